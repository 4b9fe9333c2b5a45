import type { Board, Point } from '../../core/board/board.ts';
import { isSameShape } from '../../core/board/board.ts';
import type { GameEvent } from '../../core/game/play/game.ts';
import { Camera } from '../viewport/camera.ts';
import type { Viewport } from '../viewport/layout.ts';
import {
  FRAMED_PICTURE_ZOOM,
  LARGE_ZOOM,
  PICTURE_ZOOM,
  PLAY_ZOOM,
  PUZZLE_ZOOM,
  type ZoomRules,
} from '../viewport/zoom-rules.ts';
import { diffBoards } from './layers/board-diff.ts';
import { MarksLayer } from './layers/marks-layer.ts';
import { MotionLayer } from './layers/motion-layer.ts';
import { planBarred, planDeal, planLine, planMotions, planShake, planStill } from './layers/motion-plans.ts';
import type { MotionPlan } from './layers/motions.ts';
import type { Scene } from './layers/scene.ts';
import { TilesLayer } from './layers/tiles-layer.ts';
import { StageLayers } from './stage/stage-layers.ts';
import type { BoardPalette } from './tiles/palette.ts';
import { TileAtlas } from './tiles/tile-atlas.ts';
import type { TilePictures } from './tiles/tile-pictures.ts';

/** The colours and the pictures that tiles are painted with. */
export interface BoardLook {
  readonly palette: BoardPalette;
  readonly pictures: TilePictures;
}

/** A board opens in one of these views; its rules of zooming say whether it can be seen otherwise. */
export type InitialView = 'whole-only' | 'framed-only' | 'whole-first' | 'large' | 'legible';

const VIEW_RULES: Readonly<Record<InitialView, ZoomRules>> = {
  'whole-only': PICTURE_ZOOM,
  'framed-only': FRAMED_PICTURE_ZOOM,
  'whole-first': PUZZLE_ZOOM,
  large: LARGE_ZOOM,
  legible: PLAY_ZOOM,
};

/**
 * The content of the layers of a board, and the camera that shows them. A new board may be set at any time,
 * also while the last step is still animated.
 */
export class BoardLayers {
  readonly stage: StageLayers;
  readonly camera: Camera;
  readonly tiles: TilesLayer;
  readonly marks: MarksLayer;
  readonly #motion: MotionLayer;
  #look: BoardLook | null = null;
  #scene: Scene | null = null;
  #isStill = false;

  /** `room`: where it is mounted. */
  constructor(board: Board, view: InitialView, room: Viewport) {
    this.stage = new StageLayers(room);
    this.#motion = new MotionLayer(this.stage, (cells) => this.#settle(cells), {
      isSparing: view === 'whole-only' || view === 'framed-only',
    });
    this.tiles = new TilesLayer(this.stage, board, () => this.#motion.concealed());
    this.marks = new MarksLayer(this.stage, {
      kindAt: (cell) => this.tiles.kindAt(cell),
      isMoving: (cell) => this.#motion.concealed().has(cell),
    });
    this.camera = new Camera(board.width, board.height, VIEW_RULES[view]);
    this.camera.onMove((isAtRest) => this.#rebuild(isAtRest));
  }

  setRoom(room: Viewport): void {
    if (this.stage.resize(room)) this.camera.setRoom(room);
  }

  setLook(look: BoardLook): void {
    this.#look = look;
    if (this.stage.isSized) this.#rebuild(true);
  }

  /** Plays the step from the board shown to the next one; without events that explain it, it is there at once. */
  show(board: Board, events: readonly GameEvent[], plan: MotionPlan = planMotions): void {
    const before = this.tiles.board;
    if (events.length === 0 || !isSameShape(before, board)) {
      this.#replace(before, board);
      if (events.length > 0) this.layIn();
      return;
    }
    const change = diffBoards(before, board, events);
    const dirty = this.#motion.concealed();
    this.tiles.take(board);
    this.#motion.play(this.#isStill ? planStill(events) : plan(board, change, events));
    for (const cell of this.#motion.concealed()) dirty.add(cell);
    for (const { cell } of [...change.gone, ...change.come]) dirty.add(cell);
    for (const { from, to } of change.moved) dirty.add(from).add(to);
    this.tiles.paintCells(dirty);
    this.marks.draw();
  }

  /** The tiles of the board that is shown are laid one after another. */
  layIn(): void {
    if (this.#isStill) return;
    this.#motion.play(planDeal(this.tiles.board));
    this.tiles.paintAll();
  }

  shake(cells: readonly number[]): void {
    if (this.#isStill) return;
    this.#motion.play(planShake(cells.map((cell) => ({ cell, kind: this.tiles.kindAt(cell) }))));
    this.tiles.paintCells(new Set(cells));
    this.marks.draw();
  }

  /** Shows the nearest way of a blocked pair, up to the tile that is first in it. */
  bar(line: readonly Point[], at: number): void {
    const [x, y] = line[at] ?? [-1, -1];
    const cell = y * this.tiles.board.width + x;
    this.#motion.play(planBarred(line, at, { cell, kind: this.tiles.kindAt(cell) }, this.#isStill));
    this.tiles.paintCells(new Set([cell]));
  }

  showLine(line: readonly Point[]): void {
    this.#motion.play(planLine(line, this.#isStill));
  }

  reduceMotion(isStill: boolean): void {
    this.#isStill = isStill;
    this.camera.reduceMotion(isStill);
    this.marks.reduceMotion(isStill);
    if (isStill) this.#motion.finish();
  }

  /** Completes all animations at once. */
  finish(): void {
    this.#motion.finish();
  }

  destroy(): void {
    this.#motion.finish();
    this.marks.stop();
    this.camera.stop();
  }

  #settle(cells: readonly number[]): void {
    this.tiles.paintCells(new Set(cells));
    this.marks.settle(cells);
  }

  #replace(before: Board, board: Board): void {
    this.#motion.finish();
    this.tiles.take(board);
    if (before.width !== board.width || before.height !== board.height) {
      this.camera.setSize(board.width, board.height);
      return;
    }
    this.tiles.paintAll();
    this.marks.draw();
  }

  #rebuild(isAtRest: boolean): void {
    if (this.#look === null) return;
    this.#scene = makeScene(this.camera, this.#look, this.#scene?.atlas, isAtRest);
    this.tiles.setScene(this.#scene);
    this.marks.setScene(this.#scene);
    this.#motion.setScene(this.#scene);
  }
}

/** Painting an atlas is the expensive part: one of the same size and look is kept, and while the size changes, any. */
function makeScene(
  { layout }: Camera,
  look: BoardLook,
  known: TileAtlas | undefined,
  isAtRest: boolean,
): Scene {
  const { palette, pictures } = look;
  const cell = Math.max(1, Math.round(layout.cell * layout.pixelRatio));
  const isUsable =
    known?.palette === palette && known.pictures === pictures && (known.shape.cell === cell || !isAtRest);
  return { layout, atlas: isUsable ? known : new TileAtlas(cell, palette, pictures) };
}
