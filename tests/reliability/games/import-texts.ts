/** Exports with any number of rows of one kind, none like another, as nothing that a player does would make them. */

import { scoreRowOf } from '../../../core/game/score-row.ts';
import type { Entry, GameSetup } from '../../../core/game/setup/entry.ts';
import { makeSetup } from '../../../core/game/setup/versions.ts';
import { CLASSIC_RULES, GRAVITIES } from '../../../core/rules/rules.ts';
import type { Design } from '../../../core/templates/design.ts';
import { makeRevision } from '../../../core/templates/revision.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from '../../../electron/storage/transfer/export-format.ts';
import { dealOn, play, rectangle, setupOf, witnessEntries } from './scripted.ts';

const MOMENT = 1_700_000_000_000;

/** The text of an export with these lists. */
export function exportOf(lists: Readonly<Record<string, unknown>>): string {
  const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, appVersion: '0', exportedAt: MOMENT };
  return JSON.stringify({ ...head, settings: {}, games: [], designs: [], ...lists });
}

function idOf(kind: string, place: number): string {
  return `${kind}-${String(place).padStart(6, '0')}`;
}

function designOf(place: number): Design {
  return {
    ...{ name: `Design ${place}`, author: '', tags: [], width: 4, height: 4 },
    marks: new Array<number>(16).fill(-1),
    rules: CLASSIC_RULES,
    filling: { kinds: 4, copies: 4 },
  };
}

function designRow(id: string, place: number): object {
  return { id, saved: designOf(place), draft: null, updatedAt: place, deletedAt: null };
}

function packRow(id: string, name: string, designIds: readonly string[]): object {
  return { id, name, author: 'Ada', designIds, updatedAt: MOMENT, deletedAt: null };
}

const SETUP = setupOf(1, 'classic', rectangle(4, 4));
const ENTRIES = witnessEntries(SETUP);
const { game: WON, sent: SENT } = play(SETUP, ENTRIES);

function gameOf(id: string, more: object = {}): object {
  const journal = SENT.map(({ entry, boardHash }) => ({ entry, boardHash }));
  const times = { startedAt: MOMENT, playedAt: MOMENT, elapsedMs: 60_000 };
  return { id, setup: SETUP, ...times, status: 'set-aside', journal, finished: null, ...more };
}

/** With a score that the moves give, or with one that has `more` than that. */
function finishedGame(place: number, more: number): object {
  const id = idOf('finished', place);
  const row = scoreRowOf(id, WON, MOMENT + place);
  const score = { ...row.score, links: row.score.links + more, total: row.score.total + more };
  const finished = { row: { ...row, score }, rank: 1, previousBest: null };
  return gameOf(id, { status: 'finished', finished });
}

/** The same game each time, which went on otherwise. */
function branch(place: number): object {
  const first = { ...ENTRIES[0], elapsedMs: place };
  const { sent } = play(SETUP, [first as (typeof ENTRIES)[number]]);
  return gameOf('game-one', { journal: sent.map(({ entry, boardHash }) => ({ entry, boardHash })) });
}

/** An export of one game with a journal of so many entries. */
export function longGameText(entries: number): string {
  const first = ENTRIES[0];
  if (first === undefined) throw new Error('a board has links');
  const back = (place: number): Entry => ({
    type: place % 2 === 1 ? 'undo' : 'redo',
    elapsedMs: first.elapsedMs,
  });
  const { sent } = play(
    SETUP,
    upTo(entries, (place) => (place === 0 ? first : back(place))),
  );
  return exportOf({
    games: [gameOf('game-long', { journal: sent.map(({ entry, boardHash }) => ({ entry, boardHash })) })],
  });
}

/** Boards of which none is like another, so that a game on each may be going on. */
function begunSetup(place: number): GameSetup {
  const gravity = GRAVITIES[place % GRAVITIES.length] ?? 'none';
  const rest = Math.floor(place / GRAVITIES.length);
  const [kinds, size] = [1 + (rest % 8), Math.floor(rest / 8)];
  const rules = { ...CLASSIC_RULES, gravity };
  const shape = {
    ...rectangle(4 + (size % 8), 4 + 2 * Math.floor(size / 8)),
    rules,
    filling: { kinds, copies: 4 },
  };
  return makeSetup({ mode: 'classic', deal: dealOn(makeRevision(shape, false), 1) });
}

