/** The app without an Electron runtime: its pages and its contract on the loopback, for one browser. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostEvent } from '../../core/contract/contract.ts';
import type { AnswerRequest } from '../host/window-request.ts';
import { type Admission, createAdmission, type Provenance } from './admission.ts';
import { type BridgeSocket, createBridgeSocket } from './bridge-socket.ts';
import { createServer } from './http.ts';
import type { NoAccessFile } from './no-access-page.ts';
import { NO_ACCESS_PATH, NO_ACCESS_STYLE_PATH } from './no-access-paths.ts';
import { type Pages, respond } from './pages.ts';

const LOOPBACK = '127.0.0.1';
const TEXT = 'text/plain; charset=utf-8';
const BRIDGE_PATH = '/bridge';
const NO_ACCESS_PATHS: readonly (string | undefined)[] = [NO_ACCESS_PATH, NO_ACCESS_STYLE_PATH];
const FORBIDDEN = refuseUpgrade('403 Forbidden');
const TOO_MANY = refuseUpgrade('429 Too Many Requests');
/** However many connections are opened, file descriptors must be left for the storage. */
const MAX_CONNECTIONS = 200;
/** A connection on which nothing is read or written any more. The bridge's are not meant. */
const IDLE_MS = 30_000;

export interface BrowserHostOptions {
  /** 0 for one that is free. */
  readonly port: number;
  readonly makePages: (origin: string, server: Server) => Pages | Promise<Pages>;
  /** The files for a browser that comes without a start link and prefers these languages, by path. */
  readonly readNoAccess: (languages: readonly string[]) => Promise<Readonly<Record<string, NoAccessFile>>>;
  /** A page begins; it prefers these languages. */
  readonly openSession: (systemLanguages: readonly string[]) => AnswerRequest;
  /** The page is gone, and no other plays in its place. */
  readonly onLeft: () => void;
  /** A start link was used, the one with this token. */
  readonly onSpent: (token: string) => void;
  readonly onBug: (error: unknown) => void;
  /** The longest time that a page may take for its first message. */
  readonly greetingMs?: number;
}

export interface BrowserHost {
  /**
   * The address to start from; its fragment, which no server is sent, carries the token, which is valid for
   * one visit.
   */
  readonly url: string;
  /** The same with a token of its own. */
  makeUrl(): string;
  send(event: HostEvent): void;
  close(): Promise<void>;
}

/** Rejects when the port is taken. */
export async function startBrowserHost(options: BrowserHostOptions): Promise<BrowserHost> {
  const server = createServer();
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = IDLE_MS;
  const authority = `${LOOPBACK}:${await listen(server, options.port)}`;
  const origin = `http://${authority}`;
  const admission = createAdmission(authority, options.onSpent);
  const pages = await options.makePages(origin, server);
  const bridge = createBridgeSocket({ ...options, admit: admission.admit });
  const makeUrl = () => `${origin}/#token=${admission.makeToken()}`;

  server.on('request', (request, response) => {
    for (const [name, value] of Object.entries(pages.headers)) response.setHeader(name, value);
    answer(request, response, admission, pages, options).catch((error: unknown) => {
      options.onBug(error);
      response.destroy();
    });
  });
  server.on('upgrade', (request, socket, head) => {
    // Node leaves this socket's errors to us: a client that is gone before the answer must not end the host.
    socket.on('error', () => undefined);
    const refuse = (answer: string) => {
      // After the answer: a client that then stays connected would keep the host from ending.
      socket.end(answer, () => socket.destroy());
    };
    if (!admission.mayGreet(readProvenance(request))) return refuse(FORBIDDEN);
    if (pages.ownsUpgrade(request)) return;
    if (request.url !== BRIDGE_PATH) return refuse(FORBIDDEN);
    if (!bridge.mayConnect()) return refuse(TOO_MANY);
    bridge.accept(request, socket, head);
  });
  return {
    url: makeUrl(),
    makeUrl,
    send: bridge.send,
    close: () => close(server, bridge),
  };
}

/**
 * The app's files are the same on every machine and hold nothing personal, so a page of ours may load them without a
 * secret.
 */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  admission: Admission,
  pages: Pages,
  { readNoAccess }: BrowserHostOptions,
) {
  if (!admission.isForUs(readProvenance(request))) return respond(response, 403, TEXT, 'Forbidden\n');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return respond(response, 405, TEXT, 'Method not allowed\n');
  if (NO_ACCESS_PATHS.includes(request.url)) {
    const file = (await readNoAccess(readLanguages(request)))[request.url ?? ''];
    if (file !== undefined) return respond(response, 200, file.type, file.body);
  }
  if (request.url === '/favicon.ico') return void response.writeHead(204).end();
  return pages.answer(request, response);
}

/** In the browser's order; their weights follow it. */
function readLanguages({ headers }: IncomingMessage): readonly string[] {
  return (headers['accept-language'] ?? '').split(',').map((each) => each.split(';')[0]?.trim() ?? '');
}

function readProvenance({ headers }: IncomingMessage): Provenance {
  const { host, origin } = headers;
  const told = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  return { host, origin, site: told('sec-fetch-site'), mode: told('sec-fetch-mode') };
}

function refuseUpgrade(status: string): string {
  return `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // An address object, because the server listens on a port and not on a pipe.
    server.listen(port, LOOPBACK, () => resolve((server.address() as AddressInfo).port));
  });
}

function close(server: Server, bridge: BridgeSocket): Promise<void> {
  return new Promise((resolve) => {
    bridge.close();
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
