import { useTranslation } from 'react-i18next';
import type { FinishedGame } from '../../../../core/contract/schemas.ts';
import { AchievementSeal } from '../../../components/achievement-seal.tsx';
import { earnedNames } from '../../../parts/messages/earned-announcement.tsx';
import styles from './end.module.css';

/** The achievements that this game earned: the rarest with its seal, the others by name; nothing when it earned none. */
export function EarnedLine({ achievements }: Pick<FinishedGame, 'achievements'>) {
  const { t } = useTranslation();
  const rarest = achievements.at(-1);
  const others = achievements.slice(0, -1);
  if (rarest === undefined) return null;
  return (
    <div className={styles.earned} data-testid="earned">
      <AchievementSeal id={rarest} isEarned />
      <div>
        <p>
          <b>{t('record.new', { list: earnedNames(t, [rarest]) })}</b>
        </p>
        <p className={styles.earnedHow}>{t(`record.achievement.${rarest}.how`)}</p>
        {others.length > 0 && <p>{t('record.new-quiet', { list: earnedNames(t, others) })}</p>}
      </div>
    </div>
  );
}