function answerOf(place: number): object {
  const { width, height, marks, rules } = SETUP.deal.template;
  const position = { width, height, marks, cells: SETUP.deal.cells, rules };
  const of = { id: idOf('answer', place), position, way: 'practice', grade: null, runId: null };
  return { ...of, moves: SETUP.deal.witness, result: 'solved', answeredAt: MOMENT + place };
}

function studyOf(place: number): object {
  const [one, other] = [1 + (place % 46), 1 + (Math.floor(place / 46) % 46)];
  const cells = SETUP.deal.cells.map((cell) => (cell > 0 ? (cell === 1 ? one : other) : cell));
  const { width, height, marks, rules } = SETUP.deal.template;
  return { position: { width, height, marks, cells, rules }, moves: [], isHelped: true, updatedAt: place };
}

const upTo = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));

/** For each kind of row, an export with so many. */
export const IMPORT_TEXTS: Readonly<Record<string, (count: number) => string>> = {
  'designs of one id': (count) =>
    exportOf({ designs: upTo(count, (place) => designRow('design-one', place)) }),
  designs: (count) => exportOf({ designs: upTo(count, (place) => designRow(idOf('design', place), place)) }),
  'designs of one name': (count) =>
    exportOf({
      designs: upTo(count, (place) => {
        const saved = { ...designOf(place), name: 'Design' };
        return { id: idOf('design', place), saved, draft: null, updatedAt: place, deletedAt: null };
      }),
    }),
  'packs of one id': (count) =>
    exportOf({
      designs: [designRow('design-one', 0)],
      packs: upTo(count, (place) => packRow('pack-one', `Pack ${place}`, ['design-one'])),
    }),
  'packs of one name': (count) =>
    exportOf({
      designs: upTo(count, (place) => designRow(idOf('design', place), place)),
      packs: upTo(count, (place) => packRow(idOf('pack', place), 'Pack', [idOf('design', place)])),
    }),
  'games of one id': (count) => exportOf({ games: upTo(count, branch) }),
  'games that are being played': (count) =>
    exportOf({
      games: upTo(count, (place) =>
        gameOf(idOf('playing', place), { status: 'playing', journal: [], setup: begunSetup(place) }),
      ),
    }),
  'finished games': (count) => exportOf({ games: upTo(count, (place) => finishedGame(place, 0)) }),
  'finished games whose row differs': (count) =>
    exportOf({ games: upTo(count, (place) => finishedGame(place, 1 + place)) }),
  'answers to puzzles': (count) => exportOf({ puzzles: { answers: upTo(count, answerOf), started: [] } }),
  'answers of one id': (count) =>
    exportOf({
      puzzles: { answers: upTo(count, (place) => ({ ...answerOf(place), id: 'answer-one' })), started: [] },
    }),
  'answers of one storm': (count) =>
    exportOf({
      puzzles: {
        answers: upTo(count, (place) => ({
          ...{ ...answerOf(place), way: 'storm', grade: 1, runId: 'storm-one', runVersion: 2 },
        })),
        started: [],
      },
    }),
  'a bit of everything': (count) =>
    exportOf({
      designs: upTo(Math.ceil(count / 4), (place) => designRow('design-one', place)),
      packs: upTo(Math.floor(count / 4), (place) => packRow('pack-one', `Pack ${place}`, ['design-one'])),
      games: upTo(Math.floor(count / 4), (place) => finishedGame(place, 1 + place)),
      puzzles: { answers: upTo(Math.floor(count / 4), answerOf), started: [] },
    }),
  'studies of one position': (count) =>
    exportOf({ puzzles: { answers: [], started: upTo(count, () => studyOf(0)) } }),
  'studies that were left': (count) => exportOf({ puzzles: { answers: [], started: upTo(count, studyOf) } }),
};
