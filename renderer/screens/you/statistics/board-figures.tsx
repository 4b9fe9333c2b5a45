/** Lists the figures of each board, those played most first. */
import { useTranslation } from 'react-i18next';
import type { PlayStatistics } from '../../../../core/contract/statistics.ts';
import { gameName, MODE_LOOKS } from '../../../parts/modes/mode-looks.ts';
import { NamedBoard } from '../named-board.tsx';
import tableStyles from '../record-table.module.css';
import { MeasureTable } from './measure-table.tsx';
import { grouped } from './played-games.ts';

/** Boards that are named; a season of daily boards would fill the screen. */
const MOST_NAMED = 12;

type BoardSums = PlayStatistics['boards'][number];

/** Games named by their mode are on many boards. */
function BoardOf({ name, board }: { readonly name: string; readonly board: BoardSums | undefined }) {
  if (board === undefined) return name;
  const { mode, template } = board;
  const isOfBoard = MODE_LOOKS[mode].isNamedBy === 'template';
  return <NamedBoard name={name} mode={mode} templateHash={isOfBoard ? template.hash : null} />;
}

export function BoardFigures({ boards }: { readonly boards: readonly BoardSums[] }) {
  const { t } = useTranslation();
  const groups = grouped(boards, ({ mode, template }) => gameName(t, mode, template))
    // Reviews of games that were given up add key moves to boards on which none was finished.
    .filter(({ figures }) => figures.games > 0)
    .toSorted((one, other) => other.figures.games - one.figures.games)
    .slice(0, MOST_NAMED);
  return (
    <div className={tableStyles.scroll}>
      <MeasureTable
        className={tableStyles.figures}
        caption={t('record.by-board')}
        heading={t('record.column.board')}
        groups={groups}
        nameOf={({ name, items }) => <BoardOf name={name} board={items[0]} />}
      />
    </div>
  );
}
