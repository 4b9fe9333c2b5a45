import type { Work } from '../../electron/storage/transfer/work.ts';

/** The work of a player who has done nothing. */
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
