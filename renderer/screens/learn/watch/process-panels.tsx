/** Processes on a whole board side by side, in step. */

import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
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
import { OwnPanel, type OwnRun } from './own-panel.tsx';
import { PanelSwitch } from './panel-switch.tsx';
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

const NO_PAIR = null;

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
  const recording = reply?.ok === true ? reply.value : null;
  const folder = useMemo(
    () => new FrameFolder(recording?.steps ?? [], recording?.cells ?? board.cells, NO_PAIR),
    [recording, board],
  );
  return { recording, folder, isFailed: reply?.ok === false };
}

export function ProcessPanels({
  processes,
  own = null,
  hasSmallBoards = false,
  ...asked
}: ProcessPanelsProps) {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const [first, second] = processes;
  const answers = [useRecording(first, asked), useRecording(second, asked)] as const;
  const recordings = answers.map(({ recording }) => recording);
  const [shown = null] = recordings;
  const isReady = shown !== null && (second === undefined || recordings[1] !== null);
  const length = isReady
    ? Math.max(own?.steps.length ?? 0, ...recordings.map((each) => each?.steps.length ?? 0))
    : 0;
  const player = usePlayer(isReady ? shown : null, length);
  if (answers.some(({ isFailed }) => isFailed)) return <LabFailure />;
  const titles = [
    ...(own === null ? [] : [t('lab.try.yours')]),
    ...processes.map((each) => t(`lab.process.${each}`)),
  ];
  const most = Math.max(own?.steps.length ?? 0, ...recordings.map((each) => each?.looks ?? 0));
  const hasLooks = recordings.some((each) => (each?.looks ?? 0) > 0);
  // Each step of a learner's program is a look.
  const looks = [
    ...(own === null ? [] : [Math.min(player.time, own.steps.length)]),
    ...answers.map(({ recording, folder }) =>
      looksOf(folder.at(player.time), endedAt(recording, player.time)),
    ),
  ];
  return (
    <>
      <PanelSwitch
        panels={titles.map((title, index) => ({ title, value: hasLooks ? (looks[index] ?? 0) : null }))}
        at={at}
        onChange={setAt}
      />
      <div {...panelsLayout(titles.length, hasSmallBoards, at)} aria-busy={!isReady}>
        {own !== null && (
          <OwnPanel
            own={own}
            board={asked.board}
            border={asked.rules.border}
            time={player.time}
            most={most}
          />
        )}
        {processes.map((process, index) => (
          <ProcessPanel
            key={process}
            {...asked}
            process={process}
            recording={recordings[index] ?? null}
            folder={(answers[index] ?? answers[0]).folder}
            time={player.time}
            most={titles.length > 1 ? most : undefined}
          />
        ))}
      </div>
      {hasLooks && <MarkLegend />}
      <Transport player={player}>
        <CodeChoice />
      </Transport>
    </>
  );
}

interface ProcessPanelProps extends Asked {
  readonly process: ProcessName;
  readonly recording: Recording | null;
  readonly folder: FrameFolder;
  readonly time: number;
  readonly most: number | undefined;
}

/** The whole recording, once it is over. */
function endedAt(recording: Recording | null, time: number): Recording | null {
  return recording !== null && time >= recording.steps.length ? recording : null;
}

function looksOf(frame: LabFrame, ended: Recording | null): number {
  return ended?.looks ?? frame.looks;
}

function ProcessPanel({ process, recording, folder, time, most, board, rules }: ProcessPanelProps) {
  const { t } = useTranslation();
  const frame = folder.at(time);
  const answer = frame.answer?.answer ?? null;
  const words = frame.answer === null ? null : wordsOf(t, frame.answer, frame.cells);
  const end = useMemo(() => recording?.steps.findLast((step) => step.type === 'end') ?? null, [recording]);
  return (
    <LabPanel
      title={t(`lab.process.${process}`)}
      term={process === 'why' || process === 'dead-by-corridors' ? t(`lab.term.${process}`) : undefined}
      tint={OURS.includes(process) ? 'jade' : 'indigo'}
      how={t(`lab.how.${process}`)}
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
      counters={countersOf(t, frame, endedAt(recording, time))}
      most={most}
      outcome={words === null ? thinkingOf(t, recording) : { words: words.chip, tone: toneOf(answer) }}
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

/** Until there is something to watch. */
function thinkingOf(t: TFunction, recording: Recording | null): PanelOutcome | null {
  return recording === null ? { words: t('lab.verdict.thinking'), tone: 'quiet' } : null;
}

function toneOf(answer: LabAnswer | null): PanelOutcome['tone'] {
  if (answer === null) return 'quiet';
  if (BAD.includes(answer)) return 'bad';
  return GOOD.includes(answer) ? 'good' : 'quiet';
}

function countersOf(t: TFunction, frame: LabFrame, ended: Recording | null): Counter[] {
  const looks = looksOf(frame, ended);
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
