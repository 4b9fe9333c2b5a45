import type { Point, Shape } from '../../../../core/board/board.ts';

/** The texts of the grid in the language of the window. */
export interface GridWords {
  readonly label: string;
  readonly describe: (cell: Point, shape: Shape) => string;
}

/**
 * The drawing for keys and screen readers: a grid of which only the cell at the cursor is in the document. It comes as a
 * new element for each cell, so that it is read aloud.
 */
export class CursorGrid {
  readonly #root: HTMLElement;
  readonly #row = document.createElement('div');
  #cell = document.createElement('div');
  #said = '';

  constructor(root: HTMLElement) {
    this.#root = root;
    root.setAttribute('role', 'grid');
    root.tabIndex = 0;
    this.#row.setAttribute('role', 'row');
    this.#row.className = 'visually-hidden';
    this.#row.append(this.#cell);
    root.append(this.#row);
  }

  show([x, y]: Point, shape: Shape, words: GridWords): void {
    const text = words.describe([x, y], shape);
    this.#root.setAttribute('aria-label', words.label);
    this.#root.setAttribute('aria-rowcount', String(shape.height));
    this.#root.setAttribute('aria-colcount', String(shape.width));
    // A place beyond the edge has no number; its words say so.
    this.#row.setAttribute('aria-rowindex', String(numberIn(y, shape.height)));
    if (text === this.#said) return;
    this.#said = text;
    const cell = document.createElement('div');
    cell.setAttribute('role', 'gridcell');
    cell.setAttribute('aria-colindex', String(numberIn(x, shape.width)));
    cell.id = `drawing-cell-${x}-${y}`;
    cell.textContent = text;
    this.#cell.replaceWith(cell);
    this.#cell = cell;
    this.#root.setAttribute('aria-activedescendant', cell.id);
  }

  remove(): void {
    this.#row.remove();
  }
}

function numberIn(index: number, count: number): number {
  return Math.max(1, Math.min(index + 1, count));
}
