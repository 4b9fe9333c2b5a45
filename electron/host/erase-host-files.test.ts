import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Answer } from '../../core/contract/contract.ts';
import { dropFolder, makeFolder } from '../../tests/reliability/support/folder.ts';
import { deleteFiles, eraseHostFiles } from './erase-host-files.ts';
import { chain } from './request-pipeline.ts';

const DONE: Answer = { ok: true, value: null };
const FAILED: Answer = { ok: false, error: { code: 'storage-failed', detail: '' } };

test.each([
  ['an erasure that was done', 'data.erase', DONE, ['erased']],
  ['one that failed', 'data.erase', FAILED, []],
  ['another player’s turn', 'profiles.switch', DONE, ['left']],
  ['one that did not come', 'profiles.switch', FAILED, []],
  ['a player who is gone', 'profiles.erase', DONE, ['left']],
  ['anything else', 'data.drop', DONE, []],
])('%s is answered as it is and heard as %4$j', async (_what, channel, answer, expected) => {
  const heard: string[] = [];
  const keepings = { erase: () => heard.push('erased'), leave: () => heard.push('left') };
  const erase = eraseHostFiles(keepings);
  const answerRequest = chain([erase], async () => answer);
  expect(await answerRequest({ senderError: null, channel, request: null })).toBe(answer);
  expect(heard).toEqual(expected);
});

test('what can be erased goes, and of what cannot the window hears', async () => {
  const folder = makeFolder();
  const files = ['one', 'never there', 'stuck', 'behind it'].map((name) => join(folder, name));
  for (const name of ['one', 'behind it']) writeFileSync(join(folder, name), '');
  mkdirSync(join(folder, 'stuck'));
  const erase = eraseHostFiles({ erase: () => deleteFiles(files), leave: () => undefined });
  const answer = chain([erase], async () => DONE);
  const request = { senderError: null, channel: 'data.erase', request: null };
  expect(await answer(request)).toMatchObject({ ok: false, error: { code: 'storage-failed' } });
  expect(readdirSync(folder)).toEqual(['behind it', 'stuck']);
  dropFolder(folder);
});
