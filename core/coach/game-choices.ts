/** The critical choices that a player made in a game, each with the technique that explains it. */
import type { Entry, GameSetup } from '../game/setup/entry.ts';
import { type GameReview, reviewGame } from '../review/game-review.ts';
import { positionsBefore } from '../review/puzzles/own-mistakes.ts';
import type { ReviewOptions } from '../review/stretch-review.ts';
import type { ShareProgress } from '../solve/progress.ts';
import type { GameChoice } from './choice-tally.ts';
import { choiceTechnique } from './choice-technique.ts';

/** The player's own choices in a reviewed game, in the order in which they were made; those of auto-play are none. */
export function choicesIn(
  { moves, stretches }: GameReview,
  setup: GameSetup,
  entries: readonly Entry[],
): GameChoice[] {
  const made = moves.filter(
    ({ isCritical, by, verdict }) => isCritical && by === 'player' && verdict !== 'unknown',
  );
  const positions = positionsBefore(setup, entries, new Set(made.map(({ entry }) => entry)));
  return made.flatMap(({ entry, stretch, position, move, verdict }) => {
    const found = stretches[stretch]?.positions[position];
    const before = positions.get(entry);
    if (found === undefined || before === undefined) return [];
    const isKept = verdict === 'keep';
    const explained = choiceTechnique(before.board, before.rules, found.moves, move);
    return [{ technique: explained?.technique ?? null, isKept, moveNumber: before.moveNumber }];
  });
}

/** The same for a game that was not reviewed yet; none of a journal that cannot be replayed. */
export function* findChoices(
  setup: GameSetup,
  entries: readonly Entry[],
  options: ReviewOptions,
): Generator<ShareProgress, GameChoice[]> {
  const reviewed = yield* reviewGame(setup, entries, options);
  return reviewed.ok ? choicesIn(reviewed.value, setup, entries) : [];
}
