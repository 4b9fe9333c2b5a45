import type { ImportError } from '../../../core/contract/import-errors.ts';
import { findJsonFault, placeIn } from '../../../core/json-fault.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { finish, type JobStep } from './job-steps.ts';

/** Deepest nesting that is read; an export has 8. */
const MAX_DEPTH = 64;
const STEP_CHARACTERS = 262_144;

/**
 * Parses JSON that comes from elsewhere. Stricter than `JSON.parse`: an object that says a key twice means two things
 * and is refused, and so is nesting that no export has. Linear in the text.
 */
export function parseStrictJson(text: string): Result<unknown, ImportError> {
  return finish(parsingStrictJson(text));
}

/** The same in steps, but for the parser's own work at the end. */
export function* parsingStrictJson(text: string): Generator<JobStep, Result<unknown, ImportError>> {
  const problem = yield* findingProblem(text);
  if (problem !== null) return err(problem);
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return err({ code: 'import-not-json', detail: pointOf(text, findJsonFault(text)?.at ?? 0) });
  }
}

const [QUOTE, COMMA, BACKSLASH] = ['"', ',', '\\'].map((character) => character.charCodeAt(0));
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'[]{}'].map((character) =>
  character.charCodeAt(0),
);

/** Looks at strings and at the marks that build structure; whether the rest is JSON is for the parser to say. */
function* findingProblem(text: string): Generator<JobStep, ImportError | null> {
  // One set of keys for each object that is open; null for a list.
  const open: (Set<string> | null)[] = [];
  let isKeyNext = false;
  let stepEnd = STEP_CHARACTERS;
  for (let at = 0; at < text.length; at++) {
    if (at >= stepEnd) {
      stepEnd = at + STEP_CHARACTERS;
      yield { done: at, total: text.length };
    }
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      if (isKeyNext) {
        const key = text.slice(at, end + 1);
        if (open.at(-1)?.has(key)) return { code: 'import-repeated-key', detail: key.slice(0, 80) };
        open.at(-1)?.add(key);
        isKeyNext = false;
      }
      at = end;
    } else if (code === COMMA) {
      isKeyNext = open.at(-1) instanceof Set;
    } else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      if (open.length === MAX_DEPTH)
        return { code: 'import-wrong-shape', detail: `${pointOf(text, at)}: more than ${MAX_DEPTH} levels` };
      open.push(code === OPEN_OBJECT ? new Set() : null);
      isKeyNext = code === OPEN_OBJECT;
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      open.pop();
      isKeyNext = false;
    }
  }
  return null;
}

function pointOf(text: string, at: number): string {
  const { line, column } = placeIn(text, at);
  return `line ${line} column ${column}`;
}

/** Index of the quote that ends the string that begins at `from`, or of the end of the text. */
function endOfString(text: string, from: number): number {
  let quote = text.indexOf('"', from + 1);
  while (quote >= 0) {
    let before = quote;
    while (text.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((quote - before) % 2 === 0) return quote;
    quote = text.indexOf('"', quote + 1);
  }
  return text.length;
}
