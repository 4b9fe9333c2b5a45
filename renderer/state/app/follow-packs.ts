import { TEMPLATE_MODE } from '../../../core/game/modes/table.ts';
import { BRIDGE } from '../../bridge/bridge.ts';
import type { WindowServices } from '../../services/services.ts';
import { NAVIGATION } from '../navigation.ts';
import { PACK_ORDER, placeIn } from '../play/pack-order.ts';
import { SESSION } from '../play/session.ts';

/** Finds the pack of a level that was not opened from its card: a game that is gone on with from home or a list bears the level's id. */
export function followPacks(services: WindowServices): void {
  const { store } = services.get(SESSION);
  const order = services.get(PACK_ORDER);
  const isPlayed = (gameId: string) =>
    store.getState().game?.gameId === gameId && services.get(NAVIGATION).getState().path.includes('play');
  store.subscribe(({ game }, { game: before }) => {
    if (game === null || game.gameId === before?.gameId) return;
    const { mode, boardId, deal } = game.setup;
    if (mode !== TEMPLATE_MODE || boardId === undefined) return;
    if (placeIn(order.getState().packOrder, deal.template.hash, boardId) !== null) return;
    void import('../editor/own-levels.ts').then(async ({ packOfLevel }) => {
      const packOrder = await packOfLevel(services.get(BRIDGE), boardId);
      if (isPlayed(game.gameId)) order.setState({ packOrder });
    });
  });
}
