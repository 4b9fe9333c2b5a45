/** Why a key that was pressed did nothing, or that it did what is not seen, where the screen has no place of its own to say so. */

import { createStore } from 'zustand/vanilla';
import { serviceKey } from '../../services/services.ts';
import type { ZoomState } from '../../viewport/camera.ts';

export type KeyNotice =
  | 'not-here'
  | 'over'
  | 'no-hint'
  | 'nothing-taken'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'no-answers'
  | 'no-skip'
  | 'answered'
  | 'largest'
  | 'whole'
  | 'at-start'
  | 'at-end'
  | 'nothing-selected'
  | 'sound-off'
  | 'sound-on';

export type TellKey = (why: KeyNotice) => void;

function createKeyNoticeStore() {
  return createStore<{ readonly why: KeyNotice | null; readonly count: number }>(() => ({
    why: null,
    count: 0,
  }));
}

export interface KeyNotices {
  /** `count` rises with each telling, so that the same words are said again. */
  readonly store: ReturnType<typeof createKeyNoticeStore>;
  readonly tell: TellKey;
  putAway(): void;
}

export function createKeyNotices(): KeyNotices {
  const store = createKeyNoticeStore();
  return {
    store,
    tell: (why) => store.setState(({ count }) => ({ why, count: count + 1 })),
    putAway: () => store.setState({ why: null }),
  };
}

/** Makes the handlers of the keys that zoom a board; a key that cannot zoom says why. */
export function zoomKeys(
  state: Pick<ZoomState, 'canZoomIn' | 'canZoomOut'> | null,
  zoom: (to: 'in' | 'out' | 'whole') => void,
  tell: TellKey,
) {
  const out = (to: 'out' | 'whole') => () => (state?.canZoomOut === true ? zoom(to) : tell('whole'));
  return {
    'zoom-in': () => (state?.canZoomIn === true ? zoom('in') : tell('largest')),
    'zoom-out': out('out'),
    'zoom-whole': out('whole'),
  };
}

export const KEY_NOTICES = serviceKey<KeyNotices>('key notices');
