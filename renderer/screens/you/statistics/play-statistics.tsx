/** Shows the figures of all games or those of a month, over time, and by board. */
import { useTranslation } from 'react-i18next';
import type { PlayStatistics, Statistics } from '../../../../core/contract/statistics.ts';
import { Select } from '../../../components/select.tsx';
import { asLanguage } from '../../../components/words.ts';
import lists from '../../../parts/lists.module.css';
import selectStyles from '../labelled-select.module.css';
import { BoardFigures } from './board-figures.tsx';
import { LeadFigures, ToldGames } from './lead-figures.tsx';
import { dateWords, measureWords } from './play-words.ts';
import { groupOf, MEASURES, pacingOf, playFigures } from './played-games.ts';
import styles from './statistics.module.css';
import { type PlaySpans, TimeChart } from './time-chart.tsx';

const ALL = 'all';

/** The measures that are told with a sentence; how the time of a board was spent is one itself. */
const TOLD = MEASURES.filter((measure) => measure !== 'games' && measure !== 'lastThirdShare');

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
      <Select className={lists.dropdown} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value={ALL}>{t('record.all-time')}</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {dateWords(month, language, 'long')}
          </option>
        ))}
      </Select>
    </label>
  );
}

export interface PlayStatisticsProps {
  readonly played: PlayStatistics;
  readonly statistics: Statistics;
  /** The month that is shown, null for all time. */
  readonly month: string | null;
  readonly onMonth: (month: string | null) => void;
}

function spansOf({ length, spans }: PlayStatistics): PlaySpans {
  return { length, spans: spans.map((span) => groupOf(span.name, span.sums)) };
}

/** A sentence, the figures that lead, and their course. */
export function HowOnePlays({ played, statistics, month, onMonth }: PlayStatisticsProps) {
  const { t } = useTranslation();
  const { months, sums, unread, winsInARow } = played;
  const figures = playFigures(sums);
  return (
    <>
      <div className={styles.head}>
        {(months.length > 1 || month !== null) && (
          <PeriodChoice
            months={months}
            value={month ?? ALL}
            onChange={(period) => onMonth(period === ALL ? null : period)}
          />
        )}
        <ToldGames figures={figures} />
      </div>
      {unread > 0 && (
        <p className="page-note" role="status">
          {t('record.unread', { count: unread })}
        </p>
      )}
      <LeadFigures figures={figures} winsInARow={winsInARow} {...statistics} />
      <TimeChart over={spansOf(played)} />
    </>
  );
}

/** The figures that take a sentence to understand, each with it, and by board. */
export function MoreFigures({ played }: { readonly played: PlayStatistics }) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const figures = playFigures(played.sums);
  const told = TOLD.filter((measure) => figures[measure] !== null);
  const pacing = pacingOf(figures);
  if (told.length === 0 && pacing === null) return null;
  return (
    <section className={styles.explained} aria-label={t('record.more-figures')}>
      {told.map((measure) => (
        <div key={measure} className="card" data-figure={measure}>
          <h2>
            {t(`record.measure.${measure}`)}{' '}
            <span className={styles.value}>{measureWords(figures, measure, language)}</span>
          </h2>
          <p className={styles.note}>{t(`record.measure-note.${measure}`)}</p>
          <BoardFigures boards={played.boards} measure={measure} />
        </div>
      ))}
      {pacing !== null && (
        <div className="card" data-figure="pacing">
          <h2>{t(`record.pacing.${pacing}`)}</h2>
          <p className={styles.note}>
            {t('record.pacing.note', { share: measureWords(figures, 'lastThirdShare', language) })}
          </p>
        </div>
      )}
    </section>
  );
}
