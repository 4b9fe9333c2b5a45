/** The player's own losing moves as positions in which to find a better one. */
import type { Move } from '../../board/board.ts';
import { boardOf } from '../../game/play/node-engine.ts';
import { replayEntries } from '../../game/replay.ts';
import type { Entry, GameSetup } from '../../game/setup/entry.ts';
import type { ShareProgress } from '../../solve/progress.ts';
import { type GameReview, reviewGame } from '../game-review.ts';
import type { ReviewOptions } from '../stretch-review.ts';
import type { Position } from './position-images.ts';

/** A position that could be won, and the move of the player's that lost it. */
export interface OwnMistake extends Position {
  /** The board of its game may be shown with its rows as columns. */
  readonly mayTurn?: true;
  /** Index of the move's entry in the journal. */
  readonly entry: number;
  /** The number of the move, as a review counts: pairs taken on the way to it, and one. */
  readonly moveNumber: number;
  readonly played: Move;
  /** The moves that are proved to keep it winnable; at least one. */
  readonly keep: readonly Move[];
  /** Legal moves, and how many of them are not known to keep or to lose it. */
  readonly legal: number;
  readonly unknown: number;
}

/** The player's losing moves in a game, in the order in which they were made. None of a game that cannot be replayed. */
export function* findMistakes(
  setup: GameSetup,
  entries: readonly Entry[],
  options: ReviewOptions,
): Generator<ShareProgress, OwnMistake[]> {
  const reviewed = yield* reviewGame(setup, entries, options);
  return reviewed.ok ? mistakesIn(reviewed.value, setup, entries) : [];
}

/** The same from a review of the game that is there already. */
export function mistakesIn(
  { moves, stretches }: GameReview,
  setup: GameSetup,
  entries: readonly Entry[],
): OwnMistake[] {
  const mistakes: OwnMistake[] = [];
  const wanted = new Set(moves.filter(({ isLosing }) => isLosing).map(({ entry }) => entry));
  const positions = positionsBefore(setup, entries, wanted);
  for (const { entry, stretch, position, move, by, isLosing } of moves) {
    if (!isLosing || by !== 'player') continue;
    const found = stretches[stretch]?.positions[position];
    const keep = (found?.moves ?? []).filter(({ verdict }) => verdict === 'keep');
    const before = positions.get(entry);
    if (found === undefined || before === undefined || keep.length === 0) continue;
    mistakes.push({
      ...before,
      entry,
      played: move,
      keep: keep.map((each) => each.move),
      legal: found.legal,
      unknown: found.unknown,
    });
  }
  return mistakes;
}

type PlacedMistake = Position & Pick<OwnMistake, 'moveNumber' | 'mayTurn'>;

/** By entry, the position on the board before it, and which pair of the game is taken in it. */
export function positionsBefore(
  setup: GameSetup,
  entries: readonly Entry[],
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, PlacedMistake> {
  const positions = new Map<number, PlacedMistake>();
  replayEntries(setup, entries, ({ index, before: { current } }) => {
    if (wanted.has(index)) {
      const { deal, taken } = current;
      const { mayTurn } = deal.template;
      const position = { board: boardOf(current), rules: deal.rules, moveNumber: taken.pairs + 1 };
      positions.set(index, mayTurn ? { ...position, mayTurn } : position);
    }
  });
  return positions;
}
