import type { Template } from '../../core/templates/template.ts';
import { layoutBoard, TIGHT_LANE_CELLS } from '../viewport/layout.ts';
import { PLAY_ZOOM } from '../viewport/zoom-rules.ts';

/** The share of a screen's height that the board has, about; its other rows take the rest. */
const BOARD_SHARE = 0.72;
/** A board is turned only where its cells would be smaller than this, in CSS pixels, and would grow by more than this factor. */
const WITHOUT_UPRIGHT = [PLAY_ZOOM.comfortableCell, 1] as const;
/** The same for a picture of a thing, which then lies on its side. */
const ON_ITS_SIDE = [30, 1.15] as const;

interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns whether a board is shown with its rows as columns: it is too wide for a window that is higher than wide, and turned
 * its tiles are larger. A shape with an upright is turned only where its tiles are too small to be played with, and gain much.
 */
export function fitsTurned(
  { width, height, mayTurn }: Pick<Template, 'width' | 'height' | 'mayTurn'>,
  room: Room,
): boolean {
  if (room.width >= room.height) return false;
  const viewport = { width: room.width, height: BOARD_SHARE * room.height, pixelRatio: 4 };
  const cellOf = (across: number, down: number) => layoutBoard(across, down, viewport, TIGHT_LANE_CELLS).cell;
  const [below, gain] = mayTurn ? WITHOUT_UPRIGHT : ON_ITS_SIDE;
  const cell = cellOf(width, height);
  return cell < below && cellOf(height, width) > gain * cell;
}
