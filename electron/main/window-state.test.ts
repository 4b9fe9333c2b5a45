import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  type Bounds,
  fitWindow,
  readWindowState,
  type WindowState,
  writeWindowState,
} from './window-state.ts';

const folder = mkdtempSync(join(tmpdir(), 'twofold-window-'));
afterAll(() => rmSync(folder, { recursive: true }));
const laptop: Bounds = { x: 0, y: 25, width: 1440, height: 875 };
const right: Bounds = { x: 1440, y: 0, width: 1920, height: 1080 };
const at = (x: number, y: number, width = 900, height = 700): WindowState => ({
  bounds: { x, y, width, height },
  isMaximized: false,
  isFullScreen: false,
});
const middle = at(130, 52, 1180, 820);

test.each<[string, WindowState | null, readonly [Bounds, ...Bounds[]], WindowState]>([
  ['in the middle at first', null, [laptop], middle],
  ['where it was', at(100, 100), [laptop], at(100, 100)],
  ['on the second screen', at(1500, 40), [laptop, right], at(1500, 40)],
  ['in the middle when that screen is gone', at(1500, 40), [laptop], middle],
  ['where a part of it can be seen', at(-820, 100), [laptop], at(-820, 100)],
  ['in the middle when too little can be seen', at(-821, 100), [laptop], middle],
  ['in the middle when its title bar is above the screen', at(100, -300), [laptop], middle],
  ['no smaller than it can be', at(100, 100, 200, 100), [laptop], at(100, 100, 480, 480)],
  ['no larger than the screen it is on now', at(0, 25, 2560, 1400), [laptop], at(0, 25, 1440, 875)],
  ['as large as its own screen lets it', at(1500, 40, 1900, 1000), [laptop, right], at(1500, 40, 1900, 1000)],
  ['inside a small screen', null, [{ x: 0, y: 0, width: 800, height: 600 }], at(0, 0, 800, 600)],
])('opens %s', (_where, saved, screens, expected) => {
  expect(fitWindow(saved, screens)).toEqual(expected);
});

test.each(['isMaximized', 'isFullScreen'] as const)('%s stays on a new screen', (how) => {
  expect(fitWindow({ ...at(9_000, 0), [how]: true }, [laptop])).toEqual({ ...middle, [how]: true });
});

test('is read back as it was written', () => {
  const path = join(folder, 'window.json');
  writeWindowState(path, at(5, 6));
  expect(readWindowState(path)).toEqual(at(5, 6));
  expect(readFileSync(path, 'utf8')).toMatch(/\n$/);
});

test.each([
  '',
  '{',
  'null',
  '{"bounds":{"x":1}}',
  '{"bounds":{"x":0.5,"y":0,"width":9,"height":9},"isMaximized":true}',
])('is forgotten when the file says %j', (text) => {
  const path = join(folder, 'broken.json');
  writeFileSync(path, text);
  expect(readWindowState(path)).toBeNull();
});

test('is not worth a word when it cannot be written', () => {
  expect(() => writeWindowState(join(folder, 'missing', 'window.json'), at(0, 0))).not.toThrow();
});
