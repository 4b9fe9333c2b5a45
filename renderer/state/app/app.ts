/** The stores and services of one window, put together once. */
import { createStore } from 'zustand/vanilla';
import type { HostEvent } from '../../../core/contract/contract.ts';
import { isGameFile } from '../../../core/contract/game-file-ending.ts';
import type { AppInfo, StorageState } from '../../../core/contract/schemas.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { StoppableEngine } from '../../engine/start-engine.ts';
import { createDataTransfer, type DataTransfer } from '../data-transfer.ts';
import { createLabBoard, type LabBoardStore } from '../lab-board.ts';
import { createLibrary, type Library } from '../library.ts';
import { createNavigation, goTo, type Navigation } from '../navigation.ts';
import { offerBlob } from '../offer-file.ts';
import { createOwnPictures, type OwnPictures } from '../own-pictures.ts';
import { type Clock, createClock } from '../play/clock.ts';
import { createGhosts, type Ghosts } from '../play/ghosts.ts';
import { createJournal, type Journal } from '../play/journal.ts';
import { createPackOrder, type PackOrderStore } from '../play/pack-order.ts';
import { createSession, type Session } from '../play/session.ts';
import { createEndedPictures, type EndedPictures } from '../review/ended-pictures.ts';
import { createGameImport, type GameImport } from '../review/game-import.ts';
import { createGamesList, type GamesList } from '../review/games-list.ts';
import { createReviewMaker, type ReviewMaker } from '../review/review-maker.ts';
import { createReviewing, type Reviewing } from '../review/reviewing.ts';
import { createSettings, type SettingsKeeper } from '../settings.ts';
import { createShareCodeDialog, type ShareCodeDialog } from '../share-code-dialog.ts';
import { type BoardTurnStore, createBoardTurn } from '../shown/board-turn.ts';
import { createKeyNotices, type KeyNotices } from '../shown/key-notices.ts';

export interface HostState {
  readonly info: AppInfo | null;
  readonly storage: StorageState;
  readonly isTakenOver: boolean;
  /** Something threw where nothing should; the player is told once. */
  readonly hasBug: boolean;
}

export interface App {
  readonly bridge: Bridge;
  readonly engine: EngineClient;
  /** Starts a worker beside the one that holds the game. */
  readonly startHelper: () => StoppableEngine;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly session: Session;
  /** The game that runs beside the open one. */
  readonly ghosts: Ghosts;
  readonly settings: SettingsKeeper;
  readonly pictures: OwnPictures;
  readonly library: Library;
  readonly navigation: Navigation;
  readonly codes: ShareCodeDialog;
  /** All of the player's data, in and out. */
  readonly data: DataTransfer;
  /** The pack that is played, with its order. */
  readonly packOrder: PackOrderStore;
  /** Games that are over. */
  readonly gamesList: GamesList;
  /** A game that comes in as a file. */
  readonly gameImport: GameImport;
  /** The game under review. */
  readonly reviewing: Reviewing;
  /** Finds and keeps reviews, also for the words at the end of a game. */
  readonly reviews: ReviewMaker;
  /** Boards of games that are over, for lists. */
  readonly endedPictures: EndedPictures;
  readonly host: ReturnType<typeof createHostStore>;
  /** How the open game's board is shown. */
  readonly boardTurn: BoardTurnStore;
  /** Why a key did nothing. */
  readonly keyNotices: KeyNotices;
  /** The board that the lab shows. */
  readonly lab: LabBoardStore;
  /** Test-play of a drawing: no game is kept, and home is the drawing. */
  readonly isTrial: boolean;
}

function createHostStore() {
  return createStore<HostState>(() => ({
    info: null,
    storage: { kind: 'ready' },
    isTakenOver: false,
    hasBug: false,
  }));
}

function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

type FileEvent = Extract<HostEvent, { type: 'open-file' | 'open-file-failed' }>;

