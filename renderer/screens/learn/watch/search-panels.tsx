/** Searches for one pair side by side, in step. */

import type { TFunction } from 'i18next';
import { useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, FAULTS, hasFaultyForm } from '../../../../core/algorithms/pseudo-code.ts';
import type { Board, Move } from '../../../../core/board/board.ts';
import type { WatchedSearch } from '../../../../core/lab/lessons.ts';
import { FAULT_BOARDS, type SampleBoard } from '../../../../core/lab/sample-boards.ts';
import type { Rules } from '../../../../core/rules/rules.ts';
import { faultSentence, searchSentence } from '../../../../core/sentences/lab-sentences.ts';
import type { SearchTint } from '../../../board/layers/board-mark.ts';
import { Switch } from '../../../components/controls/switch.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { Sentences } from '../../../components/sentences.tsx';
import { turnsName } from '../../../components/words.ts';
import styles from '../lab.module.css';
import { CodeChoice, ShowContext } from './code-choice.tsx';
import { CopyProgram } from './copy-program.tsx';
import { type Fewest, fewestOf } from './fewest-looks.ts';
import { FrameFolder, type LabFrame } from './lab-frame.ts';
import { type DrawnLine, laneOf } from './lab-marks.ts';
import { type Counter, LabPanel, type PanelOutcome } from './lab-panel.tsx';
import { MarkLegend } from './mark-legend.tsx';
import { OwnPanel, type OwnRun } from './own-panel.tsx';
import { PanelSwitch } from './panel-switch.tsx';
import { panelsLayout } from './panels-layout.ts';
import { useProgram } from './program-listing.ts';
import { recordSearch, type SearchRecording } from './record-search.ts';
import { drawnBoard } from './samples.ts';
import { Transport } from './transport.tsx';
import { type StepPlayer, usePlayer } from './use-player.ts';

interface Watched {
  readonly search: WatchedSearch;
  readonly recording: SearchRecording | null;
  readonly folder: FrameFolder;
}

interface SearchPanelsProps {
  readonly board: Board;
  readonly rules: Rules;
  readonly searches: readonly WatchedSearch[];
  /** The second is -1 while only A is picked. */
  readonly pair: Move | null;
  readonly onPick?: (cell: number) => void;
  readonly onFault?: (search: WatchedSearch, hasFault: boolean) => void;
  readonly onSample?: (sample: SampleBoard) => void;
  /** A learner's program beside them. */
  readonly own?: OwnRun | null;
  /** As those of a lesson are: two leave the code room beside them. */
  readonly hasSmallBoards?: boolean;
  /** The sentence above them, until all have ended and can be compared. */
  readonly lead?: string;
}

