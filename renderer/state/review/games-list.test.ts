import { expect, it } from 'vitest';
import type { Reply, Request } from '../../../core/contract/contract.ts';
import type { EndedGame } from '../../../core/contract/reviews.ts';
import { BRIDGE, createBridge } from '../../bridge/bridge.ts';
import { WindowServices } from '../../services/services.ts';
import { createGamesList, EVERY_GAME, GAMES_LIST, LAST_GAMES } from './games-list.ts';

const game = (place: number): EndedGame => ({
  ...{
    gameId: `00000000-game-${place}`,
    mode: 'classic',
    templateHash: 'a'.repeat(64),
    level: 1,
    pairsLeft: 0,
  },
  ...{ elapsedMs: 1, playedAt: 9_000 - place, end: 'won', score: null, isImported: false, review: null },
});

/** A host with five games in pages of two, of which a filter by mode leaves one. */
function hostOfFive() {
  const asked: Request<'games.ended'>[] = [];
  const bridge = createBridge({
    async call(channel, request) {
      if (channel === 'games.facets')
        return { ok: true, value: { count: 5, templates: [], months: ['2026-11'] } };
      const sent = request as Request<'games.ended'>;
      asked.push(sent);
      const found = [0, 1, 2, 3, 4].map(game).filter((_, place) => sent.filter?.mode === null || place === 3);
      const from =
        sent.after === null ? 0 : found.findIndex(({ gameId }) => gameId === sent.after?.gameId) + 1;
      const games = found.slice(from, from + 2);
      const last = games.at(-1);
      const next = from + 2 < found.length && last ? { playedAt: last.playedAt, gameId: last.gameId } : null;
      return {
        ok: true,
        value: { games, templates: [], next, count: found.length } satisfies Reply<'games.ended'>,
      };
    },
    on: () => () => undefined,
  });
  return { asked, bridge, list: createGamesList(bridge) };
}

it('fetches a page, the next one when it is asked for, and no page twice', async () => {
  const { asked, list } = hostOfFive();
  await list.load();
  expect(list.store.getState()).toMatchObject({ count: 5, facets: { count: 5 }, trouble: null });
  expect(list.store.getState().games).toHaveLength(2);
  await Promise.all([list.more(), list.more()]);
  expect(list.store.getState().games).toHaveLength(4);
  await list.more();
  await list.more();
  expect(list.store.getState().games.map(({ gameId }) => gameId)).toEqual(
    [0, 1, 2, 3, 4].map((place) => game(place).gameId),
  );
  expect(asked).toHaveLength(3);
});

it('begins anew with what is looked for, whatever of the list before is still on its way', async () => {
  const { list } = hostOfFive();
  await list.load();
  const late = list.more();
  await list.look({ ...EVERY_GAME, mode: 'timed' });
  await late;
  expect(list.store.getState()).toMatchObject({ count: 1, games: [game(3)] });
});

it('the games that were played last are a list of their own, whatever the other one is filtered by', async () => {
  const { list, bridge } = hostOfFive();
  const services = new WindowServices().provide(BRIDGE, bridge).provide(GAMES_LIST, list);
  await services.get(LAST_GAMES).look(EVERY_GAME);
  await services.get(GAMES_LIST).look({ ...EVERY_GAME, mode: 'timed' });
  expect(services.get(LAST_GAMES).store.getState().games).toEqual([game(0), game(1)]);
  expect(services.get(GAMES_LIST).store.getState().games).toEqual([game(3)]);
});
