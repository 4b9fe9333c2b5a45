import { useTranslation } from 'react-i18next';
import type { FinishedGame } from '../../../core/contract/schemas.ts';
import { AchievementSeal } from '../../components/achievement-seal.tsx';
import { earnedNames } from '../earned-news.tsx';

/** A first game may earn more than a line can name. */
const MOST_NAMED = 3;

/** What this game earned, in one quiet line; nothing when it earned nothing. */
export function EarnedLine({ achievements }: Pick<FinishedGame, 'achievements'>) {
  const { t } = useTranslation();
  const named = achievements.slice(0, MOST_NAMED);
  if (named.length === 0) return null;
  const names = earnedNames(t, named);
  const more = achievements.length - named.length;
  const list = more === 0 ? names : t('record.new-more', { list: names, more });
  return (
    <p className="end-earned" data-testid="earned">
      <span className="end-earned-seals">
        {named.map((id) => (
          <AchievementSeal key={id} id={id} isEarned />
        ))}
      </span>
      {t('record.new', { list })}
    </p>
  );
}
