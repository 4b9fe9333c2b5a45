/** Grades the board of a date by its weekday, as far as days were measured. */
import { useTranslation } from 'react-i18next';
import { type CalendarDate, weekdayOf } from '../../../core/daily/calendar-date.ts';
import { isMeasuredDay, LAST_MEASURED_DAY } from '../../../core/daily/daily-plan.ts';
import { WEEKDAYS } from '../../../core/daily/weekday.ts';
import { asLanguage } from '../../components/words.ts';
import { formatDate, weekdayLetters } from '../../i18n/format.ts';
import styles from './weekday-grade.module.css';

/** Names the grade of a date's weekday; a board that was not chosen by it is called not measured. */
export function useGradeWords(): (day: CalendarDate) => string {
  const { t } = useTranslation();
  return (day) => {
    if (!isMeasuredDay(day)) return t('record.daily.not-measured');
    const { id } = WEEKDAYS[weekdayOf(day)] ?? WEEKDAYS[0];
    return t(`record.daily.grade.${id}`);
  };
}

/** The week as bars that grow, with the day's own one marked; of a day that was not measured, until when days are. */
export function WeekBars({ day }: { readonly day: CalendarDate }) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const letters = weekdayLetters(language);
  if (!isMeasuredDay(day))
    return (
      <p className={`${styles.week} page-note`} data-testid="not-measured">
        {t('record.daily.measured-until', { date: formatDate(LAST_MEASURED_DAY, language, 'day') })}
      </p>
    );
  return (
    <div className={styles.week}>
      <ol aria-hidden="true">
        {WEEKDAYS.map(({ id }, place) => (
          <li key={id} data-on={place === weekdayOf(day)}>
            <i style={{ height: `${0.25 + place * 0.2}rem` }} />
            {letters[place]}
          </li>
        ))}
      </ol>
      <p className="page-note">{t('record.daily.week')}</p>
    </div>
  );
}
