/** Who may use the bridge of the browser host: pages of its own, in a tab that came with one of its start tokens. */
import { createHash, randomBytes } from 'node:crypto';
import type { Greeting } from './greeting.ts';

/** The headers that decide. */
export interface Provenance {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  /** As browsers send them with every request: `Sec-Fetch-Site` and `Sec-Fetch-Mode`. */
  readonly site?: string | undefined;
  readonly mode?: string | undefined;
}

export interface Admission {
  /** A token for the fragment of a start URL, good for one visit. */
  makeToken(): string;
  /** Returns whether a request was addressed to this host by its own name, and not by another site's page. */
  isForUs(provenance: Provenance): boolean;
  /** Returns whether a request may open a socket and greet: a page's script always names its origin there. */
  mayGreet(provenance: Provenance): boolean;
  /**
   * Returns whether the tab that greets is admitted. That spends its token, and its key is valid from then
   * on.
   */
  admit(greeting: Greeting): boolean;
}

/** Unused tokens, and keys of tabs; beyond that the oldest is forgotten. */
const MAX_SECRETS = 20;

/**
 * Secrets that live as long as the process. `authority` is `127.0.0.1:PORT`; `onSpent` is called with each token that
 * is used.
 */
export function createAdmission(authority: string, onSpent: (token: string) => void): Admission {
  const origin = `http://${authority}`;
  const tokens = new Set<string>();
  const keys = new Set<string>();

  const isForUs = ({ host, origin: from, site = 'none', mode }: Provenance) =>
    host === authority &&
    (from === undefined || from === origin) &&
    // Embedding or fetching by another page is refused. A link that the user follows is a navigation,
    // whatever page it stands on.
    (['none', 'same-origin'].includes(site) || mode === 'navigate');

  function spend(token: string | null): boolean {
    if (token === null || !tokens.delete(digest(token))) return false;
    onSpent(token);
    return true;
  }

  return {
    makeToken() {
      const token = randomBytes(32).toString('base64url');
      remember(tokens, token);
      return token;
    },
    isForUs,
    mayGreet: (provenance) => isForUs(provenance) && provenance.origin === origin,
    admit({ token, key }) {
      const isNew = spend(token);
      if (isNew) remember(keys, key);
      return isNew || keys.has(digest(key));
    },
  };
}

function remember(secrets: Set<string>, secret: string): void {
  const name = digest(secret);
  // A set keeps the order of insertion: what is used again becomes the newest.
  secrets.delete(name);
  secrets.add(name);
  const [oldest] = secrets;
  if (secrets.size > MAX_SECRETS && oldest !== undefined) secrets.delete(oldest);
}

/** Looked up by hash, so that the time a comparison takes reveals nothing of a secret. */
function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
