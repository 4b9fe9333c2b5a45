/** Does in the page what a press on a pad means there. */
import { boxOf, controlsInReach, openDialog, STEPPED, stepControl } from '../controls.ts';
import { nextThatWay, type PadWay } from './next-that-way.ts';
import type { PadPress } from './pad-presses.ts';

const WAYS: Readonly<Record<string, PadWay>> = {
  ArrowLeft: 'left',
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
};

function focus(control: HTMLElement | undefined): void {
  control?.focus({ focusVisible: true } as FocusOptions);
  control?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The control where a pad begins when nothing has the focus. */
function focusFirst(): void {
  const controls = controlsInReach();
  focus(controls.find((control) => control.matches('.button-primary')) ?? controls[0]);
}

function moveFocus(from: Element, way: PadWay): void {
  const others = controlsInReach().filter((control) => control !== from);
  const place = from.matches('[role="gridcell"]') ? from.getBoundingClientRect() : boxOf(from);
  const next = nextThatWay(others.map(boxOf), place, way);
  if (next !== null) focus(others[next]);
}

/** Left and right change a slider, a number and a list of choices, as their own arrow keys do. */
function step(control: Element, way: PadWay): boolean {
  if (!control.matches(STEPPED) || way === 'up' || way === 'down') return false;
  stepControl(control, way === 'right' ? 1 : -1);
  return true;
}

function move(press: PadPress, way: PadWay): void {
  const target = document.activeElement ?? document.body;
  // A stick leads on from what has no use for directions of its own.
  const isAsked = !press.isStick || target === document.body || target.matches('[role="gridcell"]');
  const isTaken = isAsked && !tell(target, press);
  const now = document.activeElement ?? document.body;
  if (now !== target) return;
  if (target === document.body) {
    if (!isTaken) focusFirst();
  } else if (target.matches('[role="gridcell"]')) {
    // A board keeps the directions to itself up to its edge, and what runs on does not fall off it.
    if (!press.isRepeat) moveFocus(target, way);
  } else if (!isTaken && !step(target, way)) {
    moveFocus(target, way);
  }
}

/** Tells a press as a key, and returns whether nothing has taken it. */
function tell(target: Element, { key, isRepeat }: PadPress): boolean {
  const init = { key, code: key, repeat: isRepeat, bubbles: true, cancelable: true };
  const isFree = target.dispatchEvent(new KeyboardEvent('keydown', init));
  target.dispatchEvent(new KeyboardEvent('keyup', init));
  return isFree;
}

function pick(press: PadPress): void {
  const target = document.activeElement ?? document.body;
  if (!tell(target, press)) return;
  if (target === document.body) focusFirst();
  else if (target instanceof HTMLElement) target.click();
}

function goBack(press: PadPress): void {
  const dialog = openDialog();
  if (tell(document.activeElement ?? document.body, press)) dialog?.requestClose();
}

let taker: ((press: PadPress) => void) | null = null;

/** Hands every press to one listener instead of the page, until null is given. */
export function takePresses(take: typeof taker): void {
  taker = take;
}

/** Does what a press means where the focus is. */
export function pressPad(press: PadPress): void {
  const way = WAYS[press.key];
  if (taker !== null) taker(press);
  else if (way !== undefined) move(press, way);
  else if (press.key === 'Enter') pick(press);
  else if (press.key === 'Escape') goBack(press);
  else tell(document.activeElement ?? document.body, press);
}
