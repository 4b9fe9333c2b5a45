/** Drills: positions that one move alone keeps winnable and in which a taught technique puts that move first. */
import type { Move } from '../board/board.ts';
import { pick, type Random } from '../random.ts';
import { gradePosition } from '../review/puzzles/grading.ts';
import { dealLosingBoard } from '../review/puzzles/hard-board.ts';
import { BOARD_LOSS, onlyMovesAlong, rejectOnlyMove } from '../review/puzzles/only-move.ts';
import type { Position } from '../review/puzzles/position-images.ts';
import type { OnlyMove } from '../review/puzzles/puzzle.ts';
import { isSameMove } from '../review/same-move.ts';
import { BORDERS, GRAVITIES, type Rules } from '../rules/rules.ts';
import type { Progress } from '../solve/progress.ts';
import { choiceOn } from '../techniques/choice.ts';
import { firstMoves } from '../techniques/ranking.ts';
import { TECHNIQUES, type TechniqueId } from '../techniques/table.ts';
import { isTaughtOn } from './gains.ts';
import { type Ground, groundOf } from './ground.ts';

/** A position whose move a technique finds, with the techniques that do. */
export interface Drill extends OnlyMove {
  readonly techniques: readonly TechniqueId[];
}

/** The techniques that are taught on the ground of a position and put this move first, and no other. */
export function techniquesFinding({ board, rules }: Position, answer: Move): TechniqueId[] {
  const ground = groundOf(rules);
  const choice = choiceOn(board, rules);
  return TECHNIQUES.filter((technique) => {
    if (!technique.appliesTo(rules) || !isTaughtOn(technique.id, ground)) return false;
    const [first, ...others] = firstMoves(technique, choice).map((index) => choice.moves[index]);
    return first !== undefined && others.length === 0 && isSameMove(first, answer);
  }).map(({ id }) => id);
}

const FALLING = GRAVITIES.filter((gravity) => gravity !== 'none');

/** Draws rules of a ground. */
function rulesOf(ground: Ground, random: Random): Rules {
  if (ground === 'one-turn') return { maxTurns: 1, border: 'closed', gravity: 'none' };
  const border = ground === 'three-turns' ? 'closed' : pick(random, BORDERS);
  const gravity = ground === 'falling' ? pick(random, FALLING) : 'none';
  return { maxTurns: ground === 'three-turns' ? 3 : 2, border, gravity };
}

/** Looks for drills along one game of one board on a ground; there may be none. Every verdict in them is proved. */
export function* seekDrills(ground: Ground, random: Random): Generator<Progress, Drill[]> {
  const drills: Drill[] = [];
  const found = yield* dealLosingBoard(random, BOARD_LOSS, (drawn) => rulesOf(ground, drawn));
  if (found === null) return drills;
  for (const position of yield* onlyMovesAlong(found)) {
    const reason = rejectOnlyMove(position);
    // A player without foresight may find the answer of a drill: it shows what a habit is worth.
    if (reason !== null && reason !== 'greedy' && reason !== 'dead') continue;
    const techniques = techniquesFinding(position, position.answer);
    if (techniques.length === 0) continue;
    const graded = yield* gradePosition(position.board, position.rules);
    if (graded !== null) drills.push({ kind: 'only-move', ...position, ...graded, techniques });
  }
  return drills;
}