export function SearchPanels(props: SearchPanelsProps) {
  const { board, rules, searches, pair, own = null, hasSmallBoards = false, lead, ...calls } = props;
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const watched = useMemo(
    () =>
      searches.map((search): Watched => {
        const recording = pair === null || pair[1] < 0 ? null : recordSearch(board, rules, search, pair);
        return { search, recording, folder: new FrameFolder(recording?.steps ?? [], board.cells, pair) };
      }),
    [board, rules, searches, pair],
  );
  const length = Math.max(
    own?.steps.length ?? 0,
    ...watched.map(({ recording }) => recording?.steps.length ?? 0),
  );
  const most = Math.max(own?.steps.length ?? 0, ...watched.map(({ recording }) => recording?.looks ?? 0));
  const lane = useMemo(
    () =>
      laneOf(
        board,
        rules.border,
        watched.flatMap(({ recording }) => recording?.steps ?? []),
      ),
    [board, rules.border, watched],
  );
  const player = usePlayer(watched, length);
  const isOver = length > 0 && player.time >= length;
  const fewest = fewestOf(watched.map(({ recording }) => recording));
  const said = isOver && fewest !== null ? fewestWords(t, watched, fewest) : null;
  const faulty = watched.find(({ search }) => search.hasFault);
  const stands = watched.map((each, index) => ({
    title: t(`lab.algorithm.${each.search.name}`),
    looks: looksAt(each, player.time),
    isFewest: said !== null && fewest?.places.includes(index) === true,
  }));
  const panels = [
    // Each of its steps is a look.
    ...(own === null ? [] : [{ title: t('lab.try.yours'), value: Math.min(player.time, own.steps.length) }]),
    // One beside the same without its fault is named by it.
    ...stands.map(({ title, looks }, index) => ({
      title: searches[index]?.hasFault === true ? t('lab.fault.title') : title,
      value: looks,
    })),
  ];
  return (
    <>
      {lead !== undefined && (
        <p className={`${styles.lead} ${styles.leads}`}>
          <Sentences>
            {faultWords(t, faulty, player.time) ?? said ?? lead}
            {said !== null && t('lab.ask.next')}
          </Sentences>
        </p>
      )}
      <PanelSwitch panels={panels} at={at} onChange={setAt} />
      <div {...panelsLayout(panels.length, hasSmallBoards, at)}>
        {own !== null && (
          <OwnPanel own={own} board={board} border={rules.border} time={player.time} most={most} />
        )}
        {watched.map((each, index) => (
          <SearchPanel
            key={keyOf(each.search)}
            isFewest={stands[index]?.isFewest === true}
            {...each}
            {...calls}
            board={board}
            rules={rules}
            player={player}
            lane={lane}
            saysFault={lead === undefined}
            most={panels.length > 1 ? most : undefined}
          />
        ))}
      </div>
      <MarkLegend />
      <Transport player={player}>
        <CodeChoice hasPrograms />
      </Transport>
      <p className="visually-hidden" role="status">
        {isOver && [...watched.map((each) => spokenEnd(t, each)), said].join(' ')}
      </p>
    </>
  );
}

const OURS = 'by-corridors';
const TINTS: Readonly<Record<WatchedSearch['name'], SearchTint>> = {
  'by-cases': 'gold',
  'breadth-first': 'indigo',
  'depth-first': 'ember',
  'cross-scan': 'ink',
  'by-corridors': 'jade',
};

/** Says the wrong answer of a search, once it is there, and what is true. */
function faultWords(t: TFunction, faulty: Watched | undefined, time: number): string | null {
  const recording = faulty?.recording ?? null;
  if (recording === null || time < recording.steps.length) return null;
  const { verdict, pair } = recording;
  return verdict === 'missed' || verdict === 'invented'
    ? sentenceWords(t, faultSentence(verdict, pair))
    : null;
}

/** Says the mistake of a search; null where it has none. */
function howItFails(t: TFunction, { name, hasFault }: WatchedSearch): string | null {
  return hasFault && hasFaultyForm(name) ? t(`lab.fault.${name}`) : null;
}

function looksAt({ recording, folder }: Watched, time: number): number {
  return recording !== null && time >= recording.steps.length ? recording.looks : folder.at(time).looks;
}

function fewestWords(t: TFunction, watched: readonly Watched[], { places, looks, most }: Fewest): string {
  if (places.length === watched.length) return t('lab.fewest.all', { looks });
  const nameAt = (place = 0) => t(`lab.algorithm.${watched[place]?.search.name ?? OURS}`);
  const values = { name: nameAt(places[0]), other: nameAt(most.place), most: most.looks };
  return t('lab.fewest.some', { ...values, count: looks });
}

function keyOf({ name, hasFault }: WatchedSearch): string {
  return `${name} ${hasFault}`;
}

/** Says the result of a search in one sentence. */
function spokenEnd(t: TFunction, { search, recording }: Watched): string {
  if (recording === null) return '';
  const name = t(`lab.algorithm.${search.name}`);
  return t('lab.spoken', {
    name,
    outcome: endWords(t, recording),
    cells: t('lab.cells', { count: recording.looks }),
  });
}

function endWords(t: TFunction, { verdict, answer, pair }: SearchRecording): string {
  if (verdict === 'found') return turnsName(t, answer?.length ?? 0);
  return sentenceWords(t, searchSentence(verdict, pair));
}

function outcomeOf(t: TFunction, recording: SearchRecording | null, isOver: boolean): PanelOutcome | null {
  if (recording === null || !isOver) return null;
  const tones = { found: 'good', none: 'quiet', missed: 'bad', invented: 'bad' } as const;
  return { words: endWords(t, recording), tone: tones[recording.verdict] };
}

