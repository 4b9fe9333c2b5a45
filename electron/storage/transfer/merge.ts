/** Brings a player's work into a database that may hold some of it already. Nothing is replaced, nothing comes twice. */
import { GAME_REFUSALS, type GameRefusal, type MergeReport } from '../../../core/contract/data.ts';
import { mergePictures } from '../pictures/picture-work.ts';
import { earnByMerge, type MergedGame } from '../tables/achievements-table.ts';
import { putRow } from '../tables/checked-rows.ts';
import type { Connection } from '../tables/connection.ts';
import type { OnDamage } from '../tables/stored-value.ts';
import { mergeDesigns } from './design-work.ts';
import { type Merging, mergeGame } from './merge-game.ts';
import { mergePacks } from './pack-work.ts';
import { mergePuzzles } from './puzzle-work.ts';
import type { Replays } from './replays.ts';
import type { GameWork, Work } from './work.ts';

/** Tables whose new rows are counted. */
type Counted = 'designs' | 'own_pictures' | 'packs' | 'puzzle_answers' | 'scores' | 'settings';

/** Merges all of it or, when a write fails, nothing. */
export function mergeWork(
  database: Connection,
  work: Work,
  now: number,
  replays: Replays = new Map(),
  onDamage: OnDamage = () => undefined,
): MergeReport {
  return database
    .transaction(() => {
      const before = countRows(database);
      const { scores, ...games } = mergeGames({ database, now, replays, onDamage }, work.games);
      mergePacks(database, work.packs, mergeDesigns(database, work.designs, onDamage), onDamage);
      mergePuzzles(database, work.puzzles, onDamage);
      mergePictures(database, work.pictures);
      mergeSettings(database, work);
      const after = countRows(database);
      const outOf = (table: Counted, offered: number) => {
        const added = after[table] - before[table];
        return { added, known: Math.max(0, offered - added) };
      };
      return {
        ...games,
        templates: outOf('designs', work.designs.length),
        packs: outOf('packs', work.packs.length),
        pictures: outOf('own_pictures', work.pictures.length),
        puzzles: outOf('puzzle_answers', work.puzzles.answers.length),
        scores: outOf('scores', scores),
        settings: outOf('settings', Object.keys(work.settings).length),
      };
    })
    .immediate();
}

interface MergedGames extends Pick<MergeReport, 'games' | 'refusals' | 'notRechecked'> {
  /** Finished games that were not refused. */
  readonly scores: number;
}

/** Merges the games, and what those that are new have earned. */
function mergeGames(context: Omit<Merging, 'scored'>, work: readonly GameWork[]): MergedGames {
  const games = { added: 0, extended: 0, known: 0, refused: 0 };
  const refused: GameRefusal[] = [];
  const scored: MergedGame[] = [];
  let scores = 0;
  let notRechecked = 0;
  for (const game of work) {
    const fate = mergeGame({ ...context, scored }, game);
    games[fate.fate]++;
    if (fate.fate !== 'refused' && isNotRechecked(context.replays, game)) notRechecked++;
    if (fate.fate === 'refused') refused.push(fate.reason);
    else if (game.finished !== null) scores++;
  }
  if (scored.length > 0) earnByMerge(context.database, scored, context.now);
  return { games, refusals: countReasons(refused), notRechecked, scores };
}

function isNotRechecked(replays: Replays, { journal }: GameWork): boolean {
  const replayed = replays.get(journal);
  return replayed?.ok === true && replayed.value.state === 'not-rechecked';
}

function countReasons(refused: readonly GameRefusal[]): MergeReport['refusals'] {
  return GAME_REFUSALS.map((reason) => ({
    reason,
    count: refused.filter((each) => each === reason).length,
  })).filter(({ count }) => count > 0);
}

function countRows(database: Connection): Record<Counted, number> {
  const count = (table: Counted) => Number(database.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
  return {
    designs: count('designs'),
    own_pictures: count('own_pictures'),
    packs: count('packs'),
    puzzle_answers: count('puzzle_answers'),
    scores: count('scores'),
    settings: count('settings'),
  };
}

/** A setting that the player chose here stays. */
function mergeSettings(database: Connection, { settings }: Work): void {
  const isSet = database.prepare('SELECT 1 FROM settings WHERE name = ?');
  for (const [name, value] of Object.entries(settings)) {
    if (isSet.get(name) === undefined) putRow(database, 'settings', { name, value: JSON.stringify(value) });
  }
}
