import { type Board, countTiles } from '../../../core/board/board.ts';
import { parseBoard, type TextError } from '../../../core/board/text.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { MAX_APP_SIDE, MAX_KINDS } from '../../../core/templates/limits.ts';

/** Why a text that was pasted is no board for the lab: a text under `lab.text`, and what is filled into it. */
export interface PastedBoardError {
  readonly code: TextError['code'] | 'too-many' | 'no-tiles' | 'too-many-kinds';
  readonly values: Readonly<Record<string, number>>;
}

/** Reads a board for the lab. Kinds beyond the pictures that there are get pictures that are free. */
export function parsePastedBoard(text: string): Result<Board, PastedBoardError> {
  const parsed = parseBoard(text);
  if (!parsed.ok) {
    const { code, line, column } = parsed.error;
    return err({ code, values: { line, column } });
  }
  const { width, height, cells } = parsed.value;
  if (Math.max(width, height) > MAX_APP_SIDE)
    return err({ code: 'too-many', values: { most: MAX_APP_SIDE } });
  if (countTiles(cells) === 0) return err({ code: 'no-tiles', values: {} });
  const kinds = [...new Set(cells.filter((kind) => kind > 0))].sort((a, b) => a - b);
  if (kinds.length > MAX_KINDS) return err({ code: 'too-many-kinds', values: { most: MAX_KINDS } });
  const isFit = kinds.every((kind) => kind <= MAX_KINDS);
  return ok(
    isFit
      ? parsed.value
      : { ...parsed.value, cells: cells.map((kind) => (kind > 0 ? kinds.indexOf(kind) + 1 : kind)) },
  );
}
