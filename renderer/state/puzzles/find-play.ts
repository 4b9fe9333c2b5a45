/** Positions in which a move is to be found, one after the other. */
import type { Move } from '../../../core/board/board.ts';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import type { Result } from '../../../core/result.ts';
import type { PuzzleResult } from '../../../core/review/puzzles/puzzle-record.ts';
import { isSameMove } from '../../../core/review/puzzles/same-move.ts';
import { playSound } from '../../audio/sounds.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { ShownLink } from '../../engine/protocol.ts';
import type { Clock } from '../play/clock.ts';
import { IDLE, pickCell } from '../play/selection.ts';
import type { AnswerKeeper } from './answer-keeper.ts';
import { createFindStore, type FindPhase, type FindRun, type FindWay, NO_FIND } from './find-state.ts';
import type { FindCard } from './puzzle-sets.ts';

/** How long a storm lasts, and what a mistake costs. */
export const STORM_MS = 180_000;
export const STORM_MISTAKE_MS = 10_000;

/** What is shown one after the other: cards, and when they are over more of them, if there are any. */
export interface FindDeck {
  readonly way: FindWay;
  readonly cards: readonly FindCard[];
  readonly more: (() => Promise<FindCard | null>) | null;
  readonly run: FindRun | null;
}

export interface FindPlay {
  readonly store: ReturnType<typeof createFindStore>;
  start(deck: FindDeck): Promise<void>;
  /** Selects a tile, or answers with the pair that it makes. */
  pick(cell: number): Promise<void>;
  /** Looks at a candidate; null at none. */
  look(index: number | null): void;
  /** Answers with a pair. */
  answer(move: Move): Promise<void>;
  tryAgain(): void;
  tellAnswer(): void;
  next(): Promise<void>;
  /** Shows another position of the longest try. */
  showStep(step: number): void;
  /** Sends an answer again that could not be kept. */
  sendAgain(): Promise<void>;
  /** Ends a storm whose time is over. */
  tick(): void;
  leave(): void;
  onRefused(listener: (pair: Move) => void): () => void;
}

interface FindParts {
  readonly engine: EngineClient;
  readonly keeper: AnswerKeeper;
  readonly clock: Clock;
}

/** What is left of a storm. */
export function stormLeftMs(elapsedMs: number, run: FindRun | null): number {
  return Math.max(0, STORM_MS - elapsedMs - STORM_MISTAKE_MS * (run?.failed ?? 0));
}

const ASKING: FindPhase = { name: 'asking', refusal: null };

