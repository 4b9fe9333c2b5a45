import type { GameTracer } from '../../core/game/game-trace.ts';
import type { Game } from '../../core/game/play/game.ts';
import type { Driver } from './drive.ts';
import type { FromWorker, Revision } from './protocol.ts';

/** The state of the worker: the game on the board, and the requests under way. */
export class EngineState {
  readonly post: (message: FromWorker) => void;
  readonly driver: Driver;
  game: Game | null = null;
  /** Has followed the game on the board from its deal. */
  tracer: GameTracer | null = null;
  /** Every request that is bound to a position is checked against this revision, and nowhere else. */
  revision: Revision = 0;
  /** Requests under way; one that was cancelled is no longer among them. */
  readonly running = new Set<number>();
  /** Deals under way whose choice of a seed was skipped. */
  readonly skipped = new Set<number>();

  constructor(post: (message: FromWorker) => void, driver: Driver) {
    this.post = post;
    this.driver = driver;
  }

  /** Another position is another revision. */
  setGame(next: Game): void {
    const isSamePosition = this.game?.setup === next.setup && this.game.cursor === next.cursor;
    this.game = next;
    if (!isSamePosition) this.revision++;
  }

  end(id: number): void {
    this.running.delete(id);
    this.skipped.delete(id);
  }
}
