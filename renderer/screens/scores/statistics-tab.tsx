import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Statistics, TableStatistics } from '../../../core/contract/statistics.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import { RowBar } from '../../components/row-bar.tsx';
import { asLanguage, templateName } from '../../components/words.ts';
import { formatNumber, formatTime } from '../../i18n/format.ts';
import { modeName } from '../modes/mode-looks.ts';
import { useReply } from '../use-reply.ts';
import { NothingYet, ReplyTrouble } from './reply-parts.tsx';
import { SaveTables } from './save-tables.tsx';

type Counted = 'finished' | 'unaided' | 'links' | 'elapsedMs';

function sumOf(tables: readonly TableStatistics[], what: Counted): number {
  return tables.reduce((sum, table) => sum + table[what], 0);
}

function Figures({ tables, days }: Statistics) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, asLanguage(i18n.language));
  const figures = [
    { name: 'finished', value: number(sumOf(tables, 'finished')) },
    { name: 'unaided', value: number(sumOf(tables, 'unaided')) },
    { name: 'links', value: number(sumOf(tables, 'links')) },
    { name: 'time', value: formatTime(sumOf(tables, 'elapsedMs')) },
    { name: 'days', value: number(days.played) },
    {
      name: 'running',
      value: t('record.days', { count: days.running }),
      // Of the streak that is the longest, its length is said already.
      ...(days.longest > days.running ? { more: t('record.longest', { count: days.longest }) } : {}),
    },
  ] as const;
  return (
    <dl className="figures">
      {figures.map((figure) => (
        <div key={figure.name} data-figure={figure.name}>
          <dt>{t(`record.figure.${figure.name}`)}</dt>
          <dd>{figure.value}</dd>
          {'more' in figure && <dd className="figure-more">{figure.more}</dd>}
        </div>
      ))}
    </dl>
  );
}

function bestOf(t: TFunction, { mode, bestLevel, leastElapsedMs }: TableStatistics): string | null {
  if (MODES[mode].boards === 'levels')
    return bestLevel === null ? null : t('record.level', { level: bestLevel });
  return leastElapsedMs === null ? null : formatTime(leastElapsedMs);
}

/** A table by itself says what is missing; a dash is shorter than words and is not read aloud as one. */
function Known({ text }: { readonly text: string | null }) {
  return text === null ? <span aria-hidden="true">–</span> : text;
}

interface TableRowProps {
  readonly table: TableStatistics;
  /** The most games that were finished in one table. */
  readonly most: number;
}

function TableRow({ table, most }: TableRowProps) {
  const { t, i18n } = useTranslation();
  const { mode, template, started, finished, bestTotal } = table;
  return (
    <tr>
      <th scope="row">{template === null ? modeName(t, mode) : templateName(t, template)}</th>
      <td>
        {t('record.finished-of', { finished, started })}
        <RowBar value={finished} most={most} />
      </td>
      <td>
        <Known text={bestTotal === null ? null : formatNumber(bestTotal, asLanguage(i18n.language))} />
      </td>
      <td>
        <Known text={bestOf(t, table)} />
      </td>
    </tr>
  );
}

/** All games counted, as SQL counts them. */
export function StatisticsTab() {
  const { t } = useTranslation();
  const statistics = useReply('statistics.read', null);
  if (statistics === null) return null;
  if (!statistics.ok) return <ReplyTrouble code={statistics.error.code} />;
  const { tables, days } = statistics.value;
  if (sumOf(tables, 'finished') === 0) return <NothingYet />;
  const most = Math.max(...tables.map(({ finished }) => finished));
  return (
    <>
      <Figures tables={tables} days={days} />
      <table className="scores-table statistics-table">
        <thead>
          <tr>
            <th scope="col">{t('record.column.board')}</th>
            <th scope="col">{t('record.column.finished')}</th>
            <th scope="col">{t('record.column.high-score')}</th>
            <th scope="col">{t('record.column.best')}</th>
          </tr>
        </thead>
        <tbody>
          {tables.map((table) => (
            <TableRow key={`${table.mode} ${table.template?.hash}`} table={table} most={most} />
          ))}
        </tbody>
      </table>
      <p className="scores-note">{t('record.bests')}</p>
      <SaveTables tables={tables} />
    </>
  );
}
