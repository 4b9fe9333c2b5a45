import type { Template } from '../../../../core/templates/template.ts';
import { layoutBoard, TIGHT_LANE_CELLS } from '../../../viewport/layout.ts';
import { PLAY_ZOOM } from '../../../viewport/zoom-rules.ts';

/** What the rows of a screen above and below the board take of its height, about. */
const BOARD_SHARE = 0.72;

interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * Whether a board is shown with its rows as columns: its template may turn, it is too wide for a window that is higher than
 * wide, and turned its tiles are larger. Gravity has a direction that the rules name, so such a board stays as it is.
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
