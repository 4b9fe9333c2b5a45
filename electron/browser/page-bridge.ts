import type { Answer, RawBridge } from '../../core/contract/contract.ts';

/** Tells a page that its socket was closed because another page took over. */
export const TAKEN_OVER_CODE = 4001;

/** The script that puts the bridge on `window.twofold` before the app's own script runs. */
export function makeBridgeScript(maxRequestBytes: number): string {
  return `(${installBridge.toString()})(${maxRequestBytes}, ${TAKEN_OVER_CODE});\n`;
}

/** Travels to the page as text, so it may use nothing from outside its own braces. */
function installBridge(maxRequestBytes: number, takenOverCode: number): void {
  const listeners = new Set<(event: unknown) => void>();
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  let isTakenOver = false;
  let connection: Promise<WebSocket> | null = null;
  let lastReport = '';

  function refuse(code: 'taken-over' | 'storage-failed' | 'too-large', detail: string): Answer {
    return { ok: false, error: { code, detail } };
  }

  function tell(event: unknown): void {
    for (const listener of [...listeners]) listener(event);
  }

  function receive(text: string): void {
    const message = JSON.parse(text);
    if ('event' in message) tell(message.event);
    waiting.get(message.id)?.(message.answer);
    waiting.delete(message.id);
  }

  function drop(code: number): void {
    connection = null;
    isTakenOver ||= code === takenOverCode;
    const answer = isTakenOver ? refuse('taken-over', '') : refuse('storage-failed', 'the host is gone');
    for (const settle of waiting.values()) settle(answer);
    waiting.clear();
    // Nothing can be saved now, so no time may pass either.
    tell({ type: isTakenOver ? 'taken-over' : 'suspend' });
  }

  function connect(): Promise<WebSocket> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://${location.host}/bridge`);
      socket.onopen = () => resolve(socket);
      socket.onmessage = (event) => receive(event.data);
      socket.onclose = (event) => {
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
  watchErrors();
  Object.defineProperty(window, 'twofold', { value: Object.freeze(bridge) });
  connection = connect();
  connection.catch(() => undefined);
}
