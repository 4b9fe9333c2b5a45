/** The keys of the review in one table: its screen handles them and shows them on its buttons. */
import { useKeyDown } from './use-key-down.ts';

export const REVIEW_KEYS = {
  'step-back': { key: 'arrowleft', label: '←' },
  'step-on': { key: 'arrowright', label: '→' },
  first: { key: 'home', label: 'Home' },
  last: { key: 'end', label: 'End' },
  'branch-before': { key: 'arrowup', label: '↑' },
  'branch-after': { key: 'arrowdown', label: '↓' },
  play: { key: ' ', label: 'Space' },
  'choice-before': { key: 'b', label: 'B' },
  'choice-after': { key: 'n', label: 'N' },
  why: { key: 'w', label: 'W' },
  'play-on': { key: 'p', label: 'P' },
} as const;
export type ReviewCommand = keyof typeof REVIEW_KEYS;

export type ReviewHandlers = Partial<Record<ReviewCommand, () => void>>;

/** What has keys of its own: text, the cells of a board, and for Space and Enter whatever is pressed. */
const OWN_ARROWS = 'input, select, textarea, [role="gridcell"]';
const PRESSED = 'button, input, select, textarea, a, [role="gridcell"]';

/** The command that a key asks for at a place, or null. */
export function reviewCommandOf(press: KeyboardEvent): ReviewCommand | null {
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey) return null;
  const key = press.key.toLowerCase();
  const { target } = press;
  const own = key === ' ' ? PRESSED : OWN_ARROWS;
  if (target instanceof HTMLElement && target.matches(own)) return null;
  const found = Object.entries(REVIEW_KEYS).find(([, binding]) => binding.key === key);
  // The table has no other names.
  return found === undefined ? null : (found[0] as ReviewCommand);
}

/** Handles the keys of the table while the component is shown. */
export function useReviewKeys(handlers: ReviewHandlers): void {
  useKeyDown((event) => {
    if (document.querySelector('dialog[open]') !== null) return;
    const command = reviewCommandOf(event);
    const handler = command === null ? undefined : handlers[command];
    if (handler === undefined) return;
    event.preventDefault();
    handler();
  });
}
