/**
 * Logs the errors that a page reports, in both hosts; the number is bounded, so that a page cannot fill the
 * log.
 */

const MAX_CHARACTERS = 4_000;
const MAX_REPORTS = 200;

/** Hears one page's errors as text. After two hundred different ones no others are kept, and that is said once. */
export function createPageLog(onBug: (error: unknown) => void): (text: string) => void {
  const heard = new Set<string>();
  return (text) => {
    const bug = `page: ${text.slice(0, MAX_CHARACTERS)}`;
    const isNew = !heard.has(bug);
    if (isNew && heard.size === MAX_REPORTS) return;
    heard.add(bug);
    onBug(bug);
    if (isNew && heard.size === MAX_REPORTS)
      onBug('page: no other errors of this page are kept from here on');
  };
}
