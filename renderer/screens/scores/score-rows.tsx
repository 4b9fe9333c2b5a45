import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { ScoreRow } from '../../../core/contract/schemas.ts';
import { MODES, type Mode } from '../../../core/game/modes/table.ts';
import { asLanguage, templateName } from '../../components/words.ts';
import { formatDay, formatNumber, formatTime } from '../../i18n/format.ts';
import { useApp } from '../../state/app-context.ts';
import { Thumbnail } from '../home/thumbnail.tsx';
import { ReviewButton } from '../review/review-button.tsx';

/** The board of a game: its picture while the library has it, and its name. */
function BoardOf({ row }: { readonly row: ScoreRow }) {
  const { t } = useTranslation();
  const template = useStore(useApp().library.store, ({ templates }) =>
    templates.find(({ hash }) => hash === row.templateHash),
  );
  return (
    <>
      {template !== undefined && <Thumbnail shape={template} />}
      <span>{templateName(t, { name: row.templateName, builtIn: row.builtIn })}</span>
    </>
  );
}

/** The games of one table, best first, with the places that are still open. */
export function ScoreRows({ rows, mode }: { readonly rows: readonly ScoreRow[]; readonly mode: Mode }) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const { boards, scoreTable } = MODES[mode];
  const hasLevels = boards === 'levels';
  // Runs all begin on the same board, and the level says how far they came.
  const hasBoards = scoreTable === 'mode' && !hasLevels;
  const columns = 5 + Number(hasBoards) + Number(hasLevels);
  return (
    <table className="scores-table">
      <thead>
        <tr>
          <th scope="col">{t('scores.rank')}</th>
          {hasBoards && <th scope="col">{t('record.column.board')}</th>}
          <th scope="col">{t('scores.score')}</th>
          {hasLevels && <th scope="col">{t('scores.level')}</th>}
          <th scope="col">{t('scores.time')}</th>
          <th scope="col">{t('scores.date')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('scores.review')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.gameId}>
            <td>{index + 1}</td>
            {hasBoards && (
              <td className="scores-board">
                <BoardOf row={row} />
              </td>
            )}
            <td>
              <b className="scores-total">{formatNumber(row.score.total, language)}</b>
              {row.notRechecked && (
                <small className="scores-mark" title={t('scores.not-rechecked-why')}>
                  {t('scores.not-rechecked')}
                </small>
              )}
            </td>
            {hasLevels && <td>{row.level}</td>}
            <td>{formatTime(row.elapsedMs)}</td>
            <td>{formatDay(row.finishedAt, language)}</td>
            <td>
              <ReviewButton gameId={row.gameId} />
            </td>
          </tr>
        ))}
      </tbody>
      <OpenPlaces from={rows.length + 1} columns={columns} />
    </table>
  );
}

/** The places of a table that no game has yet. */
const PLACES = 10;

function OpenPlaces({ from, columns }: { readonly from: number; readonly columns: number }) {
  const open = Array.from({ length: Math.max(0, PLACES + 1 - from) }, (_, at) => from + at);
  return (
    <tbody className="scores-open" aria-hidden="true">
      {open.map((place) => (
        <tr key={place}>
          <td>{place}</td>
          <td colSpan={columns - 1} />
        </tr>
      ))}
    </tbody>
  );
}
