/** Draws the times of our engine on this machine as bars beside what a person feels. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { BENCH_WORKS, type BenchWork } from '../../../core/lab/bench-tasks.ts';
import type { Language } from '../../../core/languages.ts';
import { asLanguage } from '../../components/words.ts';
import { formatRough } from '../../i18n/format.ts';
import type { MeasuredRow } from '../../state/lab-board.ts';
import styles from './benchmark.module.css';

const US_IN_MS = 1_000;
/** An answer within so long feels as if it came at once. */
const FELT_US = 100_000;
/** The scale begins here, and has a line at each ten times as much. */
const LEAST_US = 0.01;

/** Two digits of a time count, in its number and in its plural. */
export function microseconds({ ms }: Pick<MeasuredRow, 'ms'>, language: Language) {
  const count = Number((US_IN_MS * ms).toPrecision(2));
  return { count, us: formatRough(count, language) };
}

const sizeOf = (us: number) =>
  Math.min(1, Math.max(0, Math.log(us / LEAST_US) / Math.log(FELT_US / LEAST_US)));

/** The first board of each row is a usual one. */
export function BenchmarkBars({ measured }: { readonly measured: readonly MeasuredRow[] }) {
  const { t, i18n } = useTranslation();
  const timeOf = (work: BenchWork) => US_IN_MS * (measured.find(({ task }) => task.work === work)?.ms ?? 0);
  const bars = BENCH_WORKS.map((work) => ({ words: t(`lab.bench.one.${work}`), us: timeOf(work) }));
  return (
    <figure className={styles.bars}>
      <ul>
        {[...bars, { words: t('lab.bench.felt'), us: FELT_US }].map(({ words, us }) => (
          <li key={words} data-felt={us === FELT_US}>
            <span>{words}</span>
            <i className={styles.bar} style={{ '--size': sizeOf(us) } as CSSProperties} aria-hidden="true" />
            <b className={`display ${styles.amount}`}>
              {us === 0 ? '–' : formatRough(us, asLanguage(i18n.language))}
            </b>
          </li>
        ))}
      </ul>
      <figcaption>{t('lab.bench.unit')}</figcaption>
    </figure>
  );
}
