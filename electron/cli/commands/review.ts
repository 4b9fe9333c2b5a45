import * as v from 'valibot';
import type { Move } from '../../../core/board/board.ts';
import { err, ok } from '../../../core/result.ts';
import { REVIEW_OPTIONS } from '../../../core/review/game-review.ts';
import { type LineReview, reviewLine } from '../../../core/review/line-review.ts';
import type { PositionReview, WinFigure } from '../../../core/review/position-review.ts';
import {
  lineChoicesSentence,
  lineLossSentence,
  movedSentences,
} from '../../../core/sentences/line-sentences.ts';
import { lineWinsSentence } from '../../../core/sentences/share-sentences.ts';
import type { Proof } from '../../../core/solve/positions/proof.ts';
import { defineCommand } from '../command.ts';
import { type Failure, failure, fieldFailure } from '../failure.ts';
import { RULE_OPTIONS } from '../options.ts';
import type { Printer } from '../printer.ts';
import {
  cellField,
  cellIndex,
  positionFields,
  readFields,
  readPosition,
  seedField,
  whole,
} from '../requests.ts';
import { runReporting } from '../search.ts';

const MAX_GAMES = 100_000;
const moveList = v.array(v.strictTuple([cellField, cellField]));
const schema = v.object({
  ...positionFields,
  moves: v.optional(moveList),
  /** Stands in for the moves, so that a line of \`deal\` can be reviewed as it is. */
  witness: v.optional(moveList),
  nodeLimit: v.optional(whole(0, Number.MAX_SAFE_INTEGER), REVIEW_OPTIONS.nodeLimit),
  seed: v.optional(seedField, REVIEW_OPTIONS.seed),
  games: v.optional(whole(0, MAX_GAMES), 0),
});

/** Shares from 0 to 1, in steps of a thousandth. Of a position that is proved lost or cleared no game was played. */
interface Wins {
  readonly games: number;
  readonly won: number;
  readonly share: number;
  readonly interval: readonly [low: number, high: number];
}

interface Position {
  readonly verdict: Proof;
  readonly legal: number;
  readonly keep: number;
  readonly lose: number;
  readonly unknown: number;
  readonly wins?: Wins;
}

interface Reply {
  readonly positions: readonly Position[];
  readonly critical: number;
  readonly kept: number;
  readonly only: number;
  readonly lostAt: number | null;
}

export const review = defineCommand({
  name: 'review',
  input: 'board',
  options: [...RULE_OPTIONS, 'moves', 'games', 'node-limit', 'seed'],
  fields:
    `{width,height,template?,cells,border?,maxTurns?,gravity?,moves:[[a,b],…] | witness:[[a,b],…],games?=0,nodeLimit?=${REVIEW_OPTIONS.nodeLimit},seed?=${REVIEW_OPTIONS.seed}}\n` +
    '→ {positions:[{verdict:"winnable"|"lost"|"unknown",legal,keep,lose,unknown,wins?:{games,won,share,interval:[low,high]}},…],critical,kept,only,lostAt}',
  read(raw) {
    const fields = readFields(schema, raw);
    if (!fields.ok) return fields;
    const position = readPosition(fields.value);
    if (!position.ok) return position;
    const { width, height, nodeLimit, seed, games, moves: played = fields.value.witness } = fields.value;
    if (played === undefined) return err(fieldFailure('missing-field', { field: 'moves' }));
    const cells = played.map((move) => move.map((cell) => cellIndex(cell, width, height)));
    const moves = cells.filter((move): move is [number, number] => !move.includes(null));
    if (moves.length < cells.length) return err(failure('no-such-cell', { field: 'moves' }));
    return ok({ ...position.value, moves, options: { nodeLimit, seed, games } });
  },
  answer({ board, rules, moves, options }, tools) {
    const reviewed = runReporting(reviewLine(board, rules, moves, options), tools);
    if (!reviewed.ok) return err(illegalMove(moves, reviewed.error.illegal, board.width));
    return ok<LineReview>(reviewed.value);
  },
  toJson: makeReply,
  isYes: () => true,
  print({ board, moves }, reviewed, printer) {
    const lines = moves.map((move, index) => printMove(reviewed, move, index, board.width, printer));
    const end = printLoss(reviewed, moves, board.width, printer);
    return [...lines, printer.sentence(lineChoicesSentence(reviewed)), printer.strong(end)].join('\n');
  },
});

function illegalMove(moves: readonly Move[], index: number, width: number): Failure {
  const [from = '', to = ''] = (moves[index] ?? []).map(
    (cell) => `${cell % width},${Math.floor(cell / width)}`,
  );
  return failure('illegal-move', { number: index + 1, from, to });
}

function printLoss(reviewed: LineReview, moves: readonly Move[], width: number, printer: Printer): string {
  const lost = moves[reviewed.lostAt ?? -1];
  const move = lost === undefined ? '' : printer.move(lost, width);
  return printer.sentence(lineLossSentence(reviewed, moves), { move });
}

/** Only the positions before moves are printed; the one after the last move has no move of its own. */
function makeReply({ positions, critical, kept, only, lostAt }: LineReview): Reply {
  return { positions: positions.slice(0, -1).map(makePosition), critical, kept, only, lostAt };
}

function makePosition({ verdict, legal, keep, lose, unknown, wins }: PositionReview): Position {
  return { verdict, legal, keep, lose, unknown, ...(wins === null ? {} : { wins: makeWins(wins) }) };
}

function makeWins({ games, won, winPermille, lowPermille, highPermille }: WinFigure): Wins {
  return { games, won, share: winPermille / 1000, interval: [lowPermille / 1000, highPermille / 1000] };
}

function printMove(
  { positions }: LineReview,
  move: Move,
  index: number,
  width: number,
  printer: Printer,
): string {
  const position = positions[index];
  if (position === undefined) throw new Error('a move without its position');
  const { wins } = position;
  const [made = '', ...known] = movedSentences(position, move).map((said) => printer.sentence(said));
  return [
    `${index + 1}. ${printer.move(move, width)}: ${made}`,
    ...known,
    ...(wins === null ? [] : [printer.sentence(lineWinsSentence(wins))]),
  ].join(' · ');
}
