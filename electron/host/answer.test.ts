import { expect, test } from 'vitest';
import { MAX_REQUEST_BYTES } from '../../core/contract/contract.ts';
import { handleRequest, type Services } from '../../core/contract/handle.ts';
import { DEFAULT_SETTINGS } from '../../core/contract/schemas.ts';
import { type Ask, answerRequest } from './answer.ts';

// Only what these tests call; any other channel would be a mistake of theirs.
const services = { 'settings.read': () => ({ ok: true, value: DEFAULT_SETTINGS }) } as unknown as Services;
const ask: Ask = (channel, request) =>
  handleRequest(services, channel, request, () => expect.fail('no bug expected'));
const cycle: Record<string, unknown> = {};
cycle.self = cycle;

test.each([
  ['a good request', 'settings.read', null, { ok: true, value: DEFAULT_SETTINGS }],
  ['an unknown channel', 'settings.erase', null, 'unknown-channel'],
  ['a name that every object has', 'constructor', null, 'unknown-channel'],
  ['a channel that is no string', 7, null, 'unknown-channel'],
  ['a wrong shape', 'settings.read', { all: true }, 'bad-request'],
  ['a cycle', 'settings.read', cycle, 'bad-request'],
  ['a big integer', 'settings.read', 1n, 'bad-request'],
  ['too many bytes', 'settings.read', '连'.repeat(MAX_REQUEST_BYTES / 3), 'too-large'],
])('answers %s', async (_what, channel, request, expected) => {
  const answer = await answerRequest(ask, channel, request);
  expect(answer.ok ? answer : answer.error.code).toEqual(expected);
});
