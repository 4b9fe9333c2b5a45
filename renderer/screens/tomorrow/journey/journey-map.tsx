/** The levels of the journey as seals along a path through its landscape. */

import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { localName } from '../../../components/words.ts';
import { formatTime } from '../../../i18n/format.ts';
import { STAR_NUMBERS } from '../../../parts/modes/earned-stars.ts';
import type { ChapterPlace, LevelPlace } from '../../../parts/modes/journey-stars.ts';
import { useHidesClock } from '../../../parts/use-measures.ts';
import styles from './journey.module.css';
import { JourneyLandscape, JourneyThread } from './journey-landscape.tsx';
import { type TrailSpot, trailOf } from './journey-trail.ts';

function Stars({ count }: { readonly count: number }) {
  return (
    <span className={styles.stars} aria-hidden="true">
      {STAR_NUMBERS.map((star) => (
        <i key={star} className={styles.star} data-won={star <= count} />
      ))}
    </span>
  );
}

const NARROW = '(width < 60rem)';

/** Levels side by side, as many as the window has room for. */
function usePerRow(): number {
  const isNarrow = useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(NARROW);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(NARROW).matches,
  );
  return isNarrow ? 6 : 12;
}

interface LevelProps {
  readonly place: LevelPlace;
  readonly spot: TrailSpot;
  readonly isNext: boolean;
  /** In a chapter past that of the next level. */
  readonly isFar: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onPlay: () => void;
}

function Level({
  place: { level, number, stars },
  spot,
  isNext,
  isFar,
  isChosen,
  onChoose,
  onPlay,
}: LevelProps) {
  const { t } = useTranslation();
  const hidesClock = useHidesClock();
  const named = { number, name: localName(t, level.name), stars };
  const words = hidesClock
    ? t('record.journey.level-untimed', named)
    : t('record.journey.level', { ...named, time: formatTime(level.starSeconds * 1000) });
  return (
    <li className={styles.step} style={{ '--x': `${spot.x}%`, '--y': `${spot.y}%` } as CSSProperties}>
      <button
        type="button"
        className={styles.level}
        data-stars={stars}
        data-far={isFar}
        aria-label={words}
        aria-current={isNext ? 'step' : undefined}
        aria-pressed={isChosen}
        title={words}
        onClick={onChoose}
        onDoubleClick={onPlay}
      >
        {number}
      </button>
      <Stars count={stars} />
    </li>
  );
}

interface ChapterProps extends Omit<JourneyMapProps, 'places'> {
  readonly place: ChapterPlace;
  readonly number: number;
  readonly isFar: boolean;
  readonly spots: readonly TrailSpot[];
}

function Chapter({
  place: { chapter, levels },
  number,
  isFar,
  spots,
  next,
  chosen,
  onChoose,
  onPlay,
}: ChapterProps) {
  const { t } = useTranslation();
  const [first = { x: 0, y: 0 }] = spots;
  return (
    <section aria-labelledby={`chapter-${chapter.id}`}>
      <h2
        id={`chapter-${chapter.id}`}
        className={styles.sign}
        data-side={first.x < 50 ? 'left' : 'right'}
        style={{ '--x': `${first.x}%`, '--y': `${first.y}%` } as CSSProperties}
      >
        <span className="visually-hidden">{t('record.journey.chapter', { number })} </span>
        {localName(t, chapter.name)}
      </h2>
      <ol>
        {levels.map((place, index) => (
          <Level
            key={place.level.id}
            place={place}
            spot={spots[index] ?? first}
            isNext={place === next}
            isFar={isFar}
            isChosen={place === chosen}
            onChoose={() => onChoose(place)}
            onPlay={() => onPlay(place)}
          />
        ))}
      </ol>
    </section>
  );
}

export interface JourneyMapProps {
  readonly places: readonly ChapterPlace[];
  readonly next: LevelPlace | null;
  readonly chosen: LevelPlace | null;
  readonly onChoose: (place: LevelPlace) => void;
  readonly onPlay: (place: LevelPlace) => void;
}

/** The upper edge is soft over so many CSS pixels. */
const EDGE = 2;

/** Returns the upper edge moved so that it cuts no level: unchanged, or below the rows that it would cut. */
function wholeRowsFrom(boxes: readonly DOMRect[], edge: number): number {
  const cut = boxes.filter(({ top, bottom }) => top < edge + EDGE && bottom > edge);
  return cut.length === 0 ? edge : wholeRowsFrom(boxes, Math.max(...cut.map(({ bottom }) => bottom)));
}

/**
 * The place of a map that may be higher than it: scrolled to the level that comes next. A row that its upper edge would cut is
 * not seen.
 */
function MapScroller({ children }: { readonly children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const next = scroller.current?.querySelector('[aria-current="step"]');
    if (scroller.current === null || next == null) return;
    const [around, level] = [scroller.current.getBoundingClientRect(), next.getBoundingClientRect()];
    scroller.current.scrollTop += level.top + level.height / 2 - (around.top + around.height / 2);
  }, []);
  useLayoutEffect(() => {
    const shown = scroller.current;
    if (shown === null) return;
    const observer = new ResizeObserver(() => {
      const seals = [...shown.querySelectorAll('[data-stars]')];
      const { top } = shown.getBoundingClientRect();
      const boxes = seals.map((seal) => seal.getBoundingClientRect());
      shown.style.setProperty('--mist', `${wholeRowsFrom(boxes, top) - top}px`);
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={scroller} className={styles.scroll} data-testid="map-scroll">
      {children}
    </div>
  );
}

export function JourneyMap(props: JourneyMapProps) {
  const { places, next } = props;
  const perRow = usePerRow();
  const trail = trailOf(
    places.map(({ levels }) => levels.length),
    perRow,
  );
  const spots = trail.flat();
  const all = places.flatMap(({ levels }) => levels);
  const at = places.findIndex(({ levels }) => levels.some((place) => place === next));
  return (
    <MapScroller key={perRow}>
      <div className={styles.map} data-rows={perRow === 6 ? 'many' : 'few'}>
        <JourneyLandscape summit={spots.at(-1) ?? { x: 50, y: 50 }} />
        <JourneyThread spots={spots} walked={next === null ? all.length : all.indexOf(next) + 1} />
        {places.map((place, index) => (
          <Chapter
            key={place.chapter.id}
            {...props}
            place={place}
            number={index + 1}
            isFar={at >= 0 && index > at}
            spots={trail[index] ?? []}
          />
        ))}
      </div>
    </MapScroller>
  );
}
