/** The app without an Electron runtime: its pages and its contract on the loopback, for one browser. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostEvent } from '../../core/contract/contract.ts';
import type { Ask } from '../host/answer.ts';
import { type Admission, type Credentials, makeAdmission } from './admission.ts';
import { type BridgeSocket, makeBridgeSocket } from './bridge-socket.ts';
import { parseAcceptLanguage } from './languages.ts';
import { BRIDGE_SCRIPT_PATH, bridgeScript, type Pages, respond } from './pages.ts';

const LOOPBACK = '127.0.0.1';
const TEXT = 'text/plain; charset=utf-8';
const TOKEN_PATH = '/?token=';
const UPGRADE_REFUSED = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
const NOT_ADMITTED = `这个链接已经用过了，请重新启动 Twofold。
This link has been used already. Please start Twofold again for a new one.
`;

export interface BrowserHostOptions {
  /** 0 for one that is free. */
  readonly port: number;
  readonly makePages: (origin: string, server: Server) => Pages | Promise<Pages>;
  /** A page begins; it prefers these languages. */
  readonly openSession: (systemLanguages: readonly string[]) => Ask;
  /** The page is gone, and no other plays in its place. */
  readonly onLeft: () => void;
  readonly onBug: (error: unknown) => void;
}

export interface BrowserHost {
  /** Where to start; it carries the token, which is good for one visit. */
  readonly url: string;
  /** The same with a token of its own. */
  makeUrl(): string;
  send(event: HostEvent): void;
  close(): Promise<void>;
}

/** Rejects when the port is taken. */
export async function startBrowserHost(options: BrowserHostOptions): Promise<BrowserHost> {
  const server = createServer();
  const authority = `${LOOPBACK}:${await listen(server, options.port)}`;
  const origin = `http://${authority}`;
  const admission = makeAdmission(authority);
  const pages = await options.makePages(origin, server);
  let languages: readonly string[] = [];
  const { onLeft, onBug } = options;
  const bridge = makeBridgeSocket({ openSession: () => options.openSession(languages), onLeft, onBug });
  const makeUrl = () => `${origin}${TOKEN_PATH}${admission.makeToken()}`;

  server.on('request', (request, response) => {
    for (const [name, value] of Object.entries(pages.headers)) response.setHeader(name, value);
    if (!admit(request, response, admission)) return;
    if (request.url === '/') languages = parseAcceptLanguage(request.headers['accept-language']);
    answerAdmitted(request, response, pages).catch((error: unknown) => {
      onBug(error);
      response.destroy();
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (pages.ownsUpgrade(request)) return;
    // Node hands such a socket over with its errors: who is gone before the answer must not end the host.
    socket.on('error', () => undefined);
    if (request.url === '/bridge' && admission.mayOpenBridge(readCredentials(request)))
      return bridge.accept(request, socket, head);
    // Once it is said; who then stays would keep the host from ending.
    socket.end(UPGRADE_REFUSED, () => socket.destroy());
  });
  return {
    url: makeUrl(),
    makeUrl,
    send: bridge.send,
    close: () => close(server, bridge),
  };
}

/** Lets a request pass, or answers it: with a refusal, or with the cookie that its token buys. */
function admit(request: IncomingMessage, response: ServerResponse, admission: Admission): boolean {
  const credentials = readCredentials(request);
  const token = readToken(request);
  const cookie = admission.isForUs(credentials) && token !== null ? admission.spendToken(token) : null;
  if (cookie !== null) response.writeHead(303, { Location: '/', 'Set-Cookie': cookie }).end();
  else if (!admission.isForUs(credentials)) respond(response, 403, TEXT, 'Forbidden\n');
  else if (request.method !== 'GET' && request.method !== 'HEAD')
    respond(response, 405, TEXT, 'Method not allowed\n');
  else if (request.url === '/favicon.ico') response.writeHead(204).end();
  else if (!admission.isAdmitted(credentials)) respond(response, 403, TEXT, NOT_ADMITTED);
  // A spent token in the address bar of the browser that spent it: the way in, without it.
  else if (token !== null) response.writeHead(303, { Location: '/' }).end();
  else return true;
  return false;
}

async function answerAdmitted(request: IncomingMessage, response: ServerResponse, pages: Pages) {
  if (request.url === BRIDGE_SCRIPT_PATH)
    return respond(response, 200, 'text/javascript; charset=utf-8', bridgeScript);
  return pages.answer(request, response);
}

/** Only a real visit brings a token, not the HEAD of a link preview. */
function readToken(request: IncomingMessage): string | null {
  const url = request.url ?? '';
  return request.method === 'GET' && url.startsWith(TOKEN_PATH) ? url.slice(TOKEN_PATH.length) : null;
}

function readCredentials(request: IncomingMessage): Credentials {
  const { host, origin, cookie } = request.headers;
  return { host, origin, cookie };
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
