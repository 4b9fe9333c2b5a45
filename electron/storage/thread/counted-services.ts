/**
 * The services that rest on kept rows and sums: lists, scores, statistics, achievements, days. Loaded with the first request, so that the
 * storage opens without it.
 */

import { RECENT_GAMES } from '../../../core/coach/recent-games.ts';
import type { Services } from '../../../core/contract/handle.ts';
import { ok } from '../../../core/result.ts';
import { guardedLater } from '../base/failures.ts';
import { profileDatabase } from '../profiles/profile-places.ts';
import { listAchievements } from '../tables/achievements-table.ts';
import { listPlayedGames } from '../tables/figures-table.ts';
import { listAllScores, listScores } from '../tables/scores-table.ts';
import { readStatistics } from '../tables/statistics-queries.ts';
import type { OpenedStorage } from '../trust/startup/opened-storage.ts';
import { listBoardGames, readBoardDays } from './board-game-list.ts';
import type { CountedChannel } from './counted-channels.ts';
import { listLostGames } from './game-lists.ts';
import type { Household } from './profile-services.ts';
import { createOtherWeeks, readWeek } from './profile-week.ts';
import { whenSettled } from './settled.ts';

/** The services of these channels. */
export type CountedServices = Pick<Services, CountedChannel>;

export function createCountedServices(storage: OpenedStorage, household: Household): CountedServices {
  const { database, reportDamage } = storage;
  const settled =
    <Q, R>(read: (request: Q) => R) =>
    (request: Q) =>
      guardedLater(
        async () => ok(await whenSettled(storage, reportDamage, () => read(request))),
        reportDamage,
      );
  const otherWeek = createOtherWeeks(household.openCopy, storage.now);
  // It replays what came in files.
  const ended = () => import('../tables/ended-games.ts');
  return {
    'games.on-boards': settled(({ mode, boardIds }) =>
      listBoardGames(database, mode, boardIds, reportDamage),
    ),
    'games.days': settled((request) => readBoardDays(database, request, storage.now())),
    'games.ghosts': ({ gameId }) =>
      guardedLater(async () => {
        const { listGhosts } = await import('./play-services.ts');
        return whenSettled(storage, reportDamage, () => listGhosts(storage, gameId, reportDamage));
      }, reportDamage),
    'games.ended': ({ after, filter }) =>
      guardedLater(async () => {
        const { listEnded } = await ended();
        const read = () => listEnded(database, after, filter, reportDamage);
        return ok(await whenSettled(storage, reportDamage, read));
      }, reportDamage),
    'games.facets': () =>
      guardedLater(async () => {
        const { listFacets } = await ended();
        return ok(await whenSettled(storage, reportDamage, () => listFacets(database)));
      }, reportDamage),
    'profiles.week': (question) =>
      guardedLater(async () => {
        const path = profileDatabase(household.root, question.id);
        if (path !== storage.path) return ok(await otherWeek(path, question));
        return ok(
          await whenSettled(storage, reportDamage, () => readWeek(database, storage.now(), question)),
        );
      }, reportDamage),
    'scores.list': settled((scoreTable) => listScores(database, scoreTable, reportDamage)),
    'scores.all': settled((page) => listAllScores(database, page?.after ?? null, reportDamage)),
    'statistics.read': settled(() => readStatistics(database, storage.now(), reportDamage)),
    'statistics.play': ({ month }) =>
      guardedLater(async () => {
        const { readPlay } = await import('./figures-work.ts');
        return ok(await readPlay(storage, month));
      }, reportDamage),
    'statistics.games': settled((page) => listPlayedGames(database, page?.after ?? null, reportDamage)),
    'achievements.list': settled(() => listAchievements(database)),
    'puzzles.lost-games': (_request) =>
      guardedLater(
        () => whenSettled(storage, reportDamage, () => listLostGames(storage, reportDamage)),
        reportDamage,
      ),
    'puzzles.recent-games': (_request) =>
      guardedLater(async () => {
        const { listRecent } = await ended();
        return whenSettled(storage, reportDamage, () => ok(listRecent(database, RECENT_GAMES)));
      }, reportDamage),
  };
}
