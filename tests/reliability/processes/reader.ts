/**
 * Opens a folder as a start does, asks for everything that a window shows of it, plays a game there and exports it; says as one line
 * of JSON what work each of these was. Or it plays on and kills itself; or it only starts, after such an end.
 */
import { readFileSync } from 'node:fs';
import type { Channel, Request } from '../../../core/contract/contract.ts';
import { addDays } from '../../../core/daily/calendar-date.ts';
import { countUnsettled } from '../../../electron/storage/tables/unsettled.ts';
import { settleMany } from '../../../electron/storage/thread/settle-many.ts';
import { exporting } from '../../../electron/storage/transfer/export-import.ts';
import { type RowCounts, watchRows } from '../../support/count-rows.ts';
import { LAST_DAY, LEFT_AT } from '../games/many-games.ts';
import { play, setupOf, witnessEntries } from '../games/scripted.ts';
import { say } from '../support/say.ts';
import { finishRanked, openSession, type Session } from '../support/session.ts';

/** The work for one answer: rows that SQLite gave and took, bytes of the answer, bytes read from files where that can be told. */
export interface Work extends RowCounts {
  answered: number;
  fromDisk: number;
  ms: number;
}

/** The work by its name, and the most memory that the process held, in MB. */
export interface ReaderOutcome {
  readonly works: Readonly<Record<string, Work>>;
  readonly games: number;
  readonly exportedBytes: number;
  readonly peakMb: number;
}

interface Options {
  readonly path: string;
  readonly task: 'read' | 'be killed' | 'start';
}

const { path, task }: Options = JSON.parse(process.argv[2] ?? '{}');
const works: Record<string, Work> = {};

/** Linux alone counts what a process reads. */
function bytesRead(): number {
  if (process.platform !== 'linux') return 0;
  return Number(/^rchar: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1] ?? 0);
}

const peakMb = () => Math.round(process.resourceUsage().maxRSS / 1_024);

function workSince(rows: RowCounts, disk: number, cpu: NodeJS.CpuUsage, answered: number): Work {
  const { user, system } = process.cpuUsage(cpu);
  return { ...rows, answered, fromDisk: bytesRead() - disk, ms: Math.round((user + system) / 100) / 10 };
}

async function measured<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const rows: RowCounts = { read: 0, written: 0 };
  const end = watchRows(rows);
  const [disk, cpu] = [bytesRead(), process.cpuUsage()];
  try {
    const value = await work();
    const one = workSince(rows, disk, cpu, JSON.stringify(value ?? null).length);
    works[name] = mostOf(works[name], one);
    return value;
  } finally {
    end();
  }
}

/** Of answers that come one after another the one with most work counts. */
function mostOf(one: Work | undefined, other: Work): Work {
  if (one === undefined) return other;
  return {
    read: Math.max(one.read, other.read),
    written: Math.max(one.written, other.written),
    answered: Math.max(one.answered, other.answered),
    fromDisk: Math.max(one.fromDisk, other.fromDisk),
    ms: Math.max(one.ms, other.ms),
  };
}

/** Pages in the log after which it is written back, so that this happens within a game. */
const CHECKPOINT_PAGES = 50;

if (task === 'be killed') await playUntilKilled();
const session = await start(task === 'read' ? 'start' : 'start after a kill');
const ask = <C extends Channel>(name: string, channel: C, request: Request<C>) => {
  // Nothing that an answer before it read lies in memory any more.
  session.storage.database.pragma('shrink_memory');
  return measured(name, () => session.tell(channel, request));
};

if (task === 'read') {
  await home();
  await lists();
  await statistics();
  await playGame();
}
const exportedBytes = task === 'read' ? await exportAll() : 0;
const { count } = await session.tell('games.facets', null);
session.close();
say(JSON.stringify({ works, games: count, exportedBytes, peakMb: peakMb() } satisfies ReaderOutcome));

/** As the thread of the storage starts, up to its first answer. */
async function start(name: string): Promise<Session> {
  let opened: Session | null = null;
  await measured(name, async () => {
    opened = openSession({ path, now: () => LEFT_AT });
    const unsettled = countUnsettled(opened.storage.database, LEFT_AT);
    await settleMany(opened.storage, unsettled, () => undefined);
    return opened.tell('app.info', null);
  });
  if (opened === null) throw new Error('it is open');
  return opened;
}

