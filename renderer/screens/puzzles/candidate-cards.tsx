import { useTranslation } from 'react-i18next';
import type { Board } from '../../../core/board/board.ts';
import type { Candidate } from '../../../core/review/puzzles/judged-link.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import { turnsName } from '../../components/words.ts';
import { useKeyDown } from '../../input/use-key-down.ts';
import { MiniBoard } from '../why/mini-board.tsx';

/** More pairs than this are found on the board alone: so many cards are not read. */
export const MOST_CARDS = 8;

interface CandidateCardsProps {
  readonly board: Board;
  readonly candidates: readonly Candidate[];
  readonly chosen: number | null;
  readonly onLook: (index: number | null) => void;
  readonly onAnswer: (candidate: Candidate) => void;
}

/** The pairs that can go, each with a number key: the first press looks at it, Enter or a second one chooses it. */
export function CandidateCards({ board, candidates, chosen, onLook, onAnswer }: CandidateCardsProps) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  useKeyDown(
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      const looked = chosen === null ? undefined : candidates[chosen];
      const index = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
      const candidate = candidates[index];
      if (candidate !== undefined && index !== chosen) onLook(index);
      else if (candidate !== undefined) onAnswer(candidate);
      // A player who moves on over the board picks tiles again.
      else if (event.key.startsWith('Arrow') && chosen !== null) onLook(null);
      else if (event.key === 'Enter' && looked !== undefined && !isOnControl(event.target)) {
        // Before the board, whose cell has the focus, takes it for a pick.
        event.preventDefault();
        event.stopPropagation();
        onAnswer(looked);
      }
    },
    { capture: true },
  );

  const nameOf = ({ move: [a, b], turns }: Candidate) => {
    const place = (cell: number) => [Math.floor(cell / board.width) + 1, (cell % board.width) + 1];
    const [[row, column], [row2, column2]] = [place(a), place(b)];
    const picture = pictureName(board.cells[a] ?? 0);
    return t('puzzle.find.candidate', { picture, turns: turnsName(t, turns), row, column, row2, column2 });
  };
  return (
    <ul className="candidates" aria-label={t('puzzle.find.candidates')} data-many={candidates.length > 4}>
      {candidates.map((candidate, index) => (
        <li key={candidate.move.join()}>
          <button
            type="button"
            className="candidate"
            aria-label={`${index + 1}: ${nameOf(candidate)}`}
            aria-pressed={index === chosen}
            onClick={() => (index === chosen ? onAnswer(candidate) : onLook(index))}
          >
            <span className="key" aria-hidden="true">
              {index + 1}
            </span>
            <MiniBoard board={board} pair={candidate.move} line={candidate.line} />
            <span className="candidate-words">
              <b>{pictureName(board.cells[candidate.move[0]] ?? 0)}</b>
              <i> · </i>
              {turnsName(t, candidate.turns)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function isOnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, select') !== null;
}
