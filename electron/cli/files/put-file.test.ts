import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { putFile } from './put-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'twofold-put-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lists the content of the folder, folders before what is in them. */
const listAll = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

describe('a file that is put', () => {
  test.each(['CON', 'nul.json', 'Com1.twofold.json', 'a:b.json', 'a.json.'])(
    'is not made as %s on Windows, nor in a folder of that name',
    async (name) => {
      const options = { mayReplace: true, platform: 'win32' } as const;
      await expect(putFile(join(folder, name), 'x', options)).rejects.toMatchObject({ code: 'EINVAL' });
      await expect(putFile(join(folder, name, 'x.json'), 'x', options)).rejects.toMatchObject({
        code: 'EINVAL',
      });
      expect(listAll()).toEqual([]);
    },
  );

  // macOS and Windows count a name's characters; Linux its bytes.
  test('may have the longest name that there is, and leaves nothing beside it', async () => {
    const name = `${'x'.repeat(250)}.json`;
    await putFile(join(folder, 'new', name), 'first', { mayReplace: false });
    await expect(putFile(join(folder, 'new', name), 'second', { mayReplace: false })).rejects.toMatchObject({
      code: 'EEXIST',
    });
    expect(readFileSync(join(folder, 'new', name), 'utf8')).toBe('first');
    await putFile(join(folder, 'new', name), 'third', { mayReplace: true });
    expect(readFileSync(join(folder, 'new', name), 'utf8')).toBe('third');
    expect(listAll()).toEqual(['new', join('new', name)]);
  });
});
