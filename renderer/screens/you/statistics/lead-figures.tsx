/** A sentence about all games; and time, days and wins, each with what it is a part of. */
import { useTranslation } from 'react-i18next';
import type { PlayStatistics, Statistics } from '../../../../core/contract/statistics.ts';
import { asLanguage } from '../../../components/words.ts';
import { formatTime } from '../../../i18n/format.ts';
import { countWords } from './play-words.ts';
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
      {t('record.told', told)}
    </p>
  );
}

interface LeadFiguresProps {
  readonly figures: PlayFigures;
  readonly winsInARow: PlayStatistics['winsInARow'];
  readonly days: Statistics['days'];
}

/** Runs of days and wins are those of all games: a month has only pieces of them. */
export function LeadFigures({ figures, winsInARow, days }: LeadFiguresProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const { links, elapsedMs } = figures;
  const counted = (count: number) => ({ count, number: countWords(count, language) });
  return (
    <dl className={styles.figures}>
      <Figure
        name="time"
        words={t('record.figure.time')}
        value={formatTime(elapsedMs)}
        more={t('record.links', counted(links))}
      />
      <Figure
        name="running"
        words={t('record.figure.running')}
        value={t('record.days', { count: days.running })}
        more={[
          t('record.days-played', { count: days.played }),
          ...(days.longest > days.running ? [t('record.longest', { count: days.longest })] : []),
        ].join(' · ')}
      />
      <Figure
        name="wins"
        words={t('record.figure.wins')}
        value={countWords(winsInARow.running, language)}
        more={
          winsInARow.longest > winsInARow.running
            ? t('record.longest-wins', { count: winsInARow.longest })
            : undefined
        }
      />
    </dl>
  );
}
