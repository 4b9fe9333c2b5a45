/**
 * Two databases of one player: in `alone` there is only what is the player's own, in `mixed` what others played and what
 * lies in the future came in between. Every figure of the two is the same.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Channel, Reply, Request } from '../../core/contract/contract.ts';
import { partsOf } from '../../core/contract/text-parts.ts';
import type { Mode } from '../../core/game/modes/table.ts';
import { makeDealRecord } from '../../core/game/setup/deal-record.ts';
import type { Entry, GameSetup } from '../../core/game/setup/entry.ts';
import { MODE_RULES } from '../../core/game/setup/mode-rules.ts';
import { SHIPPED_BOARDS } from '../../core/game/setup/shipped-boards.ts';
import { makeSetup } from '../../core/game/setup/versions.ts';
import { REVIEW_OPTIONS, reviewGame } from '../../core/review/game-review.ts';
import { makeKeptReview } from '../../core/review/kept-review.ts';
import { resultOf } from '../../core/review/puzzles/clearing.ts';
import { parsePuzzles } from '../../core/review/puzzles/puzzle-text.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { builtInRevisions } from '../../core/templates/builtin-revisions.ts';
import { addAnswer } from '../../electron/storage/tables/puzzles/puzzles-table.ts';
import { play, rectangle, setupOf, witnessEntries } from '../reliability/games/scripted.ts';
import { openSession, type Session } from '../reliability/support/session.ts';

const DAY_MS = 86_400_000;
/** Noon of the first day that is played, wherever this runs. */
const FIRST_DAY = new Date(2026, 10, 16, 12).getTime();

