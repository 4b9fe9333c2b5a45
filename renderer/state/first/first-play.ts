/** The first boards on the screen: pairs that a thread shows, then the rest of each board. */
import { createStore } from 'zustand/vanilla';
import { type Board, countTiles, type Move } from '../../../core/board/board.ts';
import type { GameEvent } from '../../../core/game/play/game.ts';
import { FIRST_BOARDS, type FirstShape } from '../../../core/journey/first-boards.ts';
import type { Candidate } from '../../../core/review/puzzles/judged-link.ts';
import type { PairRefusal } from '../../../core/rules/pair-refusal.ts';
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import { playSound } from '../../audio/sounds.ts';
import type { EngineClient } from '../../engine/client.ts';
import { createListeners } from '../listeners.ts';
import { createPicking, type RefusedPair } from '../picking/picking.ts';
import { IDLE, type Selection } from '../picking/selection.ts';

export interface FirstState {
  /** Which of the boards it is, from 0; as many as there are once all are cleared. */
  readonly place: number;
  readonly board: Board;
  /** The events that led to the board. */
  readonly events: readonly GameEvent[];
  readonly selection: Selection;
  /** The shape that is taught now; `rest` while the player finds the pairs alone. */
  readonly teaches: FirstShape | 'rest';
  /** The pair that a thread shows, or null. */
  readonly shown: Candidate | null;
}

interface FirstParts {
  readonly engine: EngineClient;
  readonly wait: (ms: number) => Promise<void>;
}

/** How long a cleared board and its seal are seen before the next one comes. */
const REST_MS = 900;
/** A player who has found nothing for so long is shown a pair. */
const IDLE_MS = 7_000;

const [FIRST] = FIRST_BOARDS;

export class FirstPlay {
  readonly store = createStore<FirstState>(() => stateAt(0));
  readonly #engine: EngineClient;
  readonly #wait: (ms: number) => Promise<void>;
  readonly #refused = createListeners<[cells: readonly number[]]>();
  /** Hears of tiles that were picked in vain; the pair that the thread shows is shown once more. */
  readonly onRefused = this.#refused.add;
  readonly #picking = createPicking<PairRefusal>({
    canPick: () => this.store.getState().place < FIRST_BOARDS.length,
    selection: () => this.store.getState().selection,
    select: (selection) => {
      this.store.setState({ selection });
      this.#showWhenIdle();
    },
    attempt: (pair) => this.#inTurn(pair),
    // Nothing stays selected: the thread shows a pair that can be taken instead.
    refuse: () => void this.#show(),
  });
  #turn: Promise<unknown> = Promise.resolve();
  /** Rises with each board that comes, and when the screen is left: what was begun for another one is dropped. */
  #visit = 0;
  /** Rises with each pick and each link. */
  #act = 0;

  constructor({ engine, wait }: FirstParts) {
    this.#engine = engine;
    this.#wait = wait;
    this.#picking.onRefused(this.#refused.tell);
  }

  async start(): Promise<void> {
    await this.#lay(0);
  }

  leave(): void {
    this.#visit++;
  }

  /** While a pair is taught only its tiles can be picked, else every tile. */
  async pick(cell: number): Promise<void> {
    const { board, shown, teaches } = this.store.getState();
    if ((board.cells[cell] ?? 0) <= 0) return;
    this.#act++;
    if (teaches === 'rest' || shown === null || shown.move.includes(cell)) return this.#picking.pick(cell);
    playSound('wrong');
    this.#refused.tell([cell]);
  }

  /** Takes a pair after those that were picked before it. */
  #inTurn(pair: Move): Promise<RefusedPair<PairRefusal> | null> {
    const visit = this.#visit;
    const taken = this.#turn.then(() => (visit === this.#visit ? this.#take(pair) : null));
    this.#turn = taken;
    return taken;
  }

  async #take(move: Move): Promise<RefusedPair<PairRefusal> | null> {
    const { board, place } = this.store.getState();
    const visit = this.#visit;
    const answer = await this.#engine.ask({
      type: 'puzzle-link',
      position: { board, rules: CLASSIC_RULES },
      move,
    });
    if (visit !== this.#visit || !answer.ok) return null;
    if (!answer.value.ok) return { pair: move, refusal: answer.value.error };
    const { cells, events } = answer.value.value;
    const pairs = (countTiles(FIRST_BOARDS[place]?.board.cells ?? NO_BOARD.cells) - countTiles(cells)) / 2;
    playSound('link', { combo: pairs });
    this.store.setState({ board: { ...board, cells }, events, shown: null, ...taught(place, cells) });
    if (countTiles(cells) === 0) await this.#clear(place);
    else if (this.store.getState().teaches === 'rest') this.#showWhenIdle();
    else await this.#show();
    return null;
  }

  async #clear(place: number): Promise<void> {
    const visit = this.#visit;
    playSound('won', { combo: 6 });
    await this.#wait(REST_MS);
    if (visit !== this.#visit) return;
    if (place + 1 < FIRST_BOARDS.length) await this.#lay(place + 1);
    else this.store.setState({ place: place + 1 });
  }

  async #lay(place: number): Promise<void> {
    this.#visit++;
    this.store.setState(stateAt(place));
    await this.#show();
  }

  /** Has the thread show the pair that is taught, or any that can be taken. */
  async #show(): Promise<void> {
    const { board, place } = this.store.getState();
    const visit = this.#visit;
    const position = { board, rules: CLASSIC_RULES };
    const answer = await this.#engine.ask({ type: 'puzzle-candidates', position });
    const isStale = visit !== this.#visit || this.store.getState().board !== board;
    if (isStale || !answer.ok) return;
    const step = stepOf(place, board.cells);
    const isTaught = ({ move }: Candidate) => step === undefined || step.move.every((c) => move.includes(c));
    this.store.setState({ shown: answer.value.find(isTaught) ?? null });
  }

  #showWhenIdle(): void {
    const act = this.#act;
    const visit = this.#visit;
    void this.#wait(IDLE_MS).then(() => {
      if (act === this.#act && visit === this.#visit) void this.#show();
    });
  }
}

function stateAt(place: number): FirstState {
  const board = (FIRST_BOARDS[place] ?? FIRST)?.board ?? NO_BOARD;
  return { place, board, events: [], selection: IDLE, shown: null, ...taught(place, board.cells) };
}

const NO_BOARD: Board = { width: 1, height: 1, marks: [0], cells: [0] };

/** The first step of a board whose pair is still there. */
function stepOf(place: number, cells: Board['cells']) {
  return FIRST_BOARDS[place]?.steps.find(({ move }) => move.every((cell) => (cells[cell] ?? 0) > 0));
}

function taught(place: number, cells: Board['cells']): Pick<FirstState, 'teaches'> {
  return { teaches: stepOf(place, cells)?.shape ?? 'rest' };
}
