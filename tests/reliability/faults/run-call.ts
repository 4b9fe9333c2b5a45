/** Runs one piece of work in which one system call fails, and judges what the storage makes of it. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type Accepted, copyOf, nothingAccepted } from '../model/accepted.ts';
import { type BaseState, nameOfState } from '../model/base-states.ts';
import { wrongIn } from '../model/compare.ts';
import { leftoversIn } from '../model/leftovers.ts';
import { Player } from '../model/player.ts';
import { showAll } from '../model/shown.ts';
import { Told } from '../model/told.ts';
import { type Complaint, recover } from '../model/verdict.ts';
import type { Failing, Injector } from '../support/failing-call.ts';
import { openSession, type Session } from '../support/session.ts';
import { readTree, type Tree, writeTree } from '../support/tree.ts';
import { exportOf, OPERATIONS, type Operation, type OperationName } from './operations.ts';
import { clearPlace, type Place } from './place.ts';

export interface CallCase extends Failing {
  readonly operation: OperationName;
}

export interface CallRan {
  /** The call that failed, as strace says it; null when there was none of that number. */
  readonly failed: string | null;
  readonly complaints: readonly Complaint[];
  /** The answer to the first start or to the work. */
  readonly answer: string;
  readonly isSpoiled: boolean;
  /** True if moves were refused after the call had failed: a lock that could not be given back, say. */
  readonly isRefusing: boolean;
}

/** The place and the tools with which the cases of a process are run. */
export interface Bench {
  readonly place: Place;
  readonly states: ReadonlyMap<string, BaseState>;
  readonly now: () => number;
  readonly injector: Injector;
}

const MOVES_AFTER = 3;
/** A lock that could not be given back stays until the process ends: no move is accepted before, and that is said. */
const HELD = / (database is locked|locking protocol)$/;
/** In it an import finds games that are new to the other state. */
const EXPORTED = nameOfState('after a checkpoint', 'closed');

export function textOfCall({ operation, call, error, number }: CallCase): string {
  return `${operation}: ${call} ${number} ${error}`;
}

/** Counts the calls of each kind in an operation in which none fails. */
export async function countCalls(bench: Bench, name: OperationName): Promise<ReadonlyMap<string, number>> {
  await warmUp(bench, name);
  const work = begin(bench, OPERATIONS[name]);
  const counts = await bench.injector.count(work.run);
  work.session?.close();
  return counts;
}

const warm = new Set<OperationName>();

/** The first time reads modules, which is no call of the storage. */
async function warmUp(bench: Bench, name: OperationName): Promise<void> {
  if (warm.has(name)) return;
  warm.add(name);
  const work = begin(bench, OPERATIONS[name]);
  await work.run();
  work.session?.close();
}

export async function runCall(bench: Bench, one: CallCase): Promise<CallRan> {
  await warmUp(bench, one.operation);
  const work = begin(bench, OPERATIONS[one.operation]);
  // Should this process end on it, the next one judges what it left.
  writeFileSync(modelFile(bench.place), serialize(loosened(work.accepted)));
  const { failed } = await bench.injector.failOne(one, work.run);
  if (work.session !== null) await goOn(work, bench.place);
  const complaints = [...work.complaints, ...(await judge(bench, work.accepted, work.told))];
  rmSync(modelFile(bench.place), { force: true });
  return { failed, complaints, answer: work.answer, isSpoiled: work.isSpoiled, isRefusing: work.isRefusing };
}

/** Judges the leavings of a process that ended in the middle of a case: that is a kill, and loses nothing. */
export async function judgeLeft(bench: Bench, left: Tree): Promise<CallRan> {
  clearPlace(bench.place);
  writeTree(bench.place.data, left);
  const accepted: Accepted = deserialize(readFileSync(modelFile(bench.place)));
  return {
    failed: '',
    complaints: await judge(bench, accepted),
    answer: 'the process ended',
    isSpoiled: false,
    isRefusing: false,
  };
}

function modelFile({ root }: Place): string {
  return join(root, 'accepted.model');
}

/** A piece of work that is begun: its folder is made, and its session is open unless it is a start. */
interface Work {
  readonly accepted: Accepted;
  readonly complaints: Complaint[];
  readonly told: Told;
  session: Session | null;
  answer: string;
  isSpoiled: boolean;
  isRefusing: boolean;
  readonly run: () => Promise<void>;
}

