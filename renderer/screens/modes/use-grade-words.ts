import { useTranslation } from 'react-i18next';
import { type CalendarDate, weekdayOf } from '../../../core/daily/calendar-date.ts';
import { WEEKDAYS } from '../../../core/daily/weekday.ts';

/** How hard the boards of a date are, in a word. */
export function useGradeWords(): (day: CalendarDate) => string {
  const { t } = useTranslation();
  return (day) => {
    const { id } = WEEKDAYS[weekdayOf(day)] ?? WEEKDAYS[0];
    return t(`record.daily.grade.${id}`);
  };
}
