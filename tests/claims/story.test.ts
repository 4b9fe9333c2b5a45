/** The story of any game: true line by line, and short however long the game. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeSetup } from '../../core/game/setup/versions.ts';
import type { Claim } from '../../core/sentences/claim.ts';
import { MOST_LINES, type StoryLine, tellStory } from '../../core/sentences/story-sentences.ts';
import { claimFault } from './claim-fault.ts';
import { journalNumber } from './event-family.ts';
import { beginLosableGame, wander } from './small-game.ts';
import { reviewOf, storySaid } from './story-family.ts';

const LIMIT_MS = 300_000;
const anyNumber = fc.nat(5_000);

function linesOf(...asked: Parameters<typeof tellStory>): readonly StoryLine[] {
  const story = tellStory(...asked);
  if (!story.ok) throw new Error(`refused: ${story.error.index}`);
  return story.value;
}

it('holds of random journals, told again by the plain rules', { timeout: LIMIT_MS }, () => {
  fc.assert(
    fc.property(anyNumber, anyNumber, (index, seed) => {
      const { setup, entries } = journalNumber(index, seed);
      for (const { said, of } of storySaid(setup, entries, null))
        expect(said.claims.map((claim: Claim) => claimFault(claim, of))).toEqual(said.claims.map(() => null));
    }),
    // The run of this example returned from its second level to its first.
    { numRuns: 150, examples: [[1_157, 2_547]] },
  );
});

it('has five to sixteen lines, however long and turbulent the game', { timeout: LIMIT_MS }, () => {
  fc.assert(
    fc.property(anyNumber, fc.boolean(), fc.boolean(), (index, isMerciful, isReviewed) => {
      const begun = beginLosableGame(index % 300);
      if (begun === null) return;
      const { setup } = begun;
      const { entries } = wander(begun, 60, index, isMerciful);
      const lines = linesOf(setup, entries, isReviewed ? reviewOf(setup, entries) : null);
      expect(lines.length).toBeGreaterThanOrEqual(5);
      expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
      const words = lines.map(({ said }) => JSON.stringify(said));
      expect(new Set(words).size).toBe(words.length);
    }),
    { numRuns: 100 },
  );
});

it.each(['zen', 'calm'] as const)('tells neither clock nor score in %s', (mode) => {
  const told = Array.from({ length: 100 }, (_, number) => {
    const { setup, entries } = journalNumber(2 * number);
    const story = tellStory(makeSetup({ mode, deal: setup.deal, runSeed: 1 }), entries, null);
    // Help that the mode has not is refused.
    return story.ok ? [story.value.flatMap(({ said }) => said.claims.map(({ says }) => says))] : [];
  }).flat();
  expect(told.length).toBeGreaterThan(50);
  for (const says of ['clock-at', 'scored', 'longest-row'] as const)
    expect(told.filter((claims) => claims.includes(says))).toEqual([]);
});

it('tells a score only of games that have one', () => {
  const told = Array.from({ length: 400 }, (_, index) => {
    const { setup, entries, game } = journalNumber(index);
    const isScored = linesOf(setup, entries, null).some(({ said }) => said.key === 'record.story.score');
    return `${game.status}: ${isScored ? 'score' : 'none'}`;
  });
  const each = [
    'dead: none',
    'level-won: none',
    'playing: none',
    'shown: none',
    'time-up: score',
    'won: score',
  ];
  expect([...new Set(told)].sort()).toEqual(each);
});

it('says that a game was given up only where it could be lost and a board lay open', () => {
  const endsIn = (mode: 'classic' | 'calm' | 'timed') =>
    Array.from({ length: 300 }, (_, index) => {
      const { setup, entries, game } = journalNumber(index);
      if ((setup.mode === 'timed') !== (mode === 'timed')) return [];
      const story = tellStory(
        mode === 'calm' ? makeSetup({ ...setup, mode, runSeed: 1 }) : setup,
        entries,
        null,
      );
      const said = story.ok ? story.value.map(({ said: { key } }) => key.slice('record.story.'.length)) : [];
      return ['given-up', 'dead', 'left', 'level-won']
        .filter((end) => said.includes(end as never))
        .map((end) => `${game.status}: ${end}`);
    }).flat();
  expect(new Set(endsIn('classic'))).toEqual(new Set(['playing: given-up', 'dead: dead']));
  expect(new Set(endsIn('calm'))).toEqual(new Set(['playing: left', 'dead: left']));
  expect(new Set(endsIn('timed'))).toEqual(
    new Set(['playing: given-up', 'dead: dead', 'level-won: level-won']),
  );
});

it('counts no reshuffle among the moves that were taken back', () => {
  const undoneIn = (...asked: Parameters<typeof tellStory>) =>
    linesOf(...asked).flatMap(({ said }) => (said.key === 'record.story.undone' ? said.claims : []));
  let compared = 0;
  for (let index = 0; index < 60; index++) {
    const begun = beginLosableGame(index);
    const entries = begun === null ? [] : wander(begun, 30, index, true).entries;
    const reshuffle = entries.findIndex(({ type }) => type === 'reshuffle');
    if (begun === null || reshuffle < 0) continue;
    const until = entries.slice(0, reshuffle + 1);
    const undo = { type: 'undo', elapsedMs: until.at(-1)?.elapsedMs ?? 0 } as const;
    expect(undoneIn(begun.setup, [...until, undo], null)).toEqual(undoneIn(begun.setup, until, null));
    compared++;
  }
  expect(compared).toBeGreaterThan(5);
});
