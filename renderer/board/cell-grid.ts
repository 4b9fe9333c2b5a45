import type { Board } from '../../core/board/board.ts';
import { commandsIn } from '../input/keymap.ts';
import { wasPointerLast } from '../input/last-press.ts';
import { type KeyHandlers, listenToKeys } from '../input/listen-to-keys.ts';
import type { BoardLayout } from '../viewport/layout.ts';
import styles from './board.module.css';
import type { DescribeCell } from './board-props.ts';
import { firstFocus, type GridMove, nextFocus } from './grid-keys.ts';
import type { SpaceKey } from './pointer/space-key.ts';

const GRID_MOVES = commandsIn('board').filter((command): command is GridMove => !command.startsWith('pick'));

interface GridCallbacks {
  readonly onPick: (cell: number) => void;
  /** The focused cell, when it was reached by keys; null when focus left, came by pointer, or the pointer was pressed since. */
  readonly onFocus: (cell: number | null) => void;
}

/** The cells of a board that are made in one piece, and of a larger one as many as its window is kept from drawing for. */
const MOST_AT_ONCE = 1_024;
const SLICE = 256;

/**
 * The board as real cells for keys and screen readers. They lie exactly over the tiles of the canvas and cannot be seen;
 * one of them is in the tab order. Only what changed is written to the document. What readers are known to do with grids
 * stands in docs/screen-readers.md.
 *
 * They are made once the board is named, which a decoration never is; those of a large board row by row, from the focused one
 * on, with frames between them.
 */
