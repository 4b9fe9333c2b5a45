import type { Board } from '../../../core/board/board.ts';
import type { StageLayers } from '../stage/stage-layers.ts';
import type { Scene } from './scene.ts';
import { paintAllTiles, paintSomeTiles } from './tiles-painter.ts';

/** The tiles at rest: they stay on their layer and are painted where the board changed. */
export class TilesLayer {
  readonly #stage: StageLayers;
  readonly #concealed: () => ReadonlySet<number>;
  #shown: Board;
  #scene: Scene | null = null;

  /** `concealed`: cells whose tile is on its way and must not be shown at rest. */
  constructor(stage: StageLayers, board: Board, concealed: () => ReadonlySet<number>) {
    this.#stage = stage;
    this.#shown = board;
    this.#concealed = concealed;
  }

  get board(): Board {
    return this.#shown;
  }

  kindAt(cell: number): number {
    return this.#shown.cells[cell] ?? 0;
  }

  /** Takes another board; its caller paints what differs. */
  take(board: Board): void {
    this.#shown = board;
  }

  setScene(scene: Scene): void {
    this.#scene = scene;
    scene.atlas.prepare(new Set(this.#shown.cells));
    this.paintAll();
  }

  paintAll(): void {
    const [scene, shown] = [this.#scene, this.#shown];
    if (scene === null || !this.#stage.isSized) return;
    this.#stage.paintTiles((context) => paintAllTiles(context, shown, this.#concealed(), scene));
  }

  paintCells(dirty: ReadonlySet<number>): void {
    const [scene, shown] = [this.#scene, this.#shown];
    if (scene === null || !this.#stage.isSized || dirty.size === 0) return;
    this.#stage.paintTiles((context) => paintSomeTiles(context, dirty, shown, this.#concealed(), scene));
  }
}
