/** How each board was played, those played most first. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { gameName } from '../../modes/mode-looks.ts';
import { MeasureTable } from './measure-table.tsx';
import { type CountedPlay, grouped } from './played-games.ts';

/** Boards that are named; a season of daily boards would fill the screen. */
const MOST_NAMED = 12;

function nameOf(t: TFunction, { mode, template }: CountedPlay): string {
  return gameName(t, mode, template);
}

export function BoardFigures({ played }: { readonly played: readonly CountedPlay[] }) {
  const { t } = useTranslation();
  const named = played.filter(({ template }) => template.name !== '');
  const groups = grouped(named, (each) => nameOf(t, each))
    .toSorted((one, other) => other.figures.games - one.figures.games)
    .slice(0, MOST_NAMED);
  return (
    <MeasureTable
      className="board-figures"
      caption={t('record.by-board')}
      heading={t('record.column.board')}
      groups={groups}
      nameOf={({ name }) => name}
    />
  );
}
