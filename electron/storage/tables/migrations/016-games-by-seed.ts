import type { Migration } from './migration.ts';

/**
 * Games by the seed of their first deal, so that the other games on a deal are found without reading every setup. A
 * setup that is no JSON (damage that the checksum of its row shows) is left out instead of failing the statement that
 * touches it.
 */
export const gamesBySeed: Migration = {
  version: 16,
  name: 'games by seed',
  statements: [
    `CREATE INDEX games_by_seed ON games (json_extract(setup, '$.deal.seed')) WHERE json_valid(setup)`,
  ],
};
