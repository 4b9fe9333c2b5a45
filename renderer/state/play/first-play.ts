/** The first boards on the screen: each shows pairs with a thread, whose shapes it teaches, and takes every pair that links. */
import { createStore } from 'zustand/vanilla';
import { type Board, countTiles, type Move } from '../../../core/board/board.ts';
import type { GameEvent } from '../../../core/game/play/game.ts';
import { FIRST_BOARDS, type FirstShape, firstShapeOf } from '../../../core/journey/first-boards.ts';
import type { Candidate } from '../../../core/review/puzzles/judged-link.ts';
import type { PairRefusal } from '../../../core/rules/pair-refusal.ts';
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import { playSound } from '../../audio/sounds.ts';
import type { EngineClient } from '../../engine/client.ts';
import { createListeners } from '../listeners.ts';
import { createPicking, type RefusedListener, type RefusedPair } from '../picking/picking.ts';
import { IDLE, type Selection } from '../picking/selection.ts';

export interface FirstState {
  /** Which of the boards it is, from 0; as many as there are once all are cleared. */
  readonly place: number;
  readonly board: Board;
  /** The events that led to the board. */
  readonly events: readonly GameEvent[];
  readonly selection: Selection;
  /** The shape that is taught now, until a link has it; `rest` while the player finds the pairs alone. */
  readonly teaches: FirstShape | 'rest';
  /** Why the pair that was picked last was not taken, until something else is picked. */
  readonly refused: RefusedPair<PairRefusal> | null;
  /** The pair that a thread shows, or null. */
  readonly shown: Candidate | null;
}

interface FirstParts {
  readonly engine: EngineClient;
  readonly wait: (ms: number) => Promise<void>;
}

/** A cleared board and its seal are seen this long before the next one comes. */
const REST_MS = 900;
/** A player who has found nothing for so long is shown a pair. */
const IDLE_MS = 7_000;

const [FIRST] = FIRST_BOARDS;

export class FirstPlay {
  readonly store = createStore<FirstState>(() => stateAt(0));
  readonly #engine: EngineClient;
  readonly #wait: (ms: number) => Promise<void>;
  readonly #refused = createListeners<Parameters<RefusedListener<PairRefusal>>>();
  /** Hears of a pair that was picked in vain; the pair that the thread shows is shown once more. */
  readonly onRefused = this.#refused.add;
  readonly #picking = createPicking<PairRefusal>({
    canPick: () => this.store.getState().place < FIRST_BOARDS.length,
    selection: () => this.store.getState().selection,
    select: (selection) => {
      this.store.setState({ selection, refused: null });
      this.#showWhenIdle();
    },
    attempt: (pair) => this.#inTurn(pair),
    // Nothing stays selected: the thread shows a pair that can be taken instead.
    refuse: (refused) => {
      this.store.setState({ refused });
      void this.#show();
    },
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

  /** Picks a tile: every pair that links is taken, also where the thread shows another one. */
  async pick(cell: number): Promise<void> {
    if ((this.store.getState().board.cells[cell] ?? 0) <= 0) return;
    this.#act++;
    await this.#picking.pick(cell);
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
    const { teaches } = this.store.getState();
    const isLearnt = firstShapeOf(answer.value.value, board) === teaches;
    const pairs = (countTiles(FIRST_BOARDS[place]?.board.cells ?? NO_BOARD.cells) - countTiles(cells)) / 2;
    playSound('link', { combo: pairs });
    this.store.setState({
      board: { ...board, cells },
      events,
      shown: null,
      refused: null,
      teaches: isLearnt ? shapeAfter(place, teaches) : teaches,
    });
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
    // Taken in another order, the last pairs may have no link of a shape any more.
    const { teaches } = this.store.getState();
    const links = answer.value.filter((link) => teaches === 'rest' || firstShapeOf(link, board) === teaches);
    const isPassed = links.length === 0 && teaches !== 'rest';
    if (isPassed) this.store.setState({ teaches: shapeAfter(place, teaches) });
    if (isPassed) return this.#show();
    // The pairs that lie apart show best what a line does.
    this.store.setState({ shown: links.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? null });
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
  const first = FIRST_BOARDS[place] ?? FIRST;
  const teaches = first?.shapes[0] ?? 'rest';
  return {
    place,
    board: first?.board ?? NO_BOARD,
    events: [],
    selection: IDLE,
    shown: null,
    refused: null,
    teaches,
  };
}

const NO_BOARD: Board = { width: 1, height: 1, marks: [0], cells: [0] };

/** The shape that a board teaches after another. */
function shapeAfter(place: number, shape: FirstState['teaches']): FirstState['teaches'] {
  const shapes: readonly FirstState['teaches'][] = FIRST_BOARDS[place]?.shapes ?? [];
  return shapes[shapes.indexOf(shape) + 1] ?? 'rest';
}

/** Counts the cells that a line crosses. */
function lengthOf({ line }: Candidate): number {
  return line.slice(1).reduce((sum, [x, y], before) => {
    const [fromX, fromY] = line[before] ?? [x, y];
    return sum + Math.abs(x - fromX) + Math.abs(y - fromY);
  }, 0);
}
