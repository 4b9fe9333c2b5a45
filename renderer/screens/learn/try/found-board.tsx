/** The board on which a program is wrong: the pair that was asked about, or that is wrong, and the line that joins it. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point } from '../../../../core/board/board.ts';
import { boardOf, type JudgeQuestion } from '../../../../core/judge/question.ts';
import type { ShownPosition } from '../../../../core/judge/verdict.ts';
import type { BoardMark } from '../../../board/layers/board-mark.ts';
import { placeOf } from '../watch/lab-marks.ts';
import { LanedBoard } from '../watch/laned-board.tsx';
import styles from './try.module.css';

interface FoundBoardProps {
  readonly question: JudgeQuestion;
  readonly shown: ShownPosition;
}

export function FoundBoard({ question, shown }: FoundBoardProps) {
  const { t } = useTranslation();
  const { width, height, border } = question;
  const { cells, pair, line } = shown;
  const lane = border === 'open' ? 1 : 0;
  const board = useMemo(() => boardOf({ width, height, cells }), [width, height, cells]);
  const marks = useMemo((): readonly BoardMark[] => {
    const tags = (pair ?? []).map((cell, index) => ({
      cell: placeOf(board, cell, lane),
      text: 'AB'.charAt(index),
    }));
    const path = (line ?? []).map(([x, y]): Point => [x + lane, y + lane]);
    return [
      ...(lane > 0 ? [{ type: 'edge', lane, isOpen: true } as const] : []),
      ...(path.length > 1 ? [{ type: 'path', line: path, tone: 'found' } as const] : []),
      { type: 'tags', tags },
    ];
  }, [board, lane, pair, line]);
  return (
    <div className={styles.found}>
      <LanedBoard board={board} lane={lane} marks={marks} label={t('lab.board.question')} />
    </div>
  );
}
