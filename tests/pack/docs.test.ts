/** Every file that the documents point at is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from './pack.ts';

const DOCUMENTS = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
  ...readdirSync(join(REPOSITORY, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];
const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');
const find = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/** As GitHub makes a heading into an address. */
function anchorsOf(path: string): string[] {
  return find(read(path), /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(DOCUMENTS)('every link and picture in %s leads to something', (path) => {
  const links = find(read(path), /(?:\]\(|src=")([^)"\s]+)[)"]/g).filter((link) => !/^https?:/.test(link));
  const wrong = links.filter((link) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    if (!existsSync(join(REPOSITORY, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(decodeURIComponent(anchor));
  });
  expect(wrong).toEqual([]);
});

/** Sources by their last name; the document says which folder where two have the same. */
const sources = ['core', 'electron', 'tests'].flatMap((area) =>
  readdirSync(join(REPOSITORY, area), { recursive: true, encoding: 'utf8' }).map((path) =>
    join(area, path).replaceAll('\\', '/'),
  ),
);

test('each of the twenty points of security names what holds it, and that is there', () => {
  const rows = find(read('docs/security.md'), /^(\| \d+ \|.*)$/gm);
  expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  for (const row of rows) {
    const held = row.split('|').at(-2) ?? '';
    expect(held.trim(), row).not.toBe('');
    const files = find(held, /`([^`]+\.ts)`/g).map((file) => {
      const path = sources.find((source) => source === file || basename(source) === file);
      expect(path, `${file} in ${row}`).toBeDefined();
      return read(path ?? '');
    });
    for (const title of find(held, /\*([^*]+)\*/g))
      expect(files.join().includes(`'${title}'`), `${title} in ${row}`).toBe(true);
  }
});

/** Every file of the repository that a document may name. */
const files = [
  ...readdirSync(REPOSITORY),
  ...['core', 'electron', 'renderer', 'resources', 'scripts', 'tests', '.github'].flatMap((area) =>
    readdirSync(join(REPOSITORY, area), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(area, path).replaceAll('\\', '/'),
    ),
  ),
];

test.each(DOCUMENTS)('every source that %s names is there', (path) => {
  const named = find(read(path), /`([\w./-]+\.(?:ts|tsx|mjs|cjs|css|html|yml|svg))`/g);
  const missing = named.filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});

test.each(DOCUMENTS)('every script that %s names can be run', (path) => {
  const { scripts } = JSON.parse(read('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const named = find(read(path), /\bnpm run ([\w:]+(?:-[\w:]+)*)/g);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('docs/folders.md has a row for each folder and each folder of tests', () => {
  const text = read('docs/folders.md');
  const rows = find(text, /^\| ((?:core|electron|renderer)\/[^|]*) \|/gm).flatMap((row) => {
    const area = row.slice(0, row.indexOf('/') + 1);
    return row.split(', ').map((name) => (name.includes('/') ? name : area + name));
  });
  const folders = rows.filter((name) => !files.includes(`${name}.ts`));
  const foldersOf = (area: string) =>
    readdirSync(join(REPOSITORY, area), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${area}/${name}`);
  expect(folders.toSorted()).toEqual(['core', 'electron', 'renderer'].flatMap(foldersOf).toSorted());
  const table = text.slice(text.indexOf('| tests/ |'));
  const tests = find(table, /^\| ([a-z]\w+) \|/gm).map((name) => `tests/${name}`);
  // Files that tests share hold none; leavings of Playwright or of the screenshots are no source.
  const shared = ['tests/fixtures', 'tests/support'];
  const left = ['tests/results', 'tests/screenshots'];
  const sources = foldersOf('tests').filter((folder) => !left.includes(folder));
  expect([...tests, ...shared].toSorted()).toEqual(sources.toSorted());
});

/** Chinese that is no text for a reader: the name of the program, notes of music, names of people and of drawings. */
const NO_TEXT = [
  'electron/main/shell.ts',
  'electron/host/diagnostics.ts',
  'renderer/audio/music.ts',
  'renderer/audio/phrases.ts',
  'renderer/index.html',
  'renderer/screens/design/sheets/insert-tabs.tsx',
  'renderer/theme/load-fonts.ts',
  'scripts/screenshots/old-data-scenes.mjs',
  'scripts/screenshots/own-pictures.mjs',
];

test('CONTRIBUTING.md names every file that holds texts', () => {
  const text = read('CONTRIBUTING.md');
  const listed = find(text.slice(text.indexOf('## Where the texts are')), /`([\w./<>-]+)`/g).map((name) =>
    // `<tag>` and `<set>` stand for each folder there.
    name.replace(/<.*$/, ''),
  );
  const isListed = (file: string) =>
    listed.some((name) => file === name || (name.endsWith('/') && file.startsWith(name)));
  const holding = files.filter(
    (file) =>
      /^(?:core|electron|renderer|resources|scripts)\/.*\.(?:tsx?|json|mjs|html)$|^[\w-]+\.yml$/.test(file) &&
      !/\.(?:test|browser)\.\w+$/.test(file) &&
      /\p{Script=Han}/u.test(read(file)),
  );
  expect(holding.filter((file) => !isListed(file) && !NO_TEXT.includes(file))).toEqual([]);
  expect(NO_TEXT.filter((file) => !holding.includes(file))).toEqual([]);
});
