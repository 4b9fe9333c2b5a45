/** The host's end of the bridge: one page at a time, the last one that came. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { HostEvent } from '../../core/contract/contract.ts';
import { MAX_REQUEST_BYTES } from '../../core/contract/request-limit.ts';
import { createPageLog } from '../host/page-log.ts';
import type { AnswerRequest } from '../host/window-request.ts';
import { TAKEN_OVER_CODE } from './close-codes.ts';
import type { Greeting } from './greeting.ts';
import { createPendingConnections } from './pending-connections.ts';

/** The id and the channel beside the request itself. */
const ENVELOPE_BYTES = 1_024;
const GOING_AWAY = 1001;
const BAD_MESSAGE = 1007;
/**
 * Bytes that a page has not read yet: above the first its requests are not read, above the second it is disconnected.
 */
const HELD_BYTES = 4_194_304;
const MAX_UNREAD_BYTES = 33_554_432;
/** A page may take this long for the closing handshake before its connection is cut. */
const FAREWELL_MS = 500;

export interface BridgeSocket {
  /** False while too many wrong greetings came. */
  mayConnect(): boolean;
  /** A page whose greeting admits it becomes the one that plays; the one before is notified. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  send(event: HostEvent): void;
  close(): void;
}

/** A message of a page: a request, or the report of an error of its own. */
type Message =
  | { readonly id: number; readonly channel: unknown; readonly request: unknown }
  | { readonly bug: string };

export interface BridgeSocketOptions {
  readonly admit: (greeting: Greeting) => boolean;
  /** Called for each page that is admitted; it prefers these languages. */
  readonly openSession: (languages: readonly string[]) => AnswerRequest;
  /** The page is gone and no other has taken over. */
  readonly onLeft: () => void;
  readonly onBug: (error: unknown) => void;
  /** The longest time that a page may take for its greeting. */
  readonly greetingMs?: number;
}

export function createBridgeSocket(options: BridgeSocketOptions): BridgeSocket {
  const { openSession, onLeft, onBug } = options;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_REQUEST_BYTES + ENVELOPE_BYTES,
    perMessageDeflate: false,
  });
  let current: WebSocket | null = null;
  const pending = createPendingConnections({ ...options, onAdmitted: welcome });

  function welcome(page: WebSocket, { languages }: Greeting): void {
    const receive = createReceiver(
      page,
      openSession(languages),
      createPageLog(onBug),
      () => page === current,
    );
    current?.close(TAKEN_OVER_CODE, 'taken over');
    current = page;
    page.on('message', (data, isBinary) => {
      receive(data, isBinary).catch(onBug);
    });
    page.on('close', () => {
      if (current !== page) return;
      current = null;
      onLeft();
    });
    send(page, { welcome: true });
  }

  return {
    mayConnect: () => pending.mayConnect(performance.now()),
    accept: (request, socket, head) =>
      server.handleUpgrade(request, socket, head, (page) => {
        // An oversized or broken frame: the library closes the connection with the fitting code.
        page.on('error', () => undefined);
        pending.hear(page, socket);
      }),
    send: (event) => {
      if (current !== null) send(current, { event });
    },
    close: () => closeServer(server),
  };
}

/** Answers the messages of an admitted page; `isCurrent` says whether no other has taken over. */
function createReceiver(
  page: WebSocket,
  answerRequest: AnswerRequest,
  log: (bug: string) => void,
  isCurrent: () => boolean,
): (data: RawData, isBinary: boolean) => Promise<void> {
  return async (data, isBinary) => {
    const message = isBinary ? null : parseMessage(data);
    if (message === null) return page.close(BAD_MESSAGE, 'not a request');
    if ('bug' in message) return log(message.bug);
    const { id, ...request } = message;
    const senderError = isCurrent() ? null : 'taken-over';
    send(page, { id, answer: await answerRequest({ ...request, senderError }) });
  };
}

/** Tells every page that the host ends, and ends the connections that stay open after that. */
function closeServer(server: WebSocketServer): void {
  const pages = [...server.clients];
  for (const page of pages) page.close(GOING_AWAY, 'the host ends');
  setTimeout(() => {
    for (const page of pages) page.terminate();
  }, FAREWELL_MS).unref();
  server.close();
}

/**
 * Sends a message, which waits in this process until it is read. A page that does not read may not go on
 * asking.
 */
function send(page: WebSocket, message: object): void {
  if (page.bufferedAmount > MAX_UNREAD_BYTES) {
    page.terminate();
    return;
  }
  page.send(JSON.stringify(message), () => {
    if (page.isPaused && page.bufferedAmount <= HELD_BYTES) page.resume();
  });
  if (page.bufferedAmount > HELD_BYTES) page.pause();
}

function parseMessage(data: RawData): Message | null {
  try {
    const { id, channel, request, bug } = JSON.parse(String(data));
    if (typeof bug === 'string') return { bug };
    return Number.isSafeInteger(id) ? { id, channel, request } : null;
  } catch {
    return null;
  }
}
