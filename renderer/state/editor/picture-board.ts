/** A board from a picture or a word, without a question: the size at which it can be read, every slot in a pair. */
import type { Shape } from '../../../core/board/board.ts';
import { bestThreshold, type GreyPicture, rimOf } from '../../../core/templates/edit/picture.ts';
import { evenSlots, readablePiece } from '../../../core/templates/edit/readable.ts';
import { resized } from '../../../core/templates/edit/transform.ts';
import { MIN_APP_SIDE } from '../../../core/templates/limits.ts';

/** Fewest slots: a board of fewer is over before it began. */
const LEAST_SLOTS = 100;

/** The board of a picture, or null when it shows nothing. Linear in the pixels. */
export function boardOfPicture(picture: GreyPicture): Shape | null {
  const threshold = bestThreshold(picture);
  // A colour as dark as the picture's rim is the background and not the subject.
  const look = { threshold, isInverted: picture.isCutOut !== true && rimDarkness(picture) >= threshold };
  const piece = readablePiece(picture, look, LEAST_SLOTS);
  if (piece === null) return null;
  const even = evenSlots(piece);
  const [width, height] = [even.width, even.height].map((side) => Math.max(MIN_APP_SIDE, side)) as [
    number,
    number,
  ];
  return resized(even, width, height, 'middle');
}

/** Mean darkness of the outermost pixels. */
function rimDarkness({ width, height, darkness }: GreyPicture): number {
  const rim = rimOf(width, height);
  return rim.reduce((sum, pixel) => sum + (darkness[pixel] ?? 0), 0) / rim.length;
}
