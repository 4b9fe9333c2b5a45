import { useTranslation } from 'react-i18next';
import type { AchievementId } from '../../core/game/achievements.ts';

interface AchievementSealProps {
  readonly id: AchievementId;
  readonly isEarned: boolean;
}

/** The seal of an achievement: stamped once it is earned, an outline until then. Its name stands beside it. */
export function AchievementSeal({ id, isEarned }: AchievementSealProps) {
  const { t } = useTranslation();
  return (
    <span className={isEarned ? 'seal achievement-seal' : 'seal achievement-seal seal-outline'}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <text
          x="20"
          y="33"
          textAnchor="middle"
          fontSize="36"
          fontWeight="600"
          fill="currentColor"
          lang="zh-CN"
        >
          {t(`record.achievement.${id}.seal`)}
        </text>
      </svg>
    </span>
  );
}
