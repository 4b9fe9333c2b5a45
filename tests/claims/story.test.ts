/** The story of any game: true line by line, and short however long the game. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GameSetup } from '../../core/game/setup/entry.ts';
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
    { numRuns: 150 },
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
  for (let index = 0; index < 200; index += 2) {
    const { setup, entries } = journalNumber(index);
    const quiet: GameSetup = { ...setup, mode };
    const story = tellStory(quiet, entries, null);
    // Help that the mode has not is refused.
    if (!story.ok) continue;
    const claims = story.value.flatMap(({ said }) => said.claims.map(({ says }) => says));
    expect(claims).not.toContain('clock-at');
    expect(claims).not.toContain('scored');
    expect(claims).not.toContain('longest-row');
  }
});
