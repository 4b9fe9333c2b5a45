/** The link that opens a share code in Twofold: `twofold://play/<code>`, and nothing more. */
import { MAX_CODE_LENGTH } from './symbols.ts';

/** The scheme that Twofold has the system send to it. */
export const LINK_SCHEME = 'twofold';

const LINK = new RegExp(`^${LINK_SCHEME}://play/([0-9a-z-]{1,${MAX_CODE_LENGTH}})/?$`, 'i');

/** The link that opens a code. */
export function codeLink(code: string): string {
  return `${LINK_SCHEME}://play/${code}`;
}

/** Returns whether a text begins with Twofold's scheme, well formed or not. */
export function isLink(text: string): boolean {
  return text.slice(0, LINK_SCHEME.length + 1).toLowerCase() === `${LINK_SCHEME}:`;
}

/**
 * Returns the part of a link that stands for the code, as plain letters, digits and hyphens; it is not yet
 * checked as a code. Null for a link that leads elsewhere, or that also has a user, a port, a query, a
 * fragment or an escape.
 */
export function codeInLink(link: string): string | null {
  return LINK.exec(link)?.[1] ?? null;
}
