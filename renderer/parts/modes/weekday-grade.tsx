/** Grades the board of a date by its weekday, as far as days were measured. */
import { useTranslation } from 'react-i18next';
import { type CalendarDate, weekdayOf } from '../../../core/daily/calendar-date.ts';
import { isMeasuredDay, LAST_MEASURED_DAY } from '../../../core/daily/daily-plan.ts';
import { WEEKDAYS } from '../../../core/daily/weekday.ts';
import { litMoon } from '../../components/pictures/moon-phase.ts';
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

/** The moon of a weekday: the fiercer its boards, the fuller. */
function GradeMoon({ place }: { readonly place: number }) {
  return (
    <svg className={styles.moon} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      <path d={litMoon({ x: 10, y: 10, radius: 8 }, (place + 1) / WEEKDAYS.length)} />
    </svg>
  );
}

/** The grade of a date's board beside its moon; nothing where days were not measured. */
export function DayGrade({ day }: { readonly day: CalendarDate }) {
  const gradeWords = useGradeWords();
  if (!isMeasuredDay(day)) return null;
  return (
    <span className={styles.grade}>
      <GradeMoon place={weekdayOf(day)} />
      {gradeWords(day)}
    </span>
  );
}

/** The week as a moon that waxes over the letters of its days, with the day's own marked; none where days were not measured. */
export function WeekMoons({
  day,
  ...props
}: {
  readonly day: CalendarDate;
  readonly className?: string | undefined;
}) {
  const { i18n } = useTranslation();
  const letters = weekdayLetters(asLanguage(i18n.language));
  const isMeasured = isMeasuredDay(day);
  return (
    <ol {...props} aria-hidden="true">
      {WEEKDAYS.map(({ id }, place) => (
        <li key={id} data-on={place === weekdayOf(day)}>
          {isMeasured && <GradeMoon place={place} />}
          {letters[place]}
        </li>
      ))}
    </ol>
  );
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
