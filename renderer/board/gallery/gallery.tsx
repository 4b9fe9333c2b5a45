import { useEffect, useRef } from 'react';
import type { Board, Move, Point } from '../../../core/board/board.ts';
import { withoutPair } from '../../../core/board/board.ts';
import type { GameEvent } from '../../../core/game/play/game.ts';
import { NO_POINTS } from '../../../core/game/setup/score.ts';
import { settle } from '../../../core/rules/gravity.ts';
import type { BoardHandle, GameBoardProps } from '../board-props.ts';
import { GameBoard } from '../game-board.tsx';
import styles from './gallery.module.css';
import { drawRectangle, TWO_PEAKS, WALLED } from './gallery-boards.ts';
import { useSteps } from './gallery-steps.ts';

/** The two sides of the clearing in TWO_PEAKS, and the way through it. */
const PAIR = [33, 79] as const;
const THROUGH: readonly Point[] = [
  [5, 2],
  [6, 2],
  [7, 2],
  [7, 3],
  [7, 4],
  [7, 5],
  [8, 5],
  [9, 5],
];

/** States that stand still, by their names in the code. */
const STATES: Readonly<Record<string, { readonly board: Board } & Partial<GameBoardProps>>> = {
  'board-4x4': { board: drawRectangle(4, 4), selected: 5 },
  'board-with-gaps': { board: TWO_PEAKS, selected: 21 },
  'board-with-walls': { board: WALLED },
  'board-20x20': { board: drawRectangle(20, 20) },
  'board-64x64': { board: drawRectangle(64, 64) },
  'hint-region': { board: TWO_PEAKS, marks: [{ type: 'region', x: 4, y: 4, width: 7, height: 4 }] },
  'hint-cells': { board: TWO_PEAKS, marks: [{ type: 'cells', cells: [6, 33, 79] }] },
  'hint-pair': { board: TWO_PEAKS, marks: [{ type: 'pair', pair: [33, 79] }] },
  signs: {
    board: TWO_PEAKS,
    marks: [
      { type: 'line', line: THROUGH },
      { type: 'cross', cell: 79 },
    ],
  },
  'face-down': { board: TWO_PEAKS, faceDown: new Set([6, 7, 20, 33, 34, 47, 79]) },
  hidden: { board: TWO_PEAKS, hidden: true },
};

/** Every state of a board on one page, for those who work on it. */
export function BoardGallery() {
  return (
    <main data-part="board-gallery" className={styles.boardGallery}>
      {Object.entries(STATES).map(([id, state]) => (
        <figure key={id}>
          <GameBoard {...plain(id, state.board)} {...state} />
          <figcaption>{id}</figcaption>
        </figure>
      ))}
      <LinkAndUndo />
      <FallAndUndo />
      <WrongPair />
    </main>
  );
}

function plain(label: string, board: Board): GameBoardProps {
  return { board, label, selected: null, describeCell: (cell, kind) => describe(board, cell, kind) };
}

function describe(board: Board, cell: number, kind: number): string {
  return `${cell % board.width}, ${Math.floor(cell / board.width)}: ${kind}`;
}

const UNDONE: readonly GameEvent[] = [{ type: 'board-changed', why: 'undo' }];

function linked(board: Board, move: Move, line: readonly Point[], turns: number): readonly GameEvent[] {
  const kind = board.cells[move[0]] ?? 0;
  return [{ type: 'linked', move, kind, line, turns, points: NO_POINTS, by: 'auto' }];
}

/** The same board with equal tiles at two cells. */
function paired(board: Board, [a, b]: Move): Board {
  return { ...board, cells: board.cells.with(b, board.cells[a] ?? 0) };
}

const LINKABLE = paired(TWO_PEAKS, PAIR);

/** A link and its undo, over and over. */
function LinkAndUndo() {
  const { step } = useSteps(2);
  const isLinked = step === 1;
  const after = { ...LINKABLE, cells: withoutPair(LINKABLE.cells, PAIR) };
  return (
    <figure>
      <GameBoard
        {...plain('link', isLinked ? after : LINKABLE)}
        events={isLinked ? linked(LINKABLE, PAIR, THROUGH, 2) : UNDONE}
      />
      <figcaption>link-and-undo</figcaption>
    </figure>
  );
}

const LOW_PAIR = [33, 36] as const;
const FULL = paired(drawRectangle(8, 6), LOW_PAIR);
const ALONG: readonly Point[] = [1, 2, 3, 4].map((x) => [x, 4] as const);

/** A link under gravity and its undo: what lay above falls, and rises again. */
function FallAndUndo() {
  const { step } = useSteps(2);
  const isLinked = step === 1;
  const cells = settle({ ...FULL, cells: withoutPair(FULL.cells, LOW_PAIR) }, 'down');
  return (
    <figure>
      <GameBoard
        {...plain('fall', isLinked ? { ...FULL, cells } : FULL)}
        events={isLinked ? linked(FULL, LOW_PAIR, ALONG, 0) : UNDONE}
      />
      <figcaption>link-with-gravity</figcaption>
    </figure>
  );
}

function WrongPair() {
  const handle = useRef<BoardHandle>(null);
  const { count } = useSteps(2);
  useEffect(() => {
    if (count > 0) handle.current?.shake(...PAIR);
  }, [count]);
  return (
    <figure>
      <GameBoard {...plain('wrong', TWO_PEAKS)} ref={handle} />
      <figcaption>wrong-pair</figcaption>
    </figure>
  );
}
