/** The stand-in is a model, and a model that is silent about what it lacks would prove nothing. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { loadFirst, REPOSITORY, startHostProcess } from '../../e2e/harness/host-process.ts';
import { test } from '../../e2e/harness/test.ts';
import {
  CLIPBOARD,
  expectLockedDown,
  OWN,
  sessionModel,
  setWebRTCIPHandlingPolicy,
  setWindowOpenHandler,
} from '../../standin/lockdown.ts';
import { checkTemplate } from '../../standin/menu.ts';
import { expectKnown, StrictEvents, strict } from '../../standin/strict.ts';
import { makeFrame } from '../../standin/window-frame.ts';

interface Prevented {
  preventDefault(): void;
}
interface Item {
  getURL(): string;
  getFilename(): string;
  setSaveDialogOptions(options: { defaultPath: string }): void;
}

const RUNNER = join(REPOSITORY, 'tests', 'standin', 'run-main.ts');
const EVENTS = ['will-frame-navigate', 'will-redirect', 'will-attach-webview'];

test('what the model lacks throws', () => {
  const model = strict<{ quit(): string; relaunch(): void }>('app', { quit: () => 'quit' });
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
  const contents = new StrictEvents<Electron.WebContents>('webContents', EVENTS);
  const prevent = (event: { preventDefault(): void }) => event.preventDefault();
  const locks: readonly (readonly [string, () => void])[] = [
    [
      'permission requests',
      () => sessionModel.setPermissionRequestHandler((_, asked, answer) => answer(asked === CLIPBOARD)),
    ],
    ['permission checks', () => sessionModel.setPermissionCheckHandler((_, asked) => asked === CLIPBOARD)],
    [
      'others the clipboard',
      () =>
        sessionModel.setPermissionRequestHandler((_, asked, answer, { requestingUrl }) =>
          answer(asked === CLIPBOARD && requestingUrl === OWN),
        ),
    ],
    [
      'others a look at the clipboard',
      () =>
        sessionModel.setPermissionCheckHandler((_, asked, origin) => asked === CLIPBOARD && origin === OWN),
    ],
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

test('a menu that Electron would refuse or pass over throws', () => {
  expect(() => checkTemplate([{ role: 'zoomin' }, { type: 'separator' }, { label: 'Play' }])).not.toThrow();
  expect(() => checkTemplate([{ label: 'View', submenu: [{ role: 'zoomInn' }] }])).toThrow('zoomInn');
  expect(() => checkTemplate([{}])).toThrow('at least one of label, role or type');
  expect(() => checkTemplate([{ type: 'checkmark', label: 'a' }])).toThrow('checkmark');
  expect(() => checkTemplate([{ role: 'quit', label: 'Quit', click: () => undefined }])).toThrow('Quit');
});

test('a window is hidden until it is shown, and focusing shows none', () => {
  const frame = makeFrame({ show: false, width: 900 });
  frame.focus();
  expect(frame.isVisible()).toBe(false);
  frame.maximize();
  expect([frame.isVisible(), frame.isMaximized()]).toEqual([true, true]);
  expect(frame.getNormalBounds()).toMatchObject({ width: 900, height: 600 });
  frame.restore();
  expect(frame.isMaximized()).toBe(false);
});

/** Runs a program of a few lines over the stand-in and answers with what it printed, and its code. */
async function runLines(lines: string, env: NodeJS.ProcessEnv = {}) {
  await mkdir(test.info().outputDir, { recursive: true });
  const main = test.info().outputPath('main.mjs');
  await writeFile(main, lines);
  const host = startHostProcess([...loadFirst('register.ts'), RUNNER, main], { ...process.env, ...env });
  const code = await host.end(null);
  return { code, printed: host.output.trim().split('\n') };
}

const SAY = `import { app } from 'electron';
for (const each of ['before-quit', 'will-quit', 'quit', 'window-all-closed'])
  app.on(each, () => console.log(each));`;

test('an app is ready when its first file has run', async () => {
  const { printed } = await runLines(`${SAY}
    app.whenReady().then(() => { console.log('ready'); app.quit(); });
    await new Promise((resolve) => setTimeout(resolve, 300));
    console.log('the first file has run ' + app.isReady());`);
  expect(printed).toEqual(['the first file has run false', 'ready', 'before-quit', 'will-quit', 'quit']);
});

test('before the app is ready, exit ends at once and quit asks', async () => {
  expect(await runLines(`${SAY} app.exit(3);`)).toEqual({ code: 3, printed: [''] });
  expect((await runLines(`${SAY} app.quit();`)).printed).toEqual(['before-quit', 'will-quit', 'quit']);
});

test('a listener that holds the quit up is asked again, from before-quit on; exit asks none', async () => {
  const held = await runLines(`${SAY}
    let isHeld = true;
    app.on('will-quit', (event) => { if (isHeld) event.preventDefault(); });
    app.whenReady().then(() => { app.quit(); isHeld = false; app.quit(); });`);
  expect(held.printed).toEqual(['before-quit', 'will-quit', 'before-quit', 'will-quit', 'quit']);
  const exited = await runLines(`${SAY} app.whenReady().then(() => process.exit(4));`);
  expect(exited).toEqual({ code: 4, printed: ['quit'] });
});

test('what a second start says is cloned, and what cannot be cloned is refused', async () => {
  const said = `${SAY} app.setPath('userData', process.cwd());
    try { app.requestSingleInstanceLock({ open: () => 1 }); } catch (error) { console.log(error.name); }
    console.log(String(app.requestSingleInstanceLock({ at: new Date(0) }))); app.exit(0);`;
  expect((await runLines(said)).printed).toEqual(['DataCloneError', 'true']);
});
