/** The journey: its map, and beside it the level that is chosen. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { journeyChapters } from '../../../../core/journey/journey-levels.ts';
import { ListTrouble } from '../../../parts/list-trouble.tsx';
import {
  areAllFromBefore,
  JOURNEY,
  type LevelPlace,
  levelIds,
  mostStars,
  nextPlace,
  placesOf,
} from '../../../parts/modes/journey-stars.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { useReply } from '../../../parts/use-reply.ts';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { SESSION } from '../../../state/play/session.ts';
import styles from './journey.module.css';
import { JourneyMap } from './journey-map.tsx';
import { JourneyPanel } from './journey-panel.tsx';

/** Continues the unfinished game of a level, or begins one. */
function usePlayLevel(): (place: LevelPlace) => void {
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  return ({ level: { id } }) => {
    goTo(navigation, 'play');
    void session.continueMode(JOURNEY, id);
  };
}

export function JourneyScreen() {
  const { t } = useTranslation();
  const games = useReply('games.on-boards', { mode: JOURNEY, boardIds: levelIds() });
  const play = usePlayLevel();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const places = placesOf(journeyChapters(), games?.ok ? games.value : []);
  const next = nextPlace(places);
  const levels = places.flatMap((place) => place.levels);
  const chosen = levels.find(({ level }) => level.id === chosenId) ?? next;
  const choose = ({ level }: LevelPlace) => setChosenId(level.id);
  const stars = places.reduce((sum, place) => sum + place.stars, 0);
  return (
    <main className={`page ${styles.screen}`} data-screen="map">
      <div className={styles.top}>
        <PageHead title={t('mode.journey')} />
        <p className={styles.total}>
          <i className={styles.star} data-won aria-hidden="true" />
          {t('record.journey.stars', { stars, most: mostStars(places) })}
        </p>
      </div>
      {games?.ok === true && areAllFromBefore(journeyChapters(), games.value) && (
        <p className={styles.newBoards} data-testid="new-boards">
          {t('record.journey.new-boards')}
        </p>
      )}
      {games?.ok === false && <ListTrouble code={games.error.code} />}
      {/* The map is shown where the player is, so it waits for the stars. */}
      {games !== null && (
        <div className={styles.country}>
          <JourneyMap places={places} next={next} chosen={chosen} onChoose={choose} onPlay={play} />
          {chosen !== null && (
            <JourneyPanel places={places} chosen={chosen} onChoose={choose} onPlay={play} />
          )}
        </div>
      )}
    </main>
  );
}
