/** Draws one measure over time, lets it be chosen among all with what each comes to, and gives the numbers as a table. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpanLength } from '../../../../core/daily/time-spans.ts';
import { FiguresBehind } from '../../../components/figures-behind.tsx';
import { asLanguage } from '../../../components/words.ts';
import { MeasureTable } from './measure-table.tsx';
import { measureWords, spanWords } from './play-words.ts';
import { type Group, MEASURES, type Measure, type PlayFigures } from './played-games.ts';
import styles from './statistics.module.css';
import { TimePlot } from './time-plot.tsx';

/** The span that is pointed at, in a place of its own, so that nothing moves. */
function Readout({ span, length, measure }: ReadoutProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  if (span === undefined) return null;
  const count = span.figures.games;
  const games = t('record.games', { count });
  return (
    <p className={styles.readout} aria-hidden="true">
      {spanWords(t, span.name, length, language)}
      {measure !== 'games' && <b>{measureWords(span.figures, measure, language)}</b>}
      {measure === 'games' ? <b>{games}</b> : games}
    </p>
  );
}

/** Games over time: spans of one length, oldest first, those in which none was finished among them. */
export interface PlaySpans {
  readonly length: SpanLength;
  readonly spans: readonly Group[];
}

interface ReadoutProps {
  readonly span: Group | undefined;
  readonly length: SpanLength;
  readonly measure: Measure;
}

function Numbers({ over: { spans, length } }: { readonly over: PlaySpans }) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  return (
    <details className={styles.numbers}>
      <summary>{t('record.numbers')}</summary>
      <MeasureTable
        heading={t('record.csv.date')}
        groups={spans.filter(({ isPlayed }) => isPlayed)}
        nameOf={({ name }) => spanWords(t, name, length, language)}
      />
    </details>
  );
}

interface MeasureChoiceProps {
  readonly figures: PlayFigures;
  readonly value: Measure;
  readonly onChange: (measure: Measure) => void;
}

/** The figures that have a course over time; the chosen one is drawn. */
function MeasureChoice({ figures, value, onChange }: MeasureChoiceProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  return (
    <fieldset className={`card ${styles.measures}`}>
      <legend className="visually-hidden">{t('record.over-time')}</legend>
      {MEASURES.map((measure) => (
        <label key={measure} data-figure={measure}>
          <input
            type="radio"
            className="choice-input"
            name="measure"
            value={measure}
            checked={measure === value}
            onChange={() => onChange(measure)}
          />
          <span className={styles.measure}>
            <span>
              {t(`record.measure.${measure}`)}
              {measure === 'choicesShare' && figures.choicesShare === null && (
                <small>{t('record.no-review')}</small>
              )}
            </span>
            <b>{measureWords(figures, measure, language)}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The same where there is no course yet, and what it waits for; the sentence above tells the games. */
function FewFigures({ figures }: { readonly figures: PlayFigures }) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  return (
    <>
      <dl className={styles.few}>
        {MEASURES.filter((measure) => measure !== 'games').map((measure) => (
          <div key={measure} className="card" data-figure={measure}>
            <dd>{measureWords(figures, measure, language)}</dd>
            <dt>{t(`record.measure.${measure}`)}</dt>
          </div>
        ))}
      </dl>
      <p className={`page-note ${styles.awaited}`}>{t('record.few-spans')}</p>
    </>
  );
}

/** Fewer in which a game was finished make no course. */
const LEAST_SPANS = 3;

interface TimeChartProps {
  readonly over: PlaySpans;
  /** Of all of the spans together. */
  readonly figures: PlayFigures;
}

export function TimeChart({ over, figures }: TimeChartProps) {
  const { t } = useTranslation();
  const [measure, setMeasure] = useState<Measure>('pace');
  const [pointed, setPointed] = useState<string | null>(null);
  if (over.spans.length === 0) return null;
  if (over.spans.filter(({ isPlayed }) => isPlayed).length < LEAST_SPANS)
    return <FewFigures figures={figures} />;
  return (
    <div className={styles.course}>
      <section className={`card ${styles.chart}`} aria-labelledby="chart-title">
        <header className={styles.chartHead}>
          <h2 id="chart-title">{t(`record.measure.${measure}`)}</h2>
          <Readout
            span={over.spans.find(({ name }) => name === pointed)}
            length={over.length}
            measure={measure}
          />
          <FiguresBehind name={t('record.measure-about')}>
            <p>{t(`record.measure-note.${measure}`)}</p>
          </FiguresBehind>
        </header>
        <TimePlot spans={over.spans} measure={measure} over={pointed} onOver={setPointed} />
        <Numbers over={over} />
      </section>
      <MeasureChoice figures={figures} value={measure} onChange={setMeasure} />
    </div>
  );
}
