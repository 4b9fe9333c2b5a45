/** Positions in which a move is to be found, one after the other. */
import type { Move } from '../../../core/board/board.ts';
import type { RunState } from '../../../core/contract/puzzle-channels.ts';
import type { JudgedMove } from '../../../core/review/position-review.ts';
import type { RunWay } from '../../../core/review/puzzles/puzzle-run.ts';
import { isSameMove } from '../../../core/review/same-move.ts';
import { playSound } from '../../audio/sounds.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { RefutedPair, ShownLink } from '../../engine/protocol.ts';
import { createPicking, type RefusedPair } from '../picking/picking.ts';
import { IDLE } from '../picking/selection.ts';
import type { Clock } from '../play/clock.ts';
import {
  createFindStore,
  type FindPhase,
  type FindState,
  type FindWay,
  type LinkRefusal,
  NO_FIND,
} from './find-state.ts';
import { boardAtLossStep } from './loss-step.ts';
import { type Kept, PairJudge, type PairJudgeParts } from './pair-judge.ts';
import type { FindCard } from './puzzle-sets.ts';

/** A storm lasts so long, and a mistake costs so much of it. */
export const STORM_MS = 180_000;
export const STORM_MISTAKE_MS = 10_000;

/** Cards shown one after the other; `follow` chooses further ones by how the last one went, and `more` deals some, if there are any. */
export interface CardDeck {
  readonly way: Exclude<FindWay, RunWay>;
  readonly cards: readonly FindCard[];
  readonly follow?: (last: FindState) => FindCard | null;
  readonly more: (() => Promise<FindCard | null>) | null;
}

/** A streak or a storm: the storage hands its puzzles out by name, and here are their cards. */
interface RunDeck {
  readonly way: RunWay;
  readonly run: RunState;
  readonly cardOf: (id: string) => FindCard | null;
}
export type FindDeck = CardDeck | RunDeck;

interface FindParts extends PairJudgeParts {
  readonly clock: Clock;
}

/** Returns the milliseconds that are left of a storm. */
export function stormLeftMs(elapsedMs: number, run: Pick<RunState, 'failed'> | null): number {
  return Math.max(0, STORM_MS - elapsedMs - STORM_MISTAKE_MS * (run?.failed ?? 0));
}

const ASKING: FindPhase = { name: 'asking', refusal: null };

