/** One measure over time as columns, with the numbers behind them as a table. */
import type { CSSProperties } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../components/segments.tsx';
import { asLanguage } from '../../../components/words.ts';
import { MeasureTable } from './measure-table.tsx';
import { dateWords, measureWords } from './play-words.ts';
import { type Group, MEASURES, type Measure } from './played-games.ts';

interface ColumnsProps {
  readonly groups: readonly Group[];
  readonly measure: Measure;
}

/** The highest column is the most that was reached; the table says what it stands for. */
function Columns({ groups, measure }: ColumnsProps) {
  const { i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const most = Math.max(...groups.map(({ figures }) => figures[measure] ?? 0));
  return (
    <div className="chart-columns" aria-hidden="true">
      {groups.map(({ name, figures }) => {
        const share = most === 0 ? 0 : (figures[measure] ?? 0) / most;
        return (
          <div key={name} className="chart-column" style={{ '--share': share.toFixed(3) } as CSSProperties}>
            <span className="chart-value">{measureWords(figures, measure, language)}</span>
            <span className="chart-bar" />
            <span className="chart-name">{dateWords(name, language, 'short')}</span>
          </div>
        );
      })}
    </div>
  );
}

function Numbers({ groups }: { readonly groups: readonly Group[] }) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  return (
    <details className="chart-numbers">
      <summary>{t('record.numbers')}</summary>
      <MeasureTable
        heading={t('record.csv.date')}
        groups={groups}
        nameOf={({ name }) => dateWords(name, language, 'long')}
      />
    </details>
  );
}

export function TimeChart({ groups }: { readonly groups: readonly Group[] }) {
  const { t } = useTranslation();
  const [measure, setMeasure] = useState<Measure>('pace');
  if (groups.length === 0) return null;
  return (
    <section className="card chart" aria-labelledby="chart-title">
      <header className="chart-head">
        <h2 id="chart-title">{t('record.over-time')}</h2>
        <Segments
          name="measure"
          title={t('record.over-time')}
          isTitleHidden
          value={measure}
          options={MEASURES.map((value) => ({ value, words: t(`record.measure.${value}`) }))}
          onChange={setMeasure}
        />
      </header>
      <Columns groups={groups} measure={measure} />
      <p className="scores-note">{t(`record.measure-note.${measure}`)}</p>
      <Numbers groups={groups} />
    </section>
  );
}
