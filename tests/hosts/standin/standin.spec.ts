/** The stand-in is a model, and a model that is silent about what it lacks would prove nothing. */
import { expect } from '@playwright/test';
import { loadFirst, startHostProcess } from '../../e2e/harness/host-process.ts';
import { test } from '../../e2e/harness/test.ts';
import {
  expectLockedDown,
  sessionModel,
  setWebRTCIPHandlingPolicy,
  setWindowOpenHandler,
} from '../../standin/lockdown.ts';
import { expectKnown, StrictEvents, strict } from '../../standin/strict.ts';

interface Prevented {
  preventDefault(): void;
}
interface Item {
  getURL(): string;
  getFilename(): string;
  setSaveDialogOptions(options: { defaultPath: string }): void;
}

const EVENTS = ['will-frame-navigate', 'will-redirect', 'will-attach-webview'];

test('what the model lacks throws', () => {
  const model = strict('app', { quit: () => 'quit' });
  expect(model.quit()).toBe('quit');
  expect(() => Reflect.get(model, 'relaunch')).toThrow('no app.relaunch');
  expect(() => Reflect.set(model, 'quit', null)).toThrow('set app.quit');
  expect(() => expectKnown('option', { frame: false }, ['show'])).toThrow('frame');
  expect(() => new StrictEvents('app', ['ready']).on('will-quit', () => undefined)).toThrow('app:will-quit');
});

test('a host that reaches for the network ends', async () => {
  const reach = 'await fetch("http://127.0.0.1:65000/").catch(() => undefined)';
  const host = startHostProcess(
    [...loadFirst('no-network.mjs'), '--input-type=module', '-e', reach],
    process.env,
  );
  expect(await host.end(null)).toBe(70);
});

test('a shell that forgets one lock is refused', () => {
  const contents = new StrictEvents('webContents', EVENTS);
  const prevent = (event: { preventDefault(): void }) => event.preventDefault();
  const locks: readonly (readonly [string, () => void])[] = [
    ['permission requests', () => sessionModel.setPermissionRequestHandler((_, __, answer) => answer(false))],
    ['permission checks', () => sessionModel.setPermissionCheckHandler(() => false)],
    ['devices', () => sessionModel.setDevicePermissionHandler(() => false)],
    [
      'the network over http',
      () => sessionModel.webRequest.onBeforeRequest((_, answer) => answer({ cancel: true })),
    ],
    [
      'downloads from elsewhere',
      () =>
        sessionModel.on('will-download', (event: Prevented, item: Item) => {
          if (item.getURL().startsWith('blob:app:'))
            item.setSaveDialogOptions({ defaultPath: item.getFilename() });
          else event.preventDefault();
        }),
    ],
    ['WebRTC past the proxy', () => setWebRTCIPHandlingPolicy('disable_non_proxied_udp')],
    ['new windows', () => setWindowOpenHandler(() => ({ action: 'deny' }))],
    ['navigation', () => contents.on('will-frame-navigate', prevent)],
    ['redirects', () => contents.on('will-redirect', prevent)],
    ['webviews', () => contents.on('will-attach-webview', prevent)],
  ];
  for (const [name, lock] of locks) {
    expect(() => expectLockedDown(contents)).toThrow(name);
    lock();
  }
  expect(() => expectLockedDown(contents)).not.toThrow();
});
