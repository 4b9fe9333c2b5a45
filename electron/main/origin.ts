/** The origin of the app's pages. */
export const SCHEME = 'app';
export const APP_ORIGIN = `${SCHEME}://twofold`;

/** The origin whose pages may use the bridge: our own, or in development the server that rebuilds them. */
export function pageOrigin(developmentUrl: string | undefined): string {
  return developmentUrl === undefined ? APP_ORIGIN : new URL(developmentUrl).origin;
}

/**
 * Returns whether a URL belongs to an origin. Node's `URL.origin` is 'null' for schemes that it does not
 * know.
 */
export function isFrom(origin: string, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, username, password } = new URL(url);
  return `${protocol}//${host}` === origin && username === '' && password === '';
}
