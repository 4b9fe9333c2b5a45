import { expect, it } from 'vitest';
import { createKeyNotices, type KeyNotice, zoomKeys } from './key-notices.ts';

it('are told each time anew, and put away', () => {
  const { store, tell, putAway } = createKeyNotices();
  tell('largest');
  tell('largest');
  expect(store.getState()).toEqual({ why: 'largest', count: 2 });
  putAway();
  expect(store.getState()).toEqual({ why: null, count: 2 });
});

it.each<[boolean | null, boolean, string, readonly string[]]>([
  [true, true, 'zoom-in', ['zoom in']],
  [false, true, 'zoom-in', ['largest']],
  [true, true, 'zoom-out', ['zoom out']],
  [true, false, 'zoom-out', ['whole']],
  [true, true, 'zoom-whole', ['zoom whole']],
  [true, false, 'zoom-whole', ['whole']],
  [null, false, 'zoom-in', ['largest']],
  [null, false, 'zoom-out', ['whole']],
])(
  'where a board can be zoomed in: %s, and out: %s, the key of %s does %j',
  (canZoomIn, canZoomOut, key, done) => {
    const heard: string[] = [];
    const keys = zoomKeys(
      canZoomIn === null ? null : { canZoomIn, canZoomOut },
      (to) => heard.push(`zoom ${to}`),
      (why: KeyNotice) => heard.push(why),
    );
    keys[key as keyof typeof keys]();
    expect(heard).toEqual(done);
  },
);
