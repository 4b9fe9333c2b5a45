import type { ImportError } from '../../core/contract/import-errors.ts';
import { err, ok, type Result } from '../../core/result.ts';

/** Deepest nesting that is read; an export has 8. */
const MAX_DEPTH = 64;

/**
 * Parses JSON that comes from elsewhere. Stricter than `JSON.parse`: an object that says a key twice means two things
 * and is refused, and so is nesting that no export has. Linear in the text.
 */
export function parseStrictJson(text: string): Result<unknown, ImportError> {
  const problem = findProblem(text);
  if (problem !== null) return err(problem);
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return err({ code: 'import-not-json', detail: error.message.slice(0, 200) });
  }
}

/** A string that ends, or one that does not; or any mark that builds structure. Numbers and words need no look. */
const TOKEN = /"(?:[^"\\]|\\.)*"?|[{}[\],]/gsu;

function findProblem(text: string): ImportError | null {
  // One set of keys for each object that is open; null for an array.
  const open: (Set<string> | null)[] = [];
  let isKeyNext = false;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      if (open.length === MAX_DEPTH)
        return { code: 'import-wrong-shape', detail: `more than ${MAX_DEPTH} levels` };
      open.push(token === '{' ? new Set() : null);
      isKeyNext = token === '{';
    } else if (token === '}' || token === ']') {
      open.pop();
      isKeyNext = false;
    } else if (token === ',') {
      isKeyNext = open.at(-1) instanceof Set;
    } else if (isKeyNext) {
      const keys = open.at(-1);
      if (keys?.has(token)) return { code: 'import-repeated-key', detail: token.slice(0, 80) };
      keys?.add(token);
      isKeyNext = false;
    }
  }
  return null;
}