/** Loads the services that draw and import templates; the first screen needs none of them. */
async function editorOf(app: App) {
  return (await import('../editor/editor-services.ts')).editorServicesOf(app);
}

async function openTemplates(app: App, event: FileEvent): Promise<void> {
  goTo(app.navigation, 'designs');
  const editor = await editorOf(app);
  if (event.type === 'open-file-failed')
    editor.tell({ type: 'import-failed', file: event.name, error: { code: event.code, details: {} } });
  else if ((await editor.importFile(fileOf(event))) === 'board') goTo(app.navigation, 'editor');
}

function openGame(gameImport: GameImport, event: FileEvent): void {
  if (event.type === 'open-file') void gameImport.open(fileOf(event));
  else gameImport.refuse(event.name, event.code);
}

function fileOf({ name, base64 }: Extract<HostEvent, { type: 'open-file' }>): File {
  return new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name);
}

export function createApp(bridge: Bridge, engine: EngineClient, startHelper: () => StoppableEngine): App {
  const clock = createClock(() => performance.now());
  const journal = createJournal(bridge);
  const library = createLibrary(bridge);
  const settings = createSettings(bridge);
  const warnsWhenLost = () => settings.store.getState().settings.warnsWhenLost;
  const session = createSession({
    bridge,
    engine,
    clock,
    journal,
    newSeed,
    now: Date.now,
    wait,
    warnsWhenLost,
  });
  const host = createHostStore();
  const navigation = createNavigation();
  const codes = createShareCodeDialog();
  const reviews = createReviewMaker({ bridge, engine, startEngine: startHelper });
  const gamesList = createGamesList(bridge);
  const reviewing = createReviewing({ bridge, engine, maker: reviews });
  const gameImport = createGameImport({ bridge, navigation, gamesList, reviewing });
  const pictures = createOwnPictures(bridge);
  const reload = async () => {
    const { shelf } = await editorOf(app);
    await Promise.all([library.load(), settings.load(), pictures.load(), shelf.load()]);
  };
  const app: App = {
    bridge,
    engine,
    startHelper,
    clock,
    journal,
    session,
    ghosts: createGhosts({ bridge, engine, session, settings }),
    library,
    host,
    settings,
    pictures,
    navigation,
    codes,
    data: createDataTransfer({ bridge, wait, offer: offerBlob, reload }),
    packOrder: createPackOrder(navigation),
    gamesList,
    gameImport,
    reviews,
    endedPictures: createEndedPictures(reviews),
    reviewing,
    boardTurn: createBoardTurn(),
    keyNotices: createKeyNotices(),
    lab: createLabBoard(),
    isTrial: false,
  };
  followHost(app);
  return app;
}

/**
 * Acts on the host's events: another window took the game over, the storage changed, something was opened from
 * outside.
 */
function followHost(app: App): void {
  const { bridge, journal, session, host, codes, gameImport } = app;
  const handOver = () => {
    session.pause();
    host.setState({ isTakenOver: true });
  };
  journal.store.subscribe(({ trouble }) => {
    if (trouble === 'taken-over') handOver();
  });
  bridge.onHostEvent((event) => {
    if (event.type === 'taken-over') handOver();
    else if (event.type === 'storage') host.setState({ storage: event.state });
    else if (event.type === 'open-code') {
      // The game stays open; the dialog stands over it.
      session.pause();
      codes.follow(event.code);
    } else if (event.type === 'open-file' || event.type === 'open-file-failed') {
      session.leave();
      if (isGameFile(event.name)) openGame(gameImport, event);
      else void openTemplates(app, event);
    }
  });
}

/** Reads what the first screen needs. */
export async function loadApp({ bridge, host, settings, pictures, library }: App): Promise<void> {
  void pictures.load();
  const [info] = await Promise.all([bridge.call('app.info', null), settings.load(), library.load()]);
  if (info.ok) host.setState({ info: info.value, storage: info.value.storage });
}
