/** The page's end of the bridge: one WebSocket, the greeting first, then requests and their answers by id. */
import type { Answer, RawBridge } from '../../../core/contract/contract.ts';
import { MAX_REQUEST_BYTES } from '../../../core/contract/request-limit.ts';
import { refuse } from '../../../core/result.ts';
import { NOT_ADMITTED_CODE, TAKEN_OVER_CODE } from '../close-codes.ts';
import { NO_ACCESS_PATH } from '../no-access-paths.ts';
import { forgetToken, type Secrets } from './secrets.ts';

export interface PageSocket extends RawBridge {
  /** Reports an error of this page to the host. */
  report(text: string): void;
}

/** Connects at once, and again with a request that finds the connection lost. Without secrets the page leaves. */
export function openPageSocket(secrets: Secrets | null): PageSocket {
  const listeners = new Set<(event: unknown) => void>();
  const pending = createPending();
  let isTakenOver = false;
  let connection: Promise<WebSocket> | null = null;

  const gone = () => (isTakenOver ? refuse('taken-over', '') : refuse('storage-failed', 'the host is gone'));

  function tell(event: unknown): void {
    for (const listener of [...listeners]) listener(event);
  }

  const connect = createConnector(secrets, {
    receive(message) {
      if ('event' in message) tell(message.event);
      pending.settle(message.id, message.answer);
    },
    drop(code) {
      connection = null;
      isTakenOver ||= code === TAKEN_OVER_CODE;
      pending.settleAll(gone());
      // Nothing can be saved now, so the game's clock must stop.
      tell({ type: isTakenOver ? 'taken-over' : 'suspend' });
    },
  });

  async function call(channel: string, request: unknown): Promise<Answer> {
    if (isTakenOver) return gone();
    const body = JSON.stringify(request ?? null);
    if (isTooLarge(body)) return refuse('too-large', `request: ${body.length} characters`);
    try {
      connection ??= connect();
      return await pending.send(await connection, channel, body);
    } catch {
      return gone();
    }
  }

  connection = connect();
  connection.catch(() => undefined);
  return {
    call,
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    report: (text) => void sendError(connection, text),
  };
}

interface ConnectionEvents {
  receive(message: ReturnType<typeof JSON.parse>): void;
  /** The connection is lost; `code` says why. */
  drop(code: number): void;
}

/** Connects once a call; the promise is kept when the host has let the page in. */
function createConnector(
  secrets: Secrets | null,
  { receive, drop }: ConnectionEvents,
): () => Promise<WebSocket> {
  let wasAdmitted = false;
  return () =>
    new Promise((resolve, reject) => {
      // While the page is being replaced by the one that says how to get in, its requests stay unanswered.
      if (secrets === null) return leave();
      const socket = new WebSocket(`ws://${location.host}/bridge`);
      socket.onopen = () => socket.send(JSON.stringify({ ...secrets, languages: navigator.languages }));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if ('welcome' in message) {
          wasAdmitted = true;
          forgetToken();
        }
        receive(message);
        // The first message is the welcome.
        resolve(socket);
      };
      socket.onclose = ({ code }) => {
        // A page that was admitted before may hold moves that are not saved yet, and stays.
        if (code === NOT_ADMITTED_CODE && !wasAdmitted) return leave();
        reject(new Error('closed'));
        drop(code);
      };
    });
}

/** Requests that wait for their answers, by id. */
function createPending() {
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  return {
    /** `body` is JSON. */
    send(socket: WebSocket, channel: string, body: string): Promise<Answer> {
      const id = ++lastId;
      const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      sendIfOpen(socket, `{"id":${id},"channel":${JSON.stringify(channel)},"request":${body}}`);
      return answer;
    },
    settle(id: number, answer: Answer): void {
      waiting.get(id)?.(answer);
      waiting.delete(id);
    },
    settleAll(answer: Answer): void {
      for (const settle of waiting.values()) settle(answer);
      waiting.clear();
    },
  };
}

/** A connection that the host is closing takes nothing more; what waits for an answer gets one when it is closed. */
function sendIfOpen(socket: WebSocket, text: string): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(text);
}

/** Without a connection the error is dropped. */
async function sendError(connection: Promise<WebSocket> | null, text: string): Promise<void> {
  const socket = await connection?.catch(() => null);
  if (socket) sendIfOpen(socket, JSON.stringify({ bug: text }));
}

function leave(): void {
  location.replace(NO_ACCESS_PATH);
}

/** A character is three bytes at most: only a text that may be too large is counted. */
function isTooLarge(body: string): boolean {
  return 3 * body.length > MAX_REQUEST_BYTES && new Blob([body]).size > MAX_REQUEST_BYTES;
}
