import type { Work } from '../../electron/storage/transfer/work.ts';

/** What a player has who has done nothing. */
export const NO_WORK: Work = {
  owner: null,
  owners: [],
  settings: {},
  games: [],
  designs: [],
  packs: [],
  puzzles: { answers: [], started: [] },
  pictures: [],
};