function begin({ place, states, now }: Bench, operation: Operation): Work {
  clearPlace(place);
  const state = operation.state === null ? null : states.get(operation.state);
  const { files, accepted } = state ?? { files: new Map(), accepted: nothingAccepted() };
  writeTree(place.data, operation.spoil?.(files) ?? files);
  const exported = states.get(EXPORTED);
  const work: Work = {
    ...{
      accepted: copyOf(accepted),
      complaints: [],
      told: new Told(),
      session: null,
      answer: '',
      isSpoiled: false,
      isRefusing: false,
    },
    run: () => (operation.act === undefined ? start(work, place, now) : act(work, operation.act)),
  };
  if (operation.act === undefined || exported === undefined) return work;
  if (operation === OPERATIONS.import) expectGamesOf(work.accepted, exported.accepted);
  work.session = openSession({ path: place.path, now });
  return work;

  async function act({ accepted, session }: Work, does: NonNullable<Operation['act']>): Promise<void> {
    if (session === null || exported === undefined) return;
    const player = new Player(session, accepted);
    await does({ session, player, accepted, path: place.path, now, export: exportOf(exported) }).catch(
      (error: unknown) => work.complaints.push({ kind: 'answered as a bug', text: String(error) }),
    );
    work.answer = player.refusals.join();
    for (const text of player.refusals.filter((refusal) => refusal.includes(' bug ')))
      work.complaints.push({ kind: 'answered as a bug', text });
    if (operation === OPERATIONS.end) work.session = null;
  }
}

async function start(work: Work, { path }: Place, now: () => number): Promise<void> {
  try {
    work.session = openSession({ path, now });
    work.told.hear(work.session.storage.state);
    work.answer = JSON.stringify(work.session.storage.state);
  } catch (error) {
    work.isSpoiled = true;
    work.answer = `threw ${error instanceof Error ? error.message : String(error)}`;
    work.complaints.push({ kind: 'answered as a bug', text: `start: ${work.answer}` });
  }
}

/** Games that an import may bring, some or all. */
function expectGamesOf(accepted: Accepted, exported: Accepted): void {
  for (const [id, game] of exported.games) {
    const known = accepted.games.get(id);
    if (known === undefined) accepted.games.set(id, { ...game, entries: [], isScored: false, isGone: true });
    else {
      known.most = Math.max(known.most, game.most);
      known.total ??= game.total;
    }
  }
  accepted.volume.unsure.push(...exported.volume.accepted);
  accepted.design.unsure.push(...exported.design.accepted);
}

/** After one call that failed everything works again, or play goes on in memory. */
async function goOn(work: Work, { data }: Place): Promise<void> {
  const { session, accepted, complaints } = work;
  if (session === null) return;
  const player = new Player(session, accepted);
  await player.moves(MOVES_AFTER);
  work.isRefusing = player.refusals.length > 0;
  for (const text of player.refusals.filter((refusal) => !HELD.test(refusal)))
    complaints.push({ kind: 'refused without a cause', text });
  // A refused question may have waited for its lock as long as a move does.
  const shown = work.isRefusing ? null : await showAll(session, accepted.games.keys());
  for (const text of shown === null ? [] : wrongIn(shown, accepted))
    complaints.push({ kind: 'wrong value', text });
  for (const text of [...(shown?.refused ?? []), ...player.refusals].filter((refusal) =>
    refusal.includes(' bug '),
  ))
    complaints.push({ kind: 'answered as a bug', text });
  const left = readTree(data);
  try {
    session.close();
  } catch (error) {
    complaints.push({ kind: 'answered as a bug', text: `close: ${String(error)}` });
  }
  // Killed: what it did after its last answer does not count.
  writeTree(data, left);
}

async function judge({ place, now }: Bench, accepted: Accepted, told = new Told()): Promise<Complaint[]> {
  const { complaints } = await recover(place.path, accepted, now, told);
  const leftovers = leftoversIn(place.data, place.temporary);
  return [...complaints, ...leftovers.map((text): Complaint => ({ kind: 'leftover', text }))];
}

/** Returns the states that may stand as well when the answer was never heard. */
function loosened(accepted: Accepted): Accepted {
  const copy = copyOf(accepted);
  for (const game of copy.games.values()) game.most += 2;
  const last = Math.max(0, ...[...copy.games.values()].map(({ setup }) => setup.deal.seed));
  for (const seed of [last + 1, last + 2]) copy.unsureDeals.add(seed);
  copy.volume.unsure.push(77);
  return copy;
}
