import type { Board } from '../../../core/board/board.ts';
import type { Scene } from '../scene.ts';
import type { StageLayers } from '../stage/stage-layers.ts';
import { TilesBitmap } from './tiles-bitmap.ts';

/** The tiles at rest: painted where the board changed, and drawn as one picture. */
export class TilesLayer {
  private readonly stage: StageLayers;
  private readonly bitmap: TilesBitmap;
  private readonly concealed: () => ReadonlySet<number>;
  private shown: Board;
  private scene: Scene | null = null;

  /** `concealed`: cells whose tile is on its way and must not be shown at rest. */
  constructor(stage: StageLayers, board: Board, concealed: () => ReadonlySet<number>) {
    this.stage = stage;
    this.bitmap = new TilesBitmap(stage.bitmap);
    this.shown = board;
    this.concealed = concealed;
  }

  get board(): Board {
    return this.shown;
  }

  kindAt(cell: number): number {
    return this.shown.cells[cell] ?? 0;
  }

  /** Takes another board; its caller paints what differs. */
  take(board: Board): void {
    this.shown = board;
  }

  setScene(scene: Scene): void {
    this.scene = scene;
    this.paintAll();
  }

  paintAll(): void {
    if (this.scene === null || !this.stage.isSized) return;
    this.bitmap.paintAll(this.shown, this.concealed(), this.scene);
    this.stage.draw('tiles');
  }

  paintCells(dirty: ReadonlySet<number>): void {
    if (this.scene === null || !this.stage.isSized || dirty.size === 0) return;
    this.bitmap.paintCells(dirty, this.shown, this.concealed(), this.scene);
    this.stage.draw('tiles');
  }
}
