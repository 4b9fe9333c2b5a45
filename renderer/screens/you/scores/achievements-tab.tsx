import { useTranslation } from 'react-i18next';
import type { Achievements } from '../../../../core/contract/statistics.ts';
import {
  ACHIEVEMENTS,
  type Achievement,
  isEarnable,
  progressOf,
} from '../../../../core/game/achievements.ts';
import { AchievementSeal } from '../../../components/achievement-seal.tsx';
import { asLanguage } from '../../../components/words.ts';
import { formatDay, formatNumber } from '../../../i18n/format.ts';
import { ListTrouble } from '../../../parts/list-trouble.tsx';
import { useReply } from '../../../parts/use-reply.ts';
import type { ScoresPartProps } from '../scores-part.ts';
import styles from './achievements.module.css';

interface EntryProps {
  readonly achievement: Achievement;
  /** UTC milliseconds, or null. */
  readonly earnedAt: number | null;
  readonly career: Achievements['career'];
}

function Progress({ achievement, career }: Omit<EntryProps, 'earnedAt'>) {
  const { t, i18n } = useTranslation();
  const progress = progressOf(achievement, career);
  if (progress === null || progress.goal === 1)
    return <p className="visually-hidden">{t('record.not-yet')}</p>;
  const { reached, goal } = progress;
  const number = (value: number) => formatNumber(value, asLanguage(i18n.language));
  return (
    <p className={styles.state}>
      <progress value={reached} max={goal} aria-hidden="true" />
      {t('record.progress', { reached: number(reached), goal: number(goal) })}
    </p>
  );
}

function Entry({ achievement, earnedAt, career }: EntryProps) {
  const { t, i18n } = useTranslation();
  const { id } = achievement;
  return (
    <li className={styles.achievement} data-achievement={id} data-earned={earnedAt !== null}>
      <span className={styles.sign} title={t(`record.achievement.${id}.gloss`)}>
        <AchievementSeal id={id} isEarned={earnedAt !== null} />
      </span>
      <div>
        <h3>{t(`record.achievement.${id}.name`)}</h3>
        <p>{t(`record.achievement.${id}.how`)}</p>
        {earnedAt === null ? (
          <Progress achievement={achievement} career={career} />
        ) : (
          <p className={styles.state}>
            {t('record.earned', { day: formatDay(earnedAt, asLanguage(i18n.language)) })}
          </p>
        )}
      </div>
    </li>
  );
}

interface ListProps {
  readonly of: readonly Achievement[];
  readonly answer: Achievements;
}

function List({ of, answer: { earned, career } }: ListProps) {
  if (of.length === 0) return null;
  const moments = new Map(earned.map(({ id, earnedAt }) => [id, earnedAt]));
  return (
    <ul className={styles.list}>
      {of.map((achievement) => (
        <Entry
          key={achievement.id}
          achievement={achievement}
          earnedAt={moments.get(achievement.id) ?? null}
          career={career}
        />
      ))}
    </ul>
  );
}

/** Returns the share of an achievement that is reached, 0 to 1; what is not counted stands last. */
function nearness(achievement: Achievement, career: Achievements['career']): number {
  const progress = progressOf(achievement, career);
  return progress === null ? 0 : progress.reached / progress.goal;
}

/** Everything that was achieved, as a row of seals; then the rest, the nearest first; and what earlier versions gave. */
export function AchievementsTab({ onAgain }: ScoresPartProps) {
  const { t } = useTranslation();
  const answer = useReply('achievements.list', null);
  if (answer === null) return null;
  if (!answer.ok) return <ListTrouble code={answer.error.code} onAgain={onAgain} isAlone />;
  const { earned, career } = answer.value;
  const held = new Set(earned.map(({ id }) => id));
  const earnable = ACHIEVEMENTS.filter(({ id }) => isEarnable(id));
  const retired = ACHIEVEMENTS.filter(({ id }) => !isEarnable(id) && held.has(id));
  const [own, open] = [true, false].map((isHeld) => earnable.filter(({ id }) => held.has(id) === isHeld));
  const coming = (open ?? []).toSorted((one, other) => nearness(other, career) - nearness(one, career));
  return (
    <section aria-labelledby="achievements-earned">
      <h2 id="achievements-earned" className={styles.head}>
        {t('record.earned-of', { earned: (own ?? []).length, all: earnable.length })}
      </h2>
      <List of={own ?? []} answer={answer.value} />
      {coming.length > 0 && (
        <>
          <h2 className={styles.head}>{t('record.coming')}</h2>
          <List of={coming} answer={answer.value} />
        </>
      )}
      {retired.length > 0 && (
        <>
          <h2 className={styles.head}>{t('record.retired')}</h2>
          <List of={retired} answer={answer.value} />
        </>
      )}
      <p className="page-note">{t('record.counting')}</p>
    </section>
  );
}
