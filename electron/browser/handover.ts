/**
 * One start over a data folder serves it. Later ones send it what they were asked to open, and get the address of its page in
 * return. They connect over a local socket that only this user can reach, so only the first start can answer there.
 */
import { chmod } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type Opened, readSecondStart } from '../host/opened.ts';
import { failureCode } from '../storage/base/failures.ts';
import { findSocketPath, makeSocketPath, tidySocketFolder } from './handover-socket.ts';
import { createServer, request } from './http.ts';

/** The message of a second start to the first. */
export interface Handover extends Opened {
  /** The page is about to be opened once more; else the page that is open already shows what is to be opened. */
  readonly opensPage: boolean;
}

export interface HandoverServer {
  /** Stops listening and removes the socket's traces. */
  close(): Promise<void>;
}

export interface HandoverServerOptions {
  /** Opens what another start names, and answers with a URL of the page that is good for one visit. */
  readonly take: (handover: Handover) => string;
  readonly onBug: (error: unknown) => void;
}

/** Longer than any command line. */
const MAX_BODY = 4_194_304;
/** One that has only just begun may not listen yet. */
const TRY_AGAIN_MS = 50;

/** As a first start makes them: nothing else is shown to a player. */
const URL_OF_PAGE = /^http:\/\/127\.0\.0\.1:\d{1,5}\/#token=[\w-]{43}$/;

/**
 * Listens for other starts over `folder`; only the start that holds its lock may do so. Null where the system cannot
 * have such a socket: then no start can find another.
 */
export async function startHandoverServer(
  folder: string,
  { take, onBug }: HandoverServerOptions,
): Promise<HandoverServer | null> {
  const server = createServer((incoming, answer) => {
    serve(incoming, answer, take).catch(onBug);
  });
  try {
    const place = await makeSocketPath(folder, process.platform);
    if (place === null) return null;
    await listen(server, place);
    // Its folder keeps others out already; a pipe has no mode.
    if (process.platform !== 'win32') await chmod(place, 0o600);
    await tidySocketFolder(folder, true);
    return {
      async close() {
        await close(server);
        await tidySocketFolder(folder, false);
      },
    };
  } catch (error) {
    if (failureCode(error) === null) throw error;
    return null;
  }
}

/**
 * Hands over to the start that serves `folder`. Answers with a URL of its page; null when there is no answer in time, as from
 * a first start that hangs.
 */
export async function handOver(folder: string, handover: Handover, withinMs: number): Promise<string | null> {
  const endsAt = performance.now() + withinMs;
  for (let left = withinMs; left > 0; left = endsAt - performance.now()) {
    const place = await findSocketPath(folder, process.platform);
    const reply = place === null ? UNREACHABLE : await send(place, handover, left);
    if (reply !== UNREACHABLE) return URL_OF_PAGE.test(reply) ? reply : null;
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
  }
  return null;
}

async function serve(
  incoming: IncomingMessage,
  answer: ServerResponse,
  take: (handover: Handover) => string,
) {
  const handover = parseHandover(await readBody(incoming));
  if (handover === null) answer.destroy();
  else answer.end(take(handover));
}

/** The body of a request; null when it breaks off or is too long. */
async function readBody(incoming: IncomingMessage): Promise<string | null> {
  let body = '';
  incoming.setEncoding('utf8');
  try {
    for await (const chunk of incoming) {
      body += chunk;
      if (body.length > MAX_BODY) return null;
    }
    return body;
  } catch {
    return null;
  }
}

function parseHandover(body: string | null): Handover | null {
  try {
    const sent: unknown = JSON.parse(body ?? '');
    const opensPage = typeof sent === 'object' && sent !== null && Reflect.get(sent, 'opensPage') === true;
    return { ...readSecondStart(sent), opensPage };
  } catch {
    return null;
  }
}

/** In place of a reply: there is no socket, or no process listens on it. */
const UNREACHABLE = 'unreachable';

/** The reply of the first start; empty when it accepts and does not answer. */
function send(place: string, handover: Handover, withinMs: number): Promise<string> {
  return new Promise((resolve) => {
    const outgoing = request({ socketPath: place, method: 'POST', agent: false }, (answer) => {
      let reply = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        reply += chunk;
      });
      answer.on('close', () => resolve(reply));
    });
    const giveUp = setTimeout(() => outgoing.destroy(), withinMs);
    let isConnected = false;
    outgoing.on('socket', (socket) => {
      socket.on('connect', () => {
        isConnected = true;
      });
    });
    outgoing.on('error', () => resolve(isConnected ? '' : UNREACHABLE));
    outgoing.on('close', () => clearTimeout(giveUp));
    outgoing.end(JSON.stringify(handover));
  });
}

function listen(server: Server, place: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