function dateOf(moment: number): string {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A game that is played in one go. */
interface Script {
  readonly setup: GameSetup;
  readonly entries: readonly Entry[];
  readonly end: 'finished' | 'abandoned' | 'left';
}

const known = new Map<string, Script>();

function once(key: string, make: () => Script): Script {
  const script = known.get(key) ?? make();
  known.set(key, script);
  return script;
}

/** A board that a mode has by an id. */
function boardOf(mode: Mode, boardId: string): GameSetup {
  const plan = MODE_RULES[mode].at(-1)?.plan({ from: 'board-id', boardId }, 1, SHIPPED_BOARDS) ?? null;
  const dealt = plan === null ? null : makeDealRecord({ ...plan, aimPermille: null });
  if (!dealt?.ok) throw new Error(`no board ${mode} ${boardId}`);
  return makeSetup({ mode, boardId, deal: dealt.value });
}

/** The daily of a date; `date` is where the game is begun on it. */
function dailyOf(date: string, isOnItsDay: boolean): Script {
  return once(`daily ${date} ${isOnItsDay}`, () => {
    const board = boardOf('daily', date);
    const setup = makeSetup({ ...board, ...(isOnItsDay ? { onItsDay: true } : {}) });
    return { setup, entries: witnessEntries(setup), end: 'finished' };
  });
}

const [HEART] = builtInRevisions();
if (HEART === undefined) throw new Error('no built-in template');
/** Of the future games alone, which would set aside the unfinished game on another template. */
const FUTURE = rectangle(4, 6);

const withHint = (entries: readonly Entry[]): Entry[] => [
  { type: 'assist', assist: 'hint', elapsedMs: 1 },
  ...entries,
];

/** The games that are played, each by its kind, at a moment. */
const GAME_KINDS = [
  'plain',
  'shape',
  'helped',
  'lost',
  'left',
  'timed',
  'level',
  'daily',
  'archive',
] as const;
type GameKind = (typeof GAME_KINDS)[number];

function scriptOf(kind: GameKind, seed: number, at: number, template = rectangle(6, 4)): Script {
  if (kind === 'daily') return dailyOf(dateOf(at), true);
  if (kind === 'archive') return dailyOf('2026-11-01', false);
  return once(`${kind} ${seed} ${template.hash}`, () => {
    if (kind === 'level') {
      const setup = boardOf('journey', seed % 2 === 0 ? 'pig' : 'horse');
      return { setup, entries: witnessEntries(setup), end: 'finished' };
    }
    if (kind === 'timed') {
      const setup = setupOf(seed, 'timed');
      const links = witnessEntries(setup).slice(0, 3);
      return { setup, entries: [...links, { type: 'timeout', elapsedMs: 500_000 }], end: 'finished' };
    }
    const setup = setupOf(seed, 'classic', kind === 'shape' ? HEART : template);
    const links = witnessEntries(setup).map((entry) => ({
      ...entry,
      elapsedMs: entry.elapsedMs * (1 + (seed % 3)),
    }));
    if (kind === 'helped') return { setup, entries: withHint(links), end: 'finished' };
    if (kind === 'lost') return { setup, entries: links.slice(0, 4), end: 'abandoned' };
    if (kind === 'left') return { setup, entries: links.slice(0, 2), end: 'left' };
    return { setup, entries: links, end: 'finished' };
  });
}

/** A game as its player plays it; answers its id and what its end answered. */
async function playGame({ ask, tell }: Session, { setup, entries, end }: Script) {
  const { gameId } = await tell('games.start', { setup });
  for (const each of play(setup, entries).sent) await tell('games.append', { gameId, ...each });
  if (end === 'finished') return { gameId, answer: await tell('games.finish', { gameId }) };
  if (end === 'abandoned') await ask('games.abandon', { gameId });
  if (end === 'abandoned') await keepReviewOf({ tell }, gameId, { setup, entries });
  return { gameId, answer: null };
}

async function keepReviewOf(
  { tell }: Pick<Session, 'tell'>,
  gameId: string,
  { setup, entries }: Pick<Script, 'setup' | 'entries'>,
): Promise<void> {
  const made = runToEnd(reviewGame(setup, entries, { ...REVIEW_OPTIONS, nodeLimit: 2_000, games: 0 }));
  if (!made.ok) throw new Error('no review');
  const review = makeKeptReview(made.value, entries.length);
  await tell('reviews.keep', { gameId, review, shares: [500], lostMove: null });
}

const PUZZLES = parsePuzzles(
  readFileSync(join(import.meta.dirname, '../../resources/puzzles/first-steps.txt'), 'utf8'),
);

/** An answer as a window sends it. */
function answerOf(
  id: string,
  place: number,
  way: 'practice' | 'storm' | 'streak',
  isRight: boolean,
): Request<'puzzles.answer'> {
  const puzzle = PUZZLES.ok ? PUZZLES.value[place] : undefined;
  if (puzzle === undefined) throw new Error(`no puzzle ${place}`);
  const {
    board: { width, height, marks, cells },
    rules,
    grade,
    witness,
  } = puzzle;
  return {
    ...{ id, way, grade, isHelped: false },
    position: { width, height, marks, cells, rules },
    runId: way === 'practice' ? null : `run-of-${way}-${id.slice(-4)}`,
    moves: isRight ? witness : [],
  };
}

/**
 * Keeps an answer. The storage hands out the puzzles of streaks and storms under ids of its own, so that two databases would
 * never tell the same of them: theirs are written as they were before it did.
 */
async function keepAnswer(session: Session, answer: Request<'puzzles.answer'>): Promise<unknown> {
  if (answer.way === 'practice') return session.tell('puzzles.answer', answer);
  const { position, isHelped, ...row } = answer;
  const { rules, ...board } = position;
  const result = resultOf({ board, rules }, answer.moves, isHelped);
  addAnswer(session.storage.database, position, { ...row, result, answeredAt: session.storage.now() });
  return result;
}

/** An act, in both databases or in the mixed one alone. */
export type Act =
  | { readonly act: 'play'; readonly kind: GameKind; readonly seed: number }
  | {
      readonly act: 'answer';
      readonly place: number;
      readonly way: 'practice' | 'storm' | 'streak';
      readonly isRight: boolean;
    }
  | { readonly act: 'wait'; readonly days: number }
  /** The own export of another machine comes in. */
  | { readonly act: 'mine' }
  /** A single file of a game comes in: of a friend's machine at that date. */
  | { readonly act: 'file'; readonly place: number }
  /** A friend's whole export comes in, with games dated later and in the year 9999. */
  | { readonly act: 'others'; readonly isNamed: boolean }
  /** The clock is set forward, a game is played or a puzzle answered, and the clock is set right. */
  | { readonly act: 'future'; readonly days: number; readonly kind: GameKind | 'answer' };

const seed = fc.integer({ min: 1, max: 4 });
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('play' as const), kind: fc.constantFrom(...GAME_KINDS), seed }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('answer' as const),
      place: fc.integer({ min: 0, max: 3 }),
      way: fc.constantFrom('practice' as const, 'storm' as const, 'streak' as const),
      isRight: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('wait' as const), days: fc.constant(1) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('mine' as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('file' as const), place: fc.nat(100) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('others' as const), isNamed: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('future' as const),
      days: fc.constantFrom(12, 30, 400, 9_000),
      kind: fc.constantFrom(
        'plain' as const,
        'helped' as const,
        'lost' as const,
        'timed' as const,
        'daily' as const,
        'answer' as const,
      ),
    }),
  },
);

