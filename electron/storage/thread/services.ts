import type { Services } from '../../../core/contract/handle.ts';
import type { AppInfo } from '../../../core/contract/schemas.ts';
import { ok } from '../../../core/result.ts';
import type { RunningGame } from '../games/running-game.ts';
import { listDesigns, listPlayable } from '../tables/designs-table.ts';
import { readSettings, writeSettings } from '../tables/settings-table.ts';
import type { TextParts } from '../transfer/text-store.ts';
import type { OpenedStorage } from '../trust/startup/opened-storage.ts';
import { COUNTED_CHANNELS, type CountedChannel } from './counted-channels.ts';
import type { CountedServices } from './counted-services.ts';
import type { DataContext, DataServices } from './data-services.ts';
import { listGames } from './game-lists.ts';
import { createGuards } from './guards.ts';
import type { Household, ProfileServices } from './profile-services.ts';

/** The facts that a host gives of itself; the state of the storage comes from the storage. */
export type HostInfo = Omit<AppInfo, 'storage'>;

/** The acts of a host beyond the contract. */
export interface HostAbilities {
  /** Opens a folder before the player. */
  readonly showFolder?: (folder: string) => void;
}

/** The abilities that a host gives, and how the thread opens the data of another player; without that there is no other one. */
interface Abilities {
  readonly showFolder?: DataContext['showFolder'];
  readonly household?: Household;
}

/** The services of the channels whose name begins so. */
type Group<Prefix extends string> = {
  readonly [C in Exclude<keyof Services, CountedChannel> as C extends `${Prefix}.${string}`
    ? C
    : never]: Services[C];
};

/**
 * Every channel of the contract over one storage. A failure of the disk is an answer, never a throw. What the first screen does
 * not ask for is loaded with the first request for it.
 */
export function createServices(
  storage: OpenedStorage,
  info: HostInfo,
  { showFolder = null, household = unchangeable(storage) }: Abilities = {},
): Services {
  const texts = lazyTexts();
  const context: DataContext = {
    storage,
    appVersion: info.version,
    texts,
    showFolder,
    cache: { running: null },
  };
  return {
    'app.info': () => ok({ ...info, storage: storage.state }),
    'texts.part': async (part) => (await texts()).take(part),
    ...settingsServices(context),
    ...designServices(context),
    ...packServices(context),
    ...gameServices(context),
    ...reviewServices(context),
    ...countedServices(context, household),
    ...pictureServices(context),
    ...puzzleServices(context),
    ...profileServices(storage, household),
    ...dataServices(context),
  };
}

/** The storage stays the one that it is. */
function unchangeable({ path }: OpenedStorage): Household {
  return { root: path, openCopy: () => null, isWritable: () => false, reopen: async () => undefined };
}

function settingsServices({ storage }: DataContext): Group<'settings'> {
  const { guard, kept } = createGuards(storage);
  return {
    'settings.read': guard(() => ok(readSettings(storage.database))),
    'settings.write': kept((patch) => ok(writeSettings(storage.database, patch))),
  };
}

function lazyTexts(): DataContext['texts'] {
  let made: Promise<TextParts> | null = null;
  return () => {
    made ??= import('../transfer/text-store.ts').then(({ createTextParts }) => createTextParts());
    return made;
  };
}

function designServices({ storage, texts }: DataContext): Group<'templates' | 'designs'> {
  const { database, reportDamage } = storage;
  const { guard, guardLater, keptLater } = createGuards(storage);
  const changes = () => import('../tables/design-changes.ts');
  return {
    'templates.list': guard(() => ok(listPlayable(database, reportDamage))),
    'designs.list': guard(() => ok(listDesigns(database, reportDamage))),
    'designs.save': keptLater(async (request) => (await changes()).saveDesign(storage, request)),
    'designs.draft': keptLater(async (request) => (await changes()).draftDesign(storage, request)),
    'designs.history': guardLater(async ({ id }) => ok((await changes()).findHistory(database, id))),
    'designs.delete': keptLater(async ({ id }) => (await changes()).setDeleted(storage, id, true)),
    'designs.restore': keptLater(async ({ id }) => (await changes()).setDeleted(storage, id, false)),
    'designs.import': keptLater(async ({ textId }) => {
      const { importTemplates } = await import('../transfer/template-import.ts');
      const text = (await texts()).whole(textId);
      return text.ok ? ok(importTemplates(storage, text.value)) : text;
    }),
  };
}

function packServices({ storage }: DataContext): Group<'packs'> {
  const { guardLater, keptLater } = createGuards(storage);
  const packs = () => import('../tables/packs-table.ts');
  return {
    'packs.list': guardLater(async () =>
      ok((await packs()).listPacks(storage.database, storage.reportDamage)),
    ),
    'packs.put': keptLater(async (request) => (await packs()).putPack(storage, request)),
    'packs.delete': keptLater(async ({ id }) => (await packs()).setPackDeleted(storage, id, true)),
    'packs.restore': keptLater(async ({ id }) => (await packs()).setPackDeleted(storage, id, false)),
  };
}

function gameServices(context: DataContext): Group<'games'> {
  return { ...gameListServices(context), ...playServices(context), ...gameFileServices(context) };
}

