import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '../../../core/review/puzzles/judged-link.ts';
import { candidateSentence } from '../../../core/sentences/puzzle-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import { commandsIn } from '../../input/keymap.ts';
import { useKeys } from '../../input/use-keys.ts';
import { CommandKey } from '../../parts/key-cap.tsx';
import { useSmallTiles } from '../../parts/tile-faces.tsx';
import { turnCells, turnPair } from '../../parts/turned-board.ts';
import { turnLine } from '../../parts/turned-marks.ts';
import { useTurnedShape } from '../../parts/use-turned-shape.ts';
import { PicturedBoard } from '../../parts/why/pictured-board.tsx';
import type { FindCard } from '../../state/puzzles/puzzle-sets.ts';
import { shapeOfCard } from './card-shape.ts';
import styles from './puzzle-play.module.css';

const LOOKS = commandsIn('candidates').filter((command) => command.startsWith('look-at-'));

interface CandidateCardsProps {
  readonly card: FindCard;
  readonly candidates: readonly Candidate[];
  readonly chosen: number | null;
  readonly onLook: (index: number | null) => void;
  readonly onAnswer: (candidate: Candidate) => void;
}

/** The part of the board that a card shows around its pair. */
const PART = { columns: 5, rows: 3 };

/** The board of a card as it is seen, and each pair on it with its line. */
function useSeenPairs(card: FindCard, candidates: readonly Candidate[]) {
  const { shape, turned } = useTurnedShape(shapeOfCard(card));
  const { cells } = card.position.board;
  return useMemo(
    () => ({
      board: { ...shape, cells: turned === null ? cells : turnCells(cells, turned) },
      pairs: candidates.map(({ move, line }) => ({
        link: turned === null ? { move, line } : { move: turnPair(move, turned), line: turnLine(line) },
      })),
    }),
    [shape, turned, cells, candidates],
  );
}

/** The pairs that can go, each with a number key: the first press looks at it, Enter or a second one chooses it. */
export function CandidateCards({ card, candidates, chosen, onLook, onAnswer }: CandidateCardsProps) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const tiles = useSmallTiles();
  const { board } = card.position;
  const seen = useSeenPairs(card, candidates);
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
            <PicturedBoard board={seen.board} tiles={tiles} most={PART} {...seen.pairs[index]} />
            <span className={styles.candidateName}>
              {LOOKS[index] !== undefined && <CommandKey scope="candidates" command={LOOKS[index]} />}
              {pictureName(board.cells[candidate.move[0]] ?? 0)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
