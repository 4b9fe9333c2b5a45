import type { BridgeError } from '../../../core/contract/contract.ts';
import type { Services } from '../../../core/contract/handle.ts';
import type { AppInfo } from '../../../core/contract/schemas.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { listEarned, readCareer } from '../tables/achievements.ts';
import {
  draftDesign,
  findHistory,
  listDesigns,
  listPlayable,
  saveDesign,
  setDeleted,
} from '../tables/designs.ts';
import { listPacks, putPack, setPackDeleted } from '../tables/packs.ts';
import { listAllScores, listScores } from '../tables/scores.ts';
import { readSettings, writeSettings } from '../tables/settings.ts';
import { readStatistics } from '../tables/statistics.ts';
import { makeTextParts } from '../transfer/text-parts.ts';
import type { OpenedStorage } from '../trust/opening.ts';
import { guarded, guardedLater } from '../trust/trouble.ts';
import type { DataContext, DataServices } from './data-services.ts';
import { listGames, loadGame } from './game-lists.ts';
import type { RunningGameCache } from './play-services.ts';
import type { RunningGame } from './running-game.ts';

/** What a host knows of itself; the state of the storage is the storage's own. */
export type HostInfo = Omit<AppInfo, 'storage'>;

type Work<Q, R> = (request: Q) => Result<R, BridgeError>;

/** What a host can do beyond the contract. */
export interface HostAbilities {
  /** Opens a folder before the player. */
  readonly showFolder?: (folder: string) => void;
}

/** Every channel of the contract over one storage. A failure of the disk is an answer, never a throw. */
export function makeServices(
  storage: OpenedStorage,
  info: HostInfo,
  { showFolder }: HostAbilities = {},
): Services {
  const cache: RunningGameCache = { running: null };
  const { database, reportDamage } = storage;
  const texts = makeTextParts();
  const guard =
    <Q, R>(work: Work<Q, R>): Work<Q, R> =>
    (request) =>
      guarded(() => work(request), storage.reportDamage);
  const kept = <Q, R>(work: Work<Q, R>): Work<Q, R> => {
    const done = guard(work);
    return (request) => whenKept(storage, done(request));
  };
  const keptLater =
    <Q, R>(work: (request: Q) => Promise<Result<R, BridgeError>>) =>
    async (request: Q) =>
      whenKept(storage, await guardedLater(() => work(request), reportDamage));
  const context = { storage, appVersion: info.version, cache, texts, showFolder: showFolder ?? null };
  return {
    ...dataServices(context),
    'app.info': () => ok({ ...info, storage: storage.state }),
    'settings.read': guard(() => ok(readSettings(database))),
    'settings.write': kept((patch) => ok(writeSettings(database, patch))),
    'templates.list': guard(() => ok(listPlayable(database, reportDamage))),
    'designs.list': guard(() => ok(listDesigns(database, reportDamage))),
    'designs.save': kept((request) => saveDesign(storage, request)),
    'designs.draft': kept((request) => draftDesign(storage, request)),
    'designs.history': guard(({ id }) => ok(findHistory(database, id))),
    'designs.delete': kept(({ id }) => setDeleted(storage, id, true)),
    'designs.restore': kept(({ id }) => setDeleted(storage, id, false)),
    'designs.import': async ({ textId }) => {
      const { importTemplates } = await import('../transfer/template-import.ts');
      const text = texts.whole(textId);
      if (!text.ok) return text;
      return whenKept(
        storage,
        guarded(() => importTemplates(storage, text.value), storage.reportDamage),
      );
    },
    'packs.list': guard(() => ok(listPacks(database, reportDamage))),
    'packs.put': kept((request) => putPack(storage, request)),
    'packs.delete': kept(({ id }) => setPackDeleted(storage, id, true)),
    'packs.restore': kept(({ id }) => setPackDeleted(storage, id, false)),
    'texts.part': texts.take,
    'games.list': guard(() => listGames(storage, reportDamage)),
    'games.load': guard(({ gameId }) => loadGame(storage, gameId)),
    'games.start': keptLater(async (request) => {
      const started = (await play()).startNewGame(storage, request);
      if (started.ok) storage.accepted.note({ ...started.value, setup: request.setup, entries: 0 });
      return started;
    }),
    'games.append': keptLater(async (request) => {
      const appended = (await play()).appendEntry(storage, cache, request);
      if (appended.ok && cache.running !== null) storage.accepted.note(acceptedIn(cache.running));
      return appended;
    }),
    'games.clock': keptLater(async (request) => (await play()).keepClock(storage, cache, request)),
    'games.finish': keptLater(async ({ gameId }) => (await play()).finishGame(storage, cache, gameId)),
    'games.abandon': keptLater(async ({ gameId }) => (await play()).abandonGame(storage, cache, gameId)),
    'scores.list': guard((scoreTable) => ok(listScores(database, scoreTable, reportDamage))),
    'scores.all': guard(() => ok(listAllScores(database, reportDamage))),
    'statistics.read': guard(() => ok(readStatistics(database, storage.now(), reportDamage))),
    'achievements.list': guard(() => ok({ earned: listEarned(database), career: readCareer(database) })),
  };
}

/** A change is called saved only when it lies where the next start looks for it. */
function whenKept<R>(storage: OpenedStorage, answer: Result<R, BridgeError>): Result<R, BridgeError> {
  const gone = answer.ok ? storage.noticeGone() : null;
  return gone === null ? answer : err({ code: 'storage-gone', detail: gone });
}

function acceptedIn({ stored, progress }: RunningGame) {
  return { gameId: stored.id, setup: stored.setup, entries: progress.entries };
}

/** Read when they are first wanted: most starts export, import and erase nothing. */
function dataServices(context: DataContext): DataServices {
  let read: Promise<DataServices> | null = null;
  const services = () => {
    read ??= import('./data-services.ts').then(({ makeDataServices }) => makeDataServices(context));
    return read;
  };
  return {
    'data.place': async (request) => (await services())['data.place'](request),
    'data.show': async (request) => (await services())['data.show'](request),
    'data.export': async (request) => (await services())['data.export'](request),
    'data.import': async (request) => (await services())['data.import'](request),
    'data.step': async (request) => (await services())['data.step'](request),
    'data.part': async (request) => (await services())['data.part'](request),
    'data.drop': async (request) => (await services())['data.drop'](request),
    'data.erase': async (request) => (await services())['data.erase'](request),
  };
}

/** Read when the first game is played: the engine comes with it. */
function play() {
  return import('./play-services.ts');
}
