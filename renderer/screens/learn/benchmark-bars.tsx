/** Draws the times of our engine on this machine as bars beside what a person feels. */
import type { TFunction } from 'i18next';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { BENCH_WORKS } from '../../../core/lab/bench-tasks.ts';
import type { Language } from '../../../core/languages.ts';
import { asLanguage } from '../../components/words.ts';
import { formatRough } from '../../i18n/format.ts';
import type { MeasuredRow } from '../../state/lab-board.ts';
import styles from './benchmark.module.css';

const US_IN_MS = 1_000;
/** An answer within so long feels as if it came at once. */
export const FELT_MS = 100;
/** The scale begins here, and has a line at each ten times as much. */
const LEAST_MS = 0.000_01;

/** A time with its unit, in two digits. */
export function timeWords(t: TFunction, ms: number, language: Language): string {
  if (ms >= 1) return t('lab.bench.milliseconds', { ms: formatRough(ms, language) });
  return t('lab.bench.microseconds', { us: formatRough(US_IN_MS * ms, language) });
}

const sizeOf = (ms: number) =>
  Math.min(1, Math.max(0, Math.log(ms / LEAST_MS) / Math.log(FELT_MS / LEAST_MS)));

/** The questions whose answers are timed, as long as there are no times. */
export function BenchmarkQuestions() {
  const { t } = useTranslation();
  return (
    <ul className={styles.questions}>
      {BENCH_WORKS.map((work) => (
        <li key={work}>{t(`lab.bench.one.${work}`)}</li>
      ))}
    </ul>
  );
}

/** The first board of each row is a usual one; what is not measured yet has an empty bar and no figure. */
export function BenchmarkBars({ measured }: { readonly measured: readonly MeasuredRow[] }) {
  const { t, i18n } = useTranslation();
  const bars = BENCH_WORKS.map((work) => ({
    words: t(`lab.bench.one.${work}`),
    ms: measured.find(({ task }) => task.work === work)?.ms ?? null,
  }));
  return (
    <figure className={styles.bars}>
      <ul>
        {[...bars, { words: t('lab.bench.felt'), ms: FELT_MS }].map(({ words, ms }) => (
          <li key={words} data-felt={ms === FELT_MS} data-open={ms === null}>
            <span>{words}</span>
            <i
              className={styles.bar}
              style={{ '--size': sizeOf(ms ?? 0) } as CSSProperties}
              aria-hidden="true"
            />
            <b className={`display ${styles.amount}`}>
              {ms === null ? '–' : timeWords(t, ms, asLanguage(i18n.language))}
            </b>
          </li>
        ))}
      </ul>
      <figcaption>{t('lab.bench.unit')}</figcaption>
    </figure>
  );
}
