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
import type { TilePicture, TilePictures } from '../../../board/tiles/tile-pictures.ts';
import { useTilePictures } from '../../../board/tiles/use-tile-pictures.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { usePictureName } from '../../../components/use-picture-name.ts';
import shared from '../lab.module.css';
import { LabFailure } from './lab-failure.tsx';
import styles from './tree-view.module.css';
import { useLabAnswer } from './use-lab-engine.ts';

/** Lengths in the drawing's own units. */
const CELL = 12;
const GAP_X = 22;
const GAP_Y = 34;

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
  const { placed, width, height } = useMemo(() => placeAll(board, tree), [board, tree]);
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
                  x1={from.x}
                  y1={from.y + (board.height * CELL) / 2 + 3}
                  x2={next.x}
                  y2={next.y - (board.height * CELL) / 2 - 3}
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

interface PictureOfProps {
  readonly picture: TilePicture | undefined;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A shipped picture; an own one has no address, so its tile stays blank. */
function PictureOf({ picture, x, y, side }: PictureOfProps) {
  if (!(picture?.image instanceof HTMLImageElement)) return null;
  const { image, part } = picture;
  return (
    <svg
      x={x}
      y={y}
      width={side}
      height={side}
      viewBox={`${part.x} ${part.y} ${part.side} ${part.side}`}
      aria-hidden="true"
    >
      <image href={image.src} width={image.width} height={image.height} />
    </svg>
  );
}

/** A row for each depth, the positions of a row side by side in the middle. */
function placeAll(board: Board, { positions }: AllGames) {
  const stepX = board.width * CELL + GAP_X;
  const stepY = board.height * CELL + GAP_Y;
  const rows = new Map<number, number[]>();
  for (const [index, { depth }] of positions.entries()) rows.set(depth, [...(rows.get(depth) ?? []), index]);
  const widest = Math.max(...[...rows.values()].map((row) => row.length));
  const placed = positions.map((position, index): Placed => {
    const row = rows.get(position.depth) ?? [];
    const x = (widest * stepX) / 2 + (row.indexOf(index) - (row.length - 1) / 2) * stepX;
    return { ...position, index, x, y: (position.depth + 0.5) * stepY };
  });
  return { placed, width: widest * stepX, height: rows.size * stepY };
}
