/** The room for a board of *large and calm* in a window, and which of its sizes fit: no tile is smaller than a finger's pad. */
import { CALM_SIZE_IDS, CALM_SIZES, type CalmSize } from '../../core/game/modes/calm-boards.ts';
import { layoutBoard, TIGHT_LANE_CELLS } from '../viewport/layout.ts';

/** The least side of a cell, in CSS pixels. */
export const LEAST_LARGE_CELL = 72;
/** Windows lower than this have smaller buttons around the board: `--low` of the styles, where text has its usual size. */
const LOW = 560;
/** The usual size of text, for which the frame is measured. */
const USUAL_REM = 16;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window, in CSS pixels, and how large its text is; as usual where that is not given. */
export interface LargeWindow extends Size {
  readonly rem?: number;
  /** True if the styles take it for a low one. */
  readonly isLow?: boolean;
}

/** The rows and the column around the board, in CSS pixels: `beside` stands at its right, `below` under it. */
export interface LargeFrame {
  readonly side: 'beside' | 'below';
  readonly head: number;
  readonly line: number;
  readonly beside: number;
  readonly below: number;
}

/** A layout places a board in a window: by its frame, its orientation, and the side of a cell. */
export interface LargeLayout {
  readonly frame: LargeFrame;
  readonly isTurned: boolean;
  readonly cell: number;
}

function framesOf({ height, rem = USUAL_REM, isLow = height < LOW }: LargeWindow): readonly LargeFrame[] {
  const scaled = (px: number) => (px * rem) / USUAL_REM;
  const line = scaled(isLow ? 36 : 48);
  return [
    { side: 'beside', head: 0, line, beside: scaled(isLow ? 120 : 168), below: 0 },
    { side: 'below', head: scaled(isLow ? 48 : 56), line, beside: 0, below: scaled(isLow ? 72 : 108) },
  ];
}

function cellIn(
  { head, line, beside, below }: LargeFrame,
  window: LargeWindow,
  { width, height }: Size,
): number {
  const room = { width: window.width - beside, height: window.height - head - line - below, pixelRatio: 1 };
  return layoutBoard(width, height, room, TIGHT_LANE_CELLS).cell;
}

/** The layout with the largest cells. Of two that are alike the first counts: upright only where that helps. */
export function largeLayout(size: Size, window: LargeWindow): LargeLayout {
  const upright = { width: size.height, height: size.width };
  const ways = framesOf(window).flatMap((frame) => [
    { frame, isTurned: false, cell: cellIn(frame, window, size) },
    { frame, isTurned: true, cell: cellIn(frame, window, upright) },
  ]);
  return ways.reduce((best, way) => (way.cell > best.cell ? way : best));
}

/** The sizes that fit, the smallest first; that one is always there, in a window that is too small for it too. */
export function largeSizes(window: LargeWindow): readonly CalmSize[] {
  const [smallest, ...others] = CALM_SIZE_IDS;
  const fits = (size: CalmSize) => largeLayout(CALM_SIZES[size], window).cell >= LEAST_LARGE_CELL;
  return [smallest, ...others.filter(fits)];
}

/** The largest size that fits and is not above the one that was chosen. */
export function fittingSize(chosen: CalmSize, window: LargeWindow): CalmSize {
  const sizes = largeSizes(window);
  return (
    sizes.findLast((size) => CALM_SIZE_IDS.indexOf(size) <= CALM_SIZE_IDS.indexOf(chosen)) ??
    sizes[0] ??
    chosen
  );
}
