/** A study on the screen: a board to be cleared without a losing move. */
import { createStore } from 'zustand/vanilla';
import type { Board, Move } from '../../../core/board/board.ts';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import type { StartedStudy } from '../../../core/contract/puzzle-channels.ts';
import type { CalendarDate } from '../../../core/daily/calendar-date.ts';
import type { GameEvent } from '../../../core/game/play/game.ts';
import type { Position } from '../../../core/review/puzzles/position-images.ts';
import type { PuzzleResult } from '../../../core/review/puzzles/puzzle-answer.ts';
import type { StudyChoices } from '../../../core/review/puzzles/study-choices.ts';
import type { PairRefusal } from '../../../core/rules/pair-refusal.ts';
import { playSound } from '../../audio/sounds.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { LossShow, ShownLink } from '../../engine/protocol.ts';
import { createPicking, type RefusedPair } from '../picking/picking.ts';
import { IDLE, type Selection } from '../picking/selection.ts';
import { sentPosition } from './answer-keeper.ts';
import type { RefusedLink } from './find-state.ts';
import { boardAtLossStep } from './loss-step.ts';
import { type Kept, PairJudge, type PairJudgeParts } from './pair-judge.ts';
import type { StudyCard } from './puzzle-sets.ts';

export type StudyPhase =
  /** `unknown`: of the last pair, which was taken, nothing could be proved within the bounds. */
  | { readonly name: 'playing'; readonly refusal: RefusedLink | null }
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
  /** The date whose daily puzzle it is; null for any other study. */
  readonly date: CalendarDate | null;
  readonly board: Board | null;
  readonly events: readonly GameEvent[];
  readonly selection: Selection;
  /** The pairs taken so far, each proved to keep the board winnable or not known to lose it. */
  readonly moves: readonly Move[];
  /** Turns of their links. */
  readonly turns: readonly number[];
  /** A pair that is shown as a hint. */
  readonly hint: Move | null;
  readonly isHelped: boolean;
  readonly phase: StudyPhase;
  /** The progress of the study could not be kept. */
  readonly isUnkept: boolean;
}

const PLAYING: StudyPhase = { name: 'playing', refusal: null };
const NO_STUDY: StudyState = {
  card: null,
  date: null,
  board: null,
  events: [],
  selection: IDLE,
  moves: [],
  turns: [],
  hint: null,
  isHelped: false,
  phase: PLAYING,
  isUnkept: false,
};

interface StudyParts extends PairJudgeParts {
  readonly bridge: Bridge;
}

/** A position on the way, with a clearing of it where one is known. */
interface Past {
  readonly cells: Board['cells'];
  readonly witness: readonly Move[] | null;
}

