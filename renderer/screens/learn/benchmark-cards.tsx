/** Tells the number of times that our engine does each thing within a time that a person feels as none. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { BENCH_WORKS } from '../../../core/lab/bench-tasks.ts';
import type { Language } from '../../../core/languages.ts';
import { useTilePictures } from '../../board/tiles/use-tile-pictures.ts';
import { asLanguage } from '../../components/words.ts';
import { formatRough } from '../../i18n/format.ts';
import type { MeasuredRow } from '../../state/lab-board.ts';
import styles from './benchmark.module.css';
import { BoardPicture, type DrawnBoard, points } from './watch/board-picture.tsx';

const US_IN_MS = 1_000;
/** An answer within so long feels as if it came at once. */
const FELT_MS = 100;

/** A time with its unit, in two digits. */
export function timeWords(t: TFunction, ms: number, language: Language): string {
  if (ms >= 1) return t('lab.bench.milliseconds', { ms: formatRough(ms, language) });
  return t('lab.bench.microseconds', { us: formatRough(US_IN_MS * ms, language) });
}

/** So many fit into that time, in two digits. */
export function fittingIn(ms: number, language: Language) {
  const count = Math.floor(FELT_MS / ms);
  return { count, many: formatRough(count, language) };
}

/** The questions, in small. */
const PICTURES: Readonly<Record<(typeof BENCH_WORKS)[number], DrawnBoard>> = {
  link: { rows: ['....', 'aooa', 'oooo', '.oo.', 'o..o'], line: points('01 00 30 31') },
  moves: { rows: ['oooo', 'aooa', '.oo.', '.oo.', 'aooa'], line: points('01 04'), other: points('31 34') },
  dead: { rows: ['aooo', 'oooo', 'oooo', 'oooo', 'oooa'], other: points('00 34'), isWrong: true },
  game: { rows: ['..oo', '..oo', '.aoo', 'a.oo', 'oooo'], line: points('03 02 12') },
};

/** A card for each question, with room for its figure; the first board of each is a usual one. */
export function BenchmarkCards({ measured }: { readonly measured: readonly MeasuredRow[] }) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const pictures = useTilePictures();
  return (
    <ul className={styles.cards}>
      {BENCH_WORKS.map((work) => {
        const ms = measured.find(({ task }) => task.work === work)?.ms;
        return (
          <li key={work}>
            <BoardPicture {...PICTURES[work]} pictures={pictures} />
            <h3>{t(`lab.bench.one.${work}`)}</h3>
            <p>{t(`lab.bench.asks.${work}`)}</p>
            <p className={styles.count} data-told={ms !== undefined}>
              <strong className="display">{ms === undefined ? '–' : fittingIn(ms, language).many}</strong>
              <span>{t('lab.bench.within')}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
