/** Reads all that one switch can choose on the page: controls in rows, the rows of a board, or the equals of a picked tile. */
import {
  type Box,
  boxOf,
  controlsInReach,
  isInReach,
  openDialog,
  STEPPED,
  stepControl,
} from '../controls.ts';
import { CEREMONY } from './ceremony-sign.ts';
import { asPart, type ScanPart, type ScanParts } from './scan-steps.ts';

/** Something to choose. Two with the same element and the same sign are the same one. */
export interface ScanItem {
  readonly element: HTMLElement;
  /** Is drawn in the light, where an element can be chosen in several ways; empty elsewhere. */
  readonly sign: '' | '−' | '+' | '×' | '↓';
  /** The light stays there after it was chosen, so that it can be chosen several times. */
  readonly isRepeated: boolean;
  choose(): void;
}

export function isSameItem(a: ScanItem, b: ScanItem): boolean {
  return a.element === b.element && a.sign === b.sign;
}

/** Fields of text are left out: with one switch they cannot be written in. */
const SCANNED =
  'button:enabled, a[href], summary, select:enabled, input:enabled:is([type="range"], [type="number"], [type="radio"], [type="checkbox"])';
const BOARD = '[role="grid"]:not([aria-readonly="true"])';
/** These open a window of the system, which no light reaches. */
const NEVER = '[data-scan="never"]';
/** While such an element is shown, nothing else can be chosen. */
const ALONE = '[data-scan="alone"]';
/** Such an element stands beside the page that scrolls: its controls come last, wherever in the window the others lie. */
const LAST = '[data-scan="last"]';

const centreOf = ({ top, bottom }: Box) => (top + bottom) / 2;

/** Returns where the light of an item is drawn. */
export function boxOfItem({ element }: ScanItem): Box {
  return element.matches('[role="gridcell"]') ? element.getBoundingClientRect() : boxOf(element);
}

/** Makes rows of things that lie beside each other, from above to below, each from left to right. */
export function rowsOf<T>(
  things: readonly { readonly box: Box; readonly thing: T }[],
): readonly (readonly T[])[] {
  const rows: { bottom: number; things: { box: Box; thing: T }[] }[] = [];
  for (const each of things.toSorted((a, b) => centreOf(a.box) - centreOf(b.box))) {
    const row = rows.at(-1);
    if (row !== undefined && centreOf(each.box) < row.bottom) {
      row.things.push(each);
      row.bottom = Math.min(row.bottom, each.box.bottom);
    } else rows.push({ bottom: each.box.bottom, things: [each] });
  }
  return rows.map((row) => row.things.toSorted((a, b) => a.box.left - b.box.left).map(({ thing }) => thing));
}

function press(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.click();
}

function partOfControl(element: HTMLElement): ScanPart<ScanItem> {
  if (!element.matches(STEPPED))
    return { item: { element, sign: '', isRepeated: false, choose: () => press(element) } };
  const step = (sign: '−' | '+', by: 1 | -1) => ({
    item: { element, sign, isRepeated: true, choose: () => stepControl(element, by) },
  });
  return { parts: [step('−', -1), step('+', 1)] };
}

function partOfCell(element: HTMLElement, sign: '' | '×' = ''): ScanPart<ScanItem> {
  return { item: { element, sign, isRepeated: false, choose: () => element.click() } };
}

function tilesOf(place: Element): readonly HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('[role="gridcell"][data-kind]')];
}

/** The tiles with the picture of the picked one, and the way to put it down; null while none is picked. */
function equalsOf(board: HTMLElement): ScanParts<ScanItem> | null {
  const picked = board.querySelector<HTMLElement>('[role="gridcell"][aria-selected="true"]');
  if (picked === null) return null;
  const equals = tilesOf(board).filter(
    (cell) => cell !== picked && cell.dataset.kind === picked.dataset.kind,
  );
  return [...equals.map((cell) => partOfCell(cell)), partOfCell(picked, '×')];
}

function rowsOfBoard(board: HTMLElement): ScanParts<ScanItem> {
  const rows = [...board.querySelectorAll('[role="row"]')].map(tilesOf);
  return rows.flatMap((tiles) => (tiles.length === 0 ? [] : asPart(tiles.map((cell) => partOfCell(cell)))));
}

function rowsOfControls(controls: readonly HTMLElement[]): ScanParts<ScanItem> {
  const rows = rowsOf(controls.map((thing) => ({ thing, box: boxOf(thing) })));
  return rows.map((row) => asPart(row.map(partOfControl)));
}

/** Returns the boards in reach in which tiles can be picked. */
function boardsInReach(): readonly HTMLElement[] {
  const place: ParentNode = openDialog() ?? document;
  return [...place.querySelectorAll<HTMLElement>(BOARD)].filter(
    (board) => isInReach(board) && tilesOf(board).length > 0,
  );
}

/** A scroll leaves this share of what was seen in view. */
const KEPT = 0.2;

function scrollOn(element: HTMLElement): void {
  const { scrollTop, scrollHeight, clientHeight } = element;
  const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
  element.scrollTop = isAtEnd ? 0 : scrollTop + clientHeight * (1 - KEPT);
}

/** Of some elements the first that is longer than its room: it is read on with each press, and from its end from the beginning. */
function scrollerIn(elements: readonly HTMLElement[]): ScanParts<ScanItem> {
  const element = elements.find(
    (each) =>
      each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY),
  );
  if (element === undefined) return [];
  return [{ item: { element, sign: '↓', isRepeated: true, choose: () => scrollOn(element) } }];
}

/** All of a dialog may be longer than its room; of a page without one only itself, since a board has ways of its own. */
function scrollers(dialog: HTMLDialogElement | null): readonly HTMLElement[] {
  if (dialog === null) return [...document.querySelectorAll<HTMLElement>('main.page')];
  return [dialog, ...dialog.querySelectorAll<HTMLElement>('*')];
}

/** Returns the stage of a ceremony, while one keeps all of the page from being chosen. */
export function ceremonyInReach(): Element | null {
  return openDialog() === null ? document.querySelector(CEREMONY) : null;
}

/** Reads the page. Controls above a board come before its rows, all others behind them. */
export function readPage(): ScanParts<ScanItem> {
  if (ceremonyInReach() !== null) return [];
  const dialog = openDialog();
  const alone = dialog === null ? document.querySelector(ALONE) : null;
  const controls = controlsInReach(SCANNED).filter(
    (control) => !control.matches(NEVER) && (alone === null || alone.contains(control)),
  );
  const boards = alone === null ? boardsInReach() : [];
  for (const board of boards) {
    const equals = equalsOf(board);
    if (equals !== null) return equals;
  }
  const top = Math.min(...boards.map((board) => board.getBoundingClientRect().top));
  const isLast = (control: HTMLElement) => control.closest(LAST) !== null;
  const isAbove = (control: HTMLElement) => !isLast(control) && centreOf(boxOf(control)) < top;
  const isBelow = (control: HTMLElement) => !isLast(control) && !isAbove(control);
  const parts = [
    ...rowsOfControls(controls.filter(isAbove)),
    ...boards.flatMap(rowsOfBoard),
    ...rowsOfControls(controls.filter(isBelow)),
    ...(alone === null ? scrollerIn(scrollers(dialog)) : []),
    ...rowsOfControls(controls.filter(isLast)),
  ];
  if (parts.length === 0) return [];
  const page = asPart(parts);
  return 'parts' in page ? page.parts : [page];
}
