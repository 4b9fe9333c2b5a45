import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AchievementId } from '../../../core/game/achievement-ids.ts';
import { useSession } from '../../state/play/use-session.ts';

export function earnedNames(t: TFunction, ids: readonly AchievementId[]): string {
  return ids.map((id) => t(`record.achievement.${id}.name`)).join(t('app.list-separator'));
}

/** Says aloud what the game that just ended has earned. */
export function EarnedAnnouncement() {
  const { t } = useTranslation();
  const earned = useSession(({ stage }) => (stage.name === 'finished' ? stage.finished.achievements : null));
  const hasNews = earned !== null && earned.length > 0;
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {hasNews ? t('record.announce', { list: earnedNames(t, earned) }) : ''}
    </p>
  );
}
