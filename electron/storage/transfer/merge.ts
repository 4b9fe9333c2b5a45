/** Brings a player's work into a database that may hold some of it already. Nothing is replaced, nothing comes twice. */
import { GAME_REFUSALS, type GameRefusal, type MergeReport } from '../../../core/contract/data.ts';
import type { ImportError } from '../../../core/contract/import-errors.ts';
import { putRow } from '../base/checked-rows.ts';
import type { Connection } from '../base/connection.ts';
import { soundOf } from '../base/stored-value.ts';
import { mergePicture } from '../pictures/picture-work.ts';
import { earningByMerge, type MergedGame } from '../tables/achievements-table.ts';
import { ensureOwnId } from '../tables/owners/own-id.ts';
import { SETTLED_AT_ONCE, settleSome } from '../tables/settling.ts';
import { createClaims } from './claims.ts';
import { createDesignMerge } from './design-work.ts';
import { type ImportSource, type ItemSource, sourceOf } from './import-source.ts';
import {
  GAME_ROWS,
  type MergeOutcome,
  type Merging,
  mergingGame,
  readPlayingSlots,
  type WritingSteps,
} from './merge-game.ts';
import { createPackMerge } from './pack-work.ts';
import type { Proofs } from './proving.ts';
import { mergeAnswer, mergeStudy, resultOfAnswer } from './puzzle-work.ts';
import { createStandings } from './standings.ts';
import type { GameWork, Work } from './work.ts';

/** An item of a text that was read well before is not read well now. */
export class ChangedSourceError extends Error {}

const NONE = { added: 0, known: 0 };
const NO_PROOFS: Proofs = { games: new Map(), answers: new Map() };

/** The database into which work is merged, and its circumstances. */
type MergeContext = Pick<Merging, 'claims' | 'database' | 'now' | 'onDamage'> & {
  /** It was in this very database before. */
  readonly isSalvage?: true;
};

/** Merges work that lies in memory: all of it or, when a write fails, nothing. */
export function mergeWork(database: Connection, work: Work, now: number): MergeReport {
  return database
    .transaction(() => {
      // It is what this very database held, whose id may be lost.
      if (work.owner !== null) ensureOwnId(database, work.owner);
      const claims = createClaims(database, work, work.owner ?? '', 'own');
      const into = { database, now, onDamage: () => undefined, claims, isSalvage: true } as const;
      const merging = mergingWork(into, sourceOf(work), NO_PROOFS);
      for (;;) {
        const next = merging.next();
        if (next.done) return next.value;
      }
    })
    .immediate();
}

/** Merges work an item at a time. Each item is whole after its step; the same work merged again changes nothing. */
export function* mergingWork(
  into: MergeContext,
  source: ImportSource,
  proofs: Proofs,
  earnAgain: readonly MergedGame[] = [],
): WritingSteps<MergeReport> {
  const { database, now, onDamage, claims } = into;
  const isOthers = claims.taken === 'others';
  const ownOnly = <T>(items: ItemSource<T>) => (isOthers ? { ...items, length: 0 } : items);
  const settings = isOthers ? NONE : mergeSettings(database, source);
  yield settings.added + settings.known;
  const { scored, ...games } = yield* mergingGames(into, source.games, proofs);
  const idsHere = new Map<string, string>();
  const mergeDesign = createDesignMerge(database, onDamage);
  const templates = yield* counting(source.designs, (design) => {
    const { id, isAdded } = mergeDesign(design);
    idsHere.set(design.id, id);
    return isAdded;
  });
  const packs = yield* counting(
    source.packs,
    createPackMerge(database, idsHere, onDamage),
    ({ designIds }) => designIds.length,
  );
  const puzzles = yield* counting(source.answers, (answer, index) => {
    const merge = () => mergeAnswer(into, answer, proofs.answers.get(index) ?? resultOfAnswer(answer));
    // One that is damaged here stays as it is, for the next start to mend.
    return soundOf([answer], merge, onDamage)[0] ?? false;
  });
  yield* counting(ownOnly(source.started), (study) => {
    soundOf([study], (each) => mergeStudy(database, each), onDamage);
    return true;
  });
  const left = { unshown: 0, full: 0 };
  const pictures = yield* counting(ownOnly(source.pictures), (picture) => {
    const fate = mergePicture(database, picture, into.isSalvage);
    if (fate === 'unshown' || fate === 'full') left[fate]++;
    return fate === 'added';
  });
  // From here on the rows count. What they earn comes a few rows later; a merge that is cut short before is gone on with.
  claims.settle();
  yield 1;
  while (settleSome(database, now, onDamage)) yield SETTLED_AT_ONCE * GAME_ROWS;
  const earning = [...scored, ...earnAgain];
  if (earning.length > 0) yield* earningByMerge(database, earning);
  const known = pictures.known - left.unshown - left.full;
  const report = { whose: claims.taken, ...games, templates, packs, puzzles, settings };
  return { ...report, pictures: { ...pictures, ...left, known } };
}

