/** The first message of a page over its socket: what lets it in, and which languages it prefers. */

export interface Greeting {
  /** From the address's fragment, when the tab was opened by a start. */
  readonly token: string | null;
  /** Made by the tab and kept in its own storage; a token makes it good. */
  readonly key: string;
  /** Tags, the best first. */
  readonly languages: readonly string[];
}

/** Longer than any greeting. */
export const MAX_GREETING_BYTES = 4_096;

const SECRET = /^[\w-]{43}$/;
const LANGUAGE = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/;
const MAX_LANGUAGES = 20;

/** Null for anything else than a greeting. */
export function parseGreeting(text: string): Greeting | null {
  try {
    const { token, key, languages } = JSON.parse(text);
    if (!isSecret(key) || (token !== null && !isSecret(token))) return null;
    return { token, key, languages: readLanguages(languages) };
  } catch {
    return null;
  }
}

function isSecret(value: unknown): value is string {
  return typeof value === 'string' && SECRET.test(value);
}

/** Reads a list of languages; a page that sends another value is admitted without one. */
function readLanguages(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((each) => typeof each === 'string' && LANGUAGE.test(each)).slice(0, MAX_LANGUAGES);
}
