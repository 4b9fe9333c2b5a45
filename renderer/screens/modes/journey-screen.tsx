/** The map of the journey: its chapters, and their levels as seals along a path. */
import './journey.css';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Mode } from '../../../core/game/modes/table.ts';
import { journeyChapters } from '../../../core/journey/journey-levels.ts';
import { asLanguage } from '../../components/words.ts';
import { formatTime } from '../../i18n/format.ts';
import { useApp } from '../../state/app-context.ts';
import { goTo } from '../../state/navigation.ts';
import { Thumbnail } from '../home/thumbnail.tsx';
import { PageHead } from '../page-head.tsx';
import { TroubleWords } from '../trouble.tsx';
import { useReply } from '../use-reply.ts';
import { type ChapterPlace, type LevelPlace, nextPlace, placesOf } from './journey-stars.ts';

const JOURNEY = 'journey' satisfies Mode;
const MOST_STARS = 3;

/** Continues the unfinished game of a level, or begins one. */
function useLevel(): (id: string) => void {
  const { session, navigation, library } = useApp();
  const games = useStore(library.store, (state) => state.games);
  return (id) => {
    const game = games.find(({ mode, boardId }) => mode === JOURNEY && boardId === id);
    goTo(navigation, 'play');
    void (game === undefined ? session.start(JOURNEY, id) : session.continueGame(game.gameId));
  };
}

function Stars({ count }: { readonly count: number }) {
  return (
    <span className="journey-stars" aria-hidden="true">
      {Array.from({ length: MOST_STARS }, (_, star) => (
        // The stars are alike but for their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
        <i key={star} className={star < count ? 'journey-star journey-star-won' : 'journey-star'} />
      ))}
    </span>
  );
}

interface LevelProps {
  readonly place: LevelPlace;
  readonly isNext: boolean;
  readonly onPlay: () => void;
}

function Level({ place: { level, number, stars }, isNext, onPlay }: LevelProps) {
  const { t, i18n } = useTranslation();
  const name = level.name[asLanguage(i18n.language)];
  const words = t('record.journey.level', {
    number,
    name,
    stars,
    time: formatTime(level.starSeconds * 1000),
  });
  return (
    <li className="journey-step">
      <button
        type="button"
        className="journey-level"
        data-stars={stars}
        aria-label={words}
        aria-current={isNext ? 'step' : undefined}
        title={words}
        onClick={onPlay}
      >
        <Thumbnail shape={level.shape} />
        <span className="journey-number">{number}</span>
      </button>
      <Stars count={stars} />
    </li>
  );
}

interface ChapterProps {
  readonly place: ChapterPlace;
  readonly number: number;
  readonly next: LevelPlace | null;
  readonly onLevel: (id: string) => void;
}

function Chapter({ place: { chapter, levels, stars }, number, next, onLevel }: ChapterProps) {
  const { t, i18n } = useTranslation();
  return (
    <section className="journey-chapter" aria-labelledby={`chapter-${chapter.id}`}>
      <header>
        <p className="journey-small">{t('record.journey.chapter', { number })}</p>
        <h2 id={`chapter-${chapter.id}`}>{chapter.name[asLanguage(i18n.language)]}</h2>
        <p className="journey-small">
          {t('record.journey.stars', { stars, most: levels.length * MOST_STARS })}
        </p>
      </header>
      <ol className="journey-path">
        {levels.map((place) => (
          <Level
            key={place.level.id}
            place={place}
            isNext={place === next}
            onPlay={() => onLevel(place.level.id)}
          />
        ))}
      </ol>
    </section>
  );
}

export function JourneyScreen() {
  const { t } = useTranslation();
  const scores = useReply('scores.all', null);
  const play = useLevel();
  const places = placesOf(journeyChapters(), scores?.ok ? scores.value : []);
  const next = nextPlace(places);
  const stars = places.reduce((sum, place) => sum + place.stars, 0);
  const most = places.reduce((sum, { levels }) => sum + levels.length * MOST_STARS, 0);
  return (
    <main className="page" data-screen="map">
      <div className="column journey">
        <PageHead title={t('mode.journey')} />
        {scores?.ok === false && (
          <p role="alert">
            <TroubleWords code={scores.error.code} />
          </p>
        )}
        <div className="journey-head">
          {next !== null && (
            <button
              type="button"
              className="button button-large button-primary"
              onClick={() => play(next.level.id)}
            >
              {t('record.journey.go-on', { number: next.number })}
            </button>
          )}
          <p>{t('record.journey.stars', { stars, most })}</p>
        </div>
        <p className="journey-small">{t('record.journey.how')}</p>
        {places.map((place, index) => (
          <Chapter key={place.chapter.id} place={place} number={index + 1} next={next} onLevel={play} />
        ))}
      </div>
    </main>
  );
}
