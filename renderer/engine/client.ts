/** The window's end of the worker: requests become promises, cancelling is an AbortSignal. */

import type { DealProgress } from '../../core/game/setup/deal-record.ts';
import { serviceKey } from '../services/services.ts';
import type {
  EngineError,
  EngineReplies,
  EngineReply,
  EngineRequest,
  FromWorker,
  RequestType,
  SearchProgress,
  ToWorker,
} from './protocol.ts';
import { ViewReceiver } from './sent-view.ts';

export interface AskOptions {
  readonly signal?: AbortSignal;
  /** Called when a search has taken longer than 300 ms, with the nodes searched so far. */
  readonly onProgress?: (nodes: number, progress: SearchProgress) => void;
  /** Called when a deal has taken longer than 300 ms. */
  readonly onDealing?: (progress: DealProgress) => void;
  /** Skips a deal's choice among seeds. */
  readonly skip?: AbortSignal;
}

export interface EngineClient {
  /** Never rejects. */
  ask<R extends EngineRequest>(request: R, options?: AskOptions): Promise<EngineReply<R['type']>>;
}

/** The part of a Worker that the client uses. */
export interface WorkerPort {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  readonly type: RequestType;
  readonly onProgress: ((nodes: number, progress: SearchProgress) => void) | undefined;
  readonly onDealing: ((progress: DealProgress) => void) | undefined;
  settle(reply: EngineReplies[RequestType]): void;
}

function failure(type: RequestType, code: EngineError): EngineReplies[RequestType] {
  return type === 'apply' ? { ok: false, error: { code } } : { ok: false, error: code };
}

/** `onBug` is called with what went wrong inside the worker; the request that met it is answered with `crashed`. */
export function createEngineClient(port: WorkerPort, onBug: (message: string) => void): EngineClient {
  const waiting = new Map<number, Waiting>();
  const views = new ViewReceiver();
  let lastId = 0;

  function settle(id: number, reply: (type: RequestType) => EngineReplies[RequestType]): void {
    const request = waiting.get(id);
    waiting.delete(id);
    request?.settle(reply(request.type));
  }

  function receive(message: FromWorker): void {
    if (message.kind === 'progress') waiting.get(message.id)?.onProgress?.(message.nodes, message);
    else if (message.kind === 'dealing') waiting.get(message.id)?.onDealing?.(message.progress);
    else if (message.kind === 'bug') {
      onBug(message.message);
      settle(message.id, (type) => failure(type, 'crashed'));
    } else if (message.kind === 'on-board') {
      // Received even if it is no longer waited for: later views build on its deal.
      const view = views.receive(message.reply.view);
      settle(message.id, () => ({ ok: true, value: { ...message.reply, view } }));
    } else settle(message.id, () => message.reply);
  }

  port.onmessage = (event) => receive(event.data);
  port.onerror = (event) => {
    onBug(event.message);
    for (const id of [...waiting.keys()]) settle(id, (type) => failure(type, 'crashed'));
  };

  return {
    ask<R extends EngineRequest>(request: R, { signal, onProgress, onDealing, skip }: AskOptions = {}) {
      const id = ++lastId;
      return new Promise<EngineReply<R['type']>>((resolve) => {
        waiting.set(id, {
          type: request.type,
          onProgress,
          onDealing,
          // The worker answers each request with the reply of its own type; ids tie the two together.
          settle: (reply) => resolve(reply as EngineReply<R['type']>),
        });
        signal?.addEventListener('abort', () => {
          if (!waiting.has(id)) return;
          port.postMessage({ kind: 'cancel', id });
          settle(id, (type) => failure(type, 'cancelled'));
        });
        skip?.addEventListener('abort', () => {
          if (waiting.has(id)) port.postMessage({ kind: 'skip', id });
        });
        port.postMessage({ kind: 'request', id, request });
      });
    },
  };
}

export const ENGINE = serviceKey<EngineClient>('engine');