interface SearchPanelProps extends Watched, Pick<SearchPanelsProps, 'onPick' | 'onFault' | 'onSample'> {
  readonly board: Board;
  readonly rules: Rules;
  readonly player: StepPlayer;
  readonly isFewest: boolean;
  readonly most: number | undefined;
  readonly lane: number;
  /** True where no sentence above says its mistake. */
  readonly saysFault: boolean;
}

function SearchPanel(props: SearchPanelProps) {
  const { search, recording, folder, board, rules, player } = props;
  const { t } = useTranslation();
  const { name, hasFault } = search;
  const frame = folder.at(player.time);
  const isOver = recording !== null && player.time >= recording.steps.length;
  const line = recording?.line ?? null;
  const isRight = recording?.verdict === 'found';
  const fails = howItFails(t, search);
  // A published fault is shown in the pseudo-code, where one line differs.
  const { form } = useContext(ShowContext);
  const program = useProgram(name, hasFault ? 'pseudo' : (form ?? 'pseudo'));
  const drawn = useMemo(
    (): DrawnLine | null => (isOver && line !== null ? { line, tone: isRight ? 'found' : 'wrong' } : null),
    [isOver, line, isRight],
  );
  return (
    <LabPanel
      title={t(`lab.algorithm.${name}`)}
      term={t(`lab.term.${name}`)}
      tint={TINTS[name]}
      how={(props.saysFault ? null : fails) ?? t(`lab.how.${name}`)}
      isFaulty={hasFault}
      isOurs={name === OURS}
      board={board}
      border={rules.border}
      frame={frame}
      drawn={drawn}
      lines={linesOf(t, search)}
      program={program}
      counters={countersOf(t, search, frame, isOver ? recording : null)}
      most={props.most}
      lane={props.lane}
      outcome={outcomeOf(t, recording, isOver)}
      isFewest={props.isFewest}
      said={fails !== null && props.saysFault ? { words: fails, isTold: isOver } : null}
      onPick={props.onPick}
    >
      {program !== null && <CopyProgram lines={program} />}
      {(form !== null || hasFault) && props.onFault !== undefined && hasFaultyForm(name) && (
        <FaultSwitch {...props} name={name} />
      )}
    </LabPanel>
  );
}

function FaultSwitch({
  name,
  board,
  search,
  onFault,
  onSample,
}: Pick<SearchPanelProps, 'board' | 'search' | 'onFault' | 'onSample'> & {
  readonly name: keyof typeof FAULTS;
}) {
  const { t } = useTranslation();
  const isShown = drawnBoard(FAULT_BOARDS[name].board).cells.join() === board.cells.join();
  return (
    <span className={styles.fault}>
      {search.hasFault && !isShown && (
        <button type="button" className="button button-quiet" onClick={() => onSample?.(FAULT_BOARDS[name])}>
          {t('lab.fault.board')}
        </button>
      )}
      <Switch isOn={search.hasFault} onChange={(isOn) => onFault?.(search, isOn)} tone="warning">
        {t('lab.fault.title')}
      </Switch>
    </span>
  );
}

function linesOf(t: TFunction, { name, hasFault }: WatchedSearch) {
  const changed = hasFault && hasFaultyForm(name) ? FAULTS[name].instead : null;
  return codeOf(name, hasFault).map(({ line, depth }) => ({
    line,
    depth,
    words: t(`lab.code.${name}.${line}` as 'lab.code.by-cases.direct'),
    isFault: line === changed,
  }));
}

function countersOf(
  t: TFunction,
  { name }: WatchedSearch,
  frame: LabFrame,
  ended: SearchRecording | null,
): Counter[] {
  const { looks, stack, deepest } = frame;
  const all = ended?.looks ?? looks;
  const counters: Counter[] = [{ key: 'looks', value: all, words: t('lab.counter.looks', { count: all }) }];
  if (name === 'depth-first') {
    counters.push({ key: 'stack', value: stack, words: t('lab.counter.stack', { most: deepest }) });
  }
  if (ended?.line !== undefined && ended.line !== null && ended.verdict === 'found')
    counters.push({ key: 'length', value: ended.line.length - 1, words: t('lab.counter.length') });
  return counters;
}