export const anyActs = fc.array(anyAct, { minLength: 4, maxLength: 9 });

/** The exports and files of other machines. */
export interface Others {
  readonly mine: string;
  readonly friend: string;
  /** The same as a version wrote it that did not say whose it is. */
  readonly unnamed: string;
  readonly files: readonly string[];
}

/** No power cut is tried here, so nothing waits for the disk. */
function openQuick(path: string, now: () => number): Session {
  const session = openSession({ path, now });
  session.storage.database.pragma('synchronous = OFF');
  return session;
}

export async function makeOthers(folder: string): Promise<Others> {
  let now = FIRST_DAY;
  const machine = (name: string) => openQuick(join(folder, name), () => now);
  const mine = machine('mine.sqlite');
  now = FIRST_DAY - 3 * DAY_MS;
  for (const kind of ['shape', 'daily', 'helped', 'lost', 'level'] as const)
    await playGame(mine, scriptOf(kind, 2, now));
  await keepAnswer(mine, answerOf('mine-answer-0001', 2, 'streak', true));
  const friend = machine('friend.sqlite');
  const files: string[] = [];
  const plays = async (kind: GameKind, of: number) => {
    const { gameId } = await playGame(friend, scriptOf(kind, of, now));
    if (kind !== 'left') files.push((await friend.tell('games.export', { gameId })).text);
  };
  for (const days of [0, 2, 40]) {
    now = FIRST_DAY + days * DAY_MS;
    await plays('daily', 1);
    await plays(days % 2 === 0 ? 'plain' : 'shape', 3);
  }
  for (const kind of ['timed', 'level', 'lost', 'helped', 'archive', 'left'] as const) await plays(kind, 2);
  for (const place of [0, 1, 3])
    await keepAnswer(
      friend,
      answerOf(`friend-answer-${place}`, place, place % 2 === 0 ? 'storm' : 'practice', true),
    );
  now = new Date(9999, 11, 31, 12).getTime();
  await plays('daily', 1);
  const exported = { mine: await exportOf(mine), friend: await exportOf(friend) };
  mine.close();
  friend.close();
  const { owner: _, owners: __, ...unnamed } = JSON.parse(exported.friend) as Record<string, unknown>;
  return { ...exported, unnamed: JSON.stringify({ ...unnamed, version: 4 }), files };
}

/** Everything of a database as the text of a file. */
export async function exportOf(session: Session): Promise<string> {
  const { jobId } = await session.tell('data.export', { form: 'readable' });
  for (;;) {
    const state = await session.tell('data.step', { jobId });
    if (state.state === 'working') continue;
    if (state.state !== 'ready') throw new Error(JSON.stringify(state));
    const parts: string[] = [];
    for (let index = 0; index < state.parts; index++)
      parts.push((await session.tell('data.part', { jobId, index })).base64);
    return parts
      .map((part) => Buffer.from(part, 'base64'))
      .reduce((all, part) => Buffer.concat([all, part]))
      .toString();
  }
}

