import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { branchSentence } from '../../../core/sentences/review-sentences.ts';
import { ReviewMarkAt } from '../../components/pictures/review-marks.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import type { ReviewedGame } from '../../state/review/reviewed-game.ts';
import {
  bandsOf,
  GRAPH,
  type GraphPoint,
  type GraphRoom,
  type GraphShape,
  graphOf,
  lostEnd,
  numberedPlaces,
  THREAD,
} from './graph-shape.ts';
import styles from './review-graph.module.css';

/** A length of the graph: sixteen are as high as the page's text, so that its own texts have room in a window of any size. */
const rem = (length: number) => `${length / 16}rem`;

const heightOf = ({ top, height, strip, foot }: GraphRoom) => top + height + strip + foot + 8;

/** The width of the graph's element, in the graph's lengths. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const textHeight = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWidth(Math.round(((entry?.contentRect.width ?? 0) * 16) / textHeight));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}

type Place = { readonly x: number; readonly y: number };

const pathOf = (places: readonly Place[]) =>
  places.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Positions whose share is known, as far as they follow one another; of lost ones, or of the others. */
function runsOf(points: readonly GraphPoint[], isLost: boolean): Place[][] {
  const runs: Place[][] = [[]];
  for (const [at, { x, y, verdict }] of points.entries()) {
    const isOf = (verdict === 'lost') === isLost;
    // The line of what is lost begins at the position in which it was lost.
    const before = points[at - 1];
    if (y === null || !isOf) runs.push([]);
    else {
      const run = runs.at(-1);
      if (isLost && run?.length === 0 && before !== undefined && before.y !== null)
        run.push({ x: before.x, y: before.y });
      run?.push({ x, y });
    }
  }
  return runs.filter((run) => run.length > 1);
}

/** The interval around each run of positions that are not lost. */
function Band({ points }: { readonly points: readonly GraphPoint[] }) {
  const paths = bandsOf(points).map((run) => {
    const upper = run.map(({ x, high }) => ({ x, y: high }));
    const lower = run.map(({ x, low }) => ({ x, y: low })).reverse();
    return `${pathOf([...upper, ...lower])}Z`;
  });
  return <path className={styles.band} d={paths.join('')} />;
}

function Strip({ points, stepWidth, y }: GraphShape & { readonly y: number }) {
  const width = Math.max(2, stepWidth - 2);
  return (
    <g className={styles.strip}>
      {points.map(({ node, x, verdict }) =>
        verdict === null ? null : (
          <rect key={node} data-verdict={verdict} x={x - width / 2} y={y} width={width} height={6} rx={2} />
        ),
      )}
    </g>
  );
}

/** The moves that are made in the positions, the first by its whole name; below the end that is lost it is said, where it has room. */
function Numbers({ points, y }: { readonly points: readonly GraphPoint[]; readonly y: number }) {
  const { t } = useTranslation();
  const first = t('review.moved', { move: 1 });
  const words = t('review.lost-from');
  const lost = lostEnd(points, words);
  // In the last position no move is made.
  const numbered = Math.min(points.length - 1, points.length - lost.length);
  const [from, to] = [lost[0], lost.at(-1)];
  return (
    <g className={styles.axis}>
      {from !== undefined && to !== undefined && (
        <text data-lost="true" x={(from.x + to.x) / 2} y={y} textAnchor="middle">
          {words}
        </text>
      )}
      {numberedPlaces(points, first).map((at) =>
        at < numbered ? (
          <text key={at} x={at === 0 ? 0 : points[at]?.x} y={y} textAnchor={at === 0 ? 'start' : 'middle'}>
            {at === 0 ? first : at + 1}
          </text>
        ) : null,
      )}
    </g>
  );
}

