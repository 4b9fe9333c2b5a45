/** One measure over time: a rate as a line through the spans that have one; what is known of few as columns; few games one by one. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { asLanguage } from '../../../components/words.ts';
import { isNamed, topOf } from './chart-scale.ts';
import { dateWords, measureWords, scaleWords } from './play-words.ts';
import type { Group, Measure } from './played-games.ts';
import styles from './statistics.module.css';

interface TimePlotProps {
  readonly spans: readonly Group[];
  readonly measure: Measure;
  /** The span under the pointer. */
  readonly over: string | null;
  readonly onOver: (name: string | null) => void;
}

/** Fewer make no line. */
const LEAST_POINTS = 3;
/** More would run into each other in the narrowest window. */
const MOST_VALUES = 8;
/** Up to so many games of a span are drawn one by one, a tile each. */
const MOST_TILES = 4;

export function TimePlot({ spans, measure, over, onOver }: TimePlotProps) {
  const { i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const values = spans.map(({ figures }) => figures[measure]);
  const isCount = measure === 'games';
  const top = topOf(
    values.filter((value) => value !== null),
    isCount,
  );
  const most = Math.max(1, ...spans.map(({ figures }) => figures.games));
  const isTiles = isCount && most <= MOST_TILES;
  const shares = values.map((value) => (value === null ? null : value / top));
  const hasLine = !isCount && values.filter((value) => value !== null).length >= LEAST_POINTS;
  const hasFew = spans.filter(({ isPlayed }) => isPlayed).length <= MOST_VALUES;
  return (
    // The table of the numbers says the same to a screen reader.
    <div
      className={styles.plot}
      data-tiles={isTiles}
      style={{ '--most': most } as CSSProperties}
      aria-hidden="true"
    >
      {!isTiles && (
        <div className={styles.scale}>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{scaleWords(value, measure, language)}</span>
          ))}
        </div>
      )}
      <div
        className={styles.field}
        data-form={hasLine ? 'line' : isTiles ? 'tiles' : 'columns'}
        onPointerLeave={() => onOver(null)}
      >
        {hasLine && <Line shares={shares} />}
        {spans.map(({ name, isPlayed, figures }, at) => {
          const share = shares[at] ?? null;
          const isSaid = share !== null && isPlayed;
          return (
            <span
              key={name}
              className={styles.span}
              data-over={name === over}
              style={{ '--share': (share ?? 0).toFixed(3) } as CSSProperties}
              onPointerEnter={() => onOver(name)}
            >
              {isSaid && isTiles && <Tiles count={figures.games} />}
              {isSaid && !isTiles && (
                <span
                  className={hasLine ? styles.point : styles.column}
                  data-mark={hasLine ? 'point' : 'column'}
                />
              )}
              {isSaid && hasFew && !isTiles && (
                <span className={styles.said}>{measureWords(figures, measure, language)}</span>
              )}
              {isNamed(at, spans.length) && (
                <span className={styles.name}>{dateWords(name, language, 'short')}</span>
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** A tile for each game. */
function Tiles({ count }: { readonly count: number }) {
  return (
    <span className={styles.tiles} data-mark="column">
      {Array.from({ length: count }, (_, at) => `tile ${at}`).map((key) => (
        <i key={key} />
      ))}
    </span>
  );
}

/** In hundredths of the field: it is drawn as wide and as high as that is. */
function Line({ shares }: { readonly shares: readonly (number | null)[] }) {
  const points = shares.flatMap((share, at) =>
    share === null ? [] : [{ x: (100 * (at + 0.5)) / shares.length, y: 100 - 100 * share }],
  );
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const line = points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L');
  return (
    <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.area} d={`M${first.x.toFixed(2)} 100L${line}L${last.x.toFixed(2)} 100z`} />
      <path className={styles.stroke} d={`M${line}`} />
    </svg>
  );
}
