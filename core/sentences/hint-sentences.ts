/** The sentences of a hint at each of its steps, and the claims of its reason. */
import type { Board, Move } from '../board/board.ts';
import type { HintReason } from '../solve/hint.ts';
import type { ClaimOf } from './claim.ts';
import type { HintStep } from './hint-steps.ts';
import { type Sentence, sentence } from './sentence.ts';

/** `reason` is null when it is not proved that the pair keeps the board winnable. */
export interface GivenHint {
  readonly step: HintStep;
  readonly pair: Move;
  readonly reason: HintReason | null;
}

/** A part of the board, in cells. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A ninth of the board says where to look. */
const LEAST_SIDE = 2;
/** Fewer tiles in a part of the board would be the pair itself, or nearly. */
export const LEAST_IN_REGION = 8;

/**
 * The part of the board in which the pair's first tile lies: a third of each side, cut as a grid, so that the tile is not
 * always in its middle, and wider where that holds too few tiles; of it what the tiles in it take up.
 */
export function regionOf(
  pair: Move,
  { width, height, cells }: Pick<Board, 'width' | 'height' | 'cells'>,
): Region {
  const cell = Math.min(...pair);
  const places = cells.flatMap((kind, at) =>
    kind > 0 ? [{ x: at % width, y: Math.floor(at / width) }] : [],
  );
  let columns = stretchAround(cell % width, width);
  let rows = stretchAround(Math.floor(cell / width), height);
  const within = () => places.filter(({ x, y }) => isIn(x, columns) && isIn(y, rows));
  while (within().length < Math.min(LEAST_IN_REGION, places.length)) {
    columns = widened(columns, width);
    rows = widened(rows, height);
  }
  const [across, down] = [within().map(({ x }) => x), within().map(({ y }) => y)];
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) + 1 - x, height: Math.max(...down) + 1 - y };
}

interface Stretch {
  readonly start: number;
  readonly length: number;
}

function isIn(place: number, { start, length }: Stretch): boolean {
  return place >= start && place < start + length;
}

function stretchAround(place: number, side: number): Stretch {
  const length = Math.min(side, Math.max(LEAST_SIDE, Math.floor(side / 3)));
  return { start: Math.min(side - length, place - (place % length)), length };
}

/** By a cell at both ends, where the board goes on. */
function widened({ start, length }: Stretch, side: number): Stretch {
  const first = Math.max(0, start - 1);
  return { start: first, length: Math.min(side, start + length + 1) - first };
}

/**
 * Returns the sentence that a hint is not proved, for each of its steps before the reason; null for a proved
 * one.
 */
export function unprovedSentence({ reason, step, pair }: GivenHint): Sentence | null {
  return reason === null && step !== 'reason'
    ? sentence('record.hint.unproved', { says: 'links', pair })
    : null;
}

/** Returns the sentence of a hint at its step, beside what the board shows. */
export function hintSentence(hint: GivenHint, board: Board): Sentence {
  const { step, pair } = hint;
  switch (step) {
    case 'region':
      return sentence('record.hint.region', partOf(pair, board));
    case 'picture':
      return sentence('record.hint.picture', shows(pair, board));
    case 'pair':
      return sentence('record.hint.pair', { says: 'links', pair });
    case 'reason':
      return reasonSentence(hint, board);
  }
}

/** The same with the places, for those who do not see what the board shows. */
export function placedHintSentence(hint: GivenHint, board: Board): Sentence {
  const { step, pair } = hint;
  if (step === 'region') return sentence('announce.hint-region', partOf(pair, board));
  if (step === 'reason') return reasonSentence(hint, board, 'record.hint.opens-at');
  if (step !== 'pair') return hintSentence(hint, board);
  const [one, other] = [placeOf(pair[0], board), placeOf(pair[1], board)];
  return sentence('announce.hint-pair', { says: 'links', pair }, shows(pair, board), {
    says: 'lies-at',
    pair,
    ...one,
    otherRow: other.row,
    otherColumn: other.column,
  });
}

function reasonSentence(
  { pair, reason }: GivenHint,
  board: Board,
  opens: 'record.hint.opens' | 'record.hint.opens-at' = 'record.hint.opens',
): Sentence {
  if (reason === null) return sentence('record.hint.not-proved', { says: 'links', pair });
  const keeps = { says: 'keeps', pair } as const;
  switch (reason.why) {
    case 'last-two':
      return sentence('record.hint.last-two', { says: 'last-two', pair }, keeps);
    case 'whole-kind':
      return sentence('record.hint.whole-kind', { says: 'whole-kind', pair }, keeps);
    case 'only-move':
      return sentence('record.hint.only-move', { says: 'only-link', pair }, keeps);
    case 'most-open':
      return sentence('record.hint.most-open', { says: 'leaves-most', pair, open: reason.open }, keeps);
    case 'on-the-way':
      return sentence('record.hint.on-the-way', keeps);
    case 'opens': {
      const { cell } = reason;
      const picture = { kind: board.cells[cell] ?? 0 };
      return sentence(opens, { says: 'opens', pair, cell, picture, ...placeOf(cell, board) }, keeps);
    }
  }
}

function partOf(pair: Move, board: Board): ClaimOf<'lies-in'> {
  const { x, y, width, height } = regionOf(pair, board);
  return { says: 'lies-in', pair, top: y + 1, bottom: y + height, left: x + 1, right: x + width };
}

function shows(pair: Move, board: Board): ClaimOf<'shows'> {
  return { says: 'shows', pair, picture: { kind: board.cells[pair[0]] ?? 0 } };
}

function placeOf(cell: number, { width }: Board): { readonly row: number; readonly column: number } {
  return { row: Math.floor(cell / width) + 1, column: (cell % width) + 1 };
}
