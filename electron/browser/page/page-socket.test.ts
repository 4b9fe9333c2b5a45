import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TAKEN_OVER_CODE } from '../close-codes.ts';
import { openPageSocket } from './page-socket.ts';

const SECRETS = { token: 'a', key: 'b' };

/** As a browser's: what is sent while it is not open is an error in the console. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = FakeSocket.OPEN;
  readonly sent: string[] = [];
  readonly refused: string[] = [];
  onopen = () => undefined;
  onmessage = (_: { readonly data: string }) => undefined;
  onclose = (_: { readonly code: number }) => undefined;

  constructor() {
    FakeSocket.last = this;
  }

  send(text: string): void {
    (this.readyState === FakeSocket.OPEN ? this.sent : this.refused).push(text);
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { host: '127.0.0.1:1', replace: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

test('a request while the host closes the connection is not sent, and answered when it is closed', async () => {
  const bridge = openPageSocket(SECRETS);
  const socket = FakeSocket.last;
  socket.onopen();
  socket.onmessage({ data: '{"welcome":true}' });
  const before = bridge.call('settings.read', null);
  await Promise.resolve();
  const CLOSING = 2;
  socket.readyState = CLOSING;
  const late = bridge.call('settings.read', null);
  bridge.report('an error of this page');
  await new Promise(setImmediate);
  socket.onclose({ code: TAKEN_OVER_CODE });
  for (const answer of [before, late])
    expect(await answer).toMatchObject({ ok: false, error: { code: 'taken-over' } });
  expect(socket.refused).toEqual([]);
});
