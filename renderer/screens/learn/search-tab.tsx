/** One pair, searched by one to four algorithms side by side. */
import { useTranslation } from 'react-i18next';
import type { Move } from '../../../core/board/board.ts';
import type { WatchedSearch } from '../../../core/lab/lessons.ts';
import type { SampleBoard } from '../../../core/lab/sample-boards.ts';
import type { LabBoard } from '../../state/lab-board.ts';
import shared from './lab.module.css';
import { onlyA } from './watch/lab-marks.ts';
import { suitsTurns } from './watch/record-search.ts';
import { labBoardOfSample } from './watch/samples.ts';
import { SearchPanels } from './watch/search-panels.tsx';

interface SearchTabProps {
  readonly shown: LabBoard;
  readonly searches: readonly WatchedSearch[];
  readonly onSearches: (searches: readonly WatchedSearch[]) => void;
  readonly onShown: (shown: LabBoard) => void;
}

export function SearchTab({ shown, searches, onSearches, onShown }: SearchTabProps) {
  const { t } = useTranslation();
  const { board, rules, pair } = shown;
  const usable = searches.filter(({ name }) => suitsTurns(name, rules));
  const onFault = (changed: WatchedSearch, hasFault: boolean) =>
    onSearches(searches.map((search) => (search === changed ? { ...search, hasFault } : search)));
  const onSample = (sample: SampleBoard) => onShown(labBoardOfSample(sample));
  const onPick = (cell: number) => onShown({ ...shown, pair: pairAfter(shown, cell) });
  return (
    <div className={shared.search}>
      {usable.length === 0 ? (
        <p className={shared.empty}>{t('lab.none-chosen')}</p>
      ) : (
        <SearchPanels
          board={board}
          rules={rules}
          searches={usable}
          pair={pair}
          lead={t(askOf(pair, usable))}
          onPick={onPick}
          onFault={onFault}
          onSample={onSample}
        />
      )}
    </div>
  );
}

function askOf(pair: Move | null, searches: readonly WatchedSearch[]) {
  if (pair === null) return 'lab.ask.first';
  if (pair[1] < 0) return 'lab.ask.second';
  return searches.some(({ hasFault }) => hasFault) ? 'lab.ask.fault' : 'lab.ask.other';
}

/** A second tile of the same picture completes the pair; any other pick begins a new one. */
function pairAfter({ board: { cells }, pair }: LabBoard, cell: number): Move {
  const isSecond = pair !== null && pair[1] < 0 && pair[0] !== cell && cells[pair[0]] === cells[cell];
  return isSecond ? [pair[0], cell] : onlyA(cell);
}
