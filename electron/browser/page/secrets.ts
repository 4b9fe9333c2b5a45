/**
 * The secrets that admit this tab: the token of the start link by which it was opened, and the session key
 * that the tab keeps.
 */

export interface Secrets {
  readonly token: string | null;
  readonly key: string;
}

const TOKEN = 'twofold-token';
const KEY = 'twofold-key';
const FRAGMENT = /^#token=([\w-]{43})$/;

/** Null where neither is known. The token stays until it is known to be spent: a reload in between sends both again. */
export function readSecrets(): Secrets | null {
  const arrived = FRAGMENT.exec(location.hash)?.[1];
  if (arrived !== undefined) {
    store(TOKEN, arrived);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  const token = arrived ?? stored(TOKEN);
  const known = stored(KEY);
  if (token === null && known === null) return null;
  const key = known ?? makeKey();
  store(KEY, key);
  return { token, key };
}

/** The token is good for one visit, and this was it. */
export function forgetToken(): void {
  store(TOKEN, null);
}

/** A new start link that is put into the address bar of this tab changes its fragment only, which loads nothing. */
export function reloadAtStartLinks(): void {
  addEventListener('hashchange', () => {
    if (FRAGMENT.test(location.hash)) location.reload();
  });
}

/** 256 random bits as base64url. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Null where the browser keeps nothing for pages: there a reload has to begin with another start. */
function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // Then only this page knows it.
  }
}
