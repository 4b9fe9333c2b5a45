/** The reports of a storage about itself and its losses, in the words of the contract. */
import type { StorageState } from '../../../core/contract/schemas.ts';

/** Returns whether play is kept. */
export function isKept(state: StorageState): boolean {
  return state.kind !== 'memory';
}

/** Returns whether the database is in use again or still. */
export function isUsable(state: StorageState): boolean {
  return state.kind === 'ready' || state.kind === 'restored';
}

/** Returns whether the player was told that the files are no longer where they were: their content went with them. */
export function isToldGone(state: StorageState): boolean {
  return state.kind === 'memory' && state.code === 'database-gone';
}

/** The losses that starts reported until the storage was usable. */
export class Told {
  readonly #moves = new Map<string, number>();
  #wasRestored = false;

  hear(state: StorageState): void {
    if (state.kind !== 'restored') return;
    this.#wasRestored = true;
    for (const [id, moves] of toldLosses(state)) this.#moves.set(id, Math.max(moves, this.movesOf(id)));
  }

  movesOf(id: string): number {
    return this.#moves.get(id) ?? 0;
  }

  /** True if it was said that not everything may have come back. */
  get wasRestored(): boolean {
    return this.#wasRestored;
  }
}

/** Moves that were reported to the player as lost, by game. */
function toldLosses(state: StorageState): ReadonlyMap<string, number> {
  const missing = state.kind === 'restored' ? state.missing : [];
  return new Map(missing.map(({ gameId, moves }) => [gameId, moves]));
}
