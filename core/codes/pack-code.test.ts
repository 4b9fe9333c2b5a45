import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDeal, framed } from '../../tests/support/shared-deals.ts';
import { DEALER_VERSION } from '../deal/dealer-version.ts';
import { BUILTIN_TEMPLATES } from '../templates/builtin.ts';
import { makeRevision } from '../templates/revision.ts';
import { writePack } from './pack-symbols.ts';
import { findShareCode, findSharedGame, makePackCode, parseSharedGame } from './share-code.ts';
import { MAX_CODE_LENGTH } from './symbols.ts';

const builtIn = (place: number, seed: number) => {
  const template = BUILTIN_TEMPLATES[place % BUILTIN_TEMPLATES.length];
  if (template === undefined) throw new Error('no template');
  const { rules, filling } = template;
  return { template: makeRevision(template, true), rules, filling, seed, dealerVersion: DEALER_VERSION };
};
const packOf = (levels: number) => ({
  name: '起步 “First”',
  author: 'Ada',
  levels: Array.from({ length: levels }, (_, place) => builtIn(place, 4_000_000_000 + place)),
});

describe('the code of a pack', () => {
  it('brings the same pack back', () => {
    const levels = fc.array(anyDeal, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(levels, (deals) => {
        const pack = { name: 'Three', author: '', levels: deals };
        const code = makePackCode(pack);
        if (code !== null) expect(parseSharedGame(code)).toEqual({ ok: true, value: { type: 'pack', pack } });
      }),
      { numRuns: 40 },
    );
  });

  it('of thirty levels on shapes of the game fits into one', () => {
    const code = makePackCode(packOf(30)) ?? '';
    expect(code.length).toBeLessThan(1_200);
    expect(findSharedGame(`twofold://play/${code}`)).toMatchObject({
      value: { pack: { name: '起步 “First”' } },
    });
  });

  it('is none where it would be too long', () => {
    expect(makePackCode(packOf(200))).toBeNull();
    expect((makePackCode(packOf(100)) ?? '').length).toBeLessThanOrEqual(MAX_CODE_LENGTH);
  });

  // Codes were given away: each must lead to its pack for ever.
  it('of one level is this text', () => {
    expect(makePackCode({ name: 'One', author: '', levels: [builtIn(0, 7)] })).toBe(
      '2F653-9XQ6A-01K12-00000-0702W-120S4-N8P6M-5491H',
    );
  });

  it('is told from one of a deal, and from a newer one', () => {
    expect(findShareCode(makePackCode(packOf(1)) ?? '')).toMatchObject({ error: { code: 'code-of-pack' } });
    const newer = framed(writePack(packOf(1)), 6);
    expect(parseSharedGame(newer)).toMatchObject({
      error: { code: 'code-newer', details: { version: 6, ours: 5 } },
    });
  });

  it.each([
    ['no level', { ...packOf(1), levels: [] }],
    ['a name with a control character', { ...packOf(1), name: 'a\u0007' }],
    ['no name', { ...packOf(1), name: '' }],
  ])('with %s is refused', (_, pack) => {
    expect(parseSharedGame(framed(writePack(pack), 5))).toMatchObject({
      error: { code: 'code-bad-content' },
    });
  });

  it('with something behind its levels, or cut off, is refused', () => {
    const symbols = writePack(packOf(2));
    for (const content of [[...symbols, 0], symbols.slice(0, -1), symbols.slice(0, 9)])
      expect(parseSharedGame(framed(content, 5))).toMatchObject({ error: { code: 'code-bad-content' } });
  });
});
