import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { ok } from '../../../core/result.ts';
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import { addTallies, NO_TALLY, type WinTally, winShareOf } from '../../../core/templates/win-share.ts';
import { drawnShape } from '../../../tests/support/drawn.ts';
import { shownInterval } from '../../../tests/support/shown-interval.ts';
import { LONGEST_MS, sampleWins } from './sample-wins.ts';

const DRAWING = {
  shape: drawnShape('oo'),
  rules: CLASSIC_RULES,
  filling: { kinds: 1, copies: 2 },
};
const GAMES_A_DEAL = 10;
/** Drawings on machines of any speed. */
const SAMPLES = 400;

/** Games on a drawing of which a share of the deals is won that often, by a machine that takes so long for a chunk of them. */
async function sampled(index: number) {
  const random = createRandom(index);
  const [chunkMs, dealsAChunk] = [1 + random.below(30_000), 1 + random.below(4)];
  const [easy, wins] = [random.below(100), random.below(100)];
  let nowMs = 0;
  let told: ReturnType<typeof winShareOf> = null;
  let played: WinTally = NO_TALLY;
  const playDeal = (): WinTally => {
    const isEasy = random.below(100) < easy;
    const won = Array.from({ length: GAMES_A_DEAL }, () => isEasy || random.below(100) < wins);
    const count = won.filter((isWon) => isWon).length;
    return { deals: 1, games: GAMES_A_DEAL, won: count, wonSquares: count ** 2, openingMoves: 1 };
  };
  await sampleWins({
    drawing: DRAWING,
    firstSeed: 1,
    players: 1,
    engineOf: () => ({
      ask() {
        nowMs += chunkMs;
        const chunk = Array.from({ length: dealsAChunk }, playDeal).reduce(addTallies, NO_TALLY);
        played = addTallies(played, chunk);
        return Promise.resolve(ok(chunk)) as never;
      },
    }),
    now: () => nowMs,
    signal: new AbortController().signal,
    onShare: (share) => {
      told = share;
    },
  });
  return { told: told as ReturnType<typeof winShareOf>, played, nowMs };
}

describe('the share of random games that win on deals of a drawing', () => {
  it('is not told where the games of a minute leave 30 points or more open, and else it is', async () => {
    let untold = 0;
    for (let index = 0; index < SAMPLES; index++) {
      const { told, played, nowMs } = await sampled(index);
      const share = winShareOf(played);
      if (share === null) throw new Error('games were played');
      const { low, high } = shownInterval(told ?? share);
      expect(high - low < 30, `sample ${index}`).toBe(told !== null);
      if (told !== null) continue;
      expect(nowMs).toBeGreaterThanOrEqual(LONGEST_MS);
      untold++;
    }
    expect(untold).toBeGreaterThanOrEqual(100);
    expect(untold).toBeLessThan(SAMPLES - 100);
  });
});
