/** Reading the fields of one JSON object, each with the place to point at when it is not what it should be. */
import { err, ok, type Result } from '../../result.ts';
import { visibleText } from '../../text/visible-text.ts';
import type { FileError, FileErrorCode } from './file-error.ts';
import type { JsonNode, TextPosition } from './file-json.ts';

type Details = FileError['details'];

/** Thrown by the readers below and caught by `reading`; it never leaves this folder. */
class Refusal {
  readonly error: FileError;
  constructor(error: FileError) {
    this.error = error;
  }
}

/** Refuses the file, pointing at a place. */
export function refuse(code: FileErrorCode, place: TextPosition, details: Details = {}): never {
  throw new Refusal({ code, line: place.line, column: place.column, details });
}

/** Refuses the file, pointing at a row of a board, and at a cell of it when `x` is named. Both count from 0. */
export function refuseCell(
  code: FileErrorCode,
  place: TextPosition,
  { x, y }: { x?: number; y: number },
  details: Details,
): never {
  // The row's text begins behind its quote.
  const column = place.column + (x === undefined ? 0 : x + 1);
  const cell = x === undefined ? {} : { cell: x + 1 };
  throw new Refusal({ code, line: place.line, column, row: y + 1, ...cell, details });
}

/** Runs a reader and makes its refusal a value. */
export function reading<T>(read: () => T): Result<T, FileError> {
  try {
    return ok(read());
  } catch (refusal) {
    if (refusal instanceof Refusal) return err(refusal.error);
    throw refusal;
  }
}

/** One object of the file; a field that is not listed is refused by `onlyThese`. */
export class Fields {
  readonly place: TextPosition;
  readonly #fields: Extract<JsonNode, { type: 'object' }>['fields'];

  constructor(node: JsonNode, name: string) {
    if (node.type !== 'object') refuse('not-an-object', node.place, { field: name });
    this.place = node.place;
    this.#fields = node.fields;
  }

  onlyThese(names: readonly string[]): this {
    for (const [name, field] of this.#fields) {
      if (!names.includes(name)) refuse('unknown-field', field.place, { field: visibleText(name) });
    }
    return this;
  }

  find(name: string): JsonNode | null {
    return this.#fields.get(name)?.value ?? null;
  }

  need(name: string): JsonNode {
    return this.find(name) ?? refuse('missing-field', this.place, { field: name });
  }
}

/** The text at a node. */
export function textAt(node: JsonNode, field: string): string {
  return node.type === 'text' ? node.value : refuse('not-a-text', node.place, { field });
}

/** The truth value at a node. */
export function flagAt(node: JsonNode, field: string): boolean {
  return node.type === 'boolean' ? node.value : refuse('not-a-flag', node.place, { field });
}

/** The whole number at a node, from `min` to `max`. */
export function integerAt(node: JsonNode, field: string, min: number, max: number): number {
  if (node.type !== 'number' || !Number.isInteger(node.value))
    return refuse('not-an-integer', node.place, { field });
  const { value } = node;
  return value < min || value > max ? refuse('out-of-range', node.place, { field, value, min, max }) : value;
}

/** The items of the list at a node. */
export function itemsAt(node: JsonNode, field: string): readonly JsonNode[] {
  return node.type === 'list' ? node.items : refuse('not-a-list', node.place, { field });
}

/** The text or number at a node, which must be one of the choices. */
export function choiceAt<T extends string | number>(node: JsonNode, field: string, choices: readonly T[]): T {
  const value = node.type === 'text' || node.type === 'number' ? node.value : null;
  return (
    choices.find((choice) => choice === value) ??
    refuse('wrong-choice', node.place, { field, choices: choices.join(', ') })
  );
}
