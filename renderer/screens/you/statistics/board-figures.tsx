/** Lists one measure by board, highest first, among the boards that were played most. */
import { useTranslation } from 'react-i18next';
import type { PlayStatistics } from '../../../../core/contract/statistics.ts';
import { RowBar } from '../../../components/row-bar.tsx';
import { asLanguage } from '../../../components/words.ts';
import { gameName, MODE_LOOKS } from '../../../parts/modes/mode-looks.ts';
import { NamedBoard } from '../named-board.tsx';
import { measureWords } from './play-words.ts';
import { grouped, type Measure } from './played-games.ts';
import styles from './statistics.module.css';

/** Boards that are named; a season of daily boards would fill the screen. */
const MOST_NAMED = 6;

/** The least has less than this of the most, or bars would look alike. */
const BAR_SHARE = 0.8;

type BoardSums = PlayStatistics['boards'][number];

/** Games named by their mode are on many boards. */
function BoardOf({ name, board }: { readonly name: string; readonly board: BoardSums | undefined }) {
  if (board === undefined) return name;
  const { mode, template } = board;
  const isOfBoard = MODE_LOOKS[mode].isNamedBy === 'template';
  return <NamedBoard name={name} mode={mode} templateHash={isOfBoard ? template.hash : null} />;
}

interface BoardFiguresProps {
  readonly boards: readonly BoardSums[];
  readonly measure: Measure;
}

export function BoardFigures({ boards, measure }: BoardFiguresProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const rows = grouped(boards, ({ mode, template }) => gameName(t, mode, template))
    // Reviews of games that were given up add key moves to boards on which none was finished.
    .filter(({ figures }) => figures.games > 0)
    .toSorted((one, other) => other.figures.games - one.figures.games)
    .flatMap((group) => {
      const value = group.figures[measure];
      return value === null
        ? []
        : [{ ...group, value, words: measureWords(group.figures, measure, language) }];
    })
    .slice(0, MOST_NAMED)
    .toSorted((one, other) => other.value - one.value);
  // Equal ones are told by the figure of all of them.
  if (new Set(rows.map(({ words }) => words)).size < 2) return null;
  const most = rows[0]?.value ?? 0;
  const hasBars = (rows.at(-1)?.value ?? 0) < BAR_SHARE * most;
  return (
    <ul className={styles.boards}>
      {rows.map(({ name, items, value, words }) => (
        <li key={name}>
          <BoardOf name={name} board={items[0]} />
          <b>{words}</b>
          {hasBars && <RowBar value={value} most={most} />}
        </li>
      ))}
    </ul>
  );
}
