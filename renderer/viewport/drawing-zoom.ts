import { LARGEST_CELL, NO_CORNER, type ZoomRules } from './zoom-rules.ts';

const NEARLY_WHOLE = 1.02;

/** A drawing: seen whole first, with rulers and room for what is drawn beyond its edge, and zoomed as long as its cells can become any larger. */
export const DRAWING_ZOOM: ZoomRules = {
  comfortableCell: LARGEST_CELL / NEARLY_WHOLE,
  playableCell: LARGEST_CELL,
  readable: { cell: LARGEST_CELL / NEARLY_WHOLE, largest: 0, columns: 1, rows: 1 },
  legibleCell: 0,
  usual: { side: 0, cell: 0 },
  largestSide: 0,
  largestCell: LARGEST_CELL,
  stops: [LARGEST_CELL],
  nearly: 1,
  nearlyWhole: NEARLY_WHOLE,
  lane: 0.5,
  tightLane: 0.5,
  inset: 18,
  margin: 18,
  rim: 0,
  corner: NO_CORNER,
  hasOverview: false,
  isAlwaysSharp: true,
};
