/** Shows the figures of all games or those of a month, over time, and by board. */
import { useTranslation } from 'react-i18next';
import type { PlayStatistics, Statistics } from '../../../../core/contract/statistics.ts';
import { asLanguage } from '../../../components/words.ts';
import lists from '../../../parts/lists.module.css';
import selectStyles from '../labelled-select.module.css';
import { BoardFigures } from './board-figures.tsx';
import { LeadFigures, ToldGames } from './lead-figures.tsx';
import { dateWords } from './play-words.ts';
import { groupOf, playFigures } from './played-games.ts';
import styles from './statistics.module.css';
import { TimeChart } from './time-chart.tsx';

const ALL = 'all';

interface PeriodChoiceProps {
  readonly months: readonly string[];
  readonly value: string;
  readonly onChange: (period: string) => void;
}

function PeriodChoice({ months, value, onChange }: PeriodChoiceProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  return (
    <label className={`${selectStyles.select} ${styles.period}`}>
      <span>{t('record.period')}</span>
      <select className={lists.dropdown} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value={ALL}>{t('record.all-time')}</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {dateWords(month, language, 'long')}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface PlayStatisticsProps {
  readonly played: PlayStatistics;
  readonly days: Statistics['days'];
  /** The month that is shown, null for all time. */
  readonly month: string | null;
  readonly onMonth: (month: string | null) => void;
}

export function HowOnePlays({ played, days, month, onMonth }: PlayStatisticsProps) {
  const { t } = useTranslation();
  const { months, sums, spans, length, boards, unread, winsInARow } = played;
  const figures = playFigures(sums);
  const over = { length, spans: spans.map((span) => groupOf(span.name, span.sums)) };
  return (
    <>
      <div className={styles.head}>
        <PeriodChoice
          months={months}
          value={month ?? ALL}
          onChange={(period) => onMonth(period === ALL ? null : period)}
        />
        <ToldGames figures={figures} />
      </div>
      {unread > 0 && (
        <p className="page-note" role="status">
          {t('record.unread', { count: unread })}
        </p>
      )}
      <TimeChart over={over} figures={figures} />
      <LeadFigures figures={figures} winsInARow={winsInARow} days={days} />
      <BoardFigures boards={boards} />
    </>
  );
}
