import { serialize } from 'node:v8';
import { expect, test } from 'vitest';
import { handleRequest, type Services } from '../../core/contract/handle.ts';
import { MAX_REQUEST_BYTES } from '../../core/contract/request-limit.ts';
import { DEFAULT_SETTINGS } from '../../core/contract/settings.ts';
import { limitSize } from './limit-size.ts';
import { chain } from './request-pipeline.ts';
import type { Ask } from './window-request.ts';

// Only what these tests call; any other channel would be a mistake of theirs.
const services = { 'settings.read': () => ({ ok: true, value: DEFAULT_SETTINGS }) } as unknown as Services;
const ask: Ask = (channel, request) =>
  handleRequest(services, channel, request, () => expect.fail('no bug expected'));
const answerRequest = chain([limitSize], ask);
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
  const answer = await answerRequest({ senderError: null, channel, request });
  expect(answer.ok ? answer : answer.error.code).toEqual(expected);
});

test.each([
  ['a buffer', new ArrayBuffer(2 * MAX_REQUEST_BYTES)],
  ['a map', { volume: new Map([['x'.repeat(2 * MAX_REQUEST_BYTES), 1]]) }],
  ['a function', { volume: () => 1 }],
])('of %s no more goes on than was measured', async (_what, request) => {
  const seen: unknown[] = [];
  const spy: Ask = async (channel, asked) => {
    seen.push(channel, asked);
    return { ok: true, value: null };
  };
  const channel = 'x'.repeat(2 * MAX_REQUEST_BYTES);
  await chain([limitSize], spy)({ senderError: null, channel, request });
  // As they would travel to the storage's thread.
  expect(serialize(seen).length).toBeLessThan(50);
  expect(seen[0]).toBe('');
});
