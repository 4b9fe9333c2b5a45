/** Our engine against the published algorithms on this machine, as ratios with their spread. */
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { GROWING_TASKS } from '../../../core/judge/question.ts';
import { BENCH_TASKS } from '../../../core/lab/bench-tasks.ts';
import { FiguresBehind } from '../../components/figures-behind.tsx';
import { Icon } from '../../components/icon.tsx';
import { asLanguage } from '../../components/words.ts';
import { useService } from '../../services/use-service.ts';
import { type ChartedGrowth, LAB_BOARD } from '../../state/lab-board.ts';
import styles from './benchmark.module.css';
import { BenchmarkCards, fittingIn, timeWords } from './benchmark-cards.tsx';
import { BenchmarkTable } from './benchmark-table.tsx';
import { GrowthCard } from './growth-card.tsx';
import { LabFailure } from './watch/lab-failure.tsx';
import { type LabEngine, LabEngineContext } from './watch/use-lab-engine.ts';

const PERMILLE = 1000;
/** The rows of the table, then the times of each chart. */
const MOST = BENCH_TASKS.length + GROWING_TASKS.length;

interface Measuring {
  /** The measurement under way, or null. */
  readonly abort: AbortController | null;
  readonly permille: number;
  /** The number of those measured, of `MOST`. */
  readonly done: number;
  /** The worker that met an error; another may be asked. */
  readonly failed: LabEngine | null;
}

const NOT_MEASURING: Measuring = { abort: null, permille: 0, done: 0, failed: null };

/** Row after row in the lab's worker; what is measured stays with the lab, and leaving the tab ends the rest. */
function useMeasuring() {
  const lab = useService(LAB_BOARD);
  const own = useContext(LabEngineContext);
  const [state, setState] = useState(NOT_MEASURING);
  const { abort } = state;
  useEffect(() => () => abort?.abort(), [abort]);
  const measure = async () => {
    if (own === null) return;
    const called = new AbortController();
    setState({ ...NOT_MEASURING, abort: called });
    lab.setState({ measured: [] });
    const options = (done: number) => ({
      signal: called.signal,
      onProgress: (share: number) =>
        setState((before) => ({ ...before, done, permille: done * PERMILLE + share })),
    });
    const measureAll = async (): Promise<boolean> => {
      for (const [index, task] of BENCH_TASKS.entries()) {
        const reply = await own.engine.ask({ type: 'lab-benchmark', task }, options(index));
        if (called.signal.aborted || !reply.ok) return false;
        lab.setState(({ measured }) => ({ measured: [...measured, { task, ...reply.value }] }));
      }
      for (const [index, task] of GROWING_TASKS.entries()) {
        const asked = { type: 'lab-growth', task, measure: 'time' } as const;
        const reply = await own.engine.ask(asked, options(BENCH_TASKS.length + index));
        if (called.signal.aborted || !reply.ok) return false;
        const isOther = (each: ChartedGrowth) => each.task !== task || each.measure !== 'time';
        const now: ChartedGrowth = { task, measure: 'time', growths: reply.value };
        lab.setState(({ grown }) => ({ grown: [...grown.filter(isOther), now] }));
      }
      return true;
    };
    const isWhole = await measureAll();
    setState({ ...NOT_MEASURING, failed: isWhole || called.signal.aborted ? null : own });
  };
  return { ...state, hasFailed: state.failed !== null && state.failed === own, measure };
}

export function BenchmarkTab() {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const lab = useService(LAB_BOARD);
  const measured = useStore(lab, (state) => state.measured);
  const link = measured.find(({ task }) => task.work === 'link');
  const { abort, permille, done, hasFailed, measure } = useMeasuring();
  const [hasAll, setHasAll] = useState(false);
  return (
    <div className={styles.bench}>
      <section className={styles.about}>
        <header>
          <h2 aria-live="polite">
            {link === undefined ? t('lab.bench.title') : t('lab.bench.fast', fittingIn(link.ms, language))}
          </h2>
          <FiguresBehind name={t('lab.bench.how')}>
            {(['what', 'turns', 'middle'] as const).map((part) => (
              <p key={part}>{t(`lab.bench.${part}`)}</p>
            ))}
            {measured
              .filter(({ task }) => task.size === 0)
              .map(({ task, ms }) => (
                <p key={task.work}>
                  {t('lab.bench.each', {
                    what: t(`lab.bench.one.${task.work}`),
                    time: timeWords(t, ms, language),
                  })}
                </p>
              ))}
          </FiguresBehind>
        </header>
        <p className={styles.lead}>{t(link === undefined ? 'lab.bench.first' : 'lab.bench.felt')}</p>
        <div className={styles.actions}>
          {abort === null ? (
            <button
              type="button"
              className="button button-primary button-large"
              onClick={() => void measure()}
            >
              <Icon name="clock" />
              {t(measured.length === 0 ? 'lab.bench.start' : 'lab.bench.again')}
            </button>
          ) : (
            <div className={styles.progress} role="status">
              <progress max={MOST * PERMILLE} value={permille} aria-label={t('lab.bench.measuring')} />
              <span>{t('lab.bench.progress', { done, most: MOST })}</span>
              <button type="button" className="button" onClick={() => abort.abort()}>
                {t('lab.cancel')}
              </button>
            </div>
          )}
          <button
            type="button"
            className="button button-large"
            aria-expanded={hasAll}
            onClick={() => setHasAll(!hasAll)}
          >
            {t('lab.bench.all')}
          </button>
        </div>
        {hasFailed && <LabFailure />}
        <BenchmarkCards measured={measured} />
        {hasAll && (
          <div className={styles.all}>
            {measured.length > 0 && <BenchmarkTable measured={measured} />}
            <GrowthCard />
          </div>
        )}
      </section>
    </div>
  );
}
