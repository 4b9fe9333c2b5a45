import type { Board } from '../../core/board/board.ts';
import type { GameEvent } from '../../core/game/game.ts';
import { boxOf, cellsToShow, nearestTile } from '../viewport/in-sight.ts';
import { pointCentre } from '../viewport/layout.ts';
import type { ZoomState } from '../viewport/lens.ts';
import { watchTheme, watchViewport } from '../viewport/surroundings.ts';
import type { BoardHandle, BoardHint } from './board-props.ts';
import { BoardView } from './board-view.ts';
import { CellGrid } from './cell-grid.ts';
import { listenToPointer } from './pointer/board-pointer.ts';
import { SpaceKey, watchSpace } from './pointer/space-key.ts';
import type { TilePictures } from './tiles/tile-pictures.ts';

interface MountedBoardOptions {
  readonly board: Board;
  readonly pictures: TilePictures;
  readonly isDecorative: boolean;
  readonly onPick: (cell: number) => void;
  readonly onHover: (cell: number | null) => void;
  readonly onZoom: (state: ZoomState) => void;
}

/** A board in the document: its picture, the cells for keys and screen readers over it, and what both listen to. */
export class MountedBoard {
  readonly view: BoardView;
  readonly handle: BoardHandle;
  /** The board that is shown. */
  board: Board;
  private readonly canvas = document.createElement('div');
  private readonly grid: CellGrid;
  private readonly root: HTMLElement;
  private readonly space = new SpaceKey();
  private readonly isDecorative: boolean;
  private readonly onZoom: (state: ZoomState) => void;
  private zoom: ZoomState = { isCramped: false, canZoomIn: false, canZoomOut: false };
  /** Where the keys are, while it shows. */
  private focused: number | null = null;
  private readonly stops: (() => void)[] = [];

  constructor(root: HTMLElement, options: MountedBoardOptions) {
    this.root = root;
    this.isDecorative = options.isDecorative;
    this.onZoom = options.onZoom;
    this.board = options.board;
    this.canvas.className = 'board-canvas';
    this.canvas.setAttribute('aria-hidden', 'true');
    root.append(this.canvas);
    this.view = new BoardView(this.canvas, options.board, {
      pictures: options.pictures,
      isWholeOnly: options.isDecorative,
      onMove: (isAtRest) => this.follow(isAtRest),
    });
    this.grid = new CellGrid(options.board, this.space, {
      onPick: options.onPick,
      onFocus: (cell) => this.focus(cell),
    });
    if (!this.isDecorative) this.listen(root, options);
    this.stops.push(
      watchViewport(root, (viewport) => this.view.resize(viewport)),
      watchTheme(() => this.view.refreshTheme()),
    );
    this.handle = {
      shake: (a, b) => this.view.shake(a, b),
      showLine: (line) => this.view.showLine(line),
      focusCell: (cell) => this.grid.focusCell(cell ?? this.cellToBegin()),
      zoom: (to) => {
        if (to === 'whole') this.view.lens.showWhole();
        else this.view.lens.step(to, this.focusedSpot());
      },
    };
  }

  /** Plays what led to a board; without events it is there at once. */
  show(board: Board, events: readonly GameEvent[]): void {
    const shown = cellsToShow(this.board, board, events);
    this.board = board;
    this.view.play(board, events);
    this.grid.setBoard(board);
    if (shown.length > 0) this.reveal(shown);
  }

  select(cell: number | null): void {
    this.view.select(cell);
    this.grid.setSelected(cell);
  }

  hint(hint: BoardHint | null): void {
    this.view.hint(hint);
    if (hint?.type === 'region') this.view.lens.reveal(hint, true);
    else if (hint?.type === 'pair') this.view.lens.reveal(boxOf(hint.pair, this.board.width), true);
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

  private focus(cell: number | null): void {
    this.focused = cell;
    this.view.focus(cell);
    if (cell !== null) this.reveal([cell]);
  }

  private focusedSpot() {
    const { columns } = this.view.layout();
    return this.focused === null
      ? undefined
      : pointCentre(this.view.layout(), [this.focused % columns, Math.floor(this.focused / columns)]);
  }

  /** On a board whose focused cell is out of sight, keys begin where the player looks. */
  private cellToBegin(): number | undefined {
    const { lens } = this.view;
    if (!this.zoom.canZoomOut || lens.isSeen(this.grid.currentCell)) return undefined;
    return nearestTile(this.board, lens.layout, lens.middle());
  }

  private reveal(cells: readonly number[]): void {
    this.view.lens.reveal(boxOf(cells, this.board.width));
  }

  /** The cells lie over their tiles again once these are at rest; on the way nobody asks where they are. */
  private follow(isAtRest: boolean): void {
    const zoom = this.view.lens.state();
    if (isAtRest) this.grid.setLayout(this.view.layout());
    if (isSameZoom(zoom, this.zoom)) return;
    this.zoom = zoom;
    this.root.toggleAttribute('data-movable', zoom.isCramped);
    this.onZoom(zoom);
  }

  private listen(root: HTMLElement, options: MountedBoardOptions): void {
    root.append(this.grid.element);
    const stop = listenToPointer(root, this.view, this.space, {
      onPick: (cell) => {
        this.grid.focusByPointer(cell);
        options.onPick(cell);
      },
      onHover: (cell) => {
        this.view.hover(cell);
        options.onHover(cell);
      },
    });
    this.stops.push(stop, watchSpace(this.space));
  }
}

function isSameZoom(a: ZoomState, b: ZoomState): boolean {
  return a.isCramped === b.isCramped && a.canZoomIn === b.canZoomIn && a.canZoomOut === b.canZoomOut;
}
