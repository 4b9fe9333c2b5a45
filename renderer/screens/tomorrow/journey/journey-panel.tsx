/** Beside the map: the level that is chosen, the way to play it, and the chapters with their stars. */

import { useTranslation } from 'react-i18next';
import { usePrimaryFocus } from '../../../components/focus/use-primary-focus.ts';
import { GravityPicture } from '../../../components/pictures/gravity-picture.tsx';
import { rulesWords } from '../../../components/rules-words.ts';
import { localName } from '../../../components/words.ts';
import { formatTime } from '../../../i18n/format.ts';
import { ChapterPicture } from '../../../parts/modes/chapter-picture.tsx';
import {
  type ChapterPlace,
  JOURNEY,
  type LevelPlace,
  mostStars,
  nextIn,
} from '../../../parts/modes/journey-stars.ts';
import { useUnfinished } from '../../../parts/modes/use-unfinished.ts';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { useHidesClock } from '../../../parts/use-measures.ts';
import { type TurningShape, useShownRules, useTurnedShape } from '../../../parts/use-turned-shape.ts';
import styles from './journey.module.css';

interface ChosenProps {
  readonly chapter: ChapterPlace;
  readonly number: number;
  readonly place: LevelPlace;
  readonly onPlay: () => void;
}

function Chosen({
  chapter: { chapter },
  number,
  place: { level, number: levelNumber, stars },
  onPlay,
}: ChosenProps) {
  const { t } = useTranslation();
  const button = usePrimaryFocus({ isLate: true });
  const unfinished = useUnfinished(JOURNEY, level.id);
  const hidesClock = useHidesClock();
  const template: TurningShape = level.mayTurn ? { ...level.shape, mayTurn: true } : level.shape;
  const { shape } = useTurnedShape(template);
  const shown = useShownRules(template, level.rules);
  const rules = rulesWords(t, shown).join(' · ');
  const within = formatTime(level.starSeconds * 1000);
  const earnedFor = [
    t('record.star.cleared'),
    t('record.star.unaided'),
    hidesClock ? t('record.star.untimed') : t('record.star.in-time', { time: within }),
  ];
  return (
    <div className={styles.chosen} data-testid="journey-chosen">
      <p className="page-note">
        {t('record.journey.chapter', { number })} · {localName(t, chapter.name)}
      </p>
      <h2>{localName(t, level.name)}</h2>
      <div className={styles.pictures}>
        <Thumbnail shape={shape} />
        {shown.gravity !== 'none' && <GravityPicture gravity={shown.gravity} />}
      </div>
      {rules !== '' && <p className="page-note">{rules}</p>}
      <ol
        className={styles.facts}
        data-testid="journey-stars"
        aria-label={t('record.star.label', { count: stars })}
      >
        {earnedFor.map((words, place) => (
          <li key={words}>
            <i className={styles.star} data-won={place < stars} aria-hidden="true" />
            {words}
          </li>
        ))}
      </ol>
      <button ref={button} type="button" className="button button-large button-primary" onClick={onPlay}>
        {t(unfinished === undefined ? 'record.journey.go-on' : 'record.journey.continue', {
          number: levelNumber,
        })}
      </button>
    </div>
  );
}

export interface JourneyPanelProps {
  readonly places: readonly ChapterPlace[];
  readonly chosen: LevelPlace;
  readonly onChoose: (place: LevelPlace) => void;
  readonly onPlay: (place: LevelPlace) => void;
}

export function JourneyPanel({ places, chosen, onChoose, onPlay }: JourneyPanelProps) {
  const { t } = useTranslation();
  const at = places.findIndex(({ levels }) => levels.includes(chosen));
  const chapter = places[at];
  return (
    <aside className={`card ${styles.panel}`}>
      {chapter !== undefined && (
        <Chosen
          key={chosen.level.id}
          chapter={chapter}
          number={at + 1}
          place={chosen}
          onPlay={() => onPlay(chosen)}
        />
      )}
      <div className={styles.chapters}>
        <p className="page-note">{t('record.journey.open')}</p>
        <ul>
          {places.map((place) => (
            <li key={place.chapter.id}>
              <button type="button" aria-pressed={place === chapter} onClick={() => onChoose(nextIn(place))}>
                <ChapterPicture id={place.chapter.id} />
                <span>{localName(t, place.chapter.name)}</span>
                <span className={`page-note ${styles.share}`} aria-hidden="true">
                  {`${place.stars} / ${mostStars([place])}`}
                </span>
                <span className="visually-hidden">
                  {t('record.journey.stars', { stars: place.stars, most: mostStars([place]) })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
