/** Processes on a whole board side by side, in step. */

import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, Cells, Move } from '../../../../core/board/board.ts';
import type { LabAnswer, Recording } from '../../../../core/lab/lab-step.ts';
import { PROCESS_CODE, type ProcessName, type WatchedProcesses } from '../../../../core/lab/process-code.ts';
import type { Rules } from '../../../../core/rules/rules.ts';
import { type LabEnd, labSentences } from '../../../../core/sentences/lab-sentences.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { CodeChoice } from './code-choice.tsx';
import { LabFailure } from './lab-failure.tsx';
import { FrameFolder, type LabFrame } from './lab-frame.ts';
import { type Counter, LabPanel, type PanelOutcome } from './lab-panel.tsx';
import { MarkLegend } from './mark-legend.tsx';
import { OwnPanel, type OwnRun, ownBar } from './own-panel.tsx';
import { panelsLayout } from './panels-layout.ts';
import { Transport } from './transport.tsx';
import { useLabAnswer } from './use-lab-engine.ts';
import { usePlayer } from './use-player.ts';

interface ProcessPanelsProps {
  readonly board: Board;
  readonly rules: Rules;
  readonly processes: WatchedProcesses;
  /** A move that is made before. */
  readonly after?: Move | undefined;
  readonly seed?: number;
  /** A learner's program beside them. */
  readonly own?: OwnRun | null;
  /** As those of a lesson are: two leave the code room beside them. */
  readonly hasSmallBoards?: boolean;
}

type Asked = Pick<ProcessPanelsProps, 'board' | 'rules' | 'after' | 'seed'>;

function useRecording(process: ProcessName | undefined, { board, rules, after, seed = 1 }: Asked) {
  const request = useMemo(
    () =>
      process === undefined
        ? null
        : { type: 'lab-process' as const, process, board, rules, seed, after: after ?? null },
    [process, board, rules, after, seed],
  );
  const reply = useLabAnswer(request);
  return { recording: reply?.ok === true ? reply.value : null, isFailed: reply?.ok === false };
}

const NO_PAIR = null;

/** Returns the note at the end of the time line; it is empty for a process that does not count cells. */
function noteOf(t: TFunction, recording: Recording | null | undefined): string {
  const looks = recording?.looks ?? 0;
  return looks === 0 ? '' : t('lab.cells', { count: looks });
}

export function ProcessPanels({
  processes,
  own = null,
  hasSmallBoards = false,
  ...asked
}: ProcessPanelsProps) {
  const { t } = useTranslation();
  const [first, second] = processes;
  const answers = [useRecording(first, asked), useRecording(second, asked)] as const;
  const recordings = answers.map(({ recording }) => recording);
  const [shown = null] = recordings;
  const isReady = shown !== null && (second === undefined || recordings[1] !== null);
  const length = isReady
    ? Math.max(own?.steps.length ?? 0, ...recordings.map((each) => each?.steps.length ?? 0))
    : 0;
  const player = usePlayer(isReady ? shown : null, length);
  const ofOwn =
    own === null ? [] : [ownBar(own, t('lab.try.yours'), t('lab.cells', { count: own.steps.length }))];
  const bars = processes.map((process, index) => ({
    key: process,
    words: t(`lab.process.${process}`),
    length: recordings[index]?.steps.length ?? 0,
    note: noteOf(t, recordings[index]),
    isWrong: false,
  }));
  if (answers.some(({ isFailed }) => isFailed)) return <LabFailure />;
  return (
    <>
      <div {...panelsLayout(processes.length + ofOwn.length, hasSmallBoards)} aria-busy={!isReady}>
        {own !== null && (
          <OwnPanel own={own} board={asked.board} border={asked.rules.border} time={player.time} />
        )}
        {processes.map((process, index) => (
          <ProcessPanel
            key={process}
            {...asked}
            process={process}
            recording={recordings[index] ?? null}
            time={player.time}
          />
        ))}
      </div>
      <Transport player={player} bars={[...ofOwn, ...bars]}>
        {recordings.some((each) => (each?.looks ?? 0) > 0) && <MarkLegend />}
        <CodeChoice />
      </Transport>
    </>
  );
}

interface ProcessPanelProps extends Asked {
  readonly process: ProcessName;
  readonly recording: Recording | null;
  readonly time: number;
}

function ProcessPanel({ process, recording, time, board, rules }: ProcessPanelProps) {
  const { t } = useTranslation();
  const folder = useMemo(
    () => new FrameFolder(recording?.steps ?? [], recording?.cells ?? board.cells, NO_PAIR),
    [recording, board],
  );
  const frame = folder.at(time);
  const answer = frame.answer?.answer ?? null;
  const words = frame.answer === null ? null : wordsOf(t, frame.answer, frame.cells);
  const end = useMemo(() => recording?.steps.findLast((step) => step.type === 'end') ?? null, [recording]);
  const isOver = recording !== null && time >= recording.steps.length;
  return (
    <LabPanel
      title={t(`lab.process.${process}`)}
      isOurs={OURS.includes(process)}
      board={board}
      border={rules.border}
      frame={frame}
      drawn={null}
      lines={PROCESS_CODE[process].map(({ line, depth }) => ({
        line,
        depth,
        words: t(`lab.code.${process}.${line}` as 'lab.code.why.odd'),
        isFault: false,
      }))}
      counters={countersOf(t, frame, isOver ? recording : null)}
      outcome={
        words === null ? pendingOf(t, recording !== null) : { words: words.chip, tone: toneOf(answer) }
      }
      said={
        end === null ? null : { words: (words ?? wordsOf(t, end, frame.cells)).said, isTold: words !== null }
      }
    />
  );
}

function wordsOf(t: TFunction, end: LabEnd, cells: Cells): { readonly chip: string; readonly said: string } {
  const { chip, said } = labSentences(end, cells);
  return { chip: sentenceWords(t, chip), said: sentenceWords(t, said) };
}

const OURS: readonly ProcessName[] = [
  'dead-by-corridors',
  'hint-proved',
  'reshuffle-proved',
  'deal-proved',
  'why',
];
const GOOD: readonly LabAnswer[] = ['alive', 'hint-proved', 'laid-proved', 'laid-unmoved', 'dealt-proved'];
const BAD: readonly LabAnswer[] = [
  'dead',
  'hint-lost',
  'lost-odd',
  'lost-closure',
  'lost-closure-case',
  'lost-cases',
];

function pendingOf(t: TFunction, isReady: boolean): PanelOutcome {
  return { words: t(isReady ? 'lab.verdict.going' : 'lab.verdict.thinking'), tone: 'quiet' };
}

function toneOf(answer: LabAnswer | null): PanelOutcome['tone'] {
  if (answer === null) return 'quiet';
  if (BAD.includes(answer)) return 'bad';
  return GOOD.includes(answer) ? 'good' : 'quiet';
}

function countersOf(t: TFunction, frame: LabFrame, ended: Recording | null): Counter[] {
  const looks = ended?.looks ?? frame.looks;
  return [
    ...(looks > 0 ? [{ key: 'looks', value: looks, words: t('lab.counter.looks', { count: looks }) }] : []),
    ...(frame.pairs > 0
      ? [{ key: 'pairs', value: frame.pairs, words: t('lab.counter.pairs', { count: frame.pairs }) }]
      : []),
    ...(frame.gone.size > 0
      ? [{ key: 'gone', value: frame.gone.size, words: t('lab.counter.gone', { count: frame.gone.size }) }]
      : []),
  ];
}
