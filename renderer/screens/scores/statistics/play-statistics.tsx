/** How one plays: of all games or those of a month, in figures, over time, and by board. */
import '../../lists.css';
import './statistics.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameChoices } from '../../../../core/contract/reviews.ts';
import type { CountedGames, Statistics } from '../../../../core/contract/statistics.ts';
import { asLanguage } from '../../../components/words.ts';
import { formatTime } from '../../../i18n/format.ts';
import { localMonth } from '../../../state/local-date.ts';
import { BoardFigures } from './board-figures.tsx';
import { countWords, dateWords, measureWords } from './play-words.ts';
import { type CountedPlay, monthsOf, overTime, playedOf, playFigures } from './played-games.ts';
import { TimeChart } from './time-chart.tsx';

const ALL = 'all';

interface FigureProps {
  readonly name: string;
  readonly words: string;
  readonly value: string;
  readonly more?: string | undefined;
}

function Figure({ name, words, value, more }: FigureProps) {
  return (
    <div data-figure={name}>
      <dt>{words}</dt>
      <dd>{value}</dd>
      {more !== undefined && <dd className="figure-more">{more}</dd>}
    </div>
  );
}

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

interface PlayFiguresProps {
  readonly played: readonly CountedPlay[];
  readonly winsInARow: CountedGames['winsInARow'];
  readonly days: Statistics['days'];
}

/** Runs of days and wins are those of all games: a month has only pieces of them. */
function Figures({ played, winsInARow, days }: PlayFiguresProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const figures = playFigures(played);
  const count = (value: number) => countWords(value, language);
  const longestDays = days.longest > days.running ? t('record.longest', { count: days.longest }) : undefined;
  const isLonger = winsInARow.longest > winsInARow.running;
  return (
    <dl className="figures">
      <Figure name="finished" words={t('record.figure.finished')} value={count(figures.games)} />
      <Figure name="unaided" words={t('record.figure.unaided')} value={count(figures.unaided)} />
      <Figure name="links" words={t('record.figure.links')} value={count(figures.links)} />
      <Figure name="time" words={t('record.figure.time')} value={formatTime(figures.elapsedMs)} />
      <Figure name="days" words={t('record.figure.days')} value={count(days.played)} />
      <Figure
        name="running"
        words={t('record.figure.running')}
        value={t('record.days', { count: days.running })}
        more={longestDays}
      />
      <Figure name="pace" words={t('record.measure.pace')} value={measureWords(figures, 'pace', language)} />
      <Figure
        name="wrong"
        words={t('record.measure.wrongShare')}
        value={measureWords(figures, 'wrongShare', language)}
      />
      <Figure
        name="last-third"
        words={t('record.measure.lastThirdShare')}
        value={measureWords(figures, 'lastThirdShare', language)}
      />
      <Figure
        name="wins"
        words={t('record.figure.wins')}
        value={count(winsInARow.running)}
        more={isLonger ? t('record.longest-wins', { count: winsInARow.longest }) : undefined}
      />
      <Figure
        name="choices"
        words={t('record.measure.choicesShare')}
        value={measureWords(figures, 'choicesShare', language)}
        more={figures.choicesShare === null ? t('record.no-review') : undefined}
      />
    </dl>
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
  return (
    <>
      <PeriodChoice months={monthsOf(all)} value={period} onChange={setPeriod} />
      {unread > 0 && (
        <p className="scores-note" role="status">
          {t('record.unread', { count: unread })}
        </p>
      )}
      <Figures played={shown} winsInARow={winsInARow} days={days} />
      <TimeChart groups={overTime(shown)} />
      <BoardFigures played={shown} />
    </>
  );
}
