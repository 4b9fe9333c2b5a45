/** Draws one measure over time, and lets it be chosen. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpanLength } from '../../../../core/daily/time-spans.ts';
import { Segments } from '../../../components/segments.tsx';
import { asLanguage } from '../../../components/words.ts';
import { MeasureTable } from './measure-table.tsx';
import { measureWords, spanWords } from './play-words.ts';
import { type Group, knownMeasures, type Measure } from './played-games.ts';
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

/** The measures that are drawn; how the time of a board was spent says little over days. */
const DRAWN = ['games', 'pace', 'wrongShare', 'choicesShare'] as const satisfies readonly Measure[];

/** Fewer in which a game was finished make no course. */
const LEAST_SPANS = 3;

/** Returns whether games were finished in enough spans to draw them. */
function hasCourse({ spans }: PlaySpans): boolean {
  return spans.filter(({ isPlayed }) => isPlayed).length >= LEAST_SPANS;
}

/** One measure over time, chosen among those that are known of enough games. */
export function TimeChart({ over }: { readonly over: PlaySpans }) {
  const { t, i18n } = useTranslation();
  const [chosen, setMeasure] = useState<Measure>('games');
  const [pointed, setPointed] = useState<string | null>(null);
  if (!hasCourse(over)) return null;
  const known = knownMeasures(over.spans.map(({ figures }) => figures));
  const options = DRAWN.filter((measure) => known.includes(measure));
  const measure = known.includes(chosen) ? chosen : 'games';
  return (
    <section className={`card ${styles.chart}`} aria-labelledby="chart-title">
      <header className={styles.chartHead}>
        <h2 id="chart-title">{t('record.over-time')}</h2>
        <Readout
          span={over.spans.find(({ name }) => name === pointed)}
          length={over.length}
          measure={measure}
        />
        <Segments
          name="measure"
          title={t('record.over-time')}
          isTitleHidden
          value={measure}
          options={options.map((value) => ({ value, words: t(`record.measure.${value}`) }))}
          onChange={setMeasure}
        />
      </header>
      <TimePlot spans={over.spans} measure={measure} over={pointed} onOver={setPointed} />
      <div className="visually-hidden">
        <MeasureTable
          heading={t('record.csv.date')}
          groups={over.spans.filter(({ isPlayed }) => isPlayed)}
          nameOf={({ name }) => spanWords(t, name, over.length, asLanguage(i18n.language))}
        />
      </div>
    </section>
  );
}
