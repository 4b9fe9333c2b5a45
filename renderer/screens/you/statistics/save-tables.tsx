import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BridgeErrorCode } from '../../../../core/contract/contract.ts';
import type { TableStatistics } from '../../../../core/contract/statistics.ts';
import { BRIDGE } from '../../../bridge/bridge.ts';
import { ListTrouble } from '../../../parts/list-trouble.tsx';
import { useService } from '../../../services/use-service.ts';
import { offerFile } from '../../../state/offer-file.ts';
import { allGames, allScores } from './all-pages.ts';
import { type CsvCell, makeCsv } from './csv.ts';
import { gamesTable, scoresTable, statisticsTable } from './record-tables.ts';
import styles from './statistics.module.css';

function offerTable(name: string, table: readonly (readonly CsvCell[])[]): void {
  offerFile(name, '.csv', makeCsv(table), 'text/csv');
}

interface SaveTablesProps {
  readonly tables: readonly TableStatistics[];
}

/** Statistics, games and scores as files for a spreadsheet. */
export function SaveTables({ tables }: SaveTablesProps) {
  const { t } = useTranslation();
  const bridge = useService(BRIDGE);
  const [trouble, setTrouble] = useState<BridgeErrorCode | null>(null);
  const saveStatistics = () => offerTable(t('record.file.statistics'), statisticsTable(t, tables));
  const saveGames = async () => {
    const games = await allGames(bridge);
    setTrouble(games.ok ? null : games.error.code);
    if (games.ok) offerTable(t('record.file.games'), gamesTable(t, games.value));
  };
  const saveScores = async () => {
    const scores = await allScores(bridge);
    setTrouble(scores.ok ? null : scores.error.code);
    if (scores.ok) offerTable(t('record.file.scores'), scoresTable(t, scores.value));
  };
  return (
    <details className={styles.rest}>
      <summary>{t('record.save')}</summary>
      <div className={styles.save}>
        <button type="button" className="button" data-scan="never" onClick={saveStatistics}>
          {t('record.save-statistics')}
        </button>
        <button type="button" className="button" data-scan="never" onClick={() => void saveScores()}>
          {t('record.save-scores')}
        </button>
        <button type="button" className="button" data-scan="never" onClick={() => void saveGames()}>
          {t('record.save-games')}
        </button>
        {trouble !== null && <ListTrouble code={trouble} />}
      </div>
    </details>
  );
}
