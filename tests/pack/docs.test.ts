/** What the documents point at is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from './pack.ts';

const DOCUMENTS = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
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

/** Sources by their last name; the document says which room where two have the same. */
const sources = ['core', 'electron', 'tests'].flatMap((room) =>
  readdirSync(join(REPOSITORY, room), { recursive: true, encoding: 'utf8' }).map((path) =>
    join(room, path).replaceAll('\\', '/'),
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