/** Imports a text, and answers what came of it. */
export async function importOf(
  session: Session,
  text: string,
  whose: Request<'data.import'>['whose'],
): Promise<Reply<'data.step'>> {
  for (const part of partsOf('one-export', text)) await session.tell('texts.part', part);
  const { jobId } = await session.tell('data.import', { textId: 'one-export', whose });
  for (;;) {
    const state = await session.tell('data.step', { jobId });
    if (state.state !== 'working') return state;
  }
}

export interface Mixture {
  /** The answers to the player, act by act: the same in both. */
  readonly told: { readonly alone: readonly unknown[]; readonly mixed: readonly unknown[] };
  readonly alone: Session;
  readonly mixed: Session;
  close(): void;
}

/** Does the acts in two new databases. */
export async function mix(folder: string, others: Others, acts: readonly Act[]): Promise<Mixture> {
  let now = FIRST_DAY;
  const open = (name: string) => openQuick(join(folder, `${name}.sqlite`), () => now);
  const sides = {
    alone: { session: open('alone'), ids: new Map<string, string>(), told: [] as unknown[] },
    mixed: { session: open('mixed'), ids: new Map<string, string>(), told: [] as unknown[] },
  };
  const both = Object.values(sides);
  const { mixed } = sides;
  const file = async (text: string) => {
    for (const part of partsOf('game-file', text)) await mixed.session.tell('texts.part', part);
    const came = await mixed.session.tell('games.import', { textId: 'game-file' });
    if (came.state === 'refused') throw new Error(JSON.stringify(came));
  };
  const merged = async (session: Session, text: string, whose: 'mine' | 'others') => {
    const state = await importOf(session, text, whose);
    if (state.state !== 'merged' || state.report.games.refused > 0) throw new Error(JSON.stringify(state));
  };
  for (const [index, act] of acts.entries()) {
    now += 1_000;
    if (act.act === 'play') {
      const script = scriptOf(act.kind, act.seed, now);
      for (const { session, ids, told } of both) {
        const { gameId, answer } = await playGame(session, script);
        ids.set(gameId, `game ${index}`);
        told.push(answer);
      }
    } else if (act.act === 'answer') {
      for (const { session, told } of both)
        told.push(
          await keepAnswer(session, answerOf(`own-answer-${index}`, act.place, act.way, act.isRight)),
        );
    } else if (act.act === 'wait') now += act.days * DAY_MS;
    else if (act.act === 'mine') for (const { session } of both) await merged(session, others.mine, 'mine');
    else if (act.act === 'file') await file(others.files[act.place % others.files.length] ?? '');
    else if (act.act === 'others')
      await merged(mixed.session, act.isNamed ? others.friend : others.unnamed, 'others');
    else {
      const right = now;
      now += act.days * DAY_MS;
      if (act.kind === 'answer')
        await keepAnswer(
          mixed.session,
          answerOf(`later-answer-${index}`, 0, index % 2 === 0 ? 'storm' : 'practice', true),
        );
      else await playGame(mixed.session, scriptOf(act.kind, 9, now, FUTURE));
      now = right;
    }
  }
  const named = ({ ids }: typeof mixed, value: unknown): unknown => {
    let text = JSON.stringify(value);
    for (const [id, name] of ids) text = text.replaceAll(id, name);
    return JSON.parse(text);
  };
  return {
    told: {
      alone: sides.alone.told.map((each) => named(sides.alone, each)),
      mixed: mixed.told.map((each) => named(mixed, each)),
    },
    alone: withNames(sides.alone.session, (value) => named(sides.alone, value)),
    mixed: withNames(mixed.session, (value) => named(mixed, value)),
    close() {
      for (const { session } of both) session.close();
    },
  };
}

function withNames(session: Session, named: (value: unknown) => unknown): Session {
  return {
    ...session,
    tell: async <C extends Channel>(channel: C, request: Request<C>) =>
      // The names are strings as the ids are.
      named(await session.tell(channel, request)) as Reply<C>,
  };
}
