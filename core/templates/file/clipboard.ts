import { MAX_SIDE, type Shape } from '../../board/board.ts';
import { makeShape, parseShape } from '../../board/text.ts';
import { err, ok, type Result } from '../../result.ts';
import { blocksOf } from '../../text/text-lines.ts';
import type { FileError } from './file-error.ts';

/** The meaning of a pasted text: a piece of a drawing, as rows of `o # .`, or a file of whole templates. */
export type Pasted =
  | { readonly type: 'piece'; readonly piece: Shape }
  | { readonly type: 'file'; readonly text: string };

/** A piece as text, so that it can be pasted into a message and back. */
export function makePieceText(piece: Shape): string {
  return `${makeShape(piece)}\n`;
}

/** Reads a pasted text. One that begins like JSON is taken for a file, whose mistakes its import finds. */
export function parsePasted(text: string): Result<Pasted, FileError> {
  if (text.trimStart().startsWith('{')) return ok({ type: 'file', text });
  const piece = parseShape(text);
  if (piece.ok) return ok({ type: 'piece', piece: piece.value });
  const { code, line, column } = piece.error;
  if (code === 'empty')
    return err({ code: text.trim() === '' ? 'nothing-copied' : 'not-a-drawing', details: {} });
  if (code === 'too-large')
    return err({ code: 'piece-too-large', line, column, details: { limit: MAX_SIDE } });
  if (code === 'ragged-row') return err({ code, line, column, row: rowAt(text, line), details: {} });
  if (code === 'second-board') return err({ code, line, column, details: {} });
  return err({ code: 'not-a-drawing', line, column, details: {} });
}

/** Which row of the piece a line is, counted from 1. */
function rowAt(text: string, line: number): number {
  return (blocksOf(text)[0]?.findIndex((row) => row.line === line) ?? 0) + 1;
}
