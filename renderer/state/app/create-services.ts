/** The stores and services of one window, put together once. */

import type { Bridge } from '../../bridge/bridge.ts';
import { BRIDGE } from '../../bridge/bridge.ts';
import type { EngineClient } from '../../engine/client.ts';
import { ENGINE } from '../../engine/client.ts';
import type { StoppableEngine } from '../../engine/start-engine.ts';
import { START_HELPER } from '../../engine/start-engine.ts';
import { WindowServices } from '../../services/services.ts';
import { createDataTransfer, DATA_TRANSFER } from '../data-transfer.ts';
import { createHostStore, HOST } from '../host-state.ts';
import { createLabBoard, LAB_BOARD } from '../lab-board.ts';
import { createLibrary, LIBRARY } from '../library.ts';
import { createNavigation, NAVIGATION } from '../navigation.ts';
import { newSeed } from '../new-seed.ts';
import { offerBlob } from '../offer-file.ts';
import { createOwnPictures, OWN_PICTURES } from '../own-pictures.ts';
import { CLOCK, createClock } from '../play/clock.ts';
import { createGhosts, GHOSTS } from '../play/ghosts.ts';
import { createJournal, JOURNAL } from '../play/journal.ts';
import { createPackOrder, PACK_ORDER } from '../play/pack-order.ts';
import { createSession, SESSION } from '../play/session.ts';
import { readingMs } from '../reading.ts';
import { createEndedPictures, ENDED_PICTURES } from '../review/ended-pictures.ts';
import { createGameImport, GAME_IMPORT } from '../review/game-import.ts';
import { createGamesList, GAMES_LIST } from '../review/games-list.ts';
import { createReviewMaker, REVIEW_MAKER } from '../review/review-maker.ts';
import { createReviewing, REVIEWING } from '../review/reviewing.ts';
import { createSettings, SETTINGS } from '../settings.ts';
import { createShareCodeDialog, SHARE_CODES } from '../share-code-dialog.ts';
import { BOARD_TURN, createBoardTurn } from '../shown/board-turn.ts';
import { createKeyNotices, KEY_NOTICES } from '../shown/key-notices.ts';
import { createLeftStage, LEFT_STAGE } from '../shown/left-stage.ts';
import { followKeys } from './follow-keys.ts';
import { followPacks } from './follow-packs.ts';

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Puts the services of one window together; those of screens that are loaded later make themselves. */
export function createServices(
  bridge: Bridge,
  engine: EngineClient,
  startHelper: () => StoppableEngine,
): WindowServices {
  const clock = createClock(() => performance.now());
  const journal = createJournal(bridge);
  const library = createLibrary(bridge);
  const settings = createSettings(bridge);
  const warnsWhenLost = () => settings.store.getState().settings.warnsWhenLost;
  const marksChoices = () => settings.store.getState().settings.marksChoices;
  const session = createSession({
    bridge,
    engine,
    clock,
    journal,
    newSeed,
    now: Date.now,
    wait,
    readFor: (ms) => readingMs(ms, settings.store.getState().settings.reading),
    warnsWhenLost,
    marksChoices,
  });
  const navigation = createNavigation();
  const reviews = createReviewMaker({ bridge, engine, startEngine: startHelper });
  const gamesList = createGamesList(bridge);
  const reviewing = createReviewing({ bridge, engine, maker: reviews });
  const pictures = createOwnPictures(bridge);
  const reload = async () => {
    // The first screen needs nothing of what draws templates.
    const { shelf } = services.get((await import('../editor/editor-services.ts')).EDITOR);
    await Promise.all([library.load(), settings.load(), pictures.load(), shelf.load()]);
  };
  const services = new WindowServices()
    .provide(BRIDGE, bridge)
    .provide(ENGINE, engine)
    .provide(START_HELPER, startHelper)
    .provide(CLOCK, clock)
    .provide(JOURNAL, journal)
    .provide(SESSION, session)
    .provide(GHOSTS, createGhosts({ bridge, engine, session, settings }))
    .provide(LIBRARY, library)
    .provide(HOST, createHostStore())
    .provide(SETTINGS, settings)
    .provide(OWN_PICTURES, pictures)
    .provide(NAVIGATION, navigation)
    .provide(SHARE_CODES, createShareCodeDialog())
    .provide(DATA_TRANSFER, createDataTransfer({ bridge, wait, offer: offerBlob, reload }))
    .provide(PACK_ORDER, createPackOrder(navigation))
    .provide(GAMES_LIST, gamesList)
    .provide(GAME_IMPORT, createGameImport({ bridge, navigation, gamesList, reviewing }))
    .provide(REVIEW_MAKER, reviews)
    .provide(ENDED_PICTURES, createEndedPictures(reviews))
    .provide(REVIEWING, reviewing)
    .provide(BOARD_TURN, createBoardTurn())
    .provide(LEFT_STAGE, createLeftStage())
    .provide(KEY_NOTICES, createKeyNotices())
    .provide(LAB_BOARD, createLabBoard());
  followHost(services);
  followPacks(services);
  return services;
}

/**
 * Acts on the host's events: another window took the game over, the storage changed, something was opened from
 * outside.
 */
function followHost(services: WindowServices): void {
  const session = services.get(SESSION);
  const host = services.get(HOST);
  const handOver = () => {
    session.pause();
    host.setState({ isTakenOver: true });
  };
  services.get(JOURNAL).store.subscribe(({ trouble }) => {
    if (trouble === 'taken-over') handOver();
  });
  services.get(BRIDGE).onHostEvent((event) => {
    if (event.type === 'taken-over') handOver();
    else if (event.type === 'storage') host.setState({ storage: event.state });
    else if (event.type === 'open-code') {
      // The game stays open; the dialog stands over it.
      session.pause();
      services.get(SHARE_CODES).follow(event.code);
    } else if (event.type === 'open-file' || event.type === 'open-file-failed') {
      session.leave();
      void import('./open-file.ts').then(({ openFile }) => openFile(services, event));
    }
  });
}

/** Reads what the first screen needs. */
export async function loadFirstScreen(services: WindowServices): Promise<void> {
  // The first request of a page: where another player's data were opened, nothing else is answered before it.
  const asking = services.get(BRIDGE).call('app.info', null);
  void services.get(OWN_PICTURES).load();
  const [info] = await Promise.all([asking, services.get(SETTINGS).load(), services.get(LIBRARY).load()]);
  await followKeys(services);
  if (info.ok) services.get(HOST).setState({ info: info.value, storage: info.value.storage });
}
