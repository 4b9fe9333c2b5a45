import { useTranslation } from 'react-i18next';
import type { KeptPuzzles } from '../../../core/contract/puzzle-channels.ts';
import type { PuzzleRun } from '../../../core/review/puzzles/puzzle-record.ts';
import { isOlderRun, type RunWay } from '../../../core/review/puzzles/puzzle-run.ts';
import { asLanguage } from '../../components/words.ts';
import { formatDay } from '../../i18n/format.ts';
import styles from './puzzles.module.css';

interface RunsProps {
  readonly id: string;
  readonly way: RunWay;
  readonly title: string;
  readonly runs: readonly PuzzleRun[];
}

function Runs({ id, way, title, runs }: RunsProps) {
  const { t, i18n } = useTranslation();
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol>
        {runs.map(({ runId, version, solved, failed, answeredAt }) => (
          <li key={runId}>
            <b>{t('puzzle.records.solved', { count: solved })}</b>
            {failed > 0 && <span>{t('puzzle.records.failed', { count: failed })}</span>}
            {isOlderRun(way, { version }) && <span>{t('puzzle.records.older')}</span>}
            <time dateTime={new Date(answeredAt).toISOString()}>
              {formatDay(answeredAt, asLanguage(i18n.language))}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The best streaks and storms; nothing before there was one. */
export function BestRuns({ record }: { readonly record: KeptPuzzles | null }) {
  const { t } = useTranslation();
  if (record === null) return null;
  return (
    <div className={styles.bestRuns}>
      <Runs id="best-streaks" way="streak" title={t('puzzle.records.streak')} runs={record.bestStreaks} />
      <Runs id="best-storms" way="storm" title={t('puzzle.records.storm')} runs={record.bestStorms} />
    </div>
  );
}
