import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentHash, hashCells } from './hash.ts';

describe('contentHash', () => {
  it.each([
    // From FIPS 180-2, and over UTF-8 rather than UTF-16.
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['连', createHash('sha256').update('连', 'utf8').digest('hex')],
  ])('is the SHA-256 of %j', (text, hash) => {
    expect(contentHash(text)).toBe(hash);
  });
});

describe('hashCells', () => {
  it('is fixed for ever, as journals hold it', () => {
    expect(hashCells(2, 2, [1, 2, 0, -2])).toBe('99659c785005aa9a');
  });

  it('is that of the cells as text, whatever numbers they hold', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer({ min: -2, max: 120 }), fc.maxSafeInteger())), (cells) => {
        const whole = contentHash(`${cells.length}x1:${cells.join(',')}`);
        expect(hashCells(cells.length, 1, cells)).toBe(whole.slice(0, 16));
      }),
    );
  });

  it('tells boards of the same cells and another size apart', () => {
    expect(hashCells(2, 3, [1, 2, 3, 3, 2, 1])).not.toBe(hashCells(3, 2, [1, 2, 3, 3, 2, 1]));
  });

  it('does not confuse neighbouring numbers', () => {
    expect(hashCells(2, 1, [1, 12])).not.toBe(hashCells(2, 1, [11, 2]));
  });
});
