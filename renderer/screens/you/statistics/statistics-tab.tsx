import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableStatistics } from '../../../../core/contract/statistics.ts';
import { hasScore, MODES } from '../../../../core/game/modes/table.ts';
import { RowBar } from '../../../components/row-bar.tsx';
import { asLanguage, templateName } from '../../../components/words.ts';
import { formatNumber, formatTime } from '../../../i18n/format.ts';
import { ListTrouble } from '../../../parts/list-trouble.tsx';
import { modeName } from '../../../parts/modes/mode-looks.ts';
import { useReply } from '../../../parts/use-reply.ts';
import { FirstInvitation } from '../invitation.tsx';
import { NamedBoard } from '../named-board.tsx';
import tableStyles from '../record-table.module.css';
import type { ScoresPartProps } from '../scores-part.ts';
import { HowOnePlays, MoreFigures } from './play-statistics.tsx';
import { SaveTables } from './save-tables.tsx';
import styles from './statistics.module.css';
import { usePlay } from './use-play.ts';

function bestOf(t: TFunction, { mode, bestLevel, leastElapsedMs }: TableStatistics): string | null {
  if (!hasScore(mode)) return null;
  if (MODES[mode].boards === 'levels')
    return bestLevel === null ? null : t('record.level', { level: bestLevel });
  return leastElapsedMs === null ? null : formatTime(leastElapsedMs);
}

/** No game without help is among them, or nothing is measured there. */
const NONE = '–';

interface TableRowProps {
  readonly table: TableStatistics;
  /** The most games that were finished in one table; null where all have as many. */
  readonly most: number | null;
}

function TableRow({ table, most }: TableRowProps) {
  const { t, i18n } = useTranslation();
  const { mode, template, finished } = table;
  const language = asLanguage(i18n.language);
  const bestTotal = !hasScore(mode) ? null : table.bestTotal;
  return (
    <tr>
      <th scope="row">
        <NamedBoard
          name={template === null ? modeName(t, mode) : templateName(t, template)}
          mode={mode}
          templateHash={template?.hash ?? null}
        />
      </th>
      <td>
        {formatNumber(finished, language)}
        {most !== null && <RowBar value={finished} most={most} />}
      </td>
      <td>{bestTotal === null ? NONE : formatNumber(bestTotal, language)}</td>
      <td>{bestOf(t, table) ?? NONE}</td>
    </tr>
  );
}

/** The games of each table that were finished, which add up to all of them, and its bests. */
function Bests({ tables }: { readonly tables: readonly TableStatistics[] }) {
  const { t } = useTranslation();
  const held = tables.filter(({ finished }) => finished > 0);
  const counts = new Set(held.map(({ finished }) => finished));
  const most = counts.size > 1 ? Math.max(...counts) : null;
  return (
    <table className={`${tableStyles.table} ${tableStyles.figures}`}>
      <caption>{t('record.records')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('record.column.board')}</th>
          <th scope="col">{t('record.column.finished')}</th>
          <th scope="col">{t('record.column.high-score')}</th>
          <th scope="col">{t('record.column.best')}</th>
        </tr>
      </thead>
      <tbody>
        {held.map((table) => (
          <TableRow key={`${table.mode} ${table.template?.hash}`} table={table} most={most} />
        ))}
      </tbody>
    </table>
  );
}

/** Shows the figures of the player's games, and the bests of each table of scores; the rest behind one fold. */
export function StatisticsTab({ onAgain }: ScoresPartProps) {
  const { t } = useTranslation();
  const statistics = useReply('statistics.read', null);
  const [month, setMonth] = useState<string | null>(null);
  const played = usePlay(month);
  if (statistics === null || played === null) return null;
  if (!statistics.ok) return <ListTrouble code={statistics.error.code} onAgain={onAgain} isAlone />;
  const { tables } = statistics.value;
  if (tables.every(({ finished }) => finished === 0)) return <FirstInvitation to="statistics" />;
  return (
    <>
      {played.ok ? (
        <HowOnePlays played={played.value} statistics={statistics.value} month={month} onMonth={setMonth} />
      ) : (
        <ListTrouble code={played.error.code} onAgain={onAgain} />
      )}
      <div className={styles.parts}>
        <div>
          <Bests tables={tables} />
          {tables.some(({ finished, unaided }) => unaided < finished) && (
            <p className="page-note">{t('record.bests')}</p>
          )}
        </div>
        {played.ok && <MoreFigures played={played.value} />}
      </div>
      <SaveTables tables={tables} />
    </>
  );
}
