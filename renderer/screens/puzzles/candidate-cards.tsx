import { useTranslation } from 'react-i18next';
import type { Board } from '../../../core/board/board.ts';
import type { Candidate } from '../../../core/review/puzzles/judged-link.ts';
import { candidateSentence } from '../../../core/sentences/puzzle-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import { turnsName } from '../../components/words.ts';
import { commandsIn } from '../../input/keymap.ts';
import { useKeys } from '../../input/use-keys.ts';
import { CommandKey } from '../../parts/key-cap.tsx';
import { MiniBoard } from '../../parts/why/mini-board.tsx';
import styles from './puzzle-play.module.css';

const LOOKS = commandsIn('candidates').filter((command) => command.startsWith('look-at-'));

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
  const look = (index: number) => {
    const candidate = candidates[index];
    if (candidate === undefined) return;
    if (index === chosen) onAnswer(candidate);
    else onLook(index);
  };
  const looked = chosen === null ? undefined : candidates[chosen];
  useKeys(
    'candidates',
    {
      ...Object.fromEntries(LOOKS.map((command, index) => [command, () => look(index)])),
      ...(looked === undefined
        ? {}
        : {
            // Before the board, whose cell has the focus, takes it for a pick.
            answer: () => onAnswer(looked),
            // A player who moves on over the board picks tiles again.
            'look-away': () => onLook(null),
          }),
    },
    { isFirst: true },
  );

  const nameOf = (candidate: Candidate) =>
    sentenceWords(t, candidateSentence(candidate, board.cells, board.width), pictureName);
  return (
    <ul
      className={styles.candidates}
      aria-label={t('puzzle.find.candidates')}
      data-many={candidates.length > 4}
    >
      {candidates.map((candidate, index) => (
        <li key={candidate.move.join()}>
          <button
            type="button"
            className={styles.candidate}
            aria-label={`${index + 1}: ${nameOf(candidate)}`}
            aria-pressed={index === chosen}
            onClick={() => look(index)}
          >
            {LOOKS[index] !== undefined && (
              <CommandKey scope="candidates" command={LOOKS[index]} className={styles.candidateKey} />
            )}
            <MiniBoard board={board} pair={candidate.move} line={candidate.line} />
            <span className={styles.candidateWords}>
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
