import type { BrowserWindow } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { hostWords } from '../../tests/support/host-words.ts';
import { explainSafeMode, logLostProcesses, programToRestart, recoverFromCrashes } from './recovery.ts';

type CrashListener = (event: unknown, details: { reason: string; exitCode: number }) => void;

const electron = vi.hoisted(() => ({
  app: { on: vi.fn(), relaunch: vi.fn(), quit: vi.fn(), exit: vi.fn() },
  dialog: { showErrorBox: vi.fn(), showMessageBox: vi.fn() },
}));
vi.mock('electron', () => electron);

beforeEach(() => {
  vi.clearAllMocks();
});

/** A window whose process can be made to die; answers with what was loaded and what was logged. */
function openWindow(isSafeMode = false) {
  const loaded: string[] = [];
  const bugs: string[] = [];
  let listener: CrashListener = () => expect.fail('no listener');
  // A window has a hundred members; recovery uses these.
  const window = {
    webContents: {
      on: (_name: string, added: CrashListener) => {
        listener = added;
      },
    },
  } as unknown as BrowserWindow;
  recoverFromCrashes(window, {
    isSafeMode,
    resume: () => void loaded.push('resumed'),
    readWords: () => hostWords('en'),
    onBug: (error) => bugs.push(String(error)),
  });
  return { loaded, bugs, crash: (reason = 'crashed') => listener({}, { reason, exitCode: 5 }) };
}

test('a window that was closed is no crash', () => {
  const { loaded, bugs, crash } = openWindow();
  crash('clean-exit');
  expect([loaded, bugs]).toEqual([[], []]);
});

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

test('a crash is logged and the last game goes on, but not within the event', async () => {
  const { loaded, bugs, crash } = openWindow();
  crash('oom');
  expect(loaded).toEqual([]);
  await nextTick();
  expect(loaded).toEqual(['resumed']);
  expect(bugs).toEqual(["Error: the window's process is gone: oom 5"]);
});

test('the third crash in a row starts the app in safe mode, without what it was to open', async () => {
  const { loaded, crash } = openWindow();
  const [program = ''] = process.argv;
  vi.spyOn(process, 'argv', 'get').mockReturnValue([
    ...[program, '.', '--data', '/games.json', 'my dragon.twofold'],
    ...['twofold://play/2FW11', '--data', '/evil'],
  ]);
  for (let count = 0; count < 3; count++) crash();
  vi.restoreAllMocks();
  await nextTick();
  expect(loaded).toHaveLength(2);
  expect(electron.app.relaunch).toHaveBeenCalledExactlyOnceWith({
    execPath: process.execPath,
    args: ['--safe-mode', '.', '--data', '/games.json'],
  });
  expect(electron.app.quit).toHaveBeenCalledOnce();
  expect(electron.app.exit).not.toHaveBeenCalled();
});

test('in safe mode it is the end, with a sentence', () => {
  const { crash } = openWindow(true);
  for (let count = 0; count < 3; count++) crash();
  expect(electron.dialog.showErrorBox).toHaveBeenCalledExactlyOnceWith('Twofold', hostWords('en')('ended'));
  expect(electron.app.exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(electron.app.relaunch).not.toHaveBeenCalled();
});

test.each([
  ['en', 'OK', /without graphics acceleration/],
  ['zh-CN', '好', /不使用图形加速/],
] as const)('safe mode is explained in %s', (language, button, message) => {
  explainSafeMode({} as BrowserWindow, hostWords(language));
  expect(electron.dialog.showMessageBox.mock.calls[0]?.[1]).toMatchObject({
    message: expect.stringMatching(message),
    buttons: [button],
  });
});

test('another process of Chromium that dies is logged, one that ends is not', () => {
  const bugs: string[] = [];
  logLostProcesses((error) => bugs.push(String(error)));
  const [name, hear] = electron.app.on.mock.calls[0] ?? [];
  hear({}, { type: 'GPU', reason: 'crashed', exitCode: 9 });
  hear({}, { type: 'Utility', reason: 'clean-exit', exitCode: 0 });
  expect([name, bugs]).toEqual(['child-process-gone', ['Error: a process is gone: GPU crashed 9']]);
});

test.each([
  [{}, '/opt/Twofold/twofold'],
  [{ APPIMAGE: '/home/me/twofold.AppImage' }, '/home/me/twofold.AppImage'],
  [{ PORTABLE_EXECUTABLE_FILE: 'D:\\twofold.exe' }, 'D:\\twofold.exe'],
])('with %j the program that starts again is %s', (env, program) => {
  expect(programToRestart(env, '/opt/Twofold/twofold')).toBe(program);
});