function gameListServices({ storage }: DataContext) {
  const { guard } = createGuards(storage);
  return {
    'games.list': guard(() => listGames(storage, storage.reportDamage)),
  } satisfies Partial<Group<'games'>>;
}

function playServices({ storage, cache }: DataContext) {
  const { guardLater, keptLater } = createGuards(storage);
  return {
    'games.load': guardLater(async ({ gameId }) =>
      (await import('./load-game.ts')).loadGame(storage, gameId),
    ),
    'games.start': keptLater(async (request) => {
      const started = (await play()).startNewGame(storage, request);
      if (started.ok) storage.accepted.note({ ...started.value, setup: request.setup, entries: 0 });
      return started;
    }),
    'games.play-on': keptLater(async (request) => {
      const started = (await play()).playOnGame(storage, request);
      if (started.ok) {
        const entries = request.journal.length;
        storage.accepted.note({ ...started.value, setup: request.setup, entries });
      }
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
  } satisfies Partial<Group<'games'>>;
}

function gameFileServices({ storage, texts, appVersion }: DataContext) {
  const { keptLater } = createGuards(storage);
  return {
    'games.export': keptLater(async ({ gameId }) =>
      (await import('./game-transfer.ts')).exportGame(storage, appVersion, gameId),
    ),
    'games.import': keptLater(async ({ textId }) => {
      // At once: other requests are answered meanwhile, and the next file may come under the same id.
      const text = (await texts()).whole(textId);
      if (!text.ok) return text;
      return (await import('./game-transfer.ts')).importGame(storage, text.value);
    }),
  } satisfies Partial<Group<'games'>>;
}

function reviewServices({ storage }: DataContext): Group<'reviews'> {
  const { guardLater, keptLater } = createGuards(storage);
  const reviews = () => import('./review-services.ts');
  return {
    'reviews.read': guardLater(async ({ gameId }) => (await reviews()).readReview(storage, gameId)),
    'reviews.keep': keptLater(async (request) => (await reviews()).keepReview(storage, request)),
  };
}

function pictureServices({ storage }: DataContext): Group<'pictures'> {
  const { guardLater, keptLater } = createGuards(storage);
  // The check of a picture is loaded with the first request about pictures.
  const pictures = () => import('../pictures/pictures-table.ts');
  return {
    'pictures.list': guardLater(async () =>
      ok((await pictures()).listPictures(storage.database, storage.reportDamage)),
    ),
    'pictures.add': keptLater(async (picture) => (await pictures()).addPicture(storage, picture)),
    'pictures.rename': keptLater(async ({ id, name }) => (await pictures()).renamePicture(storage, id, name)),
    'pictures.remove': keptLater(async ({ id }) => (await pictures()).removePicture(storage, id)),
  };
}

function puzzleServices({ storage }: DataContext): Group<'puzzles'> {
  const { guardLater, keptLater } = createGuards(storage);
  // The engine, which proves an answer, is loaded with the first one.
  const puzzles = () => import('./puzzle-services.ts');
  return {
    'puzzles.record': guardLater(async () => {
      const { readPuzzles } = await import('../tables/puzzles/puzzles-table.ts');
      return ok(readPuzzles(storage.database, storage.now(), storage.reportDamage));
    }),
    'puzzles.run': keptLater(async ({ way }) =>
      ok((await import('./puzzle-runs.ts')).beginRun(storage, way, storage.reportDamage)),
    ),
    'puzzles.answer': keptLater(async (answer) => (await puzzles()).keepAnswer(storage, answer)),
    'puzzles.keep': keptLater(async (study) => (await puzzles()).keepStudy(storage, study)),
  };
}

function acceptedIn({ stored, progress }: RunningGame) {
  return { gameId: stored.id, setup: stored.setup, entries: progress.entries };
}

/** Read when the first of them is asked: the storage opens without them. */
function countedServices({ storage }: DataContext, household: Household): CountedServices {
  let read: Promise<CountedServices> | null = null;
  const services = () => {
    read ??= import('./counted-services.ts').then(({ createCountedServices }) =>
      createCountedServices(storage, household),
    );
    return read;
  };
  const later = (channel: CountedChannel) => async (request: never) => (await services())[channel](request);
  // Each channel has the service of its own name.
  return Object.fromEntries(
    COUNTED_CHANNELS.map((channel) => [channel, later(channel)]),
  ) as unknown as CountedServices;
}

/** Read when they are first wanted: most machines have one player. */
function profileServices(storage: OpenedStorage, household: Household): ProfileServices {
  const { guardLater } = createGuards(storage);
  const services = async () =>
    (await import('./profile-services.ts')).createProfileServices(storage, household);
  return {
    'profiles.list': guardLater(async (request) => (await services())['profiles.list'](request)),
    'profiles.add': guardLater(async (request) => (await services())['profiles.add'](request)),
    'profiles.rename': guardLater(async (request) => (await services())['profiles.rename'](request)),
    'profiles.switch': guardLater(async (request) => (await services())['profiles.switch'](request)),
    'profiles.erase': guardLater(async (request) => (await services())['profiles.erase'](request)),
  };
}

/** Read when they are first wanted: most starts export, import and erase nothing. */
function dataServices(context: DataContext): DataServices {
  let read: Promise<DataServices> | null = null;
  const services = () => {
    read ??= import('./data-services.ts').then(({ createDataServices }) => createDataServices(context));
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
