/** A learner's program on a board: the cells that it examined, each at its own line. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, Move } from '../../../../core/board/board.ts';
import type { LabStep } from '../../../../core/lab/lab-step.ts';
import type { Border } from '../../../../core/rules/rules.ts';
import type { StudentTrace } from '../../../engine/student-protocol.ts';
import { FrameFolder } from './lab-frame.ts';
import { LabPanel } from './lab-panel.tsx';

export interface OwnRun {
  readonly steps: readonly LabStep[];
  readonly source: string;
  readonly pair: Move | null;
  /** Says in a few words how its answer is wrong. */
  readonly fault: string;
}

/** A run as it is watched; lines of the program are named by their numbers. */
export function ownRun(
  { looks }: StudentTrace,
  { source, pair, fault }: Pick<OwnRun, 'source' | 'pair' | 'fault'>,
): OwnRun {
  const steps = looks.map(
    ({ at, isFree, line }): LabStep => ({ type: 'look', line: String(line ?? ''), at, isFree }),
  );
  return { steps, source, pair, fault };
}

interface OwnPanelProps {
  readonly own: OwnRun;
  readonly board: Board;
  readonly border: Border;
  readonly time: number;
  readonly most: number;
}

export function OwnPanel({ own, board, border, time, most }: OwnPanelProps) {
  const { t } = useTranslation();
  const folder = useMemo(() => new FrameFolder(own.steps, board.cells, own.pair), [own, board]);
  const lines = useMemo(
    () =>
      own.source
        .trimEnd()
        .split(/\r?\n/)
        .map((words, index) => ({ line: String(index + 1), depth: 0, words, isFault: false })),
    [own.source],
  );
  const frame = folder.at(time);
  const isOver = time >= own.steps.length;
  return (
    <LabPanel
      title={t('lab.try.yours')}
      board={board}
      border={border}
      frame={frame}
      drawn={null}
      lines={lines}
      isProgram
      most={most}
      counters={[{ key: 'looks', value: frame.looks, words: t('lab.counter.looks', { count: frame.looks }) }]}
      outcome={isOver ? { words: own.fault, tone: 'bad' } : null}
    />
  );
}
