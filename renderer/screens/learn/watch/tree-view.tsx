/** Every game of a tiny board: positions as small boards, a row for each move, lines for the moves between them. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../../../core/board/board.ts';
import type { AllGames, TreePosition } from '../../../../core/lab/game-tree.ts';
import type { Rules } from '../../../../core/rules/rules.ts';
import {
  allGamesSentences,
  firstMoveSentence,
  positionsSentence,
} from '../../../../core/sentences/tree-sentences.ts';
import type { TilePictures } from '../../../board/tiles/tile-pictures.ts';
import { useTilePictures } from '../../../board/tiles/use-tile-pictures.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { usePictureName } from '../../../components/use-picture-name.ts';
import { useOfWindow } from '../../../parts/use-of-window.ts';
import shared from '../lab.module.css';
import { LabFailure } from './lab-failure.tsx';
import { PictureOf } from './tile-picture.tsx';
import styles from './tree-view.module.css';
import { useLabAnswer } from './use-lab-engine.ts';

/** Lengths in the drawing's own units. */
const CELL = 12;
const GAP = 22;
/** Between two depths, for the lines. */
const DEPTH_GAP = 34;
/**
 * The share of the window's height in which the drawing is seen at once, about; words take the rest. The drawing's own box is no
 * measure: where the screen scrolls, it is as high as the drawing makes it.
 */
const TREE_SHARE = 0.5;

interface Placed extends TreePosition {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

export function TreeView({ board, rules }: { readonly board: Board; readonly rules: Rules }) {
  const { t } = useTranslation();
  const request = useMemo(() => ({ type: 'lab-tree' as const, board, rules }), [board, rules]);
  const reply = useLabAnswer(request);
  if (reply === null) return <p className={shared.empty}>{t('lab.verdict.thinking')}</p>;
  if (!reply.ok) return <LabFailure />;
  if (reply.value === null) return <p className={shared.empty}>{t('lab.tree.too-large')}</p>;
  return <Tree board={board} tree={reply.value} />;
}

function Tree({ board, tree }: { readonly board: Board; readonly tree: AllGames }) {
  const { t } = useTranslation();
  const pictures = useTilePictures();
  const down = useMemo(() => placeAll(board, tree, false), [board, tree]);
  const across = useMemo(() => placeAll(board, tree, true), [board, tree]);
  const isAcross = useOfWindow(() => scaleOf(across) > scaleOf(down));
  const { placed, width, height, ends } = isAcross ? across : down;
  return (
    <div className={styles.tree}>
      <p>
        {allGamesSentences(tree)
          .map((said) => sentenceWords(t, said))
          .join(' ')}
      </p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={sentenceWords(t, positionsSentence(tree))}
      >
        {placed.flatMap((from) =>
          from.moves.map(({ move, to }) => {
            const next = placed[to];
            return (
              next !== undefined && (
                <line
                  key={`${from.index} ${move}`}
                  x1={from.x + ends.x}
                  y1={from.y + ends.y}
                  x2={next.x - ends.x}
                  y2={next.y - ends.y}
                  data-loses={!next.isWinnable}
                />
              )
            );
          }),
        )}
        {placed.map((position) => (
          <SmallBoard key={position.index} board={board} position={position} pictures={pictures} />
        ))}
      </svg>
      <TreeWords board={board} tree={tree} />
    </div>
  );
}

/** The first moves and what each leads to, for those who cannot see the drawing and those who want it in words. */
function TreeWords({ board, tree }: { readonly board: Board; readonly tree: AllGames }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const [first] = tree.positions;
  return (
    <ul className={styles.moves}>
      {first?.moves.map(({ move, to }) => (
        <li key={move.join()} data-loses={tree.positions[to]?.isWinnable !== true}>
          {sentenceWords(
            t,
            firstMoveSentence(move, tree.positions[to]?.isWinnable === true, board.cells),
            pictureName,
          )}
        </li>
      ))}
    </ul>
  );
}

interface SmallBoardProps {
  readonly board: Board;
  readonly position: Placed;
  readonly pictures: TilePictures | null;
}

function SmallBoard({ board, position, pictures }: SmallBoardProps) {
  const { x, y, cells, isWinnable, moves } = position;
  const left = x - (board.width * CELL) / 2;
  const top = y - (board.height * CELL) / 2;
  const tiles = cells.flatMap((kind, cell) => {
    const [cx, cy] = [left + (cell % board.width) * CELL, top + Math.floor(cell / board.width) * CELL];
    return kind > 0 ? [{ kind, cell, cx, cy }] : [];
  });
  return (
    <g data-loses={!isWinnable} data-end={moves.length === 0}>
      <rect
        className={styles.board}
        x={left - 3}
        y={top - 3}
        width={board.width * CELL + 6}
        height={board.height * CELL + 6}
        rx={4}
      />
      {tiles.map(({ kind, cell, cx, cy }) => (
        <g key={cell}>
          <rect className={styles.tile} x={cx + 0.5} y={cy + 0.5} width={CELL - 1} height={CELL - 1} rx={2} />
          <PictureOf picture={pictures?.[kind - 1]} x={cx + 1.5} y={cy + 1.5} side={CELL - 3} />
        </g>
      ))}
    </g>
  );
}

/** Returns about the scale of a drawing in this window; one that is higher than wide scrolls to what is below. */
function scaleOf({ width, height }: { readonly width: number; readonly height: number }): number {
  const across = window.innerWidth / width;
  if (window.innerWidth < window.innerHeight) return across;
  return Math.min(across, (TREE_SHARE * window.innerHeight) / height);
}

/**
 * A row for each depth, or a column where the tree grows across; the positions of one depth stand side by side in its middle.
 * Lines leave and reach a board `ends` away from its middle.
 */
function placeAll(board: Board, { positions }: AllGames, isAcross: boolean) {
  const [width, height] = [board.width * CELL, board.height * CELL];
  const [depthStep, sideStep] = isAcross
    ? [width + DEPTH_GAP, height + GAP]
    : [height + DEPTH_GAP, width + GAP];
  const rows = new Map<number, number[]>();
  for (const [index, { depth }] of positions.entries()) rows.set(depth, [...(rows.get(depth) ?? []), index]);
  const widest = Math.max(...[...rows.values()].map((row) => row.length));
  const placed = positions.map((position, index): Placed => {
    const row = rows.get(position.depth) ?? [];
    const side = (widest * sideStep) / 2 + (row.indexOf(index) - (row.length - 1) / 2) * sideStep;
    const depth = (position.depth + 0.5) * depthStep;
    return { ...position, index, x: isAcross ? depth : side, y: isAcross ? side : depth };
  });
  const [sides, depths] = [widest * sideStep, rows.size * depthStep];
  return isAcross
    ? { placed, width: depths, height: sides, ends: { x: width / 2 + 3, y: 0 } }
    : { placed, width: sides, height: depths, ends: { x: 0, y: height / 2 + 3 } };
}
