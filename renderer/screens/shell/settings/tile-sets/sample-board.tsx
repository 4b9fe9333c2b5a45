import { useEffect, useRef, useState } from 'react';
import {
  type Board,
  EMPTY,
  type Move,
  type Point,
  SLOT,
  withoutPair,
} from '../../../../../core/board/board.ts';
import type { GameEvent } from '../../../../../core/game/play/game.ts';
import { NO_POINTS } from '../../../../../core/game/setup/score.ts';
import { GameBoard } from '../../../../components/lazy-game-board.ts';
import { useReducedMotion } from '../../../../parts/use-theme.ts';
import styles from './tile-sets.module.css';

/** Kinds in rows, 0 an emptied slot. Not dealt: it is only looked at. */
const ROWS = [
  [1, 2, 3, 4, 5, 6, 4],
  [7, 8, 0, 0, 9, 10, 7],
  [11, 12, 13, 0, 14, 14, 2],
  [15, 9, 12, 0, 0, 8, 10],
  [11, 13, 1, 5, 6, 15, 3],
];
const [WIDTH, HEIGHT] = [7, 5];
const BOARD: Board = {
  width: WIDTH,
  height: HEIGHT,
  marks: ROWS.flat().map((kind) => (kind === 0 ? SLOT : EMPTY)),
  cells: ROWS.flat(),
};
/** Equal tiles, and the line that joins them. */
const PAIR: Move = [8, 26];
const LINE: readonly Point[] = [
  [1, 1],
  [2, 1],
  [3, 1],
  [3, 2],
  [3, 3],
  [4, 3],
  [5, 3],
];
const LINKED: readonly GameEvent[] = [
  { type: 'linked', move: PAIR, kind: 8, line: LINE, turns: 2, points: NO_POINTS, by: 'auto' },
];
const UNDONE: readonly GameEvent[] = [{ type: 'board-changed', why: 'undo' }];
const AFTER: Board = { ...BOARD, cells: withoutPair(BOARD.cells, PAIR) };
/** The pair is gone this long before the link is taken back. */
const GONE_MS = 1_500;

/** A small board in the chosen set. When another one is chosen it plays one link in it, and takes it back. */
export function SampleBoard({ tileSet }: { readonly tileSet: string }) {
  const isStill = useReducedMotion();
  const shown = useRef(tileSet);
  const [isLinked, setLinked] = useState(false);
  useEffect(() => {
    if (shown.current === tileSet) return;
    shown.current = tileSet;
    if (isStill) return;
    setLinked(true);
    const timer = setTimeout(() => setLinked(false), GONE_MS);
    return () => clearTimeout(timer);
  }, [tileSet, isStill]);
  return (
    <div className={styles.board} data-tile-set={tileSet}>
      <GameBoard
        board={isLinked ? AFTER : BOARD}
        events={isLinked ? LINKED : UNDONE}
        selected={null}
        reducedMotion={isStill}
        decorative
        label=""
        describeCell={() => ''}
      />
    </div>
  );
}
