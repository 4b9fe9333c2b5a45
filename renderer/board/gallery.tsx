import { useEffect, useRef } from 'react';
import './gallery.css';
import type { Board, Point } from '../../core/board/board.ts';
import { withoutPair } from '../../core/board/board.ts';
import type { GameEvent } from '../../core/game/game.ts';
import type { BoardHandle, GameBoardProps } from './board-props.ts';
import { drawRectangle, TWO_PEAKS, WALLED } from './gallery-boards.ts';
import { useSteps } from './gallery-steps.ts';
import { GameBoard } from './game-board.tsx';
import { pictureOf } from './tile-set.ts';

/** States that stand still, by their names in the code. */
const STATES: Readonly<Record<string, { readonly board: Board } & Partial<GameBoardProps>>> = {
  'board-4x4': { board: drawRectangle(4, 4), selected: 5 },
  'board-with-gaps': { board: TWO_PEAKS, selected: 21 },
  'board-with-walls': { board: WALLED },
  'board-20x20': { board: drawRectangle(20, 20) },
  'board-64x64': { board: drawRectangle(64, 64) },
  'hint-region': { board: TWO_PEAKS, hint: { type: 'region', x: 4, y: 4, width: 7, height: 4 } },
  'hint-cells': { board: TWO_PEAKS, hint: { type: 'cells', cells: [6, 33, 88] } },
  'hint-pair': { board: TWO_PEAKS, hint: { type: 'pair', pair: [33, 93] } },
  hidden: { board: TWO_PEAKS, hidden: true },
};

/** Every state of a board on one page, for those who work on it. */
export function BoardGallery() {
  return (
    <main className="board-gallery">
      {Object.entries(STATES).map(([id, state]) => (
        <figure key={id}>
          <GameBoard {...plain(id, state.board)} {...state} />
          <figcaption>{id}</figcaption>
        </figure>
      ))}
      <LinkInFlight />
      <FallingTiles />
      <WrongPair />
    </main>
  );
}

function plain(label: string, board: Board): GameBoardProps {
  return { board, label, selected: null, describeCell: (cell) => describe(board, cell) };
}

function describe(board: Board, cell: number): string {
  const kind = board.cells[cell] ?? 0;
  return `${cell % board.width}, ${Math.floor(cell / board.width)}: ${kind > 0 ? pictureOf(kind).id : kind}`;
}

const PAIR = [33, 93] as const;
const AROUND: readonly Point[] = [
  [5, 2],
  [6, 2],
  [7, 2],
  [7, 3],
  [7, 4],
  [7, 5],
  [8, 5],
  [9, 5],
];

function linked(board: Board, a: number, b: number, line: readonly Point[]): GameEvent {
  const points = { link: 0, turns: 0, combo: 0, comboCount: 1, timeBonusMs: 0 };
  return { type: 'linked', move: [a, b], kind: board.cells[a] ?? 0, line, turns: 2, points, by: 'auto' };
}

const BEFORE_LINK: Board = { ...TWO_PEAKS, cells: TWO_PEAKS.cells.with(79, TWO_PEAKS.cells[33] ?? 0) };
const AFTER_LINK: Board = { ...BEFORE_LINK, cells: withoutPair(BEFORE_LINK.cells, [33, 79]) };

/** A link, then its undo, over and over. */
function LinkInFlight() {
  const { step } = useSteps(2);
  const [board, events] =
    step === 0
      ? ([BEFORE_LINK, [{ type: 'board-changed', why: 'undo' }]] as const)
      : ([AFTER_LINK, [linked(BEFORE_LINK, 33, 79, AROUND)]] as const);
  return (
    <figure>
      <GameBoard {...plain('link', board)} events={events} />
      <figcaption>link-and-undo</figcaption>
    </figure>
  );
}

const FULL = drawRectangle(8, 6);
const TAKEN = withoutPair(FULL.cells, [33, 36]);
/** Columns 1 and 4 fall by one below the taken tiles. */
const FALLEN: Board = {
  ...FULL,
  cells: FULL.cells.map((_, cell) => {
    const isFalling = (cell % 8 === 1 || cell % 8 === 4) && cell < 40;
    return isFalling ? (TAKEN[cell - 8] ?? 0) : (TAKEN[cell] ?? 0);
  }),
};

/** A link under gravity, then its undo. */
function FallingTiles() {
  const { step } = useSteps(2);
  const line: readonly Point[] = [
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
  ];
  const events: readonly GameEvent[] =
    step === 0 ? [{ type: 'board-changed', why: 'undo' }] : [linked(FULL, 33, 36, line)];
  return (
    <figure>
      <GameBoard {...plain('falling', step === 0 ? FULL : FALLEN)} events={events} />
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
