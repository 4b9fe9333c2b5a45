/**
 * Pictures of games that are over, for lists: wanted while a row is in sight, loaded one at a time, the last one that was
 * wanted first. A list that is scrolled past loads none of the games that are out of sight again.
 */

import { createStore } from 'zustand/vanilla';
import type { EndedGame } from '../../../core/contract/reviews.ts';
import { serviceKey } from '../../services/services.ts';
import { type EndedPicture, endedPicture } from './ended-picture.ts';
import type { ReviewMaker } from './review-maker.ts';

export type PicturedGame = Pick<EndedGame, 'gameId' | 'review' | 'pairsLeft'>;

export interface EndedPictures {
  /** By `pictureKey`. */
  readonly store: ReturnType<typeof createPicturesStore>;
  /** Returns how to leave it: once nobody wants it any more it is not loaded, unless that has begun. */
  want(game: PicturedGame): () => void;
}

/** Far more than are in sight at once. */
export const MOST_PICTURES = 240;

function createPicturesStore() {
  return createStore<ReadonlyMap<string, EndedPicture>>(() => new Map());
}

/** Another review may find another move that lost. */
export function pictureKey({ gameId, review }: PicturedGame): string {
  return `${gameId} ${review?.lostMove ?? ''}`;
}

interface Wanted {
  readonly game: PicturedGame;
  /** The places in which it is wanted. */
  readonly by: Set<symbol>;
}

export function createEndedPictures(reviews: Pick<ReviewMaker, 'load'>): EndedPictures {
  const store = createPicturesStore();
  const wanted = new Map<string, Wanted>();
  let isLoading = false;

  async function loadWanted(): Promise<void> {
    isLoading = true;
    for (let last = lastOf(wanted); last !== undefined; last = lastOf(wanted)) {
      const [key, { game }] = last;
      wanted.delete(key);
      const loaded = await reviews.load(game.gameId);
      // One that cannot be read keeps its empty board; it is tried again when it comes into sight again.
      if (loaded.ok)
        store.setState(withPicture(store.getState(), key, endedPicture(loaded.value.game, game)), true);
    }
    isLoading = false;
  }

  return {
    store,
    want(game) {
      const key = pictureKey(game);
      if (store.getState().has(key)) return () => undefined;
      const { by } = wanted.get(key) ?? { by: new Set() };
      const holder = Symbol(key);
      by.add(holder);
      wanted.delete(key);
      wanted.set(key, { game, by });
      if (!isLoading) void loadWanted();
      return () => {
        by.delete(holder);
        if (by.size === 0 && wanted.get(key)?.by === by) wanted.delete(key);
      };
    },
  };
}

function lastOf<K, V>(map: ReadonlyMap<K, V>): [K, V] | undefined {
  return [...map].at(-1);
}

/** The pictures with one more; the one that was made first goes when there are too many. */
function withPicture(
  pictures: ReadonlyMap<string, EndedPicture>,
  key: string,
  picture: EndedPicture,
): ReadonlyMap<string, EndedPicture> {
  return new Map([...pictures, [key, picture] as const].slice(-MOST_PICTURES));
}

export const ENDED_PICTURES = serviceKey<EndedPictures>('ended pictures');
