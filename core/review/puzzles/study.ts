import { countTiles } from '../../board/board.ts';
import { createEngine } from '../../engine/engine.ts';
import { pick, type Random } from '../../random.ts';
import { applyMove } from '../../rules/apply.ts';
import type { Progress } from '../../solve/progress.ts';
import { rate } from '../../solve/rating.ts';
import { GRADE_BOUNDS } from './grade-bounds.ts';
import { gradePosition } from './grading.ts';
import { isClearedGreedily } from './greedy.ts';
import { dealHardBoard, type HardBoard } from './hard-board.ts';
import { judgeMoves } from './move-verdicts.ts';
import { PUZZLE_GRADES, type PuzzleGrade, type Study } from './puzzle.ts';

/** Pairs of a study. */
export const STUDY_PAIRS = { least: 10, most: 20 } as const;
/** Critical choices on the way of its witness; with fewer a study is dull. */
export const STUDY_CHOICES = 3;
/** Legal moves at its start; with one there is nothing to choose. */
export const STUDY_OPENINGS = 2;
/** Share of random play's moves that were the only legal one, in thousandths; with more the study plays itself. */
export const STUDY_FORCED = 500;
const FORCED_GAMES = 200;

/** Looks for a study of a grade once, or of any; null when what was found is of another grade or is thrown out. */
export function* seekStudy(random: Random, wanted: PuzzleGrade | null): Generator<Progress, Study | null> {
  const found = yield* dealHardBoard(random, GRADE_BOUNDS[wanted ?? pick(random, PUZZLE_GRADES)]);
  if (found === null || (yield* rejectStudy(found)) !== null) return null;
  const graded = yield* gradePosition(found.board, found.rules);
  if (graded === null || (wanted !== null && graded.grade !== wanted)) return null;
  return { kind: 'study', ...found, ...graded };
}

/** Why a board is no study: the first rule that throws it out, or null. */
export function* rejectStudy(
  found: HardBoard,
): Generator<Progress, 'size' | 'opening' | 'forced' | 'greedy' | 'dull' | null> {
  const pairs = countTiles(found.board.cells) / 2;
  if (pairs < STUDY_PAIRS.least || pairs > STUDY_PAIRS.most) return 'size';
  const rating = rate(found.board, found.rules, { games: FORCED_GAMES, seed: 1 });
  if (rating.openingMoves < STUDY_OPENINGS) return 'opening';
  if (rating.forcedPermille > STUDY_FORCED) return 'forced';
  if (isClearedGreedily(found)) return 'greedy';
  return (yield* countChoices(found)) < STUDY_CHOICES ? 'dull' : null;
}

/** Critical choices along the witness, counted up to as many as a study must have. */
function* countChoices({ board, rules, witness }: HardBoard): Generator<Progress, number> {
  const engine = createEngine(board, rules);
  let now = board;
  let choices = 0;
  for (const move of witness) {
    engine.load(now.cells);
    if (engine.moves().length > 1) {
      const { keep, lose } = yield* judgeMoves({ board: now, rules });
      if (keep.length > 0 && lose.length > 0) choices++;
      if (choices === STUDY_CHOICES) break;
    }
    now = applyMove(now, rules, move);
  }
  return choices;
}
