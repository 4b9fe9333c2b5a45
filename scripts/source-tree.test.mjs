// Folders, files and names that a newcomer can find their way in.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPosix } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
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

/** Which folders the files of each folder import, by pairs of files. */
function foldersOf(pairs) {
  const folders = new Map();
  for (const [from, to] of pairs) {
    const [folder, other] = [dirname(from), dirname(to)];
    if (folder === other) continue;
    folders.set(folder, (folders.get(folder) ?? new Set()).add(other));
  }
  return folders;
}

/** Which folders the files of each folder and of all within it import, by pairs of files: of two files, where their paths part. */
function branchesOf(pairs) {
  const branches = pairs.flatMap(([from, to]) => {
    const [folders, others] = [dirname(from).split('/'), dirname(to).split('/')];
    const parting = folders.findIndex((name, depth) => name !== others[depth]);
    if (parting === -1 || parting >= others.length) return [];
    return [[folders, others].map((names) => `${names.slice(0, parting + 1).join('/')}/file.ts`)];
  });
  return foldersOf(branches);
}

/** The groups of folders of which each leads to each other by imports, sorted: Tarjan's strongly connected components. */
function ringsOf(folders) {
  const found = [];
  const order = new Map();
  const lowest = new Map();
  const path = [];
  const visit = (folder) => {
    order.set(folder, order.size);
    lowest.set(folder, order.get(folder));
    path.push(folder);
    for (const other of folders.get(folder) ?? []) {
      if (!order.has(other)) visit(other);
      if (path.includes(other)) lowest.set(folder, Math.min(lowest.get(folder), lowest.get(other)));
    }
    if (lowest.get(folder) !== order.get(folder)) return;
    const ring = path.splice(path.indexOf(folder));
    if (ring.length > 1) found.push(ring.sort());
  };
  for (const folder of folders.keys()) if (!order.has(folder)) visit(folder);
  return found;
}

test('finds what it looks for', () => {
  const inFolders = (...pairs) => foldersOf(pairs.map(([from, to]) => [`${from}/a.ts`, `${to}/b.ts`]));
  const ring = inFolders(['core/one', 'core/two'], ['core/two', 'core/three'], ['core/three', 'core/one']);
  expect(ringsOf(ring)).toEqual([['core/one', 'core/three', 'core/two']]);
  expect(ringsOf(inFolders(['core', 'core/sub'], ['core/sub', 'core']))).toEqual([['core', 'core/sub']]);
  expect(ringsOf(inFolders(['core/one', 'core/two'], ['core/one', 'core/three']))).toEqual([]);
  const within = [
    ['core/one/a/a.ts', 'core/two/b.ts'],
    ['core/two/b/b.ts', 'core/one/b.ts'],
    ['core/one/a.ts', 'core/one/a/b.ts'],
  ];
  expect(ringsOf(foldersOf(within))).toEqual([]);
  expect(ringsOf(branchesOf(within))).toEqual([['core/one', 'core/two']]);
});

/** The imports of product files by product files of this checkout, types and lazy ones included, as pairs of paths. */
function importsOf(names) {
  const known = new Set(names);
  return names.flatMap((name) =>
    ts.preProcessFile(read(name), true, true).importedFiles.flatMap(({ fileName }) => {
      const target = joinPosix(dirname(name), fileName);
      return known.has(target) ? [[name, target]] : [];
    }),
  );
}

const imports = importsOf(products);

test('no folders import each other, neither two nor more in a ring', () => {
  expect(imports.length).toBeGreaterThan(3_000);
  expect(ringsOf(foldersOf(imports)), 'what both need lies below them, in a folder of its own').toEqual([]);
  expect(ringsOf(branchesOf(imports)), 'of folders with all that they hold').toEqual([]);
});

/** The chapter of the product that a screen belongs to. */
const chapterOf = (name) => /^renderer\/screens\/([^/]+)\//.exec(name)?.[1];

test('screens meet in the screen table alone', () => {
  const across = imports.filter(([from, to]) => {
    const [one, other] = [chapterOf(from), chapterOf(to)];
    return one !== undefined && other !== undefined && one !== other;
  });
  expect(across, 'what screens of two chapters show lies in renderer/parts').toEqual([]);
});

/** The folders of screens; a screen may hold others, and what they share. */
const screenFolders = products.filter((name) => /-screen\.tsx$/.test(name)).map((name) => dirname(name));

/** The folder of the screen that a file is a part of, the innermost one. */
const screenOf = (name) =>
  screenFolders
    .filter((folder) => name.startsWith(`${folder}/`))
    .reduce((inner, folder) => (folder.length > inner.length ? folder : inner), '');

test('a screen imports no other one of its chapter', () => {
  const isWithin = (inner, outer) => `${inner}/`.startsWith(`${outer}/`);
  const across = imports.filter(([from, to]) => {
    const [one, other] = [screenOf(from), screenOf(to)];
    return one !== '' && other !== '' && !isWithin(one, other) && !isWithin(other, one);
  });
  expect(screenFolders.length).toBeGreaterThan(10);
  expect(across, 'what both show lies above them, in their chapter').toEqual([]);
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
