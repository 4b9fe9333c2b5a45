/** Runs one pair of faults on a copy of a base state and judges what the storage makes of it. */
import { createRandom, type Random } from '../../../core/random.ts';
import { type Accepted, copyOf, withoutAll } from '../model/accepted.ts';
import type { BaseState } from '../model/base-states.ts';
import { wrongIn } from '../model/compare.ts';
import { leftoversIn } from '../model/leftovers.ts';
import { Player } from '../model/player.ts';
import { showAll } from '../model/shown.ts';
import { isToldGone, Told } from '../model/told.ts';
import { type Complaint, recover } from '../model/verdict.ts';
import { openSession, type Session } from '../support/session.ts';
import { differences, filesIn, readTree, type Tree, writeTree } from '../support/tree.ts';
import { FILE_FAULTS } from './file-faults.ts';
import { type FaultName, isOfFiles, isRunning, isSurrounding, type Pair, textOf } from './pairs.ts';
import { clearPlace, type Place } from './place.ts';
import { RUNNING_FAULTS } from './running-faults.ts';
import { type Lift, SURROUNDINGS } from './surroundings.ts';

export interface Ran {
  /** False where a fault had nothing to strike, or this machine does not allow it. */
  readonly wasTried: boolean;
  readonly complaints: readonly Complaint[];
  /** True if this process may hold open files of a start that threw. */
  readonly isSpoiled: boolean;
}

const MOVES_BEFORE = 2;
const MOVES_AFTER = 4;

/** A case while it goes on. */
class Case {
  readonly place: Place;
  readonly now: () => number;
  readonly random: Random;
  readonly complaints: Complaint[] = [];
  accepted: Accepted;
  /** By starts under troubles, since the last recovery. */
  told = new Told();
  isSpoiled = false;
  wasTried = true;

  constructor(place: Place, state: BaseState, now: () => number, seed: number) {
    this.place = place;
    this.now = now;
    this.random = createRandom(seed);
    this.accepted = copyOf(state.accepted);
    clearPlace(place);
    writeTree(place.data, state.files);
  }

  complain(kind: Complaint['kind'], text: string): void {
    this.complaints.push({ kind, text });
  }

  /** Strikes with every fault that needs no trouble to last, then starts under those that last, then without. */
  async strike(faults: readonly FaultName[]): Promise<void> {
    const running = faults.filter(isRunning);
    if (running.length > 0) await this.play(running);
    for (const fault of faults.filter(isOfFiles))
      if (this.wasTried) this.wasTried = FILE_FAULTS[fault](this.place.path, this.random);
    const lasting = faults.filter(isSurrounding);
    if (this.wasTried && lasting.length > 0) await this.startUnder(lasting);
  }

  /** A session in which each fault strikes between moves; it ends by a kill or in good order. */
  async play(faults: readonly (keyof typeof RUNNING_FAULTS)[]): Promise<void> {
    const { path, data } = this.place;
    const session = this.open();
    if (session === null) return;
    const player = new Player(session, this.accepted);
    await player.moves(MOVES_BEFORE);
    for (const fault of faults) {
      if (!RUNNING_FAULTS[fault](path)) this.wasTried = false;
      await player.moves(MOVES_AFTER);
    }
    const isTold = isToldGone(session.storage.state);
    const isKilled = this.random.below(2) === 0;
    const left = isKilled ? readTree(data) : null;
    this.close(session);
    if (left !== null) writeTree(data, left);
    // Without the folder there is nothing from which a later start could tell it again.
    if (isTold && filesIn(data).length === 0) this.accepted = withoutAll(this.accepted);
  }