async function playUntilKilled(): Promise<void> {
  const player = openSession({ path, now: () => LEFT_AT });
  player.storage.database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  const setup = setupOf(12);
  const { gameId } = await player.tell('games.start', { setup });
  for (const sent of play(setup, witnessEntries(setup)).sent.slice(0, -1))
    await player.tell('games.append', { gameId, ...sent });
  process.kill(process.pid, 'SIGKILL');
}

async function home(): Promise<void> {
  await ask('home: settings', 'settings.read', null);
  await ask('home: templates', 'templates.list', null);
  await ask('home: games', 'games.list', null);
  await ask('home: days', 'games.days', { mode: 'daily', today: LAST_DAY, year: LAST_DAY.slice(0, 4) });
  await ask('home: boards', 'games.on-boards', {
    mode: 'daily',
    boardIds: [LAST_DAY, addDays(LAST_DAY, -100)],
  });
  await ask('home: puzzles', 'puzzles.record', null);
  await ask('home: lost games', 'puzzles.lost-games', null);
}

async function lists(): Promise<void> {
  const { next } = await ask('games', 'games.ended', { after: null });
  await ask('games: choices', 'games.facets', null);
  if (next === null) throw new Error('there are more games than fit on a page');
  await ask('games', 'games.ended', { after: next });
  const old = { playedAt: LEFT_AT - 100 * 86_400_000, gameId: next.gameId };
  await ask('games', 'games.ended', { after: old });
  await ask('games', 'games.ended', {
    after: null,
    filter: { ends: ['won'], mode: null, templateHash: null, month: null, terms: [] },
  });
  const scores = await ask('scores', 'scores.all', null);
  const last = scores.at(-1);
  if (last === undefined) throw new Error('there are scores');
  await ask('scores', 'scores.all', {
    after: { finishedAt: last.finishedAt, gameId: last.gameId },
  });
  await ask('scores: a table', 'scores.list', {
    mode: 'classic',
    templateHash: last.templateHash,
    assisted: false,
  });
}

async function statistics(): Promise<void> {
  await ask('statistics', 'statistics.read', null);
  await ask('statistics: play', 'statistics.play', { month: null });
  await ask('statistics: a month', 'statistics.play', { month: LAST_DAY.slice(0, 7) });
  const { next } = await ask('statistics: games', 'statistics.games', null);
  await ask('statistics: games', 'statistics.games', next && { after: next });
  await ask('achievements', 'achievements.list', null);
}

async function playGame(): Promise<void> {
  const setup = setupOf(11);
  const { gameId } = await ask('play: start', 'games.start', { setup });
  for (const sent of play(setup, witnessEntries(setup)).sent)
    await measured('play: a move', () => session.tell('games.append', { gameId, ...sent }));
  await measured('play: finish', () => finishRanked(session, gameId));
  await ask('play: ghosts', 'games.ghosts', { gameId });
  await ask('play: statistics after it', 'statistics.read', null);
}

/**
 * As a window does it: what is made is fetched before more is made. How much a slice holds depends on the time that its steps take, so
 * the steps are counted by themselves.
 */
async function exportAll(): Promise<number> {
  const steps = exporting(session.storage.database, '0', LEFT_AT);
  for (let isDone = false; !isDone; )
    isDone = (await measured('export: a step', () => steps.next().done)) ?? false;
  const { jobId } = await ask('export: begin', 'data.export', { form: 'readable' });
  let fetched = 0;
  const fetchUpTo = async (parts: number) => {
    for (; fetched < parts; fetched++)
      await measured('export: a part', () => session.tell('data.part', { jobId, index: fetched }));
  };
  for (;;) {
    const state = await session.tell('data.step', { jobId });
    if (state.state !== 'working' && state.state !== 'ready')
      throw new Error(`the export is ${JSON.stringify(state).slice(0, 200)}`);
    await fetchUpTo(state.parts ?? 0);
    if (state.state === 'ready') return state.bytes;
  }
}
