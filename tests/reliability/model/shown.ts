/** The state that a storage shows to a window, asked for as a window asks. */
import type { Channel, Reply } from '../../../core/contract/contract.ts';
import type { StorageState } from '../../../core/contract/schemas.ts';
import type { Session } from '../support/session.ts';

export interface Shown {
  readonly state: StorageState;
  /** Questions that were refused, with the code. */
  readonly refused: readonly string[];
  readonly volume: number | null;
  /** Saved states of own templates, as JSON. */
  readonly designs: readonly string[];
  readonly list: Reply<'games.list'>;
  readonly scores: Reply<'scores.all'>;
  /** Journals by game id. */
  readonly games: readonly (readonly [id: string, game: Reply<'games.load'>])[];
}

/** Asks for all there is, and for the games named. A bug in a service is noted as refused with `bug`. */
export async function showAll(session: Session, ids: Iterable<string>): Promise<Shown> {
  const refused: string[] = [];
  async function ask<C extends Channel>(channel: C, request: unknown): Promise<Reply<C> | null> {
    try {
      const answer = await session.ask(channel, request);
      if (answer.ok) return answer.value as Reply<C>;
      // A game that is lost as a whole is no refusal: the model says whether it may be.
      if (answer.error.code !== 'unknown-game') refused.push(`${channel} ${answer.error.code}`);
    } catch (error) {
      refused.push(`${channel} bug ${error instanceof Error ? error.message : String(error)}`);
    }
    return null;
  }
  const volume = (await ask('settings.read', null))?.volume ?? null;
  const designs = (await ask('designs.list', null)) ?? [];
  const list = (await ask('games.list', null)) ?? [];
  const scores = (await ask('scores.all', null)) ?? [];
  for (const channel of [
    'statistics.read',
    'achievements.list',
    'packs.list',
    'pictures.list',
    'puzzles.record',
  ] as const)
    await ask(channel, null);
  const all = new Set([...ids, ...list.map(({ gameId }) => gameId), ...scores.map(({ gameId }) => gameId)]);
  const games: [string, Reply<'games.load'>][] = [];
  for (const gameId of all) {
    const game = await ask('games.load', { gameId });
    if (game !== null) games.push([gameId, game]);
  }
  return {
    state: session.storage.state,
    refused,
    volume,
    designs: designs.map(({ saved }) => JSON.stringify(saved)),
    list,
    scores,
    games,
  };
}
