import type { Answer, Channel, Reply, Request } from '../../../core/contract/contract.ts';
import { handleRequest } from '../../../core/contract/handle.ts';
import type { FinishedGame } from '../../../core/contract/schemas.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { type HostedStorage, startStorage } from '../../../electron/host/storage-thread.ts';
import { createServices, type HostInfo } from '../../../electron/storage/thread/services.ts';
import type {
  OpenedStorage,
  StorageOptions,
} from '../../../electron/storage/trust/startup/opened-storage.ts';
import { openStorage } from '../../support/open-storage.ts';
import type { Sent } from '../games/scripted.ts';

/** The side of a storage that a window has. */
export interface Bridge {
  /** The raw answer, refusals included. A bug in a service is thrown. */
  ask(channel: string, request: unknown): Promise<Answer>;
  /** The value of a request that must be answered well. */
  tell<C extends Channel>(channel: C, request: Request<C>): Promise<Reply<C>>;
}

/** A storage and the bridge in front of it, in one thread. */
export interface Session extends Bridge {
  readonly storage: OpenedStorage;
  close(): void;
}

/** The same over the thread in which a host has it. */
export interface HostedSession extends Bridge {
  readonly storage: HostedStorage;
  close(): Promise<unknown>;
}

const INFO: HostInfo = { version: '0.0.0', host: 'browser', platform: 'linux', systemLanguages: ['en'] };

/** Opens a storage as its thread does. */
export function openSession(options: Partial<StorageOptions> & { readonly path: string }): Session {
  const storage = openStorage({ now: () => Date.now(), appVersion: '0.0.0', ...options });
  const services = createServices(storage, INFO);
  const ask = (channel: string, request: unknown) =>
    handleRequest(services, channel, request, (error) => {
      throw error;
    });
  return { storage, ...bridgeOver(ask), close: () => storage.close() };
}

/** Opens a storage in its thread, as a host does. */
export async function openHostedSession(path: string): Promise<HostedSession> {
  const onBug = (error: unknown) => {
    throw error;
  };
  const program = (name: string) => new URL(`../../../electron/storage/${name}.ts`, import.meta.url);
  const programs = {
    storage: program('thread/storage-worker'),
    fullCheck: program('trust/checks/full-check-worker'),
  };
  const storage = startStorage({ programs, path, appVersion: '0.0.0', onBug, onLost: onBug });
  await storage.opened;
  return { storage, ...bridgeOver(storage.openSession(INFO)), close: () => storage.close() };
}

function bridgeOver(ask: Bridge['ask']): Bridge {
  return {
    ask,
    async tell(channel, request) {
      const answer = await ask(channel, request);
      if (!answer.ok) throw new Error(`${channel}: ${answer.error.code} ${answer.error.detail}`);
      // The bridge checked the reply against the schema of this channel.
      return answer.value as Reply<typeof channel>;
    },
  };
}

/** Starts a game and sends entries; answers its id. */
export async function playInto(session: Bridge, setup: GameSetup, sent: readonly Sent[]): Promise<string> {
  const { gameId } = await session.tell('games.start', { setup });
  for (const each of sent) await session.tell('games.append', { gameId, ...each });
  return gameId;
}

/** Ends a game whose score is entered, and answers how it stands. */
export async function finishRanked(session: Bridge, gameId: string): Promise<FinishedGame> {
  const finished = await session.tell('games.finish', { gameId });
  if (finished === null) throw new Error(`${gameId} was shown`);
  return finished;
}
