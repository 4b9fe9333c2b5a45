/** How one plays: of all games or those of a month, in figures, over time, and by board. */
import '../../../parts/lists.css';
import './statistics.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameChoices } from '../../../../core/contract/reviews.ts';
import type { CountedGames, Statistics } from '../../../../core/contract/statistics.ts';
import { asLanguage } from '../../../components/words.ts';
import { localMonth } from '../../../state/local-date.ts';
import { BoardFigures } from './board-figures.tsx';
import { LeadFigures } from './lead-figures.tsx';
import { dateWords } from './play-words.ts';
import { monthsOf, playedOf, playFigures } from './played-games.ts';
import { TimeChart } from './time-chart.tsx';
import { overTime } from './time-spans.ts';

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
    <label className="select period">
      <span>{t('record.period')}</span>
      <select className="dropdown" value={value} onChange={(event) => onChange(event.target.value)}>
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
  readonly played: CountedGames;
  readonly choices: readonly GameChoices[];
  readonly days: Statistics['days'];
}

export function PlayStatistics({ played, choices, days }: PlayStatisticsProps) {
  const { t } = useTranslation();
  const [period, setPeriod] = useState(ALL);
  const { games, unread, winsInARow } = played;
  const all = playedOf(games, choices);
  const shown = period === ALL ? all : all.filter(({ finishedAt }) => localMonth(finishedAt) === period);
  const figures = playFigures(shown);
  return (
    <>
      <div className="statistics-head">
        <PeriodChoice months={monthsOf(all)} value={period} onChange={setPeriod} />
        <LeadFigures figures={figures} winsInARow={winsInARow} days={days} />
      </div>
      {unread > 0 && (
        <p className="scores-note" role="status">
          {t('record.unread', { count: unread })}
        </p>
      )}
      <TimeChart over={overTime(shown)} figures={figures} />
      <BoardFigures played={shown} />
    </>
  );
}
