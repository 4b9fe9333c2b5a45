/** Plays scripted games as a window does, and writes down what was accepted. */
import type { Channel, Reply, Request } from '../../../core/contract/contract.ts';
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import { rectangle } from '../games/scripted.ts';
import type { Session } from '../support/session.ts';
import { type Accepted, newGame, noteEntry, noteValue } from './accepted.ts';
import { scriptOf } from './scripts.ts';
import { isKept } from './told.ts';

export const DESIGN_ID = 'own-template';

interface AtBoard {
  readonly id: string;
  readonly seed: number;
  next: number;
}

export class Player {
  readonly #session: Session;
  readonly #accepted: Accepted;
  #board: AtBoard | null = null;
  /** The answers that were not well, in order: the code, or `bug` with its message. */
  readonly refusals: string[] = [];

  constructor(session: Session, accepted: Accepted) {
    this.#session = session;
    this.#accepted = accepted;
  }

  /** Returns whether answers count as accepted: in the not-saved mode they do not. */
  #isKept(): boolean {
    return isKept(this.#session.storage.state);
  }

  async #ask<C extends Channel>(channel: C, request: Request<C>): Promise<Reply<C> | null> {
    try {
      const answer = await this.#session.ask(channel, request);
      // The bridge checked the reply against the schema of this channel.
      if (answer.ok) return answer.value as Reply<C>;
      this.refusals.push(`${channel} ${answer.error.code} ${answer.error.detail}`);
    } catch (error) {
      this.refusals.push(`${channel} bug ${error instanceof Error ? error.message : String(error)}`);
    }
    return null;
  }

  /** The game that lies open: the first unfinished one, or a new one. Null when the storage gives neither. */
  async #sit(): Promise<AtBoard | null> {
    const [unfinished] = (await this.#ask('games.list', null)) ?? [];
    if (unfinished !== undefined) {
      const game = await this.#ask('games.load', { gameId: unfinished.gameId });
      if (game === null) return null;
      return { id: game.gameId, seed: game.setup.deal.seed, next: game.journal.length };
    }
    return this.#deal();
  }

  async #deal(): Promise<AtBoard | null> {
    const seeds = [...this.#accepted.games.values()].map(({ setup }) => setup.deal.seed);
    const seed = 1 + Math.max(0, ...seeds, ...this.#accepted.unsureDeals);
    const { setup } = scriptOf(seed);
    const started = await this.#ask('games.start', { setup });
    if (started === null || !this.#isKept()) this.#accepted.unsureDeals.add(seed);
    if (started === null) return null;
    if (this.#isKept()) this.#accepted.games.set(started.gameId, newGame(setup));
    return { id: started.gameId, seed, next: 0 };
  }

  /** One move, or the end of a game that is played out. Answers whether it was accepted. */
  async move(): Promise<boolean> {
    this.#board ??= await this.#sit();
    const board = this.#board;
    if (board === null) return false;
    const sent = scriptOf(board.seed).sent[board.next];
    if (sent === undefined) return this.#finish(board);
    const answer = await this.#ask('games.append', { gameId: board.id, ...sent });
    const isAccepted = answer !== null && this.#isKept();
    const game = this.#accepted.games.get(board.id);
    if (game !== undefined) noteEntry(game, board.next, sent.entry, isAccepted);
    if (answer !== null) board.next++;
    return isAccepted;
  }

  async #finish(board: AtBoard): Promise<boolean> {
    const finished = await this.#ask('games.finish', { gameId: board.id });
    if (finished === null) return false;
    const game = this.#accepted.games.get(board.id);
    const isAccepted = this.#isKept();
    if (game !== undefined) {
      game.total = finished.row.score.total;
      game.isScored ||= isAccepted;
    }
    this.#board = null;
    return isAccepted;
  }

  /** So many moves; stops at the first that is not accepted. Answers how many were. */
  async moves(count: number): Promise<number> {
    for (let done = 0; done < count; done++) if (!(await this.move())) return done;
    return count;
  }

  /** Begins another game; the one that lies open is set aside. */
  async begin(): Promise<void> {
    this.#board = await this.#deal();
  }

  async setVolume(volume: number): Promise<void> {
    const answer = await this.#ask('settings.write', { volume });
    noteValue(this.#accepted.volume, volume, answer !== null && this.#isKept());
  }

  async draw(name: string): Promise<void> {
    const { width, height, marks } = rectangle(6, 4);
    const filling = { kinds: 6, copies: 4 };
    const design = { name, author: '', tags: [], width, height, marks, rules: CLASSIC_RULES, filling };
    // `designs.save` answers null when it is done, and so does `#ask` when it was refused.
    const before = this.refusals.length;
    await this.#ask('designs.save', { id: DESIGN_ID, design });
    const isAccepted = this.refusals.length === before && this.#isKept();
    noteValue(this.#accepted.design, JSON.stringify(design), isAccepted);
  }
}
