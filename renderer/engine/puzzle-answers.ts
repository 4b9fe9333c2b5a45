/** The worker's answers about puzzles. Nothing is kept between them: each request brings its position. */
import type { Board, Move } from '../../core/board/board.ts';
import { choiceTechnique } from '../../core/coach/choice-technique.ts';
import { choicesIn, findChoices } from '../../core/coach/game-choices.ts';
import { loadedEngine } from '../../core/engine/loaded-engine.ts';
import type { GameEvent } from '../../core/game/play/game.ts';
import type { LinkPoints } from '../../core/game/setup/score.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { parseKeptReview } from '../../core/review/kept-review.ts';
import { longestTry } from '../../core/review/longest-try.ts';
import { explainLoss, type LossExplanation } from '../../core/review/loss-explanation.ts';
import { dealPuzzles } from '../../core/review/puzzles/deal-puzzles.ts';
import { type Candidate, candidatesOf, judgeLink } from '../../core/review/puzzles/judged-link.ts';
import { findMistakes, mistakesIn } from '../../core/review/puzzles/own-mistakes.ts';
import type { Position } from '../../core/review/puzzles/position-images.ts';
import type { Puzzle } from '../../core/review/puzzles/puzzle.ts';
import { studyChoices } from '../../core/review/puzzles/study-choices.ts';
import { takingOrder } from '../../core/review/puzzles/taking-order.ts';
import { isSameMove } from '../../core/review/same-move.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { findLink } from '../../core/rules/link.ts';
import type { Progress } from '../../core/solve/progress.ts';
import { drive } from './drive.ts';
import type { EngineState } from './engine-state.ts';
import type {
  EngineError,
  EngineReply,
  LossShow,
  PuzzleQuestion,
  RefutedPair,
  ShownStep,
} from './protocol.ts';

type RequestOf<T extends PuzzleQuestion['type']> = Extract<PuzzleQuestion, { type: T }>;

/** Nodes for one pair: a puzzle never comes near them, a board of 72 pairs hardly ever. */
const NODES_A_PAIR = 400_000;
/** Boards that are looked at for one new puzzle. */
const BOARDS_A_PUZZLE = 4_000;
/** As a review, without random games; what is not decided within it is no mistake. */
const MISTAKE_OPTIONS = { nodeLimit: 400_000, seed: 1, games: 0 } as const;
/** Puzzles give no points. */
const NO_POINTS: LinkPoints = { link: 0, turns: 0, combo: 0, comboCount: 1, timeBonusMs: 0 };

export function answerCandidates({
  position,
}: RequestOf<'puzzle-candidates'>): EngineReply<'puzzle-candidates'> {
  return ok(candidatesOf(position));
}

export async function takePair(
  state: EngineState,
  { position, move }: RequestOf<'puzzle-link'>,
  id: number,
): Promise<EngineReply<'puzzle-link'>> {
  const judged = await driven(state, id, judgeLink(position, move, NODES_A_PAIR));
  if (!judged.ok || !judged.value.ok) return judged as EngineReply<'puzzle-link'>;
  return ok(ok({ ...judged.value.value, events: linkedEvents(judged.value.value) }));
}

/** The order in which moves take the tiles of a position. */
export function answerTakingOrder({ position, moves }: RequestOf<'taking-order'>): readonly number[] {
  return takingOrder(position, moves);
}

/** Why a position is lost, and its longest try. */
export function showLoss(position: Position): LossShow {
  const { board, rules } = position;
  return {
    position,
    explanation: explainLoss(board, rules),
    steps: stepsAlong(position, longestTry(board, rules)),
  };
}

/** Returns the length of an explanation: one that is seen at once is the shortest, and comes first. */
function lengthOf(explanation: LossExplanation): number {
  switch (explanation.kind) {
    case 'odd-kind':
      return 0;
    case 'closure':
      return explanation.staying.length;
    case 'moves':
      return explanation.refuted.length === 0 ? 1 : 100 + explanation.refuted.length;
    case 'partners':
      return 200 + explanation.cases.length;
    case 'too-large':
      return 1_000;
  }
}

