import { useTranslation } from 'react-i18next';
import {
  addDays,
  addMonths,
  type CalendarDate,
  daysOfMonth,
  monthOf,
  weekdayOf,
} from '../../../../core/daily/calendar-date.ts';
import { FIRST_DAY } from '../../../../core/daily/daily-plan.ts';
import { type MonthCoin, monthCoin } from '../../../../core/daily/streak.ts';
import { WEEKDAYS } from '../../../../core/daily/weekday.ts';
import { Icon } from '../../../components/icon.tsx';
import { asLanguage } from '../../../components/words.ts';
import { formatDate, weekdayLetters } from '../../../i18n/format.ts';
import type { Days } from '../../../parts/modes/use-days.ts';
import { useWeekWords } from '../../../parts/modes/weekday-grade.tsx';
import styles from './daily.module.css';

/** A coin with a square hole, in the metal that the month is worth. */
function Coin({ coin }: Pick<MonthCoin, 'coin'>) {
  return (
    <svg className={styles.coin} data-coin={coin} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18" />
      <path d="M14.500 14.500h11v11h-11ZM20 4v6M20 30v6M4 20h6M30 20h6" />
    </svg>
  );
}

function useCoinWords(): (coin: MonthCoin) => string {
  const { t } = useTranslation();
  return ({ coin, next }) =>
    [
      ...(coin === 'none' ? [] : [t(`record.daily.coin.${coin}`)]),
      ...(next === null ? [] : [t(`record.daily.to-${next.coin}`, { count: next.days })]),
    ].join(' · ');
}

type DayState = 'ahead' | 'not-played' | 'begun' | 'cleared' | 'assisted';

function stateOf({ today, games, bestOf }: Days, date: CalendarDate): DayState {
  if (date > today || date < FIRST_DAY) return 'ahead';
  const score = bestOf(date)?.score;
  if (score) return score.assists.length === 0 ? 'cleared' : 'assisted';
  return games.some(({ day }) => day === date) ? 'begun' : 'not-played';
}

interface DayButtonProps {
  readonly days: Days;
  readonly date: CalendarDate;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A day as a seal: full without help, outlined with it; the streak is a thread from one to the next. */
function DayButton({ days, date, isChosen, onChoose }: DayButtonProps) {
  const { t, i18n } = useTranslation();
  const state = stateOf(days, date);
  const inStreak = days.streak.includes(date);
  const isThreaded = inStreak && days.streak.includes(addDays(date, -1));
  const told = state === 'ahead' ? 'record.daily.ahead' : (`record.daily.${state}` as const);
  const words = [formatDate(date, asLanguage(i18n.language), 'day'), t(told)];
  if (inStreak) words.push(t('record.daily.in-streak'));
  return (
    <li data-thread={isThreaded}>
      <button
        type="button"
        className={styles.date}
        data-state={state}
        data-date={date}
        aria-label={words.join(' · ')}
        aria-pressed={isChosen}
        aria-current={date === days.today ? 'date' : undefined}
        disabled={state === 'ahead'}
        onClick={onChoose}
      >
        {Number(date.slice(8))}
      </button>
    </li>
  );
}

interface DailyCalendarProps {
  readonly days: Days;
  readonly chosen: CalendarDate;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly onMonth: (month: string) => void;
  readonly onDay: (day: CalendarDate) => void;
}

type MonthProps = Pick<DailyCalendarProps, 'days' | 'month' | 'onMonth'>;

/** The name of the month with its coin, and the ways to the months beside it. */
function MonthHead({ days, month, onMonth }: MonthProps) {
  const { t, i18n } = useTranslation();
  const coinWords = useCoinWords();
  const coin = monthCoin(days.games, month);
  const step = (name: 'earlier' | 'later', months: number, isOver: boolean) => (
    <button
      type="button"
      className={`button button-quiet ${styles.step}`}
      aria-label={t(`record.daily.${name}`)}
      title={t(`record.daily.${name}`)}
      disabled={isOver}
      onClick={() => onMonth(addMonths(month, months))}
    >
      <Icon name="back" />
    </button>
  );
  return (
    <header>
      {coin.coin !== 'none' && <Coin coin={coin.coin} />}
      <div>
        <h2>{formatDate(`${month}-01`, asLanguage(i18n.language), 'month')}</h2>
        <p className="page-note" data-testid="coin">
          {coinWords(coin)}
        </p>
      </div>
      <div className={styles.steps}>
        {step('earlier', -1, month <= monthOf(FIRST_DAY))}
        {step('later', 1, month >= monthOf(days.today))}
      </div>
    </header>
  );
}

/** A month of days, its coin, and the coins of its year. */
export function DailyCalendar({ days, chosen, month, onMonth, onDay }: DailyCalendarProps) {
  const { t, i18n } = useTranslation();
  const weekWords = useWeekWords();
  const dates = daysOfMonth(month);
  return (
    <section className={`card ${styles.calendar}`} aria-label={t('record.daily.calendar')}>
      <MonthHead days={days} month={month} onMonth={onMonth} />
      <ol className={styles.letters} aria-hidden="true">
        {weekdayLetters(asLanguage(i18n.language)).map((letter, place) => (
          <li key={WEEKDAYS[place]?.id} data-on={place === weekdayOf(chosen)}>
            {letter}
          </li>
        ))}
      </ol>
      <ol
        className={styles.days}
        style={{ '--first': weekdayOf(dates[0] ?? FIRST_DAY) + 1 } as React.CSSProperties}
      >
        {dates.map((date) => (
          <DayButton
            key={date}
            days={days}
            date={date}
            isChosen={date === chosen}
            onChoose={() => onDay(date)}
          />
        ))}
      </ol>
      <p className="page-note">{weekWords(chosen)}</p>
      <YearCoins days={days} month={month} onMonth={onMonth} />
    </section>
  );
}

/** The months of a year from the first one with a cleared day on; none before one of them has earned a coin. */
function coinMonths({ games, today }: Days, year: string): readonly string[] {
  const months = Array.from({ length: 12 }, (_, place) => addMonths(`${year}-01`, place));
  const first = months.findIndex((month) =>
    games.some((game) => game.isCleared && monthOf(game.day) === month),
  );
  const isEarned = months.some((month) => monthCoin(games, month).coin !== 'none');
  return isEarned ? months.slice(first).filter((month) => month <= monthOf(today)) : [];
}

function YearCoins({ days, month, onMonth }: MonthProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const year = month.slice(0, 4);
  const months = coinMonths(days, year);
  if (months.length === 0) return null;
  return (
    <ol className={styles.year} aria-label={t('record.daily.year', { year })}>
      {months.map((each) => {
        const { coin } = monthCoin(days.games, each);
        const name = formatDate(`${each}-01`, language, 'short-month');
        return (
          <li key={each}>
            <button
              type="button"
              aria-label={t('record.daily.month-coin', {
                month: formatDate(`${each}-01`, language, 'month'),
                coin: t(`record.daily.coin.${coin}`),
              })}
              aria-current={each === month ? 'true' : undefined}
              onClick={() => onMonth(each)}
            >
              <Coin coin={coin} />
              {name}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
