/** The controls of the page that can be used now, for those who reach them without a pointer: game pads and a single switch. */

/** A place in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The controls that can have the focus. A board's cells count as one. */
export const CONTROLS =
  'button:enabled, a[href], input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** The controls that are changed step by step. */
export const STEPPED = 'input[type="range"], input[type="number"], select';

/** Returns the uppermost dialog. */
export function openDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll('dialog')].filter(({ open }) => open).at(-1) ?? null;
}

/** Controls that are drawn by their label are no larger than a dot themselves; of a board the whole grid counts. */
export function boxOf(control: Element): Box {
  return (control.closest('label') ?? control.closest('[role="grid"]') ?? control).getBoundingClientRect();
}

/** Returns whether an element is seen and no dialog or cover keeps it from being used. */
export function isInReach(element: Element): boolean {
  if (element.closest('[inert], [aria-hidden="true"]') !== null) return false;
  const { left, right, top, bottom } = boxOf(element);
  return right > left && bottom > top && element.checkVisibility({ visibilityProperty: true });
}

/** Returns the controls that can be reached now: those of the uppermost dialog while one is open. */
export function controlsInReach(selector = CONTROLS): readonly HTMLElement[] {
  const place: ParentNode = openDialog() ?? document;
  return [...place.querySelectorAll<HTMLElement>(selector)].filter(isInReach);
}

/** Changes a slider, a number or a list of choices by one step, as its own arrow keys do. */
export function stepControl(control: Element, by: 1 | -1): void {
  if (control instanceof HTMLSelectElement) {
    const index = control.selectedIndex + by;
    if (index < 0 || index >= control.length) return;
    control.selectedIndex = index;
  } else if (control instanceof HTMLInputElement) {
    if (by > 0) control.stepUp();
    else control.stepDown();
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
