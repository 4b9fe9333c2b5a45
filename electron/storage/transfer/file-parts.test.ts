import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { EXPORT_PART_BYTES } from '../../../core/contract/data.ts';
import { createFileParts } from './file-parts.ts';

it.each([
  ['nothing', []],
  ['less than a part', [10, 20]],
  ['just a part', [EXPORT_PART_BYTES - 5, 5]],
  ['a piece of several parts', [7, 2 * EXPORT_PART_BYTES, 9]],
])('%s comes out as it went in, part by part', (_what, lengths) => {
  const pieces = lengths.map((length) => randomBytes(length));
  const file = createFileParts();
  for (const piece of pieces) file.add(piece);
  const { bytes, parts, sha256 } = file.end();
  const whole = Buffer.concat(pieces);
  const taken = Array.from({ length: parts }, (_, index) => file.take(index) ?? Buffer.alloc(0));
  expect(taken.slice(0, -1).every((part) => part.length === EXPORT_PART_BYTES)).toBe(true);
  expect(Buffer.concat(taken).equals(whole)).toBe(true);
  expect({ bytes, sha256 }).toEqual({
    bytes: whole.length,
    sha256: createHash('sha256').update(whole).digest('hex'),
  });
  expect(file.take(parts)).toBeNull();
});

it('a part can be taken again until a later one was', () => {
  const file = createFileParts();
  file.add(randomBytes(3 * EXPORT_PART_BYTES));
  expect(file.count()).toBe(3);
  expect(file.take(1)).toEqual(file.take(1));
  expect(file.take(0)).toBeNull();
});
