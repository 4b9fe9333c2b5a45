import type { Shape } from '../../../../core/board/board.ts';
import type { ClearedSign } from '../../../components/pictures/cleared-shape.tsx';

/** The words and figures of the picture of a result. */
export interface PictureContent {
  /** The name of the program. */
  readonly title: string;
  /** The mode and the board. */
  readonly played: string;
  readonly date: string;
  /** The figure in large, and the words beside it. */
  readonly figure: string;
  readonly ended: string;
  /** The last board, and the order in which it was cleared, see `clearingOrder`. */
  readonly shape: Shape;
  readonly order: readonly number[];
  /** The cells on which a tile is left. */
  readonly left: ReadonlySet<number>;
  /** Critical choices in their order, as far as a review has found them. */
  readonly signs: readonly ClearedSign[];
  readonly choices: string | null;
  /** Null where no code leads to the board. */
  readonly code: string | null;
  /** The QR code of the link to it; null where it would be too fine to be read. */
  readonly modules: readonly (readonly boolean[])[] | null;
  /** One brushed character. */
  readonly seal: string;
}
