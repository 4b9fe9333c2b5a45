import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Answer } from '../../core/contract/contract.ts';
import { dropFolder, makeFolder } from '../../tests/reliability/support/folder.ts';
import { eraseFiles, followErasure } from './follow-erasure.ts';

const DONE: Answer = { ok: true, value: null };
const FAILED: Answer = { ok: false, error: { code: 'storage-failed', detail: '' } };

test.each([
  ['an erasure that was done', 'data.erase', DONE, ['erased']],
  ['one that failed', 'data.erase', FAILED, []],
  ['anything else', 'data.drop', DONE, []],
])('%s is answered as it is and heard as %4$j', async (_what, channel, answer, expected) => {
  const heard: string[] = [];
  const ask = followErasure(
    async () => answer,
    () => heard.push('erased'),
  );
  expect(await ask(channel, null)).toBe(answer);
  expect(heard).toEqual(expected);
});

test('what can be erased goes, and of what cannot the window hears', async () => {
  const folder = makeFolder();
  const files = ['one', 'never there', 'stuck', 'behind it'].map((name) => join(folder, name));
  for (const name of ['one', 'behind it']) writeFileSync(join(folder, name), '');
  mkdirSync(join(folder, 'stuck'));
  const ask = followErasure(
    async () => DONE,
    () => eraseFiles(files),
  );
  expect(await ask('data.erase', null)).toMatchObject({ ok: false, error: { code: 'storage-failed' } });
  expect(readdirSync(folder)).toEqual(['behind it', 'stuck']);
  dropFolder(folder);
});
