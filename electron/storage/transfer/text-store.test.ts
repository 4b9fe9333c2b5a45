import { expect, it } from 'vitest';
import { MAX_REQUEST_BYTES } from '../../../core/contract/request-limit.ts';
import { MAX_TEXT_UNITS, PART_UNITS, partsOf } from '../../../core/contract/text-parts.ts';
import { createTextParts } from './text-store.ts';

function sent(text: string, textId = 'text-one') {
  const texts = createTextParts();
  for (const part of partsOf(textId, text)) expect(texts.take(part).ok).toBe(true);
  return texts;
}

it.each([
  ['nothing', ''],
  ['one part', 'x'.repeat(PART_UNITS)],
  ['a part and a bit', 'x'.repeat(PART_UNITS + 1)],
  ['a pair cut in two', `${'x'.repeat(PART_UNITS - 1)}🦋${'y'.repeat(PART_UNITS)}`],
])('%s comes whole, once', (_what, text) => {
  const texts = sent(text);
  expect(texts.whole('text-one')).toEqual({ ok: true, value: text });
  expect(texts.whole('text-one')).toMatchObject({ error: { code: 'bad-request' } });
});

it('fits any part into a request', () => {
  const worst = partsOf('a-text-with-the-longest-id-that-there-is', '\u0001'.repeat(PART_UNITS))[0];
  expect(Buffer.byteLength(JSON.stringify(worst))).toBeLessThan(MAX_REQUEST_BYTES);
});

it('takes parts in their order only', () => {
  const texts = createTextParts();
  const [first, second, third] = partsOf('text-one', 'x'.repeat(3 * PART_UNITS));
  if (first === undefined || second === undefined || third === undefined) throw new Error('three parts');
  expect(texts.take(second).ok).toBe(false);
  expect(texts.take(first).ok).toBe(true);
  expect(texts.take(third).ok).toBe(false);
  expect(texts.take(first).ok).toBe(true);
  expect(texts.take(second).ok).toBe(true);
});

it('keeps texts apart that come at the same time, and forgets the oldest of too many', () => {
  const texts = createTextParts();
  for (const name of ['one', 'two', 'three', 'four'])
    texts.take({ textId: `text-${name}`, index: 0, text: name });
  expect(texts.whole('text-one').ok).toBe(false);
  expect(texts.take({ textId: 'text-two', index: 1, text: '!' }).ok).toBe(true);
  expect(texts.whole('text-two')).toEqual({ ok: true, value: 'two!' });
  expect(texts.whole('text-four')).toEqual({ ok: true, value: 'four' });
});

it('refuses a text beyond the limit and forgets it', () => {
  const texts = createTextParts();
  const text = 'x'.repeat(PART_UNITS);
  const most = Math.floor(MAX_TEXT_UNITS / PART_UNITS);
  for (let index = 0; index < most; index++)
    expect(texts.take({ textId: 'text-one', index, text }).ok).toBe(true);
  expect(texts.take({ textId: 'text-one', index: most, text })).toMatchObject({
    error: { code: 'too-large' },
  });
  expect(texts.whole('text-one').ok).toBe(false);
});
