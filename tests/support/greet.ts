/** A page of the browser host as its own script behaves towards the host, without a browser. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';

export interface Tab {
  readonly key: string;
  readonly socket: WebSocket;
}

export interface TabOptions {
  /** The key that an earlier visit of the same tab left in its storage. */
  readonly key?: string;
  readonly languages?: readonly string[];
}

/** The token of a start URL; null for a URL without one. */
export function tokenOf(url: string): string | null {
  return /^#token=(.+)$/.exec(new URL(url).hash)?.[1] ?? null;
}

export function makeTabKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Opens the bridge's socket as a page of the host at `url` does; it has not greeted yet. */
export function openSocket(url: string, headers: Record<string, string> = {}): WebSocket {
  const { origin, host } = new URL(url);
  return new WebSocket(`ws://${host}/bridge`, { headers: { origin, ...headers } });
}

/** Visits a start URL, or its origin with the key of an earlier visit. Answers with the code of the refusal instead. */
export async function visitTab(url: string, options: TabOptions = {}): Promise<Tab | number> {
  const { key = makeTabKey(), languages = [] } = options;
  const socket = openSocket(url);
  await once(socket, 'open');
  return new Promise((resolve) => {
    socket.once('message', () => resolve({ key, socket }));
    socket.once('close', (code) => resolve(code));
    socket.send(JSON.stringify({ token: tokenOf(url), key, languages }));
  });
}

/** The same for a visit that has to succeed. */
export async function enterTab(url: string, options: TabOptions = {}): Promise<Tab> {
  const tab = await visitTab(url, options);
  if (typeof tab === 'number') throw new Error(`The host refused the page: ${tab}`);
  return tab;
}
