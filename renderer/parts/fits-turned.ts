import type { Template } from '../../core/templates/template.ts';
import { layoutBoard, TIGHT_LANE_CELLS } from '../viewport/layout.ts';
import { PLAY_ZOOM } from '../viewport/zoom-rules.ts';

/** The share of a screen's height that the board has, about; its other rows take the rest. */
const BOARD_SHARE = 0.72;

interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns whether a board is shown with its rows as columns: its template may turn, it is too wide for a
 * window that is higher than wide, and turned its tiles are larger. Gravity has a direction that the rules
 * name, so such a board stays as it is.
 */
export function fitsTurned(
  { width, height, rules, mayTurn }: Pick<Template, 'width' | 'height' | 'rules' | 'mayTurn'>,
  room: Room,
): boolean {
  if (!mayTurn || rules.gravity !== 'none' || room.width >= room.height) return false;
  const viewport = { width: room.width, height: BOARD_SHARE * room.height, pixelRatio: 1 };
  const { cell } = layoutBoard(width, height, viewport, TIGHT_LANE_CELLS);
  if (cell >= PLAY_ZOOM.comfortableCell) return false;
  return layoutBoard(height, width, viewport, TIGHT_LANE_CELLS).cell > cell;
}
