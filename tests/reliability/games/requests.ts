import type { Session } from '../support/session.ts';
import { play, rectangle, setupOf, wanderingEntries } from './scripted.ts';

/** One good request, to be spoiled. */
export interface GoodRequest {
  readonly channel: string;
  readonly request: unknown;
}

/** A storage with games at every stage, and a good request for each thing that can be asked of it. */
export async function furnish(session: Session): Promise<GoodRequest[]> {
  const setup = setupOf(3, 'classic', rectangle(4, 4));
  const { sent } = play(setup, wanderingEntries(setup));
  const won = await session.tell('games.start', { setup });
  for (const each of sent) await session.tell('games.append', { ...won, ...each });
  await session.tell('games.finish', won);
  const given = await session.tell('games.start', { setup });
  await session.tell('games.abandon', given);
  const { gameId } = await session.tell('games.start', { setup });
  for (const each of sent.slice(0, 3)) await session.tell('games.append', { gameId, ...each });
  const next = sent[3];
  return [
    { channel: 'app.info', request: null },
    { channel: 'settings.read', request: null },
    { channel: 'settings.write', request: { language: 'en', theme: 'dark', volume: 5, reducedMotion: 'on' } },
    { channel: 'templates.list', request: null },
    { channel: 'games.list', request: null },
    { channel: 'games.load', request: { gameId } },
    { channel: 'games.start', request: { setup } },
    { channel: 'games.append', request: { gameId, ...next } },
    { channel: 'games.clock', request: { gameId, elapsedMs: 9_000 } },
    { channel: 'games.finish', request: { gameId } },
    { channel: 'games.abandon', request: { gameId: given.gameId } },
    { channel: 'scores.list', request: { mode: 'classic', templateHash: null, assisted: false } },
    { channel: 'scores.all', request: null },
    { channel: 'statistics.read', request: null },
    { channel: 'achievements.list', request: null },
  ];
}
