/** The daily: the board of a day, the calendar of what was played, and the result of the day that is looked at. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CalendarDate, monthOf } from '../../../../core/daily/calendar-date.ts';
import { littleIdOf } from '../../../../core/daily/daily-board-id.ts';
import { modeName } from '../../../parts/modes/mode-looks.ts';
import { DAILY, useDays, useToday } from '../../../parts/modes/use-days.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import styles from './daily.module.css';
import { DailyCalendar } from './daily-calendar.tsx';
import { DailyResult } from './daily-result.tsx';
import { DailyStage, DayHead, PlayDay } from './daily-stage.tsx';
import { LittleDaily } from './little-daily.tsx';

/** Words with the figure in them set large, wherever the language has it. */
function WithFigure({ words, figure }: { readonly words: string; readonly figure: string }) {
  const [before = '', ...after] = words.split(figure);
  if (after.length === 0) return words;
  return (
    <>
      {before}
      <b>{figure}</b>
      {after.join(figure)}
    </>
  );
}

export function DailyScreen() {
  const { t } = useTranslation();
  const today = useToday();
  // null: today, whatever day that is by now.
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const [shownMonth, setShownMonth] = useState<string | null>(null);
  const day = chosen ?? today;
  const month = shownMonth ?? monthOf(day);
  const days = useDays(month, day, littleIdOf(day));
  const best = days?.bestOf(day) ?? null;
  const choose = (date: CalendarDate) => setChosen(date === today ? null : date);
  return (
    <main className="page" data-screen="calendar" data-day={day}>
      <div className={`column ${styles.screen}`}>
        <div className={styles.head}>
          <PageHead title={modeName(t, DAILY)} />
          {days !== null && days.streak.length > 0 && (
            <p className={styles.streak} data-testid="streak">
              <WithFigure
                words={t('record.daily.streak', { count: days.streak.length })}
                figure={String(days.streak.length)}
              />
            </p>
          )}
        </div>
        <div className={styles.columns}>
          <DailyStage key={day} day={day} best={best} />
          <div className={styles.side}>
            <DayHead day={day} />
            {best === null ? (
              <PlayDay day={day} today={today} isCleared={false} />
            ) : (
              <DailyResult key={best.gameId} day={day} today={today} game={best} />
            )}
            <LittleDaily
              day={day}
              today={today}
              isCleared={(days?.bestOf(littleIdOf(day)) ?? null) !== null}
            />
            {days !== null && (
              <DailyCalendar days={days} chosen={day} month={month} onMonth={setShownMonth} onDay={choose} />
            )}
          </div>
        </div>
      </div>
    </main>
  );
}