export class FindPlay {
  readonly store = createFindStore();
  readonly #engine: EngineClient;
  readonly #judge: PairJudge;
  readonly #clock: Clock;
  readonly #picking = createPicking<LinkRefusal>({
    canPick: () => this.#state.phase.name === 'asking',
    selection: () => this.#state.selection,
    select: (selection) => this.store.setState({ selection, chosen: null, phase: ASKING }),
    attempt: (pair) => this.#take(pair),
    refuse: ({ pair, refusal }, selection) =>
      this.store.setState({ selection, phase: { name: 'asking', refusal: { ...refusal, pair } } }),
  });
  readonly pick = this.#picking.pick;
  /** Answers with a pair. */
  readonly answer = this.#picking.attempt;
  readonly onRefused = this.#picking.onRefused;
  #deck: FindDeck | null = null;
  #at = 0;
  /** The pair whose answer is being kept. */
  #pending: ShownLink | null = null;
  /** The answer was asked for before the pairs were found. */
  #isAnswerWanted = false;

  constructor({ engine, keeper, clock }: FindParts) {
    this.#engine = engine;
    this.#judge = new PairJudge({ engine, keeper });
    this.#clock = clock;
  }

  get #state() {
    return this.store.getState();
  }

  #setPhase(phase: FindPhase): void {
    this.store.setState({ phase });
  }

  async start(deck: FindDeck): Promise<void> {
    this.#judge.startOver();
    this.#deck = deck;
    this.#at = 0;
    this.store.setState({ ...NO_FIND, way: deck.way, run: 'run' in deck ? deck.run : null });
    this.#clock.reset(0, deck.way === 'storm' ? [] : ['no-game']);
    await this.#openNext();
  }

  /** Looks at a candidate; null at none. */
  look(index: number | null): void {
    if (this.#state.phase.name !== 'asking') return;
    this.store.setState(index === null ? { chosen: null } : { chosen: index, selection: IDLE });
  }

  async #take(pair: Move): Promise<RefusedPair<LinkRefusal> | null> {
    const { card, phase, way, run, isHelped } = this.#state;
    if (card === null || phase.name !== 'asking' || this.#isTimeUp()) return null;
    this.#setPhase({ name: 'checking' });
    const { position, grade } = card;
    const judged = await this.#judge.judge(position, pair);
    if (judged === null) return null;
    if (!judged.ok || !judged.value.ok || judged.value.value.verdict === 'unknown') {
      this.#setPhase(ASKING);
      if (!judged.ok) return null;
      return { pair, refusal: judged.value.ok ? { code: 'unknown' } : judged.value.error };
    }
    this.#pending = judged.value.value;
    const moves = this.#pending.witness ?? [pair];
    const runId = run?.runId ?? null;
    this.#showKept(await this.#judge.keep({ position, way, grade, runId, moves, isHelped }));
    return null;
  }

  tryAgain(): void {
    const { card, phase } = this.#state;
    if (card === null || (phase.name !== 'wrong' && phase.name !== 'told')) return;
    const board = card.position.board;
    this.store.setState({
      board,
      events: [],
      phase: ASKING,
      isHelped: true,
      selection: IDLE,
      technique: null,
    });
  }

  tellAnswer(): void {
    const { card, candidates } = this.#state;
    const answer = candidates.find(({ move }) => card?.keep.some((keep) => isSameMove(keep, move)));
    this.#isAnswerWanted = candidates.length === 0;
    if (card === null || answer === undefined) return;
    this.store.setState({
      board: card.position.board,
      events: [],
      isHelped: true,
      selection: IDLE,
      chosen: null,
      phase: { name: 'told', answer, why: null },
    });
    void this.#tellWhy((why) => this.#setPhase({ name: 'told', answer, why }));
    void this.#nameTechnique(card.mistake?.played ?? null);
  }

  async next(): Promise<void> {
    const { way, run, phase } = this.#state;
    if (way === 'streak' && run?.next === null) this.#end();
    else if (phase.name !== 'checking') await this.#openNext();
  }

  /** Shows another position of the longest try: one step on is played, any other is there at once. */
  showStep(step: number): void {
    const { phase, board } = this.#state;
    if (phase.name !== 'wrong' || board === null) return;
    const shown = boardAtLossStep(board, phase, step);
    if (shown !== null) this.store.setState({ ...shown, phase: { ...phase, step } });
  }

  /** Sends an answer again that could not be kept. */
  async sendAgain(): Promise<void> {
    if (this.#state.phase.name !== 'trouble') return;
    this.#setPhase({ name: 'checking' });
    this.#showKept(await this.#judge.keepAgain());
  }

  /** Ends a storm whose time is over; the storage knows of its mistakes alone. */
  tick(): void {
    const { name } = this.#state.phase;
    if (name !== 'over' && name !== 'trouble' && name !== 'checking' && this.#isTimeUp()) this.#end();
  }

  leave(): void {
    this.#judge.startOver();
    this.#deck = null;
    this.#clock.reset(0, ['no-game']);
    this.store.setState(NO_FIND);
  }

  async #openNext(): Promise<void> {
    const deck = this.#deck;
    const card = deck === null ? null : this.#cardOf(deck);
    if (card !== null) await this.#open(card);
    else if (deck !== null && 'more' in deck && deck.more !== null) await this.#openDealt(deck.more);
    else this.#end();
  }

  /** The card that is next in a deck; null where it has no more of its own. */
  #cardOf(deck: FindDeck): FindCard | null {
    if ('cards' in deck) return deck.cards[this.#at++] ?? deck.follow?.(this.#state) ?? null;
    const next = this.#state.run?.next ?? null;
    return next === null ? null : deck.cardOf(next);
  }

  async #openDealt(deal: () => Promise<FindCard | null>): Promise<void> {
    this.#setPhase({ name: 'opening' });
    const isWanted = this.#judge.watch();
    const dealt = await deal();
    if (!isWanted()) return;
    if (dealt === null) this.#end();
    else await this.#open(dealt);
  }

  async #open(card: FindCard): Promise<void> {
    this.#judge.startOver();
    this.#isAnswerWanted = false;
    this.store.setState({
      card,
      candidates: [],
      selection: IDLE,
      chosen: null,
      isHelped: false,
      technique: null,
      board: card.position.board,
      events: [],
      phase: ASKING,
    });
    const asked = this.#engine.ask({ type: 'puzzle-candidates', position: card.position });
    const found = await this.#judge.wanted(asked);
    if (!found?.ok) return;
    this.store.setState({ candidates: found.value });
    if (card.isShown === true) await this.#showChoice(card);
    else if (this.#isAnswerWanted && this.#state.phase.name === 'asking') this.tellAnswer();
  }

  /** Shows a choice instead of asking for it: the pair that keeps the board winnable, and another one. */
  async #showChoice({ keep }: FindCard): Promise<void> {
    const answer = this.#state.candidates.find(({ move }) => keep.some((each) => isSameMove(each, move)));
    if (answer === undefined) return;
    this.#setPhase({ name: 'told', answer, why: null });
    await this.#tellWhy((why) => this.#setPhase({ name: 'told', answer, why }));
  }

  #end(): void {
    this.#judge.startOver();
    this.#clock.stop('over');
    this.#setPhase({ name: this.#state.run === null ? 'empty' : 'over' });
  }

  #isTimeUp(): boolean {
    const { way, run } = this.#state;
    return way === 'storm' && stormLeftMs(this.#clock.read(), run) === 0;
  }

  /** Shows an answer once it is kept. */
  #showKept(kept: Kept): void {
    const link = this.#pending;
    if (kept === null || link === null) return;
    if (!kept.ok) {
      this.#setPhase({ name: 'trouble', code: kept.error });
      return;
    }
    this.#pending = null;
    const { result, run } = kept.value;
    const isRight = result !== 'failed';
    const hardest = isRight && run !== null ? higherOf(this.#state) : this.#state.hardest;
    this.store.setState({ run, hardest, chosen: null, last: isRight ? 'right' : 'wrong' });
    playSound(isRight ? 'link' : 'wrong', { combo: Math.max(1, run?.solved ?? 1) });
    if (this.#state.way === 'storm') {
      if (this.#isTimeUp() || run?.next == null) this.#end();
      else void this.#openNext();
    } else if (isRight) this.#showRight(link);
    else this.#showWrong(link);
  }

  #showRight(link: ShownLink): void {
    this.#showAfter(link, { name: 'right', link, why: null });
    void this.#tellWhy((why) => this.#setPhase({ name: 'right', link, why }));
    void this.#nameTechnique(this.#state.card?.mistake?.played ?? null);
  }

  #showWrong(link: ShownLink): void {
    this.#showAfter(link, { name: 'wrong', link, loss: null, step: 0 });
    const { board, card } = this.#state;
    if (board === null || card === null) return;
    void this.#nameTechnique(link.move);
    void this.#judge.lossOf({ board, rules: card.position.rules }).then((loss) => {
      const { phase } = this.#state;
      if (phase.name === 'wrong' && loss !== null) this.#setPhase({ ...phase, loss });
    });
  }

  #showAfter(link: ShownLink, phase: FindPhase): void {
    const { board } = this.#state;
    if (board !== null)
      this.store.setState({ board: { ...board, cells: link.cells }, events: link.events, phase });
  }

  /** Requests which technique explains the choice; of a puzzle every pair but the answer is proved to lose. */
  async #nameTechnique(made: Move | null): Promise<void> {
    const { card, candidates } = this.#state;
    if (card === null) return;
    const { position, keep, mistake } = card;
    const judged = candidates.map(({ move }): JudgedMove => {
      if (keep.some((each) => isSameMove(each, move))) return { move, verdict: 'keep' };
      const isLosing = mistake === null || (made !== null && isSameMove(made, move));
      return { move, verdict: isLosing ? 'lose' : 'unknown' };
    });
    const asked = this.#engine.ask({ type: 'choice-technique', position, judged, made });
    const found = await this.#judge.wanted(asked);
    if (found?.ok) this.store.setState({ technique: found.value });
  }

  /** Requests why the other pairs lose, and passes it on while the same phase is shown. */
  async #tellWhy(tell: (why: RefutedPair | null) => void): Promise<void> {
    const { card, phase: shown } = this.#state;
    if (card === null) return;
    const { position, keep: answers, mistake } = card;
    const refuted = mistake?.played ?? null;
    const asked = this.#engine.ask({ type: 'puzzle-why', position, answers, refuted });
    const why = await this.#judge.wanted(asked);
    if (this.#state.phase === shown && why?.ok) tell(why.value);
  }
}

/** Of what was solved so far and the position on the screen the one of the higher grade, and of one grade the first. */
function higherOf({ hardest, card }: FindState): FindCard | null {
  return (card?.grade ?? 0) > (hardest?.grade ?? 0) ? card : hardest;
}
