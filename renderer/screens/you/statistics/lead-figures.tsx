/** A sentence about all games; and time, days, wins and the fastest one, each with a word more. */
import { useTranslation } from 'react-i18next';
import type { PlayStatistics, Statistics, TableStatistics } from '../../../../core/contract/statistics.ts';
import { hasScore, MODES } from '../../../../core/game/modes/table.ts';
import { asLanguage, templateName } from '../../../components/words.ts';
import { formatTime } from '../../../i18n/format.ts';
import { modeName } from '../../../parts/modes/mode-looks.ts';
import { countWords, spentWords } from './play-words.ts';
import type { PlayFigures } from './played-games.ts';
import styles from './statistics.module.css';

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
      <dd className={styles.value}>{value}</dd>
      {more !== undefined && <dd className={styles.more}>{more}</dd>}
    </div>
  );
}

export function ToldGames({ figures: { games, unaided } }: Pick<LeadFiguresProps, 'figures'>) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const told = { count: games, number: countWords(games, language), unaided: countWords(unaided, language) };
  return (
    <p className={styles.told} data-figure="told">
      {t(games === unaided ? 'record.told-all' : 'record.told', told)}
    </p>
  );
}

interface LeadFiguresProps {
  readonly figures: PlayFigures;
  readonly winsInARow: PlayStatistics['winsInARow'];
  readonly days: Statistics['days'];
  readonly tables: readonly TableStatistics[];
}

/** The board that was cleared in the least time without help; null where none was. */
function fastestOf(
  tables: readonly TableStatistics[],
): (TableStatistics & { leastElapsedMs: number }) | null {
  const cleared = tables.flatMap((table) => {
    const { mode, leastElapsedMs } = table;
    const isBoard = hasScore(mode) && MODES[mode].boards !== 'levels';
    return isBoard && leastElapsedMs !== null ? [{ ...table, leastElapsedMs }] : [];
  });
  return cleared.toSorted((one, other) => one.leastElapsedMs - other.leastElapsedMs)[0] ?? null;
}

/** Bests and runs of days and wins are those of all games: a month has only pieces of them. */
export function LeadFigures({ figures, winsInARow, days, tables }: LeadFiguresProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const { links, elapsedMs } = figures;
  const fastest = fastestOf(tables);
  return (
    <dl className={styles.figures}>
      <Figure
        name="time"
        words={t('record.figure.time')}
        value={spentWords(t, elapsedMs)}
        more={t('record.links', { count: links, number: countWords(links, language) })}
      />
      <Figure
        name="running"
        words={t('record.figure.running')}
        value={t('record.days', { count: days.running })}
        more={
          days.longest > days.running
            ? t('record.longest', { count: days.longest })
            : t('record.days-played', { count: days.played })
        }
      />
      <Figure
        name="wins"
        words={t('record.figure.wins')}
        value={countWords(winsInARow.longest, language)}
        more={t('record.figure.no-help')}
      />
      {fastest !== null && (
        <Figure
          name="fastest"
          words={t('record.table.fastest')}
          value={formatTime(fastest.leastElapsedMs)}
          more={fastest.template === null ? modeName(t, fastest.mode) : templateName(t, fastest.template)}
        />
      )}
    </dl>
  );
}
