/** How each board was played, those played most first. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { gameName, MODE_LOOKS } from '../../../parts/modes/mode-looks.ts';
import { NamedBoard } from '../named-board.tsx';
import { MeasureTable } from './measure-table.tsx';
import { type CountedPlay, type Group, grouped } from './played-games.ts';

/** Boards that are named; a season of daily boards would fill the screen. */
const MOST_NAMED = 12;

function nameOf(t: TFunction, { mode, template }: CountedPlay): string {
  return gameName(t, mode, template);
}

/** Games named by their mode are on many boards. */
function BoardOf({ group: { name, games } }: { readonly group: Group }) {
  const [game] = games;
  if (game === undefined) return name;
  const isOfBoard = MODE_LOOKS[game.mode].isNamedBy === 'template';
  return <NamedBoard name={name} mode={game.mode} templateHash={isOfBoard ? game.template.hash : null} />;
}

export function BoardFigures({ played }: { readonly played: readonly CountedPlay[] }) {
  const { t } = useTranslation();
  const named = played.filter(({ template }) => template.name !== '');
  const groups = grouped(named, (each) => nameOf(t, each))
    .toSorted((one, other) => other.figures.games - one.figures.games)
    .slice(0, MOST_NAMED);
  return (
    <div className="table-scroll">
      <MeasureTable
        className="board-figures"
        caption={t('record.by-board')}
        heading={t('record.column.board')}
        groups={groups}
        nameOf={(group) => <BoardOf group={group} />}
      />
    </div>
  );
}
