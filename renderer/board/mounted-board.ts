import type { Board } from '../../core/board/board.ts';
import type { GameEvent } from '../../core/game/game.ts';
import { listenToPointer } from './board-pointer.ts';
import type { BoardHandle, BoardHint } from './board-props.ts';
import { BoardView } from './board-view.ts';
import { CellGrid } from './cell-grid.ts';
import { watchTheme, watchViewport } from './surroundings.ts';

interface MountedBoardOptions {
  readonly board: Board;
  readonly pictures: readonly CanvasImageSource[];
  readonly isDecorative: boolean;
  readonly onPick: (cell: number) => void;
  readonly onHover: (cell: number | null) => void;
}

/** A board in the document: its picture, the cells for keys and screen readers over it, and what both listen to. */
export class MountedBoard {
  readonly view: BoardView;
  readonly handle: BoardHandle;
  /** The board that is shown. */
  board: Board;
  private readonly canvas = document.createElement('div');
  private readonly grid: CellGrid;
  private readonly isDecorative: boolean;
  private readonly stops: (() => void)[] = [];

  constructor(root: HTMLElement, options: MountedBoardOptions) {
    this.isDecorative = options.isDecorative;
    this.board = options.board;
    this.canvas.className = 'board-canvas';
    this.canvas.setAttribute('aria-hidden', 'true');
    root.append(this.canvas);
    this.view = new BoardView(this.canvas, options.board, options.pictures);
    this.grid = new CellGrid(options.board, {
      onPick: options.onPick,
      onFocus: (cell) => this.view.focus(cell),
    });
    if (!this.isDecorative) this.listen(root, options);
    this.stops.push(
      watchViewport(root, (viewport) => {
        this.view.resize(viewport);
        this.grid.setLayout(this.view.layout());
      }),
      watchTheme(() => this.view.refreshTheme()),
    );
    this.handle = {
      shake: (a, b) => this.view.shake(a, b),
      showLine: (line) => this.view.showLine(line),
      focusCell: (cell) => this.grid.focusCell(cell),
    };
  }

  /** Plays what led to a board; without events it is there at once. */
  show(board: Board, events: readonly GameEvent[]): void {
    this.board = board;
    this.view.play(board, events);
    this.grid.setBoard(board);
    this.grid.setLayout(this.view.layout());
  }

  select(cell: number | null): void {
    this.view.select(cell);
    this.grid.setSelected(cell);
  }

  hint(hint: BoardHint | null): void {
    this.view.hint(hint);
  }

  hide(isHidden: boolean): void {
    this.view.hide(isHidden);
    this.grid.element.hidden = isHidden;
  }

  reduceMotion(isReduced: boolean): void {
    this.view.reduceMotion(isReduced);
  }

  name(label: string, describeCell: (cell: number, kind: number) => string): void {
    if (this.isDecorative) return;
    this.grid.setLabel(label);
    this.grid.setDescribe(describeCell);
  }

  destroy(): void {
    for (const stop of this.stops) stop();
    this.view.destroy();
    this.canvas.remove();
    this.grid.element.remove();
  }

  private listen(root: HTMLElement, options: MountedBoardOptions): void {
    root.append(this.grid.element);
    const stop = listenToPointer(root, this.view, {
      onPick: (cell) => {
        this.grid.focusByPointer(cell);
        options.onPick(cell);
      },
      onHover: (cell) => {
        this.view.hover(cell);
        options.onHover(cell);
      },
    });
    this.stops.push(stop);
  }
}