  open(): Session | null {
    try {
      return openSession({ path: this.place.path, now: this.now });
    } catch (error) {
      this.isSpoiled = true;
      this.complain('dead start', error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  close(session: Session): void {
    try {
      session.close();
    } catch (error) {
      this.complain('answered as a bug', `close: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** While the troubles last the storage opens, or plays from memory and touches nothing; it shows nothing wrong. */
  async startUnder(troubles: readonly (keyof typeof SURROUNDINGS)[]): Promise<void> {
    const lifts: Lift[] = [];
    // Without rights nothing else could be arranged.
    const ordered = [...troubles].sort(
      (a, b) => Number(a.includes('read-only')) - Number(b.includes('read-only')),
    );
    for (const trouble of ordered) {
      const lift = SURROUNDINGS[trouble](this.place);
      if (lift === null) this.wasTried = false;
      else lifts.push(lift);
    }
    try {
      if (this.wasTried) await this.startOnceUnder();
    } finally {
      for (const lift of lifts.reverse()) lift();
    }
  }

  async startOnceUnder(): Promise<void> {
    const before = this.filesOfPlayer();
    const session = this.open();
    if (session === null) return;
    const { state } = session.storage;
    this.told.hear(state);
    const shown = await showAll(session, this.accepted.games.keys());
    for (const text of wrongIn(shown, this.accepted)) this.complain('wrong value', text);
    for (const text of shown.refused.filter((refusal) => refusal.includes(' bug ')))
      this.complain('answered as a bug', text);
    await new Player(session, this.accepted).moves(MOVES_BEFORE);
    this.close(session);
    if (state.kind !== 'memory') return;
    const after = this.filesOfPlayer();
    const touched = differences(before, after).filter((name) => before.has(name));
    if (touched.length > 0) this.complain('file touched', `${state.code}: ${touched.join()}`);
    // Half a recovery at each start would eat up what room is left.
    const added = [...after.keys()].filter((name) => !before.has(name) && /damaged|part|restored/.test(name));
    if (added.length > 0) this.complain('leftover', `${state.code}: ${added.join()}`);
  }

  /** The index of the log holds nothing, and the lock is empty. */
  filesOfPlayer(): Tree {
    const files = [...readTree(this.place.data)];
    return new Map(files.filter(([name]) => !/-shm$|\.lock$/.test(name)));
  }

  /** Starts until the storage is usable; what it tells is lost is over from here. */
  async recover(): Promise<boolean> {
    const { complaints, accepted, hasThrown } = await recover(
      this.place.path,
      this.accepted,
      this.now,
      this.told,
    );
    this.told = new Told();
    this.complaints.push(...complaints);
    this.isSpoiled ||= hasThrown;
    if (accepted !== null) this.accepted = accepted;
    return accepted !== null && !this.isSpoiled;
  }

  /** A session without a fault; answers its files as a kill would leave them. */
  async playOn(): Promise<Tree | null> {
    const session = this.open();
    if (session === null) return null;
    const player = new Player(session, this.accepted);
    await player.moves(MOVES_AFTER);
    if (player.refusals.length > 0) this.complain('refused without a cause', player.refusals.join());
    const left = readTree(this.place.data);
    this.close(session);
    return left;
  }
}

export async function runPair(
  pair: Pair,
  states: ReadonlyMap<string, BaseState>,
  place: Place,
  now: () => number,
): Promise<Ran> {
  const state = states.get(pair.state);
  if (state === undefined) throw new RangeError(`no state ${pair.state}`);
  const one = new Case(place, state, now, seedOf(pair));
  if (pair.order === 'together') await one.strike([pair.first, pair.second]);
  else await strikeApart(one, pair);
  if (!one.wasTried) return { wasTried: false, complaints: [], isSpoiled: one.isSpoiled };
  if (!one.isSpoiled && (await one.recover())) await goOn(one);
  else if (one.isSpoiled && one.complaints.length === 0) await one.recover();
  return { wasTried: true, complaints: one.complaints, isSpoiled: one.isSpoiled };
}

async function strikeApart(one: Case, { first, second }: Pair): Promise<void> {
  await one.strike([first]);
  if (!one.wasTried || one.isSpoiled || !(await one.recover())) return;
  const left = await one.playOn();
  if (left === null) return;
  // Killed, so that the second fault finds a log as well.
  writeTree(one.place.data, left);
  await one.strike([second]);
}

/** A mended database stays so: play goes on, and the start after it finds it all. */
async function goOn(one: Case): Promise<void> {
  await one.playOn();
  await one.recover();
  const { data, temporary } = one.place;
  for (const name of leftoversIn(data, temporary)) one.complain('leftover', name);
}

/** Other pairs strike at other places of the same file. */
function seedOf(pair: Pair): number {
  let seed = 17;
  for (const letter of textOf(pair)) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}
