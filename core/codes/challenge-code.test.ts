import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBuiltIn, framed, HEART, HEART_CODE } from '../../tests/support/shared-deals.ts';
import { newestVersionOf } from '../game/setup/mode-of.ts';
import { type ChallengedGame, type SharedChallenge, writeChallenge } from './challenge-symbols.ts';
import {
  findShareCode,
  findSharedGame,
  makeChallengeCode,
  makeRunCode,
  parseSharedGame,
} from './share-code.ts';

const RUN = { mode: 'timed', modeVersion: newestVersionOf('timed'), runSeed: 7 } as const;
const END = { elapsedMs: 124_650, score: 9_480, pairsTaken: 54, isCleared: true };
const ON_HEART: SharedChallenge = { game: { type: 'deal', deal: HEART }, end: END };

const anyChallenge: fc.Arbitrary<SharedChallenge> = fc.record({
  game: fc.oneof(
    anyBuiltIn.map((deal): ChallengedGame => ({ type: 'deal', deal })),
    fc.nat().map((runSeed): ChallengedGame => ({ type: 'run', run: { ...RUN, runSeed } })),
  ),
  end: fc.record({
    elapsedMs: fc.integer({ min: 0, max: 864_000_000 }),
    score: fc.integer({ min: 0, max: 999_999_999 }),
    pairsTaken: fc.integer({ min: 0, max: 999_999 }),
    isCleared: fc.boolean(),
  }),
});

describe('the code of a challenge', () => {
  it('brings the same challenge back, and is the same text again', () => {
    fc.assert(
      fc.property(anyChallenge, (challenge) => {
        const code = makeChallengeCode(challenge);
        expect(parseSharedGame(code)).toEqual({ ok: true, value: { type: 'challenge', challenge } });
        expect(code).toMatch(/^2F[0-9A-HJKMNP-TV-Z]{3}(-[0-9A-HJKMNP-TV-Z]{1,5})+$/);
      }),
      { numRuns: 200 },
    );
  });

  // Codes are given away: they must lead to this for ever.
  it('is this text', () => {
    const run = { type: 'run', run: { ...RUN, modeVersion: 5 } } as const;
    expect([
      makeChallengeCode(ON_HEART),
      makeChallengeCode({ game: run, end: { ...END, isCleared: false } }),
    ]).toEqual([
      '2F940-1TYPY-1RGN2-P3200-001ZA-02S12-0R42D-C9838-E6H',
      '2F741-0TYPY-1RGN2-P35EH-MPTSB-45000-00077-B6SR7-K',
    ]);
  });

  it('is found in a text, and names its deal where a deal is asked for', () => {
    const code = makeChallengeCode(ON_HEART);
    expect(findSharedGame(`Beat this\n${code}`)).toEqual({
      ok: true,
      value: { type: 'challenge', challenge: ON_HEART },
    });
    expect(findShareCode(code)).toEqual({ ok: true, value: HEART });
    const ofRun = makeChallengeCode({ game: { type: 'run', run: RUN }, end: END });
    expect(findShareCode(ofRun)).toEqual({ ok: false, error: { code: 'code-of-run', details: {} } });
  });

  it('leaves the codes of deals and runs as they were', () => {
    expect(parseSharedGame(HEART_CODE)).toEqual({ ok: true, value: { type: 'deal', deal: HEART } });
    expect(parseSharedGame(makeRunCode(RUN))).toEqual({ ok: true, value: { type: 'run', run: RUN } });
  });

  const told = (end: Partial<typeof END>) => writeChallenge({ ...ON_HEART, end: { ...END, ...end } });
  it.each<[string, number[], string]>([
    ['of a longer time than any game takes', told({ elapsedMs: 864_000_001 }), 'code-bad-content'],
    ['of a score that no game has', told({ score: 1_000_000_000 }), 'code-bad-content'],
    ['of more pairs than there are', told({ pairsTaken: 1_000_000 }), 'code-bad-content'],
    ['of neither a deal nor a run', [2, ...told({}).slice(1)], 'code-bad-content'],
    ['that is cut', told({}).slice(0, -1), 'code-unknown-template'],
    ['with more than it says', [...told({}), 0], 'code-bad-content'],
    ['of an end alone', told({}).slice(0, 8), 'code-bad-content'],
  ])('%s is refused', (_, content, code) => {
    expect(parseSharedGame(framed(content, 4))).toMatchObject({ ok: false, error: { code } });
  });
});
