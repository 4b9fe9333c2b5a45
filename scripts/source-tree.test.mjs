// Folders, files and names that a newcomer can find their way in.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const MOST_FILES = 20;
const MOST_TEST_LINES = 400;
/** Of a function, by area: the program's own logic in small pieces, a component with its markup in one. */
const MOST_LINES = { core: 40, electron: 50, renderer: 60 };

const sources = ['core', 'electron', 'renderer'].flatMap((area) =>
  readdirSync(join(ROOT, area), { recursive: true, encoding: 'utf8' })
    .map((name) => `${area}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name)),
);
const isTest = (name) => /\.(test|browser)\.tsx?$/.test(name);
const products = sources.filter((name) => !isTest(name));
const read = (name) => readFileSync(join(ROOT, name), 'utf8');

/** The values of a map whose lists are longer than `most`. */
function longLists(entries, most) {
  const lists = new Map();
  for (const [key, value] of entries) lists.set(key, [...(lists.get(key) ?? []), value]);
  return Object.fromEntries([...lists].filter(([, list]) => list.length > most));
}

/** Where functions begin that have more than `most` lines. Few files are long enough to be parsed. */
function longFunctions(name, text, most) {
  if (text.split('\n').length <= most) return [];
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const found = [];
  const visit = (node) => {
    const lines = lineAt(node.end) - lineAt(node.getStart()) + 1;
    if (ts.isFunctionLike(node) && lines > most) found.push(`${name}:${lineAt(node.getStart())}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The classes that have a rule of their own, outside of any query. */
function classesOf(styles) {
  return new Set(Array.from(styles.matchAll(/^\.([\w-]+) \{/gm), ([, name]) => name));
}

test('finds what it looks for', () => {
  expect([...classesOf('.card {\n}\n\n.card:hover {\n}\n\n@media print {\n  .page {\n  }\n}\n')]).toEqual([
    'card',
  ]);
  const files = Array.from({ length: MOST_FILES + 1 }, (_, place) => ['core/large', `file-${place}.ts`]);
  expect(Object.keys(longLists([['core/small', 'one.ts'], ...files], MOST_FILES))).toEqual(['core/large']);
  const long = `function long() {\n${'  work();\n'.repeat(8)}}\n`;
  expect(longFunctions('renderer/long.ts', long, 9)).toEqual(['renderer/long.ts:1']);
  expect(longFunctions('renderer/long.ts', long, 10)).toEqual([]);
});

/** A numbered list of files, such as that of the migrations, only ever gains and is no choice. */
const isNumbered = (name) => /^\d{3}-/.test(basename(name));

test(`no folder has more than ${MOST_FILES} product files`, () => {
  expect(
    longLists(
      products.filter((name) => !isNumbered(name)).map((name) => [dirname(name), basename(name)]),
      MOST_FILES,
    ),
    'split the folder by noun into folders of its own',
  ).toEqual({});
});

test.each(Object.entries(MOST_LINES))('no function of %s has more than %i lines', (area, most) => {
  const ofArea = products.filter((name) => name.startsWith(`${area}/`));
  const long = ofArea.flatMap((name) => longFunctions(name, read(name), most));
  expect(long, 'a function does one thing: data first, then small functions').toEqual([]);
});

test(`no test file has more than ${MOST_TEST_LINES} lines`, () => {
  const long = sources.filter((name) => isTest(name) && read(name).split('\n').length > MOST_TEST_LINES);
  expect(long).toEqual([]);
});

/** Entries of programs, and where two sides have a file each about one noun: a command or a store, and what it works on. */
const NAMED_TWICE = [
  'autoplay.ts',
  'deal.ts',
  'designs.ts',
  'hint.ts',
  'index.ts',
  'daily.ts',
  'journey.ts',
  'main.ts',
  'pack.ts',
  'packs.ts',
  'perft.ts',
  'replay.ts',
  'reshuffle.ts',
  'run.ts',
  'solve.ts',
  'statistics.ts',
  'words.ts',
];

test('a file name is that of one file', () => {
  const names = products.map((name) => [basename(name), name]);
  const twice = Object.keys(longLists(names, 1)).filter((name) => !NAMED_TWICE.includes(name));
  expect(twice).toEqual([]);
});

/** Types that two sides of a border have each their own of. */
const TYPES_TWICE = [];

test('an exported type has a name of its own', () => {
  const types = products.flatMap((name) =>
    [...read(name).matchAll(/^export (?:interface|type|class) (\w+)/gm)].map(([, type]) => [type, name]),
  );
  const twice = Object.entries(longLists(types, 1)).filter(([type]) => !TYPES_TWICE.includes(type));
  expect(Object.fromEntries(twice)).toEqual({});
});

// Sheets are loaded with their screens and stay: two that mean one class differently change each other's screen.
test('no class has its rule in two style sheets', () => {
  const sheets = readdirSync(join(ROOT, 'renderer'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `renderer/${name.replaceAll('\\', '/')}`);
  const rules = sheets.flatMap((name) => Array.from(classesOf(read(name)), (found) => [found, name]));
  expect(rules.length).toBeGreaterThan(500);
  expect(longLists(rules, 1), 'give one of them another name').toEqual({});
});
