import type { Board, Move } from '../board/board.ts';
import { loadedEngine } from '../engine/loaded-engine.ts';
import type { Game } from '../game/play/game.ts';
import { boardOf } from '../game/play/node-engine.ts';
import { startGame } from '../game/play/play.ts';
import { type ReplayError, replayEntries } from '../game/replay.ts';
import type { Entry, GameSetup } from '../game/setup/entry.ts';
import { isKnownSetup } from '../game/setup/versions.ts';
import { err, ok, type Result } from '../result.ts';
import type { Rules } from '../rules/rules.ts';
import type { ShareProgress } from '../solve/progress.ts';
import { type Choice, type ChoiceCount, countChoices, isLosing, isOnlyMove } from './line-review.ts';
import { isCritical, type MoveVerdict, type PositionReview, verdictOf } from './position-review.ts';
import type { Stretch, StretchStep } from './proving/stretch.ts';
import { REVIEW_VERSION } from './review-version.ts';
import { type ReviewOptions, reviewStretch } from './stretch-review.ts';

/**
 * The default options of a review: the proofs of a stretch take a few seconds, of the hardest games some
 * twenty, and the share of random games is known to a tenth.
 */
export const REVIEW_OPTIONS: ReviewOptions = { nodeLimit: 4_500_000, seed: 1, games: 100 };

/** The event that began a stretch. */
export type StretchStart = 'deal' | 'level' | 'reshuffle' | 'mercy';

/** The positions of one stretch, each listed once, in the order in which the game reached them. */
export interface StretchReview {
  readonly start: StretchStart;
  readonly level: number;
  readonly positions: readonly PositionReview[];
  /** By position, the node of the game's undo tree. */
  readonly nodes: readonly number[];
  /** Indices among the review's moves of those that lost a winnable position; several where a move was taken back. */
  readonly losing: readonly number[];
}

/** A link of the game and what it did. */
export interface ReviewedMove {
  /** Index of the entry in the journal. */
  readonly entry: number;
  /** The place of the choice: its stretch, and the position in it. */
  readonly stretch: number;
  readonly position: number;
  readonly move: Move;
  readonly by: 'player' | 'auto';
  readonly verdict: MoveVerdict;
  readonly isCritical: boolean;
  readonly isOnly: boolean;
  readonly isLosing: boolean;
}

/**
 * The review of a game: every edge of its undo tree once, in the order of the journal, so a move that was undone was
 * made. Verdicts hold within a stretch; deal, level, reshuffle and mercy begin one. Counted are the player's own
 * choices, those of auto-play are only listed.
 */
export interface GameReview extends ChoiceCount {
  readonly version: number;
  readonly stretches: readonly StretchReview[];
  readonly moves: readonly ReviewedMove[];
  /** Index of the move that lost the position in which the game ended, within its stretch; null when none is proved to. */
  readonly lostAt: number | null;
}

export interface GameReviewProgress extends ShareProgress {
  /** The node of the undo tree after the move that lost the position of the end, as soon as it is proved; null before. */
  readonly lostNode: number | null;
}

/** Reviews a game, the stretch in which it ended first; the error is that of its replay. The setup's deal must have passed `checkDeal`. The same game and options give the same review. */
export function* reviewGame(
  setup: GameSetup,
  entries: readonly Entry[],
  options: ReviewOptions,
): Generator<GameReviewProgress, Result<GameReview, ReplayError>> {
  const walked = walkGame(setup, entries);
  if (!walked.ok) return walked;
  const { walks, last } = walked.value;
  const reviews: PositionReview[][] = walks.map(() => []);
  const total = walks.reduce((sum, { nodes }) => sum + nodes.length, 0);
  let [nodes, positions] = [0, 0];
  const isLast = (walk: Walk) => walk.nodes.includes(last);
  let lostNode: number | null = null;
  for (const walk of [...walks.filter(isLast), ...walks.filter((each) => !isLast(each))]) {
    const share = walk.nodes.length / total;
    const before = { nodes, permille: (1000 * positions) / total };
    const search = reviewStretch(
      stretchOf(walk),
      options,
      isLast(walk) ? walk.nodes.indexOf(last) : undefined,
    );
    let step = search.next();
    for (; !step.done; step = search.next()) {
      nodes = before.nodes + step.value.nodes;
      if (isLast(walk) && step.value.lostAt !== null) lostNode = walk.nodes[step.value.lostAt] ?? null;
      yield { nodes, permille: Math.floor(before.permille + share * step.value.permille), lostNode };
    }
    reviews[walks.indexOf(walk)] = step.value;
    positions += walk.nodes.length;
  }
  return ok(makeGameReview(walks, reviews, last));
}

