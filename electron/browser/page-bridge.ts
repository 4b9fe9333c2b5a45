import type { Answer, RawBridge } from '../../core/contract/contract.ts';
import { NOT_ADMITTED_CODE } from './strangers.ts';
import { WAY_IN_PATH } from './way-in.ts';

/** Tells a page that its socket was closed because another page took over. */
export const TAKEN_OVER_CODE = 4001;

/** The script that puts the bridge on `window.twofold` before the app's own script runs. */
export function makeBridgeScript(maxRequestBytes: number): string {
  const codes = { takenOver: TAKEN_OVER_CODE, notAdmitted: NOT_ADMITTED_CODE };
  return `(${installBridge.toString()})(${maxRequestBytes}, ${JSON.stringify(codes)}, '${WAY_IN_PATH}');\n`;
}

/** Travels to the page as text, so it may use nothing from outside its own braces. */
function installBridge(
  maxRequestBytes: number,
  codes: { readonly takenOver: number; readonly notAdmitted: number },
  wayInPath: string,
): void {
  const TOKEN = 'twofold-token';
  const KEY = 'twofold-key';
  const FRAGMENT = /^#token=([\w-]{43})$/;
  const listeners = new Set<(event: unknown) => void>();
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  let isTakenOver = false;
  let wasAdmitted = false;
  let connection: Promise<WebSocket> | null = null;
  let lastReport = '';

  /** Where a browser keeps nothing for pages, a reload has to begin with another start. */
  function stored(name: string): string | null {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  }

  function store(name: string, value: string | null): void {
    try {
      if (value === null) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, value);
    } catch {
      // Then it is known to this page alone.
    }
  }

  /** 256 random bits in the letters of base64url. */
  function makeKey(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const text = btoa(String.fromCharCode(...bytes));
    return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }

  /** The token stays until it is known to be spent: a reload in between greets with both once more. */
  function readSecrets(): { readonly token: string | null; readonly key: string } | null {
    const arrived = FRAGMENT.exec(location.hash)?.[1];
    if (arrived !== undefined) {
      store(TOKEN, arrived);
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    const token = arrived ?? stored(TOKEN);
    const known = stored(KEY);
    if (token === null && known === null) return null;
    const key = known ?? makeKey();
    store(KEY, key);
    return { token, key };
  }

  function refuse(code: 'taken-over' | 'storage-failed' | 'too-large', detail: string): Answer {
    return { ok: false, error: { code, detail } };
  }

  function tell(event: unknown): void {
    for (const listener of [...listeners]) listener(event);
  }

  function receive(text: string): void {
    const message = JSON.parse(text);
    if ('event' in message) tell(message.event);
    if ('welcome' in message) {
      wasAdmitted = true;
      store(TOKEN, null);
    }
    waiting.get(message.id)?.(message.answer);
    waiting.delete(message.id);
  }

  function drop(code: number): void {
    connection = null;
    isTakenOver ||= code === codes.takenOver;
    const answer = isTakenOver ? refuse('taken-over', '') : refuse('storage-failed', 'the host is gone');
    for (const settle of waiting.values()) settle(answer);
    waiting.clear();
    // Nothing can be saved now, so no time may pass either.
    tell({ type: isTakenOver ? 'taken-over' : 'suspend' });
  }

  function leave(): void {
    location.replace(wayInPath);
  }

  function connect(): Promise<WebSocket> {
    return new Promise((resolve, reject) => {
      // While the page leaves for the one that says how to come in, what it asks stays without an answer.
      if (secrets === null) return leave();
      const languages = navigator.languages;
      const socket = new WebSocket(`ws://${location.host}/bridge`);
      socket.onopen = () => socket.send(JSON.stringify({ ...secrets, languages }));
      socket.onmessage = (event) => {
        receive(event.data);
        // The first message is the welcome.
        resolve(socket);
      };
      socket.onclose = (event) => {
        // A page that was in before may hold moves that are not saved yet, and stays.
        if (event.code === codes.notAdmitted && !wasAdmitted) return leave();
        reject(new Error('closed'));
        drop(event.code);
      };
    });
  }

  async function call(channel: string, request: unknown): Promise<Answer> {
    if (isTakenOver) return refuse('taken-over', '');
    const body = JSON.stringify(request ?? null);
    if (new Blob([body]).size > maxRequestBytes)
      return refuse('too-large', `request: ${body.length} characters`);
    try {
      connection ??= connect();
      const socket = await connection;
      const id = ++lastId;
      const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.send(`{"id":${id},"channel":${JSON.stringify(channel)},"request":${body}}`);
      return await answer;
    } catch {
      return isTakenOver ? refuse('taken-over', '') : refuse('storage-failed', 'the host is gone');
    }
  }

  /** The host keeps it in its log, as Electron keeps what its windows say. The same thing twice in a row is one. */
  function report(...words: readonly unknown[]): void {
    const told = words.map((word) => (word instanceof Error ? (word.stack ?? word.message) : String(word)));
    const text = told.join(' ');
    if (text === lastReport) return;
    lastReport = text;
    connection
      ?.then((socket) => socket.send(JSON.stringify({ bug: text.slice(0, 4_000) })))
      .catch(() => undefined);
  }

  function watchErrors(): void {
    const { error: say } = console;
    console.error = (...words: unknown[]) => {
      say(...words);
      report(...words);
    };
    addEventListener('error', (event) => report(event.error ?? event.message));
    addEventListener('unhandledrejection', (event) => report(event.reason));
    document.addEventListener('securitypolicyviolation', (event) =>
      report(`refused by the policy: ${event.effectiveDirective} ${event.blockedURI} (${event.sourceFile})`),
    );
  }

  const bridge: RawBridge = {
    call,
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const secrets = readSecrets();
  watchErrors();
  // A new start link that is put into the address bar of this tab changes its fragment only.
  addEventListener('hashchange', () => {
    if (FRAGMENT.test(location.hash)) location.reload();
  });
  Object.defineProperty(window, 'twofold', { value: Object.freeze(bridge) });
  connection = connect();
  connection.catch(() => undefined);
}