export function answerWhy({
  position,
  answers,
  refuted,
}: RequestOf<'puzzle-why'>): EngineReply<'puzzle-why'> {
  const move = refuted ?? shortestLoss(position, answers);
  if (move === null) return ok(null);
  const { board, rules } = position;
  const after = showLoss({ board: applyMove(board, rules, move), rules });
  return ok<RefutedPair>({ ...after, move, kind: board.cells[move[0]] ?? 0 });
}

function shortestLoss({ board, rules }: Position, answers: readonly Move[]): Move | null {
  const engine = loadedEngine(board, rules);
  const wrong = engine.moves().filter((move) => !answers.some((answer) => isSameMove(move, answer)));
  let best: { move: Move; length: number } | null = null;
  for (const move of wrong) {
    const length = lengthOf(explainLoss(applyMove(board, rules, move), rules));
    if (best === null || length < best.length) best = { move, length };
  }
  return best?.move ?? null;
}

export function answerTechnique({
  position: { board, rules },
  judged,
  made,
}: RequestOf<'choice-technique'>): EngineReply<'choice-technique'> {
  return ok(choiceTechnique(board, rules, judged, made));
}

export async function answerChoices(
  state: EngineState,
  { position, moves }: RequestOf<'puzzle-choices'>,
  id: number,
): Promise<EngineReply<'puzzle-choices'>> {
  return driven(state, id, studyChoices(position, moves));
}

export async function dealPuzzle(
  state: EngineState,
  { kind, grade, seed }: RequestOf<'deal-puzzle'>,
  id: number,
): Promise<EngineReply<'deal-puzzle'>> {
  const dealt = await driven(state, id, firstPuzzle(dealPuzzles({ kind, grade, seed })));
  if (!dealt.ok) return dealt;
  return dealt.value === null ? err('not-known') : ok(dealt.value);
}

/** The first puzzle of a dealer, or null when it has looked at so many boards without one. */
function* firstPuzzle(dealer: Generator<Progress | Puzzle, never>): Generator<Progress, Puzzle | null> {
  for (const step of dealer) {
    if ('kind' in step) return step;
    if (step.nodes >= BOARDS_A_PUZZLE) return null;
    yield step;
  }
  return null;
}

export async function answerMistakes(
  state: EngineState,
  { setup, journal, review }: RequestOf<'own-mistakes'>,
  id: number,
): Promise<EngineReply<'own-mistakes'>> {
  const entries = journal.map(({ entry }) => entry);
  if (review !== null) return ok(mistakesIn(parseKeptReview(review), setup, entries));
  return driven(state, id, findMistakes(setup, entries, MISTAKE_OPTIONS));
}

export async function answerGameChoices(
  state: EngineState,
  { setup, journal, review }: RequestOf<'game-choices'>,
  id: number,
): Promise<EngineReply<'game-choices'>> {
  const entries = journal.map(({ entry }) => entry);
  if (review !== null) return ok(choicesIn(parseKeptReview(review), setup, entries));
  return driven(state, id, findChoices(setup, entries, MISTAKE_OPTIONS));
}

/** Runs a search whose own bounds are nodes. */
async function driven<T, P extends Progress>(
  state: EngineState,
  id: number,
  search: Generator<P, T>,
): Promise<Result<T, EngineError>> {
  const run = await drive(state.driver, search, {
    limitMs: Number.POSITIVE_INFINITY,
    isCancelled: () => !state.running.has(id),
    onProgress: ({ nodes }) => state.post({ kind: 'progress', id, nodes }),
  });
  return run.state === 'done' ? ok(run.answer) : err('cancelled');
}

function stepsAlong({ board, rules }: Position, moves: readonly Move[]): ShownStep[] {
  const steps: ShownStep[] = [{ cells: board.cells, events: [] }];
  let now: Board = board;
  for (const move of moves) {
    const link = findLink(now, rules, ...move);
    if (link === null) break;
    const events = linkedEvents({ move, kind: now.cells[move[0]] ?? 0, ...link });
    now = applyMove(now, rules, move);
    steps.push({ cells: now.cells, events });
  }
  return steps;
}

function linkedEvents({ move, kind, line, turns }: Candidate & { readonly kind: number }): GameEvent[] {
  return [{ type: 'linked', move, kind, line, turns, points: NO_POINTS, by: 'player' }];
}
