/** A study on the screen: a board to be cleared without a losing move. */
import { createStore } from 'zustand/vanilla';
import type { Board, Move } from '../../../core/board/board.ts';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import type { StartedStudy } from '../../../core/contract/puzzle-channels.ts';
import type { GameEvent } from '../../../core/game/game.ts';
import type { Result } from '../../../core/result.ts';
import type { LinkRefusal } from '../../../core/review/puzzles/judged-link.ts';
import type { Position } from '../../../core/review/puzzles/position-images.ts';
import type { PuzzleResult } from '../../../core/review/puzzles/puzzle-record.ts';
import type { StudyChoices } from '../../../core/review/puzzles/study-choices.ts';
import { playSound } from '../../audio/sounds.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { LossShow, ShownLink } from '../../engine/protocol.ts';
import { IDLE, pickCell, type Selection } from '../play/selection.ts';
import { type AnswerKeeper, sentPosition } from './answer-keeper.ts';
import type { StudyCard } from './puzzle-sets.ts';

export type StudyPhase =
  | { readonly name: 'playing'; readonly refusal: LinkRefusal | { readonly code: 'unknown' } | null }
  /** The last pair is being proved, or the whole board kept. */
  | { readonly name: 'checking' }
  /** `step`: how far the longest try has been played; 0 is the board after the losing pair. */
  | {
      readonly name: 'lost';
      readonly link: ShownLink;
      readonly before: Board;
      readonly loss: LossShow | null;
      readonly step: number;
    }
  | { readonly name: 'solved'; readonly result: PuzzleResult; readonly choices: StudyChoices | null }
  | { readonly name: 'trouble'; readonly code: BridgeErrorCode };

export interface StudyState {
  readonly card: StudyCard | null;
  readonly board: Board | null;
  readonly events: readonly GameEvent[];
  readonly selection: Selection;
  /** The pairs taken so far, each proved to keep the board winnable or not known to lose it. */
  readonly moves: readonly Move[];
  /** A pair that is shown as a hint. */
  readonly hint: Move | null;
  readonly isHelped: boolean;
  readonly phase: StudyPhase;
  /** How far the study is could not be kept. */
  readonly isUnkept: boolean;
}

export interface StudyPlay {
  readonly store: ReturnType<typeof createStudyStore>;
  /** Opens a study where it was left. */
  start(card: StudyCard, left: StartedStudy | null): Promise<void>;
  pick(cell: number): Promise<void>;
  /** Takes the last pair back, which is help; after a losing pair that one. */
  undo(): void;
  /** Shows a pair that keeps the board winnable, which is help. */
  hint(): void;
  showStep(step: number): void;
  /** Begins anew; help stays help until the board is solved. */
  restart(): void;
  sendAgain(): Promise<void>;
  leave(): void;
  onRefused(listener: (pair: Move) => void): () => void;
}

const PLAYING: StudyPhase = { name: 'playing', refusal: null };
const NO_STUDY: StudyState = {
  ...{ card: null, board: null, events: [], selection: IDLE, moves: [], hint: null },
  ...{ isHelped: false, phase: PLAYING, isUnkept: false },
};

function createStudyStore() {
  return createStore<StudyState>(() => NO_STUDY);
}

interface StudyParts {
  readonly bridge: Bridge;
  readonly engine: EngineClient;
  readonly keeper: AnswerKeeper;
}