function Axis({ width }: { readonly width: number }) {
  const { t } = useTranslation();
  const bottom = GRAPH.top + GRAPH.height;
  return (
    <g className={styles.axis}>
      {[0, 50, 100].map((percent) => {
        const y = bottom - (GRAPH.height * percent) / 100;
        return (
          <g key={percent}>
            <line x1={GRAPH.left} x2={width - GRAPH.right} y1={y} y2={y} />
            <text x={GRAPH.left - 8} y={y + 4} textAnchor="end">
              {t('review.percent', { percent })}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface PictureProps {
  readonly shown: ReviewedGame;
  readonly shape: GraphShape;
  readonly width: number;
  readonly hasShares: boolean;
}

/** Draws the share of random games that win, with its interval. */
function Shares({ shape: { points, branches }, width }: Pick<PictureProps, 'shape' | 'width'>) {
  return (
    <>
      <Axis width={width} />
      <Band points={points} />
      {branches.map(({ nodes, points: places }) => (
        <path key={nodes.at(-1)} className={styles.branch} d={pathOf(places)} />
      ))}
      {runsOf(points, false).map((run) => (
        <path key={run[0]?.x} className={styles.line} d={pathOf(run)} />
      ))}
      {runsOf(points, true).map((run) => (
        <path key={run[0]?.x} className={styles.lost} d={pathOf(run)} />
      ))}
    </>
  );
}

function Picture({ shown, shape, width, hasShares }: PictureProps) {
  const { points, branches } = shape;
  const here = points.find(({ node }) => node === shown.node);
  const room = hasShares ? GRAPH : THREAD;
  const height = heightOf(room);
  return (
    <svg width={rem(width)} height={rem(height)} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {hasShares && <Shares shape={shape} width={width} />}
      <Numbers points={points} y={height - 8} />
      <Strip {...shape} y={hasShares ? GRAPH.top + GRAPH.height + 10 : THREAD.top - 3} />
      {here !== undefined &&
        (hasShares ? (
          <line className={styles.here} x1={here.x} x2={here.x} y1={2} y2={GRAPH.top + GRAPH.height + 20} />
        ) : (
          <circle className={styles.here} cx={here.x} cy={THREAD.top} r={11} />
        ))}
      {branches.map(({ nodes, points: places }) => {
        const end = places.at(-1);
        return end && <ReviewMarkAt key={nodes.at(-1)} sign="undone" {...end} />;
      })}
      {points.map(({ node, x, y, choice }) =>
        choice === null || y === null ? null : <ReviewMarkAt key={node} sign={choice} x={x} y={y} />,
      )}
    </svg>
  );
}

interface ReviewGraphProps {
  readonly shown: ReviewedGame;
  /** The words about the position, for screen readers. */
  readonly words: string;
  /** The shares that random play wins are shown above the thread. */
  readonly hasShares: boolean;
  readonly onGo: (node: number) => void;
}

/** The positions as a thread with the choices on it, or below the share that random play wins from each; scrubbed by pointer or keys. */
export function ReviewGraph({ shown, words, hasShares, onGo }: ReviewGraphProps) {
  const { t } = useTranslation();
  const { element, width } = useWidth();
  const { game, facts, line } = shown;
  const room = hasShares ? GRAPH : THREAD;
  const shape = useMemo(
    () => graphOf(game, facts, line, Math.max(240, width), room),
    [game, facts, line, width, room],
  );
  const at = Math.max(0, line.indexOf(shown.node));
  const last = shape.points.at(-1);
  const scrubWidth = (last?.x ?? room.left) - room.left;
  return (
    // It is as high before its width is known: its handle would else lie over the words above it.
    <div ref={element} className={styles.graph} style={{ height: rem(heightOf(room)) }} data-testid="graph">
      {width > 0 && (
        <Picture shown={shown} shape={shape} width={Math.max(240, width)} hasShares={hasShares} />
      )}
      <input
        type="range"
        className={styles.scrub}
        style={{ left: rem(room.left - 8), width: rem(scrubWidth + 16) }}
        aria-label={t('review.scrub')}
        aria-valuetext={words}
        min={0}
        max={Math.max(1, line.length - 1)}
        value={at}
        onChange={(event) => {
          const node = line[Number(event.currentTarget.value)];
          if (node !== undefined) onGo(node);
        }}
      />
      {shape.branches.map(({ nodes, points }) => {
        const [first, end] = [nodes[1], points.at(-1)];
        if (first === undefined || end === undefined) return null;
        const name = sentenceWords(t, branchSentence(game, nodes));
        return (
          <button
            key={nodes.at(-1)}
            type="button"
            className={styles.branchButton}
            style={{ left: rem(end.x - 12), top: rem(end.y - 12) }}
            aria-label={name}
            title={name}
            onClick={() => onGo(first)}
          />
        );
      })}
    </div>
  );
}
