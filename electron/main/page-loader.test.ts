import type { BrowserWindow } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { hostWords } from '../../tests/support/host-words.ts';
import { createPageLoader } from './page-loader.ts';

const electron = vi.hoisted(() => ({
  app: { quit: vi.fn() },
  dialog: { showMessageBox: vi.fn() },
  nativeTheme: {},
  screen: {},
  BrowserWindow: class {},
}));
vi.mock('electron', () => electron);
beforeEach(() => {
  vi.resetAllMocks();
});

const FAILURE = Object.assign(new Error('ERR_FAILED (-2)'), { code: 'ERR_FAILED' });

/** A window whose loads end one after another as `outcomes` says; it notes what was done with it. */
function makeWindow(outcomes: readonly (Error | null)[], language: 'en' | 'zh-CN' = 'en') {
  const done: string[] = [];
  const bugs: unknown[] = [];
  const left = [...outcomes];
  const state = { isDestroyed: false };
  // A window has a hundred members; loading and showing use these.
  const window = {
    isDestroyed: () => state.isDestroyed,
    isMinimized: () => false,
    isVisible: () => false,
    show: () => done.push('show'),
    focus: () => undefined,
    async loadURL(url: string) {
      done.push(url);
      const outcome = left.shift() ?? null;
      await Promise.resolve();
      if (outcome !== null) throw outcome;
    },
  } as unknown as BrowserWindow;
  const loader = createPageLoader(window, {
    readWords: () => hostWords(language),
    onBug: (bug) => bugs.push(bug),
  });
  return { loader, done, bugs, state };
}

const press = (response: number) => electron.dialog.showMessageBox.mockResolvedValueOnce({ response });

test('a page that comes asks nothing', async () => {
  const { loader, done, bugs } = makeWindow([null]);
  expect(await loader.load('app://a')).toBe(true);
  expect([done, bugs]).toEqual([['app://a'], []]);
  expect(electron.dialog.showMessageBox).not.toHaveBeenCalled();
});

test.each([
  ['en', /could not be loaded \(ERR_FAILED\).*saved/, ['Try Again', 'Quit']],
  ['zh-CN', /没能载入（ERR_FAILED）.*已保存/, ['重试', '退出']],
] as const)(
  'one that does not come shows the window and says so in %s, until it comes',
  async (language, message, buttons) => {
    const { loader, done, bugs } = makeWindow([FAILURE, FAILURE, null], language);
    press(0);
    press(0);
    expect(await loader.load('app://a')).toBe(true);
    expect(done).toEqual(['app://a', 'show', 'app://a', 'show', 'app://a']);
    expect(bugs).toEqual([FAILURE, FAILURE]);
    expect(electron.dialog.showMessageBox.mock.calls[0]?.[1]).toMatchObject({
      message: expect.stringMatching(message),
      buttons,
      cancelId: 1,
    });
  },
);

test('the player may leave', async () => {
  const { loader } = makeWindow([FAILURE]);
  press(1);
  expect(await loader.load('app://a')).toBe(false);
  expect(electron.app.quit).toHaveBeenCalledOnce();
});

test('a page that another one replaced is not asked about', async () => {
  const { loader, done, bugs } = makeWindow([FAILURE, null]);
  const first = loader.load('app://a');
  expect(await loader.load('app://b')).toBe(true);
  expect(await first).toBe(false);
  expect([done, bugs]).toEqual([['app://a', 'app://b'], []]);
});

test('a window that is gone is not asked about either', async () => {
  const { loader, state, done } = makeWindow([FAILURE]);
  const load = loader.load('app://a');
  state.isDestroyed = true;
  expect(await load).toBe(false);
  expect(await loader.load('app://b')).toBe(false);
  expect(done).toEqual(['app://a']);
});
