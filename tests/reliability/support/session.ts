import type { Answer, Channel, Reply, Request } from '../../../core/contract/contract.ts';
import { handleRequest } from '../../../core/contract/handle.ts';
import type { GameSetup } from '../../../core/game/entry.ts';
import { type OpenedStorage, openStorage, type StorageOptions } from '../../../electron/storage/open.ts';
import { type HostInfo, makeServices } from '../../../electron/storage/services.ts';
import type { Sent } from '../games/scripted.ts';

/** A storage and the bridge in front of it, as a host puts them together. */
export interface Session {
  readonly storage: OpenedStorage;
  /** The raw answer, refusals included. A bug in a service is thrown. */
  ask(channel: string, request: unknown): Promise<Answer>;
  /** The value of a request that must be answered well. */
  tell<C extends Channel>(channel: C, request: Request<C>): Promise<Reply<C>>;
  close(): void;
}

const INFO: HostInfo = { version: '0.0.0', host: 'browser', platform: 'linux', systemLanguages: ['en'] };

/** Opens a storage as a host does. */
export function openSession(options: Partial<StorageOptions> & { readonly path: string }): Session {
  const storage = openStorage({ now: () => Date.now(), appVersion: '0.0.0', ...options });
  const services = makeServices(storage, INFO);
  const ask = (channel: string, request: unknown) =>
    handleRequest(services, channel, request, (error) => {
      throw error;
    });
  return {
    storage,
    ask,
    async tell(channel, request) {
      const answer = await ask(channel, request);
      if (!answer.ok) throw new Error(`${channel}: ${answer.error.code} ${answer.error.detail}`);
      // The bridge checked the reply against the schema of this channel.
      return answer.value as Reply<typeof channel>;
    },
    close: () => storage.close(),
  };
}

/** Starts a game and sends entries; answers its id. */
export async function playInto(session: Session, setup: GameSetup, sent: readonly Sent[]): Promise<string> {
  const { gameId } = await session.tell('games.start', { setup });
  for (const each of sent) await session.tell('games.append', { gameId, ...each });
  return gameId;
}
