import { LANE_CELLS, TIGHT_LANE_CELLS } from './layout.ts';

/**
 * The rules of zooming, which differ between the boards of the game, the editor and pictures. All lengths are
 * in CSS pixels.
 */
export interface ZoomRules {
  /** A whole board whose cells are at least so large is never zoomed. */
  readonly comfortableCell: number;
  /** A usual board that is seen whole with cells at least so large has no buttons for its size; fingers and keys still zoom it. */
  readonly playableCell: number;
  /** Cells are first shown at this size where the whole board is not seen: the largest in a window that has room for so many. */
  readonly readable: {
    readonly cell: number;
    readonly largest: number;
    readonly columns: number;
    readonly rows: number;
  };
  /** A board is not seen first with cells smaller than this, unless nothing would be read on it anyway (0). */
  readonly legibleCell: number;
  /** A board with at most so many cells on a side is seen whole first down to smaller cells: few tiles are no noise. */
  readonly usual: { readonly side: number; readonly cell: number };
  /** A board with more cells than this on a side has its small map always: few windows show all of it legibly. */
  readonly largestSide: number;
  readonly largestCell: number;
  /** The sizes that buttons and keys step through, between the whole board and the largest cell. */
  readonly stops: readonly number[];
  /** Two sizes within this factor of each other are one to the eye: such a stop would seem to do nothing. */
  readonly nearly: number;
  /** A layout that is larger than the whole board by less than this factor counts as the whole board. */
  readonly nearlyWhole: number;
  /** Width of the lane around the board, in cells. */
  readonly lane: number;
  /** The lane may shrink to this where that makes the cells of the whole board comfortable. */
  readonly tightLane: number;
  /** Room at every edge of the viewport that a whole board leaves free. */
  readonly inset: number;
  /** Paper that may be pulled in beyond the board's edge and its lane. */
  readonly margin: number;
  /** The least of bare room at an edge of the viewport beyond which the board goes on. */
  readonly rim: number;
  /** The lower right corner in which buttons lie, fewer of them in a narrow viewport; tiles can be pulled out from under them. */
  readonly corner: { readonly width: number; readonly narrowWidth: number; readonly height: number };
  /**
   * While a part of the board is seen, and on a large one always, a small map of all of it lies by the buttons; in a broad
   * window, and a narrow one, both lie below the board, where they cover nothing.
   */
  readonly hasOverview: boolean;
  /** Always on whole device pixels: what is painted from patterns cannot be shown in between. */
  readonly isAlwaysSharp: boolean;
}

/** Nothing lies there. */
export const NO_CORNER = { width: 0, narrowWidth: 0, height: 0 };
/** In CSS pixels. */
export const LARGEST_CELL = 72;

/** A board that is played: tiles of 32 pixels are met by a finger; those of 36 are told apart at a glance, and a large window has room for larger ones. */
export const PLAY_ZOOM: ZoomRules = {
  comfortableCell: 32,
  playableCell: 27,
  readable: { cell: 36, largest: 52, columns: 24, rows: 14 },
  legibleCell: 32,
  usual: { side: 24, cell: 15 },
  largestSide: 32,
  largestCell: LARGEST_CELL,
  stops: [36, 52, LARGEST_CELL],
  nearly: 1.08,
  nearlyWhole: 1,
  lane: LANE_CELLS,
  tightLane: TIGHT_LANE_CELLS,
  inset: 0,
  margin: 12,
  rim: 10,
  corner: { width: 152, narrowWidth: 106, height: 60 },
  hasOverview: true,
  isAlwaysSharp: false,
};

/** A puzzle is about all of its board: it is seen whole first, and no map is needed for its few cells. */
export const PUZZLE_ZOOM: ZoomRules = { ...PLAY_ZOOM, legibleCell: 0, hasOverview: false };

/** A board of few large tiles: always whole, with no more of a lane than its lines need. */
export const LARGE_ZOOM: ZoomRules = {
  ...PLAY_ZOOM,
  comfortableCell: 0,
  legibleCell: 0,
  lane: TIGHT_LANE_CELLS,
  corner: NO_CORNER,
  hasOverview: false,
};

/** A picture of a board: always whole. */
export const PICTURE_ZOOM: ZoomRules = {
  ...PLAY_ZOOM,
  comfortableCell: 0,
  legibleCell: 0,
  corner: NO_CORNER,
  hasOverview: false,
};

/** The same for a board that has its lane as cells of its own: as large as its place allows. */
export const FRAMED_PICTURE_ZOOM: ZoomRules = { ...PICTURE_ZOOM, lane: 0.06, tightLane: 0.06 };
