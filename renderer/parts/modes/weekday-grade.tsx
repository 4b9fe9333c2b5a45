/** Grades the board of a date by its weekday, as far as days were measured. */
import { useTranslation } from 'react-i18next';
import { type CalendarDate, weekdayOf } from '../../../core/daily/calendar-date.ts';
import { isMeasuredDay, LAST_MEASURED_DAY } from '../../../core/daily/daily-plan.ts';
import { WEEKDAYS } from '../../../core/daily/weekday.ts';
import { asLanguage } from '../../components/words.ts';
import { formatDate } from '../../i18n/format.ts';

/** Names the grade of a date's weekday; a board that was not chosen by it is called not measured. */
export function useGradeWords(): (day: CalendarDate) => string {
  const { t } = useTranslation();
  return (day) => {
    if (!isMeasuredDay(day)) return t('record.daily.not-measured');
    const { difficulty } = WEEKDAYS[weekdayOf(day)] ?? WEEKDAYS[0];
    return t(`record.difficulty.${difficulty}`);
  };
}

/** The grade of a date's board, behind the facts of it; nothing where days were not measured. */
export function DayGrade({ day }: { readonly day: CalendarDate }) {
  const gradeWords = useGradeWords();
  return isMeasuredDay(day) ? ` · ${gradeWords(day)}` : null;
}

/** Says how boards follow the week; of a day that was not measured, until when days are. */
export function useWeekWords(): (day: CalendarDate) => string {
  const { t, i18n } = useTranslation();
  return (day) =>
    isMeasuredDay(day)
      ? t('record.daily.week')
      : t('record.daily.measured-until', {
          date: formatDate(LAST_MEASURED_DAY, asLanguage(i18n.language), 'day'),
        });
}