export class CellGrid {
  readonly element = document.createElement('div');
  private readonly callbacks: GridCallbacks;
  private readonly space: SpaceKey;
  private rows: readonly HTMLElement[] = [];
  /** The cells that are made; the others are empty places of the list. */
  private cells: (HTMLElement | undefined)[] = [];
  private board: Board;
  private describe: DescribeCell | null = null;
  private selected: number | null = null;
  private current = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: Board, space: SpaceKey, callbacks: GridCallbacks) {
    this.callbacks = callbacks;
    this.space = space;
    this.board = board;
    this.element.setAttribute('role', 'grid');
    this.element.className = styles.grid ?? '';
    const keys = this.keys();
    listenToKeys(this.element, 'board', () => keys, {
      onRelease: (command) => {
        if (command === 'pick-on-release' && this.space.release()) this.pickByKeys();
      },
    });
    this.element.addEventListener('focusin', this.onFocusIn);
    this.element.addEventListener('focusout', () => this.callbacks.onFocus(null));
    this.element.addEventListener('click', this.onClick);
    this.build();
  }

  /** Makes no more cells. */
  stop(): void {
    clearTimeout(this.timer);
  }

  /** The cell that has the focus, or would get it. */
  get currentCell(): number {
    return this.current;
  }

  setLabel(label: string): void {
    this.element.setAttribute('aria-label', label);
  }

  /** Says whether tiles can be picked. */
  setReadOnly(isReadOnly: boolean): void {
    this.element.ariaReadOnly = isReadOnly ? 'true' : null;
  }

  /** Names every cell anew. */
  setDescribe(describe: DescribeCell): void {
    this.describe = describe;
    for (const cell of this.cells.keys()) this.name(cell);
    this.makeCells();
  }

  setBoard(board: Board): void {
    const before = this.board;
    this.board = board;
    if (before.width !== board.width || before.height !== board.height) {
      this.build();
      return;
    }
    for (const [cell, kind] of board.cells.entries()) if (before.cells[cell] !== kind) this.name(cell);
  }

  setSelected(selected: number | null): void {
    const before = this.selected;
    this.selected = selected;
    for (const cell of [before, selected]) if (cell !== null) this.name(cell);
  }

  /** Lays the cells over the tiles. */
  setLayout({ left, top, cell, columns, rows }: BoardLayout): void {
    Object.assign(this.element.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${columns * cell}px`,
      height: `${rows * cell}px`,
    });
  }

  /** Focuses a cell, by default the one that had the focus last. */
  focusCell(cell: number = this.current): void {
    this.makeRow(Math.floor(cell / this.board.width));
    this.moveTo(cell);
    this.cells[cell]?.focus({ preventScroll: true });
  }

  private build(): void {
    const { width, height } = this.board;
    this.cells = new Array(width * height);
    this.rows = Array.from({ length: height }, (_, y) => makeEmptyRow(y));
    this.element.replaceChildren(...this.rows);
    this.element.setAttribute('aria-rowcount', String(height));
    this.element.setAttribute('aria-colcount', String(width));
    this.selected = null;
    this.current = -1;
    this.moveTo(firstFocus(this.board));
    if (this.describe !== null) this.makeCells();
  }

  /** Makes cells that are not there yet, some now and the others after a frame. */
  private makeCells(): void {
    clearTimeout(this.timer);
    const { width, height } = this.board;
    const first = Math.floor(this.current / width);
    let left = width * height > MOST_AT_ONCE ? SLICE : MOST_AT_ONCE;
    for (let passed = 0; passed < height; passed++) {
      if (left <= 0) {
        this.timer = setTimeout(() => this.makeCells(), 0);
        return;
      }
      if (this.makeRow((first + passed) % height)) left -= width;
    }
  }

  /** Returns whether the cells of a row had still to be made. */
  private makeRow(y: number): boolean {
    const { width } = this.board;
    const row = this.rows[y];
    if (row === undefined || row.hasChildNodes()) return false;
    for (let cell = y * width; cell < (y + 1) * width; cell++) {
      const element = makeCell(cell, width);
      element.tabIndex = cell === this.current ? 0 : -1;
      this.cells[cell] = element;
      this.name(cell);
      row.append(element);
    }
    return true;
  }

  private name(cell: number): void {
    const element = this.cells[cell];
    if (element === undefined || this.describe === null) return;
    const kind = this.board.cells[cell] ?? 0;
    element.setAttribute('aria-label', this.describe(cell, kind, cell === this.selected));
    if (kind > 0) {
      element.setAttribute('aria-selected', String(cell === this.selected));
      element.dataset.kind = String(kind);
    } else {
      element.removeAttribute('aria-selected');
      delete element.dataset.kind;
    }
  }

  private moveTo(cell: number): void {
    if (cell === this.current) return;
    const before = this.cells[this.current];
    if (before !== undefined) before.tabIndex = -1;
    this.current = cell;
    const now = this.cells[cell];
    if (now !== undefined) now.tabIndex = 0;
  }

  private keys(): KeyHandlers<'board'> {
    const moves = GRID_MOVES.map((move) => [move, () => this.moveByKeys(move)] as const);
    return {
      ...Object.fromEntries(moves),
      pick: () => this.pickByKeys(),
      // As on a button: while it is held, a drag pans the board.
      'pick-on-release': () => {
        this.space.press();
      },
    };
  }

  private moveByKeys(move: GridMove): void {
    const next = nextFocus(this.board, this.current, move, this.selected);
    this.focusCell(next);
    this.callbacks.onFocus(next);
  }

  private pickByKeys(): void {
    this.callbacks.onFocus(this.current);
    this.pick(this.current);
  }

  private readonly onFocusIn = (event: FocusEvent): void => {
    const cell = cellOf(event.target);
    if (cell === null) return;
    this.moveTo(cell);
    this.callbacks.onFocus(wasPointerLast() ? null : cell);
  };

  /** A click without a pointer behind it comes from assistive technology. */
  private readonly onClick = (event: MouseEvent): void => {
    const cell = event.detail === 0 ? cellOf(event.target) : null;
    if (cell !== null) this.pick(cell);
  };

  private pick(cell: number): void {
    if ((this.board.cells[cell] ?? 0) > 0) this.callbacks.onPick(cell);
  }
}

function makeEmptyRow(y: number): HTMLElement {
  const row = document.createElement('div');
  row.setAttribute('role', 'row');
  // A row without a name is named by all its cells, which NVDA reads on each step up or down.
  row.setAttribute('aria-label', String(y + 1));
  return row;
}

function makeCell(cell: number, width: number): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'gridcell');
  element.setAttribute('aria-colindex', String((cell % width) + 1));
  element.setAttribute('aria-rowindex', String(Math.floor(cell / width) + 1));
  element.dataset.cell = String(cell);
  return element;
}

function cellOf(target: EventTarget | null): number | null {
  const value = target instanceof HTMLElement ? target.dataset.cell : undefined;
  return value === undefined ? null : Number(value);
}
