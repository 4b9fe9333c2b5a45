/** The schemas of a line of JSON for each kind of request; other fields are ignored. */
import * as v from 'valibot';
import { type Board, type Cells, MAX_SIDE, type Shape, SLOT, WALL } from '../../core/board/board.ts';
import { MAX_KIND } from '../../core/board/text.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { BORDERS, GRAVITIES, type Rules, TURN_LIMITS } from '../../core/rules/rules.ts';
import { type Failure, type FieldFault, failure, fieldFailure } from './failure.ts';

/** A whole number within bounds. */
export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));

export const seedField = whole(0, 0xffff_ffff);

const gridFields = {
  width: whole(1, MAX_SIDE),
  height: whole(1, MAX_SIDE),
};
const rulesFields = {
  maxTurns: v.optional(v.picklist(TURN_LIMITS), 2),
  border: v.optional(v.picklist(BORDERS), 'open'),
  gravity: v.optional(v.picklist(GRAVITIES), 'none'),
};
const numbers = v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(MAX_SIDE * MAX_SIDE));

/** A cell by its index, or by column and row. */
export const cellField = v.union([
  whole(0, MAX_SIDE * MAX_SIDE - 1),
  v.strictTuple([whole(0, MAX_SIDE - 1), whole(0, MAX_SIDE - 1)]),
]);

type CellField = v.InferOutput<typeof cellField>;

/** A position: without a template there is a slot wherever there is no wall. */
export const positionFields = {
  ...gridFields,
  ...rulesFields,
  template: v.optional(numbers),
  cells: numbers,
};

/** A template with its rules. */
export const templateFields = { ...gridFields, ...rulesFields, template: numbers };

interface RawPosition extends Rules {
  readonly width: number;
  readonly height: number;
  readonly template?: Cells | undefined;
  readonly cells: Cells;
}

/** Reads an object by its schema; the failure names the first field that is wrong. */
export function readFields<Output>(
  schema: v.GenericSchema<unknown, Output>,
  raw: unknown,
): Result<Output, Failure> {
  const parsed = v.safeParse(schema, raw);
  return parsed.success ? ok(parsed.output) : err(fieldFailureOf(parsed.issues[0]));
}

/**
 * The fault of a field, by the part of a schema that refused it: valibot's names of its schemas and actions.
 */
const FAULTS: Readonly<Record<string, FieldFault>> = {
  safe_integer: 'not-whole',
  number: 'not-a-number',
  string: 'not-a-text',
  boolean: 'not-a-flag',
  array: 'not-a-list',
  object: 'not-an-object',
  strict_tuple: 'not-a-pair',
  // The one union that requests have.
  union: 'not-a-cell',
  min_value: 'too-low',
  max_value: 'too-high',
  max_length: 'too-many-items',
  picklist: 'not-a-choice',
};
/** Most characters of a value in a message. */
const MOST_SHOWN = 40;

function fieldFailureOf(issue: v.BaseIssue<unknown>): Failure {
  const field = v.getDotPath(issue) ?? '';
  if (issue.received === 'undefined') return fieldFailure('missing-field', { field });
  const fault = FAULTS[issue.type];
  if (fault === undefined) throw new Error(`a request is refused by ${issue.type}`);
  const choices = (issue.expected ?? '').replaceAll(/[()]/g, '').replaceAll(' | ', ', ');
  const limit = String(issue.requirement ?? '');
  return fieldFailure(fault, { field, choices, limit, found: shown(issue.input) });
}

/** A value as JSON has it, cut where it is long. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** The board and the rules of a position, checked cell by cell. */
export function readPosition(raw: RawPosition): Result<{ board: Board; rules: Rules }, Failure> {
  const { width, height, cells } = raw;
  const area = width * height;
  if (cells.length !== area) return err(wrongLength('cells', area, cells.length));
  const template = raw.template ?? cells.map((cell) => (cell === WALL ? WALL : SLOT));
  const shape = readShape({ width, height, template });
  if (!shape.ok) return shape;
  const wrong = cells.findIndex((cell, index) => cellFault(cell, template[index] ?? WALL) !== null);
  const cell = cells[wrong];
  if (cell !== undefined) {
    const code = cellFault(cell, template[wrong] ?? WALL) ?? 'unknown-mark';
    return err(
      failure(code, { field: 'cells', mark: cell, kind: cell, limit: MAX_KIND, ...pointOf(wrong, width) }),
    );
  }
  const rules = { maxTurns: raw.maxTurns, border: raw.border, gravity: raw.gravity };
  return ok({ board: { width, height, marks: template, cells }, rules });
}

/** The shape of a template, checked cell by cell. */
export function readShape(raw: {
  readonly width: number;
  readonly height: number;
  readonly template: Cells;
}): Result<Shape, Failure> {
  const { width, height, template: marks } = raw;
  if (marks.length !== width * height) return err(wrongLength('template', width * height, marks.length));
  const unknown = marks.findIndex((mark) => mark > 0 || mark < WALL);
  const mark = marks[unknown];
  if (mark !== undefined)
    return err(failure('unknown-mark', { field: 'template', mark, ...pointOf(unknown, width) }));
  return ok({ width, height, marks });
}

function cellFault(
  cell: number,
  mark: number,
): 'unknown-mark' | 'wall-mismatch' | 'tile-off-slot' | 'kind-too-large' | null {
  if (cell < 0 && cell !== WALL) return 'unknown-mark';
  if ((cell === WALL) !== (mark === WALL)) return cell > 0 ? 'tile-off-slot' : 'wall-mismatch';
  if (cell > 0 && mark !== SLOT) return 'tile-off-slot';
  return cell > MAX_KIND ? 'kind-too-large' : null;
}

function wrongLength(field: string, expected: number, actual: number): Failure {
  return failure('wrong-length', { field, expected, actual });
}

function pointOf(cell: number, width: number): { x: number; y: number } {
  return { x: cell % width, y: Math.floor(cell / width) };
}

/** The index of a cell on the board, or null when it lies outside. */
export function cellIndex(cell: CellField, width: number, height: number): number | null {
  const index = typeof cell === 'number' ? cell : cell[0] < width ? cell[1] * width + cell[0] : -1;
  return index >= 0 && index < width * height ? index : null;
}
