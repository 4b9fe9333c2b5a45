/** Sentences about the tiles on a board, its size, and how many tiles it takes. */
import { countSlots, countTiles, EMPTY, type Shape } from '../board/board.ts';
import { type LineSentence, type Sentence, sentence } from './sentence.ts';

/** Reads a cell aloud; `kind` is the number that lies there on a board so wide. */
export function cellSentence(cell: number, kind: number, width: number): Sentence {
  if (kind === EMPTY) return sentence('play.empty-cell', { says: 'empty', cells: [cell] });
  if (kind < EMPTY) return sentence('play.wall', { says: 'wall', cells: [cell] });
  const [row, column] = [Math.floor(cell / width) + 1, (cell % width) + 1];
  return sentence('play.tile', { says: 'holds', picture: { kind }, row, column });
}

/** The pairs of a template. */
export function pairsSentence({ marks }: Pick<Shape, 'marks'>): Sentence {
  return sentence('level.pairs', { says: 'slot-pairs', count: countSlots(marks) / 2 });
}

/** The tiles of the board of a day; of an odd number of slots one stays empty. */
export function dayTilesSentence({ marks }: Pick<Shape, 'marks'>): Sentence {
  return sentence('record.daily.tiles', { says: 'tiles-left', count: 2 * Math.floor(countSlots(marks) / 2) });
}

/** Says the size of a template. */
export function sizeSentence({ width, height, marks }: Shape): Sentence {
  return sentence(
    'record.table.size',
    { says: 'measures', width, height },
    { says: 'slot-pairs', count: countSlots(marks) / 2 },
  );
}

interface SharedBoard {
  readonly template: Shape;
  readonly filling: { readonly kinds: number; readonly copies: number };
}

/** The facts about a board that a code names, as far as they may be known before it is played. */
export function sharedBoardSentence({ template, filling }: SharedBoard): Sentence {
  const { width, height, marks } = template;
  const tiles = countSlots(marks);
  const count = Math.min(filling.kinds, Math.ceil(tiles / filling.copies));
  return sentence(
    'code.facts',
    { says: 'measures', width, height },
    { says: 'left', tiles },
    { says: 'pictures', count },
  );
}

/** The pairs of a puzzle: beside its grade where a code names it, and in its result. */
export function puzzlePairsSentence(
  key: 'code.puzzle' | 'puzzle.result.pairs',
  cells: readonly number[],
): Sentence {
  return sentence(key, { says: 'pairs-left', count: countTiles(cells) / 2 });
}

/** Says how much a new size cuts off a drawing; null where that is nothing. */
export function cutOffSentence(before: Shape, after: Shape): Sentence | null {
  const count = countSlots(before.marks) - countSlots(after.marks);
  return count === 0 ? null : sentence('editor.resize.cut', { says: 'cut-off', marks: after.marks, count });
}

/** Of a template with which nothing is wrong, on the command line. */
export function soundTemplateSentence(slots: number): LineSentence {
  return sentence('cli.issue.none', { says: 'even-slots', slots });
}
