/**
 * Encodes a challenge as symbols of a share code: a deal or a run, and the end that its sender tells of it. The board follows
 * from the code and is proved when it is dealt; the end is told. No code can prove it: that takes the moves, which a game file has.
 */
import type { RaceEnd } from '../game/ghost-race.ts';
import { ok, type Result } from '../result.ts';
import { type CodeError, refuseCode } from './code-error.ts';
import { type DealToShare, readDeal, type SharedDeal, writeDeal } from './deal-symbols.ts';
import { readRun, type SharedRun, writeRun } from './run-symbols.ts';
import { readSymbols, writeNumber } from './symbol-stream.ts';

/** The end of a game as its sender tells it. */
export interface ToldEnd extends RaceEnd {
  readonly score: number;
}

/** The game of a challenge: a deal, or a run of a mode. */
export type ChallengedGame =
  | { readonly type: 'deal'; readonly deal: SharedDeal }
  | { readonly type: 'run'; readonly run: SharedRun };

/** A challenge as it is written. */
export interface ChallengeToShare {
  readonly game:
    | { readonly type: 'deal'; readonly deal: DealToShare }
    | Extract<ChallengedGame, { type: 'run' }>;
  readonly end: ToldEnd;
}

/** A game, and the end that is to be beaten. */
export interface SharedChallenge {
  readonly game: ChallengedGame;
  readonly end: ToldEnd;
}

const GAMES = ['deal', 'run'] as const;
/** Ten days, as long as a game may take; far more than any game scores; all pairs of more levels than any run has. */
const MOST = { elapsedMs: 864_000_000, score: 999_999_999, pairsTaken: 999_999 } as const;

/** The same challenge always gives the same symbols. What is told must be within the bounds of a game. */
export function writeChallenge({ game, end }: ChallengeToShare): number[] {
  return [
    ...writeNumber(GAMES.indexOf(game.type)),
    ...writeNumber(Number(end.isCleared)),
    ...writeNumber(end.elapsedMs),
    ...writeNumber(end.score),
    ...writeNumber(end.pairsTaken),
    ...(game.type === 'deal' ? writeDeal(game.deal) : writeRun(game.run)),
  ];
}

/** Reads a challenge whose game can be played here, or says why it cannot. */
export function readChallenge(symbols: readonly number[]): Result<SharedChallenge, CodeError> {
  const reader = readSymbols(symbols);
  const type = GAMES[reader.number(GAMES.length - 1) ?? -1];
  const isCleared = reader.number(1);
  const elapsedMs = reader.number(MOST.elapsedMs);
  const score = reader.number(MOST.score);
  const pairsTaken = reader.number(MOST.pairsTaken);
  if (type === undefined || isCleared === null || elapsedMs === null || score === null || pairsTaken === null)
    return refuseCode('code-bad-content');
  const end = { isCleared: isCleared === 1, elapsedMs, score, pairsTaken };
  if (type === 'run') {
    const run = readRun(reader.rest());
    return run.ok ? ok({ game: { type, run: run.value }, end }) : run;
  }
  const deal = readDeal(reader.rest());
  return deal.ok ? ok({ game: { type, deal: deal.value }, end }) : deal;
}
