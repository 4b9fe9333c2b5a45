/**
 * The editor's estimate of large templates, after its two seconds on two processors, against ten thousand games on other
 * deals. Its players take turns here, and what each has is counted in processor time: a machine that does other things
 * besides tells nothing about the estimate.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playRandomDeals } from '../../core/deal/estimate.ts';
import {
  addTallies,
  NO_TALLY,
  type WinShare,
  type WinTally,
  winShareOf,
} from '../../core/templates/win-share.ts';
import { type KnownTemplate, LARGE, requestFor } from './win-shares.ts';

const KEPT: unknown = JSON.parse(
  readFileSync(new URL('../fixtures/win-shares.json', import.meta.url), 'utf8'),
);
const PLAYERS = 2;
/** Between the seeds of two players, more than one comes to. */
const SEEDS_EACH = 1_000_000;
const ESTIMATE_MICROSECONDS = 2_000_000;
const FIVE_POINTS = 50;
const HALF_A_MINUTE_MS = 30_000;

function keptShare(name: string): number {
  const share = Object.entries(KEPT ?? {}).find(([kept]) => kept === name)?.[1];
  if (typeof share !== 'number') throw new Error(`no share is kept for ${name}`);
  return share;
}

function microsecondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(started);
  return user + system;
}

function estimateOf(template: KnownTemplate): WinShare | null {
  const tallies = Array.from({ length: PLAYERS }, (_, player) => playFor(template, 1 + player * SEEDS_EACH));
  return winShareOf(tallies.reduce(addTallies, NO_TALLY));
}

/** Returns the tally that one player has after its time. */
function playFor(template: KnownTemplate, seed: number): WinTally {
  let tally: WinTally = NO_TALLY;
  const keep = (latest: WinTally) => {
    tally = latest;
  };
  const started = process.threadCpuUsage();
  for (const _ of playRandomDeals(requestFor(template, seed), Number.MAX_SAFE_INTEGER, keep))
    if (microsecondsSince(started) > ESTIMATE_MICROSECONDS) break;
  return tally;
}

describe('the share of random games won, after two seconds', () => {
  it.each(LARGE)('on $name is within 5 points', { timeout: HALF_A_MINUTE_MS }, (template) => {
    const share = estimateOf(template);
    expect(Math.abs(1_000 * (share?.share ?? Number.NaN) - keptShare(template.name))).toBeLessThanOrEqual(
      FIVE_POINTS,
    );
  });
});
