/** The player's own pictures, as they are kept. */

import { createStore } from 'zustand/vanilla';
import type { BridgeErrorCode } from '../../core/contract/contract.ts';
import { MAX_OWN_PICTURES } from '../../core/contract/own-tile-set.ts';
import type { KeptPicture, OwnPicture } from '../../core/contract/pictures.ts';
import type { Bridge } from '../bridge/bridge.ts';
import { serviceKey } from '../services/services.ts';

export interface OwnPicturesState {
  /** null until they were read. */
  readonly pictures: readonly KeptPicture[] | null;
  /** Why they could not be read or changed, or null. */
  readonly trouble: BridgeErrorCode | null;
}

export interface OwnPictures {
  readonly store: ReturnType<typeof createPicturesStore>;
  load(): Promise<void>;
  /** Adds one after the others; answers why it was not added. */
  add(picture: OwnPicture): Promise<'added' | 'known' | 'full' | BridgeErrorCode>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

function createPicturesStore() {
  return createStore<OwnPicturesState>(() => ({ pictures: null, trouble: null }));
}

export function createOwnPictures(bridge: Bridge): OwnPictures {
  const store = createPicturesStore();
  const load = async () => {
    const answer = await bridge.call('pictures.list', null);
    if (answer.ok) store.setState({ pictures: answer.value, trouble: null });
    else store.setState(({ pictures }) => ({ pictures: pictures ?? [], trouble: answer.error.code }));
  };
  return {
    store,
    load,
    async add(picture) {
      const pictures = store.getState().pictures ?? [];
      if (pictures.some(({ data }) => data === picture.data)) return 'known';
      if (pictures.length >= MAX_OWN_PICTURES) return 'full';
      const answer = await bridge.call('pictures.add', picture);
      await load();
      return answer.ok ? 'added' : answer.error.code;
    },
    async rename(id, name) {
      const answer = await bridge.call('pictures.rename', { id, name });
      await load();
      if (!answer.ok) store.setState({ trouble: answer.error.code });
    },
    async remove(id) {
      const answer = await bridge.call('pictures.remove', { id });
      await load();
      if (!answer.ok) store.setState({ trouble: answer.error.code });
    },
  };
}

export const OWN_PICTURES = serviceKey<OwnPictures>('pictures');
