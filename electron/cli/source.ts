import type { Board } from '../../core/board/board.ts';
import { parseBoard, parseShape, type TextError } from '../../core/board/text.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import type { AnswerCommand } from './command.ts';
import { type Failure, failure } from './failure.ts';
import { labelOf, readText, STANDARD_INPUT } from './read-file.ts';
import type { Terminal } from './terminal.ts';

/** Most bytes of a text that is read as a board: the largest one takes a tenth of it. */
const MAX_TEXT_BYTES = 8 * 1024 * 1024;

/**
 * Reads what the text form works on and gives the JSON fields that say the same: a board or a template from a file or
 * from standard input, or a built-in template by its name, with its rules and filling.
 */
export async function readSource(
  command: AnswerCommand,
  source: string | undefined,
  terminal: Terminal,
): Promise<Result<Readonly<Record<string, unknown>>, Failure>> {
  if (command.input === 'template') {
    const builtIn = BUILTIN_TEMPLATES.find(({ name }) => name === source);
    if (builtIn !== undefined) {
      const { name, width, height, marks: template, rules, filling } = builtIn;
      return ok({ name, width, height, template, ...rules, ...filling });
    }
  }
  const file = source ?? STANDARD_INPUT;
  const label = labelOf(file);
  const text = await readText(file, terminal, MAX_TEXT_BYTES);
  if (!text.ok) return text;
  if (command.input === 'board') {
    const board = parseBoard(text.value);
    if (board.ok) return ok(boardFields(board.value));
    // Rows of marks are read as a board by mistake: the way on is said, not the first mark that is none of a board.
    if (parseShape(text.value).ok)
      return err(failure('text-template', { file: label, source: file, name: command.name }));
    return err(textFailure(label, board.error));
  }
  const shape = parseShape(text.value);
  if (!shape.ok) return err(textFailure(label, shape.error));
  const { width, height, marks: template } = shape.value;
  return ok({ width, height, template });
}

/** A board as the fields of a request: its template says which of the empty cells are gaps. */
export function boardFields({ marks: template, ...rest }: Board): Readonly<Record<string, unknown>> {
  return { ...rest, template };
}

/** Why a text is no board, and where. */
export function textFailure(file: string, { code, line, column }: TextError): Failure {
  return failure(`text-${code}`, { file, line, column });
}
