/** Who may talk to the browser host: only pages that it served itself, in the browser that was shown its token. */
import { randomBytes, timingSafeEqual } from 'node:crypto';

/** The headers that decide. */
export interface Credentials {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  readonly cookie?: string | undefined;
}

export interface Admission {
  /** A token for a start URL, good for one visit. */
  makeToken(): string;
  /** The `Set-Cookie` value for the first visit with the right token; null for every other. */
  spendToken(token: string): string | null;
  /** Whether a request was addressed to this host by its own name, and not through another site's. */
  isForUs(credentials: Credentials): boolean;
  /** Whether it also comes from the browser that spent the token. */
  isAdmitted(credentials: Credentials): boolean;
  /** Whether it may open the bridge: a page's script always names its origin there. */
  mayOpenBridge(credentials: Credentials): boolean;
}

/** Of tokens that nobody came with, as many are kept, the newest. */
const MAX_TOKENS = 20;

/** Secrets that live as long as the process. `authority` is `127.0.0.1:PORT`. */
export function makeAdmission(authority: string): Admission {
  const origin = `http://${authority}`;
  const tokens: string[] = [];
  const session = makeSecret();
  // Cookies do not know ports: the name keeps two hosts on one machine apart.
  const cookieName = `twofold-${authority.split(':')[1]}`;

  const isForUs = (credentials: Credentials) =>
    credentials.host === authority && (credentials.origin === undefined || credentials.origin === origin);
  const isAdmitted = (credentials: Credentials) =>
    isForUs(credentials) && isSame(readCookie(credentials.cookie, cookieName), session);

  return {
    makeToken() {
      const token = makeSecret();
      tokens.push(token);
      if (tokens.length > MAX_TOKENS) tokens.shift();
      return token;
    },
    spendToken(candidate) {
      const index = tokens.findIndex((token) => isSame(candidate, token));
      if (index < 0) return null;
      tokens.splice(index, 1);
      return `${cookieName}=${session}; Path=/; HttpOnly; SameSite=Strict`;
    },
    isForUs,
    isAdmitted,
    mayOpenBridge: (credentials) => isAdmitted(credentials) && credentials.origin === origin,
  };
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

function isSame(candidate: string, secret: string): boolean {
  const left = Buffer.from(candidate);
  const right = Buffer.from(secret);
  return left.length === right.length && timingSafeEqual(left, right);
}

function readCookie(header: string | undefined, name: string): string {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1) ?? '';
}
