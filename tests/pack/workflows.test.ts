/** What can be said of the workflows without running them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from './pack.ts';

const FOLDER = join(REPOSITORY, '.github', 'workflows');
const { scripts } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));
const find = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');

  test('every action of others is pinned to a commit and says its version', () => {
    const used = find(text, /uses: (.*)/g);
    expect(used).not.toEqual([]);
    const pinned = /^(?:\.\/\S+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
    expect(used.filter((each) => !pinned.test(each))).toEqual([]);
  });

  test('may read the repository and nothing more, unless a job says so', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
  });

  test('keeps no token on disk and waits for ever for nothing', () => {
    expect(text.match(/actions\/checkout@/g)?.length).toBe(text.match(/persist-credentials: false/g)?.length);
    expect(text.match(/runs-on:/g)?.length).toBe(text.match(/timeout-minutes:/g)?.length);
  });

  test('runs scripts and files that exist', () => {
    for (const script of find(text, /npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty([script]);
    for (const file of find(text, /node ((?:tests|scripts)\/\S+)/g))
      expect(existsSync(join(REPOSITORY, file)), file).toBe(true);
  });

  test('nothing that a stranger writes reaches a shell', () => {
    const runs = find(text, /run: (?:\|\n((?: {10,}.*\n)+)|.*)/g).join('\n');
    expect(`${runs}${find(text, /run: (.*)/g).join('\n')}`).not.toMatch(
      /\$\{\{ *(?:github\.event|secrets|inputs)/,
    );
  });
});