export function createFindPlay({ engine, keeper, clock }: FindParts): FindPlay {
  const store = createFindStore();
  const listeners = new Set<(pair: Move) => void>();
  let deck: FindDeck | null = null;
  let at = 0;
  /** Rises with each card and each leaving: what was asked for before is then no longer wanted. */
  let turn = 0;
  let pending: ShownLink | null = null;

  const state = () => store.getState();
  const setPhase = (phase: FindPhase) => store.setState({ phase });

  async function open(card: FindCard): Promise<void> {
    const mine = ++turn;
    store.setState({
      ...{ card, candidates: [], selection: IDLE, chosen: null, isHelped: false },
      ...{ board: card.position.board, events: [], phase: ASKING },
    });
    const found = await engine.ask({ type: 'puzzle-candidates', position: card.position });
    if (mine === turn && found.ok) store.setState({ candidates: found.value });
  }

  async function openNext(): Promise<void> {
    const mine = turn;
    const card = deck?.cards[at++];
    if (card !== undefined) return open(card);
    if (deck?.more == null) return end();
    setPhase({ name: 'opening' });
    const dealt = await deck.more();
    if (mine !== turn) return;
    if (dealt === null) end();
    else await open(dealt);
  }

  function end(): void {
    turn++;
    clock.stop('over');
    setPhase({ name: state().run === null ? 'empty' : 'over' });
  }

  function isTimeUp(): boolean {
    return state().way === 'storm' && stormLeftMs(clock.read(), state().run) === 0;
  }

  async function answer(move: Move): Promise<void> {
    const { card, phase } = state();
    if (card === null || phase.name !== 'asking' || isTimeUp()) return;
    const mine = turn;
    setPhase({ name: 'checking' });
    const taken = await engine.ask({ type: 'puzzle-link', position: card.position, move });
    if (mine !== turn) return;
    if (!taken.ok) return setPhase(ASKING);
    if (!taken.value.ok) return refuse(move, taken.value.error);
    const link = taken.value.value;
    if (link.verdict === 'unknown') return refuse(move, { code: 'unknown' });
    pending = link;
    const { way, isHelped, run } = state();
    const moves = link.witness ?? [move];
    const { position, grade } = card;
    const kept = await keeper.keep({ position, way, grade, runId: run?.runId ?? null, moves, isHelped });
    if (mine === turn) settle(kept);
  }

  function refuse(pair: Move, refusal: Extract<FindPhase, { name: 'asking' }>['refusal']): void {
    setPhase({ name: 'asking', refusal });
    playSound('wrong');
    for (const listener of listeners) listener(pair);
  }

  /** Shows an answer once it is kept. */
  function settle(kept: Result<PuzzleResult, BridgeErrorCode>): void {
    if (!kept.ok) {
      setPhase({ name: 'trouble', code: kept.error });
      return;
    }
    const link = pending;
    if (link === null) return;
    pending = null;
    const isRight = kept.value !== 'failed';
    const { run, way } = state();
    const counted = run && {
      ...run,
      solved: run.solved + (isRight ? 1 : 0),
      failed: run.failed + (isRight ? 0 : 1),
    };
    store.setState({ run: counted, chosen: null, last: isRight ? 'right' : 'wrong' });
    playSound(isRight ? 'link' : 'wrong', { combo: Math.max(1, counted?.solved ?? 1) });
    if (way === 'storm') {
      if (isTimeUp()) end();
      else void openNext();
    } else if (isRight) showRight(link);
    else showWrong(link);
  }

  function showRight(link: ShownLink): void {
    const { board } = state();
    if (board === null) return;
    store.setState({
      ...{ board: { ...board, cells: link.cells }, events: link.events },
      phase: { name: 'right', link, why: null },
    });
    void tellWhy((why) => setPhase({ name: 'right', link, why }));
  }

  function showWrong(link: ShownLink): void {
    const { board, card } = state();
    if (board === null || card === null) return;
    const after = { ...board, cells: link.cells };
    store.setState({
      board: after,
      events: link.events,
      phase: { name: 'wrong', link, loss: null, step: 0 },
    });
    const mine = turn;
    const position = { board: after, rules: card.position.rules };
    void engine.ask({ type: 'puzzle-loss', position }).then((loss) => {
      const { phase } = state();
      if (mine === turn && phase.name === 'wrong' && loss.ok) setPhase({ ...phase, loss: loss.value });
    });
  }

  /** Asks why the other pairs lose, and tells it while the same phase is shown. */
  async function tellWhy(tell: (why: Extract<FindPhase, { name: 'right' }>['why']) => void): Promise<void> {
    const { card } = state();
    if (card === null) return;
    const mine = turn;
    const shown = state().phase;
    const { position, keep: answers, mistake } = card;
    const refuted = mistake?.played ?? null;
    const why = await engine.ask({ type: 'puzzle-why', position, answers, refuted });
    if (mine === turn && state().phase === shown && why.ok) tell(why.value);
  }

  return {
    store,
    answer,
    async start(next) {
      turn++;
      deck = next;
      at = 0;
      store.setState({ ...NO_FIND, way: next.way, run: next.run });
      clock.reset(0, next.way === 'storm' ? [] : ['no-game']);
      await openNext();
    },
    async pick(cell) {
      if (state().phase.name !== 'asking') return;
      const { selection, pair } = pickCell(state().selection, cell);
      store.setState({ selection, chosen: null });
      if (pair === null) playSound('select');
      else await answer(pair);
    },
    look(index) {
      if (state().phase.name === 'asking') store.setState({ chosen: index, selection: IDLE });
    },
    tryAgain() {
      const { card, phase } = state();
      if (card === null || (phase.name !== 'wrong' && phase.name !== 'told')) return;
      store.setState({
        board: card.position.board,
        events: [],
        phase: ASKING,
        isHelped: true,
        selection: IDLE,
      });
    },
    tellAnswer() {
      const { card, candidates } = state();
      const answerOf = candidates.find(({ move }) => card?.keep.some((keep) => isSameMove(keep, move)));
      if (card === null || answerOf === undefined) return;
      store.setState({
        ...{ board: card.position.board, events: [], isHelped: true, selection: IDLE, chosen: null },
        phase: { name: 'told', answer: answerOf, why: null },
      });
      void tellWhy((why) => setPhase({ name: 'told', answer: answerOf, why }));
    },
    async next() {
      const { way, run, phase } = state();
      if (way === 'streak' && (run?.failed ?? 0) > 0) return end();
      if (phase.name !== 'checking') await openNext();
    },
    showStep(step) {
      const { phase, board } = state();
      if (phase.name !== 'wrong' || board === null) return;
      const shown = phase.loss?.steps[step];
      if (shown === undefined) return;
      // One step on is played; any other is there at once.
      const events = step === phase.step + 1 ? shown.events : [];
      store.setState({ board: { ...board, cells: shown.cells }, events, phase: { ...phase, step } });
    },
    async sendAgain() {
      if (state().phase.name !== 'trouble') return;
      const mine = turn;
      setPhase({ name: 'checking' });
      const kept = await keeper.again();
      if (mine === turn) settle(kept);
    },
    tick() {
      const { name } = state().phase;
      if (name !== 'over' && name !== 'trouble' && name !== 'checking' && isTimeUp()) end();
    },
    leave() {
      turn++;
      deck = null;
      clock.reset(0, ['no-game']);
      store.setState(NO_FIND);
    },
    onRefused(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
