import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { focusWindow, keepPlace, openWindow } from './window.ts';

type Listener = (event?: unknown) => void;

const electron = vi.hoisted(() => {
  const made = {
    options: {} as Record<string, unknown>,
    on: new Map<string, Listener>(),
    isMaximized: false,
    isFullScreen: false,
    grounds: [] as string[],
    shown: 0,
  };
  const listen = (name: string, listener: Listener) => void made.on.set(name, listener);
  const workArea = { x: 0, y: 0, width: 1440, height: 900 };
  return {
    made,
    BrowserWindow: class {
      webContents = { on: listen, once: listen };
      on = listen;
      once = listen;
      constructor(options: Record<string, unknown>) {
        made.options = options;
      }
      maximize = () => {
        made.isMaximized = true;
      };
      isMaximized = () => made.isMaximized;
      isFullScreen = () => made.isFullScreen;
      isDestroyed = () => false;
      show = () => {
        made.shown += 1;
      };
      setBackgroundColor = (colour: string) => void made.grounds.push(colour);
      getNormalBounds = () => ({ x: 1, y: 2, width: 700, height: 600 });
    },
    nativeTheme: { shouldUseDarkColors: false, on: listen },
    screen: { getPrimaryDisplay: () => ({ id: 1, workArea }), getAllDisplays: () => [{ id: 1, workArea }] },
  };
});
vi.mock('electron', () => electron);

const folder = mkdtempSync(join(tmpdir(), 'twofold-open-window-'));
const statePath = join(folder, 'window.json');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => electron.made.on.clear());

const open = (onBug: (error: unknown) => void = () => undefined) =>
  openWindow({ preload: '/app/preload.cjs', statePath, onBug });

test('the page is sandboxed, isolated and without Node', () => {
  open();
  expect(electron.made.options.webPreferences).toEqual({
    preload: '/app/preload.cjs',
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    spellcheck: false,
  });
});

test.each([
  [false, '#efe9dc'],
  [true, '#161b1a'],
])('with a dark system %s the window is %s before its page is there', (isDark, colour) => {
  electron.nativeTheme.shouldUseDarkColors = isDark;
  open();
  expect(electron.made.options.backgroundColor).toBe(colour);
  const tokens = readFileSync(new URL('../../renderer/theme/tokens.css', import.meta.url), 'utf8');
  expect(tokens).toMatch(new RegExp(`--paper: light-dark\\(.*${colour}`));
});

test('the ground follows the theme while the window stands', () => {
  electron.nativeTheme.shouldUseDarkColors = false;
  open();
  electron.nativeTheme.shouldUseDarkColors = true;
  electron.made.on.get('updated')?.();
  expect(electron.made.grounds).toEqual(['#161b1a']);
});

test('what a page calls an error goes into the log, its chatter does not', () => {
  const bugs: unknown[] = [];
  open((error) => bugs.push(error));
  const say = electron.made.on.get('console-message');
  say?.({ level: 'info', message: 'hello', sourceId: 'app://twofold/a.js', lineNumber: 1 });
  say?.({ level: 'error', message: 'boom', sourceId: 'app://twofold/a.js', lineNumber: 7 });
  expect(bugs).toEqual(['page: boom (app://twofold/a.js:7)']);
});

test('where it stood when it was closed is where it opens', () => {
  keepPlace(open(), statePath);
  electron.made.isMaximized = true;
  electron.made.on.get('close')?.();
  electron.made.isMaximized = false;
  open();
  expect(electron.made.options).toMatchObject({ x: 1, y: 2, width: 700, height: 600 });
  expect(electron.made.isMaximized, 'which would show it before its page is there').toBe(false);
  electron.made.on.get('ready-to-show')?.();
  expect(electron.made.isMaximized).toBe(true);
});

test.each([
  ['when its page has painted, and no second time', ['ready-to-show', 'did-finish-load']],
  ['when its page has loaded and nothing was painted, as on Wayland', ['did-finish-load']],
  ['after a while when its page never comes', []],
])('a window is shown %s', (_when, events) => {
  vi.useFakeTimers();
  electron.made.shown = 0;
  open();
  expect(electron.made.shown).toBe(0);
  for (const event of events) {
    electron.made.on.get(event)?.();
    expect(electron.made.shown).toBe(1);
  }
  vi.advanceTimersByTime(60_000);
  expect(electron.made.shown).toBe(1);
  vi.useRealTimers();
});

test('a window that was full screen is so again, and one that was not may become it', () => {
  keepPlace(open(), statePath);
  expect(electron.made.options, 'said outright, false disables the button on macOS').not.toHaveProperty(
    'fullscreen',
  );
  electron.made.isFullScreen = true;
  electron.made.on.get('close')?.();
  electron.made.isFullScreen = false;
  open();
  expect(electron.made.options).toHaveProperty('fullscreen', true);
});

test.each([
  [{ isDestroyed: true }, []],
  [{ isMinimized: true }, ['restore', 'focus']],
  [{ isVisible: false }, ['show', 'focus']],
  [{}, ['focus']],
])('a window that says %j is shown by %j', (state, expected) => {
  const done: string[] = [];
  const { isDestroyed = false, isMinimized = false, isVisible = true } = state as Record<string, boolean>;
  // A window has a hundred members; focusing uses these.
  focusWindow({
    isDestroyed: () => isDestroyed,
    isMinimized: () => isMinimized,
    isVisible: () => isVisible,
    show: () => done.push('show'),
    restore: () => done.push('restore'),
    focus: () => done.push('focus'),
  } as unknown as BrowserWindow);
  expect(done).toEqual(expected);
});

test('where it stood is forgotten with everything else, also when it closes', () => {
  keepPlace(open(), statePath);
  electron.made.on.get('close')?.();
  const forget = keepPlace(open(), statePath);
  expect(existsSync(statePath)).toBe(true);
  forget();
  electron.made.on.get('close')?.();
  expect(existsSync(statePath)).toBe(false);
});
