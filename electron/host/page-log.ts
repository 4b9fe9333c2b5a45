/**
 * What a page reports as an error goes into the log, in both hosts; a page that reports without end must not fill it.
 */

const MAX_CHARACTERS = 4_000;
const MAX_LINES = 200;

/** Hears one page's errors as text. What comes after two hundred is counted no further, and that is said once. */
export function makePageLog(onBug: (error: unknown) => void): (text: string) => void {
  let left = MAX_LINES;
  return (text) => {
    if (left === 0) return;
    left -= 1;
    onBug(`page: ${text.slice(0, MAX_CHARACTERS)}`);
    if (left === 0) onBug('page: what it says from here on is not kept');
  };
}
