/**
 * The editor's estimate of large templates, after its two seconds on one processor, against ten thousand games on other
 * deals. Counted in processor time: a machine that does other things besides tells nothing about the estimate.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  NO_TALLY,
  playRandomDeals,
  type WinShare,
  type WinTally,
  winShareOf,
} from '../../core/deal/estimate.ts';
import { type KnownTemplate, LARGE, requestFor } from './win-shares.ts';

const KEPT: unknown = JSON.parse(
  readFileSync(new URL('../fixtures/win-shares.json', import.meta.url), 'utf8'),
);
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
  let tally: WinTally = NO_TALLY;
  const keep = (latest: WinTally) => {
    tally = latest;
  };
  const started = process.threadCpuUsage();
  for (const _ of playRandomDeals(requestFor(template, 1), Number.MAX_SAFE_INTEGER, keep))
    if (microsecondsSince(started) > ESTIMATE_MICROSECONDS) break;
  return winShareOf(tally);
}

describe('the share of random games won, after two seconds', () => {
  it.each(LARGE)('on $name is within 5 points', { timeout: HALF_A_MINUTE_MS }, (template) => {
    const share = estimateOf(template);
    expect(Math.abs((share?.winPermille ?? Number.NaN) - keptShare(template.name))).toBeLessThanOrEqual(
      FIVE_POINTS,
    );
  });
});
