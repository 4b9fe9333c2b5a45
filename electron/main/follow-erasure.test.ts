import { expect, test } from 'vitest';
import type { Answer } from '../../core/contract/contract.ts';
import { followErasure } from './follow-erasure.ts';

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
