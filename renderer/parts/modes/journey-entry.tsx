/** The row of the journey on the home screen: the level that comes next, and the stars so far. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { journeyChapters } from '../../../core/journey/journey-levels.ts';
import { Icon } from '../../components/icon.tsx';
import { useService } from '../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { useReply } from '../use-reply.ts';
import styles from './entry.module.css';
import { JOURNEY, type JourneyStanding, levelIds, standingOf } from './journey-stars.ts';

function standingWords(t: TFunction, { next, stars }: JourneyStanding): string {
  if (next === null) return t('card.journey.done', { count: stars });
  return t('card.journey.at', { level: next, count: stars });
}

export function JourneyEntry() {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const games = useReply('games.on-boards', { mode: JOURNEY, boardIds: levelIds() });
  const standing = games?.ok ? standingOf(journeyChapters(), games.value) : null;
  const hasBegun = standing !== null && standing.stars > 0;
  return (
    <button
      type="button"
      className={styles.entry}
      data-testid={JOURNEY}
      onClick={() => goTo(navigation, 'map')}
    >
      <Icon name="trail" />
      <b>{t(`mode.${JOURNEY}`)}</b>{' '}
      <span className={hasBegun ? undefined : styles.note}>
        {hasBegun ? standingWords(t, standing) : t('card.journey.first')}
      </span>
    </button>
  );
}