export function createStudyPlay({ bridge, engine, keeper }: StudyParts): StudyPlay {
  const store = createStudyStore();
  const listeners = new Set<(pair: Move) => void>();
  /** Rises with each study that is opened or left. */
  let turn = 0;
  /** The boards from the start to the one before the last pair, and for each its proof that it can be cleared. */
  let past: { readonly cells: Board['cells']; readonly witness: readonly Move[] | null }[] = [];
  let witness: readonly Move[] | null = null;

  const state = () => store.getState();
  const setPhase = (phase: StudyPhase) => store.setState({ phase });

  async function keep(): Promise<void> {
    const { card, moves, isHelped } = state();
    if (card === null) return;
    const mine = turn;
    const study = { position: sentPosition(card.position), moves, isHelped };
    const kept = await bridge.call('puzzles.keep', study);
    if (mine === turn) store.setState({ isUnkept: !kept.ok });
  }

  function positionNow(): Position | null {
    const { card, board } = state();
    return card === null || board === null ? null : { board, rules: card.position.rules };
  }

  /** Takes a pair and says what is proved of it. */
  async function take(pair: Move, isReplay: boolean): Promise<void> {
    const position = positionNow();
    if (position === null || state().phase.name !== 'playing') return;
    const mine = turn;
    setPhase({ name: 'checking' });
    const taken = await engine.ask({ type: 'puzzle-link', position, move: pair });
    if (mine !== turn) return;
    if (!taken.ok) return setPhase(PLAYING);
    if (!taken.value.ok) return refuse(pair, taken.value.error);
    const link = taken.value.value;
    if (link.verdict === 'lose') showLoss(link, position);
    else await advance(link, position, isReplay);
  }

  function refuse(pair: Move, refusal: LinkRefusal): void {
    setPhase({ name: 'playing', refusal });
    playSound('wrong');
    for (const listener of listeners) listener(pair);
  }

  async function advance(link: ShownLink, { board }: Position, isReplay: boolean): Promise<void> {
    past.push({ cells: board.cells, witness });
    witness = link.witness?.slice(1) ?? null;
    const moves = [...state().moves, link.move];
    const isUnknown = link.verdict === 'unknown';
    store.setState({
      ...{ board: { ...board, cells: link.cells }, events: isReplay ? [] : link.events, moves, hint: null },
      phase:
        link.tilesLeft === 0
          ? { name: 'checking' }
          : { name: 'playing', refusal: isUnknown ? { code: 'unknown' } : null },
    });
    if (!isReplay) playSound('link', { combo: moves.length });
    if (link.tilesLeft === 0) await finish();
    else if (!isReplay) void keep();
  }

  function showLoss(link: ShownLink, { board, rules }: Position): void {
    const after = { ...board, cells: link.cells };
    playSound('dead');
    store.setState({
      ...{ board: after, events: link.events, isHelped: true, hint: null },
      phase: { name: 'lost', link, before: board, loss: null, step: 0 },
    });
    // From here on it is solved with help, whatever happens to the program.
    void keep();
    const mine = turn;
    void engine.ask({ type: 'puzzle-loss', position: { board: after, rules } }).then((loss) => {
      const { phase } = state();
      if (mine === turn && phase.name === 'lost' && loss.ok) setPhase({ ...phase, loss: loss.value });
    });
  }

  async function finish(): Promise<void> {
    const { card, moves, isHelped } = state();
    if (card === null) return;
    const mine = turn;
    const { position, grade } = card;
    const kept = await keeper.keep({ position, way: 'study', grade, runId: null, moves, isHelped });
    if (mine === turn) settle(kept);
  }

  function settle(kept: Result<PuzzleResult, BridgeErrorCode>): void {
    if (!kept.ok) {
      setPhase({ name: 'trouble', code: kept.error });
      return;
    }
    const { card, moves } = state();
    if (card === null) return;
    playSound('won');
    setPhase({ name: 'solved', result: kept.value, choices: null });
    const mine = turn;
    void engine.ask({ type: 'puzzle-choices', position: card.position, moves }).then((choices) => {
      const { phase } = state();
      if (mine === turn && phase.name === 'solved' && choices.ok)
        setPhase({ ...phase, choices: choices.value });
    });
  }

  function goBack(): void {
    const before = past.pop();
    const { board, moves } = state();
    if (before === undefined || board === null) return;
    witness = before.witness;
    store.setState({
      ...{ board: { ...board, cells: before.cells }, events: [], moves: moves.slice(0, -1) },
      ...{ isHelped: true, hint: null, selection: IDLE, phase: PLAYING },
    });
    void keep();
  }

  return {
    store,
    async start(card, left) {
      const mine = ++turn;
      past = [];
      witness = card.witness;
      store.setState({
        ...NO_STUDY,
        ...{ card, board: card.position.board, isHelped: left?.isHelped ?? false },
      });
      for (const move of left?.moves ?? []) {
        await take(move, true);
        if (mine !== turn) return;
      }
    },
    async pick(cell) {
      if (state().phase.name !== 'playing') return;
      const { selection, pair } = pickCell(state().selection, cell);
      store.setState({ selection });
      if (pair === null) playSound('select');
      else await take(pair, false);
    },
    undo() {
      const { phase } = state();
      if (phase.name === 'lost')
        store.setState({ board: phase.before, events: [], phase: PLAYING, selection: IDLE });
      else if (phase.name === 'playing') goBack();
    },
    hint() {
      const [next] = witness ?? [];
      if (state().phase.name !== 'playing' || next === undefined) return;
      store.setState({ hint: next, isHelped: true, selection: IDLE });
      void keep();
    },
    showStep(step) {
      const { phase, board } = state();
      if (phase.name !== 'lost' || board === null) return;
      const shown = phase.loss?.steps[step];
      if (shown === undefined) return;
      const events = step === phase.step + 1 ? shown.events : [];
      store.setState({ board: { ...board, cells: shown.cells }, events, phase: { ...phase, step } });
    },
    restart() {
      const { card, isHelped, phase } = state();
      if (card === null || phase.name === 'checking') return;
      turn++;
      past = [];
      witness = card.witness;
      store.setState({
        ...NO_STUDY,
        ...{ card, board: card.position.board, isHelped: isHelped && phase.name !== 'solved' },
      });
      void keep();
    },
    async sendAgain() {
      if (state().phase.name !== 'trouble') return;
      const mine = turn;
      setPhase({ name: 'checking' });
      const kept = await keeper.again();
      if (mine === turn) settle(kept);
    },
    leave() {
      turn++;
      store.setState(NO_STUDY);
    },
    onRefused(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
