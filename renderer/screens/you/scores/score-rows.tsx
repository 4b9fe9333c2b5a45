import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { MODES, type Mode } from '../../../../core/game/modes/table.ts';
import type { ScoreRow } from '../../../../core/game/score-row.ts';
import { asLanguage, templateName } from '../../../components/words.ts';
import { formatDay, formatNumber, formatTime } from '../../../i18n/format.ts';
import { ReviewButton } from '../../../parts/review-button.tsx';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import tableStyles from '../record-table.module.css';
import { RowPicture } from '../row-picture.tsx';
import { Place } from './score-places.tsx';
import styles from './scores.module.css';

/** The board of a game, in the order in which it was cleared. */
function DealtBoard({ row: { gameId, templateHash } }: { readonly row: ScoreRow }) {
  const template = useStore(useService(LIBRARY).store, ({ templates }) =>
    templates.find(({ hash }) => hash === templateHash),
  );
  // A game in a table was cleared.
  const game = useMemo(() => ({ gameId, review: null, pairsLeft: 0 }), [gameId]);
  return <RowPicture game={game} shape={template} />;
}

function Row({ row, place, columns }: { readonly row: ScoreRow; readonly place: number } & Columns) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  return (
    <tr>
      <td className={styles.placeCell}>
        <Place place={place} />
      </td>
      {columns.hasBoards && (
        <td className={styles.board}>
          <DealtBoard row={row} />
          <span className={styles.boardName}>
            {templateName(t, { name: row.templateName, builtIn: row.builtIn })}
          </span>
        </td>
      )}
      <td className={styles.score}>
        <b className={styles.total}>{formatNumber(row.score.total, language)}</b>
        {row.isInterrupted && (
          <small className={styles.mark} title={t('record.scores.interrupted-why')}>
            {t('record.scores.interrupted')}
          </small>
        )}
        {row.notRechecked && (
          <small className={styles.mark} title={t('record.scores.not-rechecked-why')}>
            {t('record.scores.not-rechecked')}
          </small>
        )}
      </td>
      {columns.hasLevels && (
        <td className={styles.level}>
          <span className={styles.levelName}>{t('record.scores.level')}</span> {row.level}
        </td>
      )}
      <td className={styles.took}>{formatTime(row.elapsedMs)}</td>
      <td className={styles.day}>{formatDay(row.finishedAt, language)}</td>
      <td className={styles.review}>
        <ReviewButton gameId={row.gameId} />
      </td>
    </tr>
  );
}

interface Columns {
  readonly columns: { readonly hasBoards: boolean; readonly hasLevels: boolean };
}

/** The games of one table, best first. */
export function ScoreRows({ rows, mode }: { readonly rows: readonly ScoreRow[]; readonly mode: Mode }) {
  const { t } = useTranslation();
  const { boards, scoreTable } = MODES[mode];
  const hasLevels = boards === 'levels';
  // Runs begin on one board, as do the games of a template: their picture would be the same in each row.
  const columns = { hasLevels, hasBoards: scoreTable === 'mode' && !hasLevels };
  return (
    <table
      className={`${tableStyles.table} ${styles.rows}`}
      data-levels={hasLevels}
      data-boards={columns.hasBoards}
    >
      <thead>
        <tr>
          <th scope="col">{t('record.scores.rank')}</th>
          {columns.hasBoards && (
            <th scope="col" className={styles.board}>
              {t('record.column.board')}
            </th>
          )}
          <th scope="col">{t('record.scores.score')}</th>
          {hasLevels && <th scope="col">{t('record.scores.level')}</th>}
          <th scope="col">{t('record.scores.time')}</th>
          <th scope="col">{t('record.scores.date')}</th>
          <th scope="col">{t('record.scores.review')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.gameId} row={row} place={index + 1} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}
