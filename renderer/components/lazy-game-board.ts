/** The board with Konva, whose code is the largest of the window: fetched when a board is first shown. */
import { lazyPart } from './lazy-part.tsx';

export const { Part: GameBoard } = lazyPart(async () => (await import('../board/game-board.tsx')).GameBoard);
