/** Compares the shown state with the accepted one. */
import { DEFAULT_SETTINGS } from '../../../core/contract/settings.ts';
import { type Accepted, type AcceptedGame, type AcceptedValue, copyOf, newGame } from './accepted.ts';
import { scriptOf } from './scripts.ts';
import type { Shown } from './shown.ts';

/** Returns the shown values that never were so. Less than was accepted is not wrong here: see `lossesIn`. */
export function wrongIn(shown: Shown, accepted: Accepted): string[] {
  return [...wrongGames(shown, accepted), ...wrongScores(shown, accepted), ...wrongValues(shown, accepted)];
}

function wrongGames({ games, list }: Shown, accepted: Accepted): string[] {
  const complaints: string[] = [];
  for (const [id, game] of games) {
    const known = accepted.games.get(id);
    const { seed } = game.setup.deal;
    if (known === undefined && !accepted.unsureDeals.has(seed)) complaints.push(`game ${id} never was`);
    const { setup, sent } = scriptOf(seed);
    if (JSON.stringify(game.setup) !== JSON.stringify(setup)) complaints.push(`game ${id} has another deal`);
    // A game that was played in memory is known by its deal alone.
    const most = known?.most ?? sent.length;
    const isPlayed =
      game.journal.length <= most &&
      game.journal.every(
        ({ entry, boardHash }, place) =>
          JSON.stringify(entry) === JSON.stringify(sent[place]?.entry) &&
          boardHash === sent[place]?.boardHash,
      );
    if (!isPlayed) complaints.push(`game ${id} holds what was never played`);
    const listed = list.find(({ gameId }) => gameId === id);
    const elapsedMs = game.journal.at(-1)?.entry.elapsedMs ?? 0;
    if (listed !== undefined && listed.elapsedMs !== elapsedMs)
      complaints.push(`game ${id} shows another clock`);
    if (listed !== undefined && listed.pairsLeft !== pairsLeftOf(seed, game.journal.length))
      complaints.push(`game ${id} shows ${listed.pairsLeft} pairs left`);
  }
  return complaints;
}

function pairsLeftOf(seed: number, entries: number): number {
  const { setup, sent } = scriptOf(seed);
  let pairs = setup.deal.witness.length;
  for (const { entry } of sent.slice(0, entries)) {
    if (entry.type === 'link' || entry.type === 'redo') pairs--;
    if (entry.type === 'undo') pairs++;
  }
  return pairs;
}

function wrongScores({ scores }: Shown, accepted: Accepted): string[] {
  return scores.flatMap(({ gameId, score }) => {
    const game = accepted.games.get(gameId);
    if (game === undefined) return [`a score of game ${gameId}, which never was`];
    // A finish that was not answered may have been written; then the score is that of the whole game.
    const isRight = game.total === null ? isPlayedOut(game) : game.total === score.total;
    return isRight ? [] : [`another score of game ${gameId}`];
  });
}

function isPlayedOut({ setup, most }: AcceptedGame): boolean {
  return most >= scriptOf(setup.deal.seed).sent.length;
}

function wrongValues({ volume, designs }: Shown, accepted: Accepted): string[] {
  const complaints: string[] = [];
  const volumes = [DEFAULT_SETTINGS.volume, ...everSent(accepted.volume)];
  if (volume !== null && !volumes.includes(volume)) complaints.push(`volume ${volume} was never set`);
  const drawn = everSent(accepted.design);
  if (designs.some((design) => !drawn.includes(design))) complaints.push('a template that was never drawn');
  return complaints;
}

function everSent<T>({ accepted, unsure }: AcceptedValue<T>): T[] {
  return [...accepted, ...unsure];
}

/** The accepted values that are not shown. */
export interface Losses {
  /** Moves by game, as many as are missing. */
  readonly moves: ReadonlyMap<string, number>;
  /** Scores, settings and templates that are missing or older than accepted. */
  readonly others: readonly string[];
}

export function lossesIn(shown: Shown, accepted: Accepted): Losses {
  const moves = new Map<string, number>();
  const others: string[] = [];
  const games = new Map(shown.games);
  for (const [id, game] of accepted.games) {
    const found = games.get(id);
    const lost = game.entries.length - (found?.journal.length ?? 0);
    if (lost > 0) moves.set(id, lost);
    else if (found === undefined && !game.isGone) others.push(`game ${id} without a move`);
    const isScored = shown.scores.some(({ gameId }) => gameId === id);
    if (lost <= 0 && game.isScored && !isScored) others.push(`the score of game ${id}`);
  }
  if (isOlder(accepted.volume, shown.volume ?? DEFAULT_SETTINGS.volume)) others.push('the volume');
  if (accepted.design.accepted.length > 0 && !shown.designs.some((one) => !isOlder(accepted.design, one)))
    others.push('the template');
  return { moves, others };
}

function isOlder<T>({ accepted, unsure }: AcceptedValue<T>, value: T): boolean {
  const newest = accepted.at(-1);
  return newest !== undefined && value !== newest && !unsure.includes(value);
}

/** Returns the state that goes on from here: losses that were told are over, and what is shown is what there is. */
export function settled(accepted: Accepted, shown: Shown): Accepted {
  const next = copyOf(accepted);
  const games = new Map(shown.games);
  for (const id of new Set([...next.games.keys(), ...games.keys()])) {
    const found = games.get(id);
    const before = next.games.get(id) ?? (found === undefined ? undefined : newGame(found.setup));
    if (before === undefined) continue;
    const entries = (found?.journal ?? []).map(({ entry }) => JSON.stringify(entry));
    const isScored = shown.scores.some(({ gameId }) => gameId === id);
    next.games.set(id, { ...before, entries, isScored, isGone: found === undefined });
  }
  return {
    ...next,
    volume: settledValue(next.volume, shown.volume),
    design: settledValue(next.design, shown.designs[0] ?? null),
  };
}

/** A value of earlier may come back from an older file. */
function settledValue<T>(value: AcceptedValue<T>, shown: T | null): AcceptedValue<T> {
  return { accepted: shown === null ? [] : [shown], unsure: everSent(value) };
}
