/**
 * The lines about days at the end of a daily board: its date, the streak to which it belongs, and the grade
 * of tomorrow's board.
 */
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../core/daily/calendar-date.ts';
import { dateOfBoard, isLittle } from '../../../core/daily/daily-board-id.ts';
import { asLanguage } from '../../components/words.ts';
import { formatDate } from '../../i18n/format.ts';
import { useDays, useToday } from './use-days.ts';
import { useGradeWords } from './weekday-grade.tsx';

interface DailyEndLineProps {
  /** The name of the game. */
  readonly name: string;
  readonly boardId: string;
}

export function DailyEndLine({ name, boardId }: DailyEndLineProps) {
  const { t, i18n } = useTranslation();
  const gradeWords = useGradeWords();
  const today = useToday();
  const day = dateOfBoard(boardId);
  const shown = isLittle(boardId) ? t('record.daily.little') : name;
  const streak = useDays()?.streak ?? [];
  const words = [
    ...(streak.includes(day) ? [t('record.daily.streak', { count: streak.length })] : []),
    ...(day === today ? [t('record.daily.tomorrow', { grade: gradeWords(addDays(today, 1)) })] : []),
  ];
  return (
    <>
      <p data-part="end-small">
        {shown} · {formatDate(day, asLanguage(i18n.language), 'long')}
      </p>
      <p data-part="end-small" data-testid="end-day">
        {words.length > 0 ? words.join(' · ') : '\u00a0'}
      </p>
    </>
  );
}