export class StudyPlay {
  readonly store = createStore<StudyState>(() => NO_STUDY);
  readonly #bridge: Bridge;
  readonly #engine: EngineClient;
  readonly #judge: PairJudge;
  readonly #picking = createPicking<PairRefusal>({
    canPick: () => this.#state.phase.name === 'playing',
    selection: () => this.#state.selection,
    select: (selection) => this.store.setState({ selection, phase: PLAYING }),
    attempt: (pair) => this.#take(pair, 'first'),
    refuse: ({ pair, refusal }, selection) =>
      this.store.setState({ selection, phase: { name: 'playing', refusal: { ...refusal, pair } } }),
  });
  readonly pick = this.#picking.pick;
  readonly onRefused = this.#picking.onRefused;
  /** The positions from the start to the one before the last pair. */
  #past: Past[] = [];
  #witness: readonly Move[] | null = null;

  constructor({ bridge, engine, keeper }: StudyParts) {
    this.#bridge = bridge;
    this.#engine = engine;
    this.#judge = new PairJudge({ engine, keeper });
  }

  get #state() {
    return this.store.getState();
  }

  #setPhase(phase: StudyPhase): void {
    this.store.setState({ phase });
  }

  /** Opens a study where it was left. */
  async start(card: StudyCard, left: StartedStudy | null, date: CalendarDate | null = null): Promise<void> {
    this.#begin(card, left?.isHelped ?? false, date);
    const isWanted = this.#judge.watch();
    for (const move of left?.moves ?? []) {
      await this.#take(move, 'again');
      if (!isWanted()) return;
    }
  }

  /** Takes the last pair back, which is help; after a losing pair that one. False when there is none. */
  undo(): boolean {
    const { phase, board, moves, turns } = this.#state;
    if (phase.name === 'lost')
      this.store.setState({ board: phase.before, events: [], phase: PLAYING, selection: IDLE });
    if (phase.name !== 'playing' || board === null) return phase.name === 'lost';
    const before = this.#past.pop();
    if (before === undefined) return false;
    this.#witness = before.witness;
    this.store.setState({
      board: { ...board, cells: before.cells },
      events: [],
      moves: moves.slice(0, -1),
      turns: turns.slice(0, -1),
      isHelped: true,
      hint: null,
      selection: IDLE,
      phase: PLAYING,
    });
    void this.#keep();
    return true;
  }

  /** Shows a pair that keeps the board winnable, which is help. False when none is known. */
  hint(): boolean {
    const [next] = this.#witness ?? [];
    if (this.#state.phase.name !== 'playing' || next === undefined) return false;
    this.store.setState({ hint: next, isHelped: true, selection: IDLE });
    void this.#keep();
    return true;
  }

  /** Shows another position of the longest try: one step on is played, any other is there at once. */
  showStep(step: number): void {
    const { phase, board } = this.#state;
    if (phase.name !== 'lost' || board === null) return;
    const shown = boardAtLossStep(board, phase, step);
    if (shown !== null) this.store.setState({ ...shown, phase: { ...phase, step } });
  }

  /** Begins anew; help stays help until the board is solved. False where it has just begun. */
  restart(): boolean {
    const { card, date, isHelped, phase, moves } = this.#state;
    if (card === null || phase.name === 'checking' || (phase.name === 'playing' && moves.length === 0))
      return false;
    this.#begin(card, isHelped && phase.name !== 'solved', date);
    void this.#keep();
    return true;
  }

  /** Sends an answer again that could not be kept. */
  async sendAgain(): Promise<void> {
    if (this.#state.phase.name !== 'trouble') return;
    this.#setPhase({ name: 'checking' });
    this.#showKept(await this.#judge.keepAgain());
  }

  leave(): void {
    this.#judge.startOver();
    this.store.setState(NO_STUDY);
  }

  #begin(card: StudyCard, isHelped: boolean, date: CalendarDate | null): void {
    this.#judge.startOver();
    this.#past = [];
    this.#witness = card.witness;
    this.store.setState({ ...NO_STUDY, card, date, board: card.position.board, isHelped });
  }

  /** Takes a pair and says what is proved of it; `again` while a study is brought back to where it was left. */
  async #take(pair: Move, how: 'first' | 'again'): Promise<RefusedPair<PairRefusal> | null> {
    const { card, board, phase } = this.#state;
    if (card === null || board === null || phase.name !== 'playing') return null;
    const position = { board, rules: card.position.rules };
    this.#setPhase({ name: 'checking' });
    const judged = await this.#judge.judge(position, pair);
    if (judged === null) return null;
    if (!judged.ok || !judged.value.ok) {
      this.#setPhase(PLAYING);
      return judged.ok && !judged.value.ok ? { pair, refusal: judged.value.error } : null;
    }
    const link = judged.value.value;
    if (link.verdict === 'lose') this.#showLoss(link, position);
    else await this.#advance(link, board, how);
    return null;
  }

  async #advance(link: ShownLink, board: Board, how: 'first' | 'again'): Promise<void> {
    this.#past.push({ cells: board.cells, witness: this.#witness });
    this.#witness = link.witness?.slice(1) ?? null;
    const moves = [...this.#state.moves, link.move];
    const turns = [...this.#state.turns, link.turns];
    const isLast = link.tilesLeft === 0;
    const refusal = link.verdict === 'unknown' ? ({ code: 'unknown', pair: link.move } as const) : null;
    this.store.setState({
      board: { ...board, cells: link.cells },
      moves,
      turns,
      hint: null,
      events: how === 'first' ? link.events : [],
      phase: isLast ? { name: 'checking' } : { name: 'playing', refusal },
    });
    if (how === 'first') playSound('link', { combo: moves.length });
    if (isLast) await this.#finish();
    else if (how === 'first') void this.#keep();
  }

  #showLoss(link: ShownLink, { board: before, rules }: Position): void {
    const board = { ...before, cells: link.cells };
    playSound('dead');
    this.store.setState({
      board,
      events: link.events,
      isHelped: true,
      hint: null,
      phase: { name: 'lost', link, before, loss: null, step: 0 },
    });
    // From here on it is solved with help, whatever happens to the program.
    void this.#keep();
    void this.#judge.lossOf({ board, rules }).then((loss) => {
      const { phase } = this.#state;
      if (phase.name === 'lost' && loss !== null) this.#setPhase({ ...phase, loss });
    });
  }

  async #keep(): Promise<void> {
    const { card, moves, isHelped } = this.#state;
    if (card === null) return;
    const study = { position: sentPosition(card.position), moves, isHelped };
    const kept = await this.#judge.wanted(this.#bridge.call('puzzles.keep', study));
    if (kept !== null) this.store.setState({ isUnkept: !kept.ok });
  }

  async #finish(): Promise<void> {
    const { card, moves, isHelped } = this.#state;
    if (card === null) return;
    const { position, grade } = card;
    const answer = { position, way: 'study', grade, runId: null, moves, isHelped } as const;
    this.#showKept(await this.#judge.keep(answer));
  }

  /** Shows the board as solved once that is kept. */
  #showKept(kept: Kept): void {
    const { card, moves } = this.#state;
    if (kept === null || card === null) return;
    if (!kept.ok) {
      this.#setPhase({ name: 'trouble', code: kept.error });
      return;
    }
    playSound('won');
    this.#setPhase({ name: 'solved', result: kept.value.result, choices: null });
    const { position } = card;
    const asked = this.#engine.ask({ type: 'puzzle-choices', position, moves });
    void this.#judge.wanted(asked).then((choices) => {
      const { phase } = this.#state;
      if (phase.name === 'solved' && choices?.ok) this.#setPhase({ ...phase, choices: choices.value });
    });
  }
}