type Counts = MergeReport['settings'];

/** Rows that are looked at or written for an item whatever is in it. */
const ITEM_ROWS = 4;

/** Merges items one after another, and counts those that were added. */
function* counting<T>(
  items: ItemSource<T>,
  merge: (item: T, index: number) => boolean,
  rowsOf: (item: T) => number = () => 1,
): WritingSteps<Counts> {
  let added = 0;
  for (let index = 0; index < items.length; index++) {
    const item = yield* readAgain(items, index);
    if (merge(item, index)) added++;
    yield ITEM_ROWS + rowsOf(item);
  }
  return { added, known: items.length - added };
}

/** A step of reading costs as much as some rows. */
const READING_ROWS = 32;

function* readAgain<T>({ read }: ItemSource<T>, index: number): WritingSteps<T> {
  const reading = read(index);
  for (;;) {
    const next = reading.next();
    if (!next.done) yield READING_ROWS;
    else if (next.value.ok) return next.value.value;
    else throw new ChangedSourceError(wordsOf(next.value.error));
  }
}

function wordsOf({ code, detail }: ImportError): string {
  return `${code} ${detail}`;
}

type MergedGames = Pick<MergeReport, 'games' | 'refusals' | 'notRechecked' | 'scores'>;

/** Merges the games, and answers with those that may have earned something as well. */
function* mergingGames(
  context: MergeContext,
  games: ItemSource<GameWork>,
  proofs: Proofs,
): WritingSteps<MergedGames & Pick<Merging, 'scored'>> {
  const scored: MergedGame[] = [];
  const { database, now, onDamage } = context;
  // Scores are placed among those that count.
  while (settleSome(database, now, onDamage)) yield SETTLED_AT_ONCE * GAME_ROWS;
  const into = {
    ...context,
    scored,
    standings: createStandings(database),
    playing: readPlayingSlots(database),
  };
  const tally = createTally();
  for (let index = 0; index < games.length; index++) {
    const game = yield* readAgain(games, index);
    tally.count(yield* mergingGame(into, game, proofs.games.get(index)), game.finished !== null);
  }
  return { ...tally.report(), scored };
}

/** Counts what became of the games. */
function createTally() {
  const games = { added: 0, extended: 0, known: 0, refused: 0 };
  const scores = { added: 0, known: 0 };
  const refused: GameRefusal[] = [];
  let notRechecked = 0;
  return {
    count(outcome: MergeOutcome, hasScore: boolean): void {
      games[outcome.fate]++;
      if (outcome.fate === 'refused') refused.push(outcome.reason);
      else if (hasScore) scores[outcome.isScoreNew ? 'added' : 'known']++;
      if (outcome.fate !== 'refused' && outcome.state === 'not-rechecked') notRechecked++;
    },
    report: (): MergedGames => ({ games, scores, notRechecked, refusals: countReasons(refused) }),
  };
}

function countReasons(refused: readonly GameRefusal[]): MergeReport['refusals'] {
  return GAME_REFUSALS.map((reason) => ({
    reason,
    count: refused.filter((each) => each === reason).length,
  })).filter(({ count }) => count > 0);
}

/** A setting that the player chose here stays. */
function mergeSettings(database: Connection, { settings }: Pick<ImportSource, 'settings'>): Counts {
  const isSet = database.prepare('SELECT 1 FROM settings WHERE name = ?');
  const entries = Object.entries(settings);
  const added = entries.filter(([name]) => isSet.get(name) === undefined);
  for (const [name, value] of added) putRow(database, 'settings', { name, value: JSON.stringify(value) });
  return { added: added.length, known: entries.length - added.length };
}
