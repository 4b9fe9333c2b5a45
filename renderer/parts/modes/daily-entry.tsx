/** The row of the daily on the home screen: the shape of today's board, the date, and the streak. */
import { useTranslation } from 'react-i18next';
import { dailyPlan } from '../../../core/daily/daily-plan.ts';
import { asLanguage } from '../../components/words.ts';
import { formatDate } from '../../i18n/format.ts';
import { useService } from '../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { Thumbnail } from '../thumbnail.tsx';
import styles from './daily-entry.module.css';
import entry from './entry.module.css';
import { DAILY, useDays, useToday } from './use-days.ts';
import { WeekMarks } from './weekday-grade.tsx';

export function DailyEntry() {
  const { t, i18n } = useTranslation();
  const navigation = useService(NAVIGATION);
  const today = useToday();
  const days = useDays();
  const shape = dailyPlan(today)?.template;
  const streak = days?.streak.length ?? 0;
  const isDone = days !== null && days.bestOf(today) !== null;
  return (
    <button
      type="button"
      className={`${entry.entry} ${styles.daily}`}
      data-grows="true"
      data-testid={DAILY}
      data-date={today}
      onClick={() => goTo(navigation, 'calendar')}
    >
      <span className={styles.shape}>{shape !== undefined && <Thumbnail shape={shape} />}</span>
      <span className={styles.words}>
        <b>{t(`mode.${DAILY}`)}</b>
        <small>{formatDate(today, asLanguage(i18n.language), 'long')}</small>
        <WeekMarks day={today} />
      </span>
      <span className={styles.streak}>
        {streak > 0 && <b>{t('card.daily.streak', { count: streak })}</b>}
        {isDone && <small>{t('card.daily.done')}</small>}
        {!isDone && streak === 0 && <small className={entry.note}>{t('card.daily.first')}</small>}
      </span>
    </button>
  );
}
