/** A board of the lab's own with a pair on it, joined by its line, which stays on the board; joined straight in vermilion where none is allowed. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, Move } from '../../../../core/board/board.ts';
import type { Rules } from '../../../../core/rules/rules.ts';
import type { BoardMark } from '../../../board/layers/board-mark.ts';
import { pointsOf } from '../../../parts/why/shown-part.ts';
import shared from '../lab.module.css';
import { LanedBoard } from './laned-board.tsx';
import { recordSearch } from './record-search.ts';

const SEARCH = { name: 'breadth-first', hasFault: false } as const;

/** The line of a pair; none without one. */
export function lineOf(board: Board, rules: Rules, pair: Move | null) {
  return (pair === null ? null : recordSearch(board, rules, SEARCH, pair).line) ?? [];
}

interface PairBoardProps {
  readonly board: Board;
  readonly rules: Rules;
  readonly pair: Move | null;
}

export function PairBoard({ board, rules, pair }: PairBoardProps) {
  const { t } = useTranslation();
  const marks = useMemo((): readonly BoardMark[] => {
    if (pair === null) return [];
    const tags = pair.map((cell, index) => ({ cell, text: 'AB'.charAt(index) }));
    const line = lineOf(board, rules, pair);
    return [
      line.length === 0
        ? { type: 'lost-line', line: pointsOf(board, pair) }
        : { type: 'path', line, tone: 'found' },
      { type: 'tags', tags },
    ];
  }, [board, rules, pair]);
  return (
    <div className={shared.panelBoard}>
      <LanedBoard board={board} lane={0} marks={marks} label={t('lab.board.question')} />
    </div>
  );
}
