import { useTranslation } from 'react-i18next';
import type { AchievementId } from '../../core/game/achievement-ids.ts';
import { SealCharacter } from './seal.tsx';

interface AchievementSealProps {
  readonly id: AchievementId;
  readonly isEarned: boolean;
}

/** The seal of an achievement: stamped once it is earned, an outline until then. Its name stands beside it. */
export function AchievementSeal({ id, isEarned }: AchievementSealProps) {
  const { t } = useTranslation();
  return (
    <span
      data-achievement={id}
      className={isEarned ? 'seal achievement-seal' : 'seal achievement-seal seal-outline'}
    >
      <SealCharacter character={t(`record.achievement.${id}.seal`)} />
    </span>
  );
}