/** A stretch of a game as it was walked. */
interface Walk {
  readonly start: StretchStart;
  readonly level: number;
  readonly board: Board;
  readonly rules: Rules;
  readonly witness: readonly Move[] | null;
  /** By position, its node in the undo tree. */
  readonly nodes: number[];
  readonly steps: (StretchStep & { readonly entry: number; readonly by: 'player' | 'auto' })[];
}

interface WalkedGame {
  readonly walks: readonly Walk[];
  /** The node on the board at the end. */
  readonly last: number;
}

/** Folds the journal and cuts what it made into stretches. */
function walkGame(setup: GameSetup, entries: readonly Entry[]): Result<WalkedGame, ReplayError> {
  if (!isKnownSetup(setup)) return err({ index: -1, error: { code: 'unknown-version' } });
  const first = newWalk(startGame(setup), 'deal');
  const walks: Walk[] = [first];
  /** By node of the undo tree, its stretch and its position there. */
  const places: { readonly walk: Walk; readonly position: number }[] = [{ walk: first, position: 0 }];
  const replayed = replayEntries(setup, entries, ({ index, entry, before, after }) => {
    const parent = places[before.cursor];
    if (after.nodeCount === before.nodeCount || parent === undefined) return;
    if (entry.type === 'link') {
      const { walk, position } = parent;
      walk.steps.push({ parent: position, move: [entry.a, entry.b], entry: index, by: entry.by });
      places.push({ walk, position: walk.nodes.push(after.cursor) - 1 });
    } else {
      const walk = newWalk(
        after,
        entry.type === 'level' || entry.type === 'mercy' ? entry.type : 'reshuffle',
      );
      walks.push(walk);
      places.push({ walk, position: 0 });
    }
  });
  return replayed.ok ? ok({ walks, last: replayed.value.cursor }) : replayed;
}

function newWalk(game: Game, start: StretchStart): Walk {
  const { current, cursor } = game;
  const { deal, level } = current;
  const board = boardOf(current);
  const witness =
    start === 'deal' || start === 'level' ? provedWitness(board, deal.rules, deal.witness) : null;
  return { start, level, board, rules: deal.rules, witness, nodes: [cursor], steps: [] };
}

/** A witness if it does clear the board: verdicts are not taken on trust. */
function provedWitness(board: Board, rules: Rules, witness: readonly Move[]): readonly Move[] | null {
  const engine = loadedEngine(board, rules);
  for (const [a, b] of witness) {
    if (!engine.canLink(a, b)) return null;
    engine.apply(a, b);
  }
  return engine.tiles === 0 ? witness : null;
}

function stretchOf({ board, rules, witness, steps }: Walk): Stretch {
  return { board, rules, witness, steps };
}

function makeGameReview(
  walks: readonly Walk[],
  reviews: readonly (readonly PositionReview[])[],
  last: number,
): GameReview {
  const moves = walks
    .flatMap((walk, stretch) => movesOf(walk, stretch, reviews[stretch] ?? []))
    .sort((one, other) => one.entry - other.entry);
  const choices = moves
    .filter(({ by }) => by === 'player')
    .map((made) => choiceOf(made, reviews))
    .filter((choice) => choice !== null);
  const stretches = walks.map(({ start, level, nodes }, stretch): StretchReview => {
    const losing = [...moves.keys()].filter(
      (index) => moves[index]?.stretch === stretch && moves[index]?.isLosing,
    );
    return { start, level, positions: reviews[stretch] ?? [], nodes, losing };
  });
  return {
    version: REVIEW_VERSION,
    stretches,
    moves,
    ...countChoices(choices),
    lostAt: losingMoveBefore(last, walks, moves),
  };
}

function movesOf(walk: Walk, stretch: number, positions: readonly PositionReview[]): ReviewedMove[] {
  return walk.steps.map(({ parent, move, entry, by }): ReviewedMove => {
    const choice = { position: positions[parent] as PositionReview, move }; // each position was reviewed
    return {
      entry,
      stretch,
      position: parent,
      move,
      by,
      verdict: verdictOf(choice.position, move),
      isCritical: isCritical(choice.position),
      isOnly: isOnlyMove(choice),
      isLosing: isLosing(choice),
    };
  });
}

function choiceOf(
  { stretch, position, move }: ReviewedMove,
  reviews: readonly (readonly PositionReview[])[],
): Choice | null {
  const found = reviews[stretch]?.[position];
  return found === undefined ? null : { position: found, move };
}

/** The losing move on the way to a node, within its stretch. */
function losingMoveBefore(
  last: number,
  walks: readonly Walk[],
  moves: readonly ReviewedMove[],
): number | null {
  const walk = walks.find(({ nodes }) => nodes.includes(last));
  for (let position = walk?.nodes.indexOf(last) ?? 0; position > 0; ) {
    const step = walk?.steps[position - 1];
    if (step === undefined) return null;
    const index = moves.findIndex(({ entry }) => entry === step.entry);
    if (moves[index]?.isLosing) return index;
    position = step.parent;
  }
  return null;
}
