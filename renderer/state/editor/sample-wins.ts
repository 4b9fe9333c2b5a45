/** The share of random games that win on deals of a drawing, played by several engines at once. */

import { isTellable } from '../../../core/solve/measured-share.ts';
import type { Drawing } from '../../../core/templates/drawing.ts';
import {
  addTallies,
  NO_TALLY,
  type WinShare,
  type WinTally,
  winShareOf,
} from '../../../core/templates/win-share.ts';
import type { EngineClient } from '../../engine/client.ts';

const CHUNK_MS = 250;
const SAMPLE_MS = 2_000;
/** A busy machine, or a large drawing, has so long until enough is known to tell it. */
export const LONGEST_MS = 60_000;
/** Half the width of an interval that needs no more games. */
const SURE = 0.015;
const LEAST_GAMES = 400;
/** More deals than one engine can make in its time. */
const SEEDS_EACH = 1_000_000;

export interface SampleParts {
  readonly drawing: Drawing;
  /** Seed of the first deal that is played. */
  readonly firstSeed: number;
  readonly players: number;
  readonly engineOf: (player: number) => EngineClient;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Told a share whose interval is narrow enough for that, and again as it narrows. */
  readonly onShare: (share: WinShare) => void;
}

/** Plays until the interval is narrow, or the time is over and the share can be told, or it is cancelled. */
export async function sampleWins(parts: SampleParts): Promise<void> {
  const { drawing, firstSeed, players, engineOf, now, signal, onShare } = parts;
  let tally: WinTally = NO_TALLY;
  const startMs = now();
  const dealt = new Array<number>(players).fill(0);
  const isOver = () => {
    const share = winShareOf(tally);
    const timeMs = share !== null && isTellable(share) ? SAMPLE_MS : LONGEST_MS;
    return signal.aborted || now() - startMs >= timeMs || isSure(share);
  };

  /** Games on deals that no other player has; false when there will be none. */
  async function playOn(player: number): Promise<boolean> {
    const seed = firstSeed + player * SEEDS_EACH + (dealt[player] ?? 0);
    const reply = await engineOf(player).ask(
      { type: 'sample-wins', drawing, firstSeed: seed, limitMs: CHUNK_MS },
      { signal },
    );
    if (signal.aborted || !reply.ok) return false;
    dealt[player] = (dealt[player] ?? 0) + reply.value.deals;
    tally = addTallies(tally, reply.value);
    const share = winShareOf(tally);
    if (share !== null && isTellable(share)) onShare(share);
    return true;
  }

  async function play(player: number): Promise<void> {
    while (!isOver() && (await playOn(player)));
  }

  // Most drawings need no more than the first does in its first chunk.
  if (await playOn(0)) await Promise.all(dealt.map((_, player) => play(player)));
}

function isSure(share: WinShare | null): boolean {
  if (share === null) return false;
  return share.games >= LEAST_GAMES && share.high - share.low <= 2 * SURE;
}
