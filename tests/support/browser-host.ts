/** A browser host over a folder with one page, and what a test knows of it. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import type { WebSocket } from 'ws';
import { handleRequest, type Services } from '../../core/contract/handle.ts';
import { DEFAULT_SETTINGS } from '../../core/contract/settings.ts';
import { chooseLanguage } from '../../core/language-choice.ts';
import { makeNoAccessFiles } from '../../electron/browser/no-access-page.ts';
import { createBuiltPages } from '../../electron/browser/pages.ts';
import {
  type BrowserHost,
  type BrowserHostOptions,
  startBrowserHost,
} from '../../electron/browser/server.ts';
import { createOpenedQueue } from '../../electron/host/opened-queue.ts';
import { createRequestPipeline } from '../../electron/host/request-pipeline.ts';
import type { AnswerRequest, Ask } from '../../electron/host/window-request.ts';
import { hostWords } from './host-words.ts';

/** The code with which a page is refused that has neither token nor key. */
export const NOT_ADMITTED = 4003;
/** A good request. */
export const READ = { id: 1, channel: 'settings.read', request: null };

// Only what these tests call.
const services = { 'settings.read': () => ({ ok: true, value: DEFAULT_SETTINGS }) } as unknown as Services;

export interface TestHost {
  host: BrowserHost;
  origin: string;
  authority: string;
  /** Of the last page that was admitted. */
  languages: readonly string[];
  /** Pages that left this host; of a host before, one may be reported late. */
  pages: { left: number };
  /** Tokens that were used. */
  readonly spent: string[];
  readonly bugs: unknown[];
  /** Serves the page's files. */
  readonly makePages: BrowserHostOptions['makePages'];
  restart(options: Partial<BrowserHostOptions>): Promise<void>;
  visit(path: string, headers?: Record<string, string>, method?: string): Promise<Visit>;
}

/** The answer to a request. */
export interface Visit {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A host for each test of the file; bugs that it reports and that no test takes fail the test. */
export function browserHostForTests(): TestHost {
  const folder = mkdtempSync(join(tmpdir(), 'twofold-pages-'));
  const bridgeScript = join(folder, 'bridge.js');
  writeFileSync(bridgeScript, '');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head></html>');

  async function start(options: Partial<BrowserHostOptions> = {}): Promise<void> {
    const pages = { left: 0 };
    server.spent.splice(0);
    const host = await startBrowserHost({
      port: 0,
      makePages: server.makePages,
      readNoAccess: async (languages) => makeNoAccessFiles(hostWords, chooseLanguage(null, languages)),
      openSession: (languages) => {
        server.languages = languages;
        return pipelineTo((channel, asked) =>
          handleRequest(services, channel, asked, (bug) => server.bugs.push(bug)),
        );
      },
      onLeft: () => {
        pages.left += 1;
      },
      onSpent: (token) => server.spent.push(token),
      onBug: (error) => server.bugs.push(error),
      ...options,
    });
    const { origin, host: authority } = new URL(host.url);
    Object.assign(server, { host, origin, authority, pages });
  }

  // `start` fills in the rest before each test.
  const server = {
    languages: [],
    spent: [],
    bugs: [],
    makePages: (address) => createBuiltPages(folder, bridgeScript, address),
    async restart(options) {
      await server.host.close();
      await start(options);
    },
    visit: (path, headers = {}, method = 'GET') => visit(server.origin, path, headers, method),
  } as Partial<TestHost> as TestHost;
  beforeEach(() => start());
  afterEach(() => server.host.close());
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]));
  afterAll(() => rmSync(folder, { recursive: true }));
  return server;
}

/** The pipeline of a window over `ask`, with nothing opened and nothing to erase. */
export function pipelineTo(ask: Ask): AnswerRequest {
  const opened = createOpenedQueue((bug) => expect.fail(String(bug)));
  return createRequestPipeline({ ask, opened, send: () => undefined, keepings: { erase() {}, leave() {} } });
}

/** A raw request: `fetch` would not send the headers and paths that an attacker sends. */
function visit(
  origin: string,
  path: string,
  headers: Record<string, string>,
  method: string,
): Promise<Visit> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const body = Buffer.concat(chunks).toString();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    sent.on('error', reject).end();
  });
}

/** The status with which a connection is refused. */
export async function refusal(socket: WebSocket): Promise<number> {
  const [, response] = await once(socket, 'unexpected-response');
  return response.statusCode;
}

/** Sends a message, as JSON if it is no text, and answers with the next one that comes. */
export async function ask(socket: WebSocket, message: unknown): Promise<unknown> {
  socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const [data] = await once(socket, 'message');
  return JSON.parse(String(data));
}
