import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import { archiving } from './file-archive.ts';
import type { JobOutcome } from './jobs.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = makeFolder();
  path = join(folder, 'twofold.sqlite');
  writeFileSync(path, 'rows');
  writeFileSync(`${path}-wal`, 'newer rows');
});
afterEach(() => dropFolder(folder));

/** Archives, and does something else once both files were read for the first time. */
function archiveWhile(happens: () => void): JobOutcome {
  const work = archiving(path, 'x.tar');
  for (let step = work.next(), read = 1; ; step = work.next(), read++) {
    if (step.done) return step.value;
    if (read === 2) happens();
  }
}

describe('an archive of the files', () => {
  it('holds each, byte for byte', () => {
    const outcome = archiveWhile(() => undefined);
    if (outcome.state !== 'exported') throw new Error(JSON.stringify(outcome));
    const { content = Buffer.alloc(0) } = outcome.file;
    expect(content.toString('utf8', 512, 516)).toBe('rows');
    expect(content.toString('utf8', 1_024, 1_038)).toBe('twofold.sqlite');
    expect(content.toString('utf8', 1_536, 1_546)).toBe('newer rows');
  });

  it.each<[what: string, happens: () => void]>([
    ['is written to', () => writeFileSync(path, 'else')],
    ['goes', () => rmSync(`${path}-wal`)],
    ['comes', () => writeFileSync(`${path}-shm`, '')],
  ])('is refused when one %s meanwhile', (_what, happens) => {
    expect(archiveWhile(happens)).toMatchObject({ state: 'refused', code: 'export-changed-while-read' });
  });

  it('is refused when there is none', () => {
    expect(archiving(join(folder, 'nothing'), 'x.tar').next().value).toMatchObject({
      code: 'export-unreadable',
    });
  });
});
