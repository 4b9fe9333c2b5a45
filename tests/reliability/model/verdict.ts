/** Starts a storage as a player would, up to three times, and holds what is found against what was accepted. */
import { spawnSync } from 'node:child_process';
import { NODE_FLAGS, processFile } from '../support/child.ts';
import { openSession, type Session } from '../support/session.ts';
import type { Accepted } from './accepted.ts';
import { lossesIn, settled, wrongIn } from './compare.ts';
import { type Shown, showAll } from './shown.ts';
import { isUsable, Told } from './told.ts';

/** The kinds of complaints that a verdict can have. */
export type Kind =
  | 'dead start'
  | 'silent loss'
  | 'loss without its number'
  | 'wrong value'
  | 'file touched'
  | 'leftover'
  | 'answered as a bug'
  | 'refused without a cause';

export interface Complaint {
  readonly kind: Kind;
  readonly text: string;
}

/** A storage must be usable after so many starts in a row. */
const STARTS = 3;

/** One start: what it showed, or what it threw. */
type Start = { readonly thrown: string } | { readonly thrown: null; readonly shown: Shown };

/** The state of a storage after its starts. */
export interface Recovered {
  readonly complaints: readonly Complaint[];
  /** The state from now on; null when no start was usable. */
  readonly accepted: Accepted | null;
  /** True if a start threw: the files that it left open in this process would not have outlived a real one. */
  readonly hasThrown: boolean;
}

/** Returns the state that a start shows, as one line of JSON: for a process of its own. */
export async function startOnce(path: string, ids: readonly string[], now: () => number): Promise<Start> {
  let session: Session;
  try {
    session = openSession({ path, now });
  } catch (error) {
    return { thrown: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
  const shown = await showAll(session, ids);
  try {
    session.close();
  } catch (error) {
    return { thrown: `when it was closed: ${error instanceof Error ? error.message : String(error)}` };
  }
  return { thrown: null, shown };
}

/** A start in a process of its own; `diesInLook`: judging what lies on the disk kills it, as a crash in native code would. */
function startElsewhere(path: string, ids: readonly string[], now: number, diesInLook: boolean): Start {
  const options = JSON.stringify({ path, ids, now, diesInLook });
  const { stdout, stderr } = spawnSync(process.execPath, [...NODE_FLAGS, processFile('starter'), options], {
    encoding: 'utf8',
  });
  return stdout.startsWith('{') ? JSON.parse(stdout) : { thrown: `no answer: ${stderr.slice(-300)}` };
}

/** Starts until the storage is usable, at most three times in a row, and judges what it shows. */
export async function recover(
  path: string,
  accepted: Accepted,
  now: () => number,
  told = new Told(),
  diesInLook = false,
): Promise<Recovered> {
  const ids = [...accepted.games.keys()];
  const complaints: Complaint[] = [];
  const failures: string[] = [];
  let hasThrown = false;
  for (let count = 0; count < STARTS; count++) {
    const start =
      hasThrown || diesInLook
        ? startElsewhere(path, ids, now(), diesInLook)
        : await startOnce(path, ids, now);
    if (start.thrown !== null) {
      hasThrown = true;
      failures.push(start.thrown);
      continue;
    }
    const { shown } = start;
    for (const text of wrongIn(shown, accepted)) complaints.push({ kind: 'wrong value', text });
    for (const text of shown.refused.filter((refusal) => refusal.includes(' bug ')))
      complaints.push({ kind: 'answered as a bug', text });
    told.hear(shown.state);
    if (isUsable(shown.state) && shown.refused.length === 0) {
      complaints.push(...untoldLosses(shown, accepted, told));
      return { complaints, accepted: settled(accepted, shown), hasThrown };
    }
    failures.push(`${JSON.stringify(shown.state)} ${shown.refused.join()}`);
  }
  complaints.push({ kind: 'dead start', text: failures.join(' | ') });
  return { complaints, accepted: null, hasThrown };
}

function untoldLosses(shown: Shown, accepted: Accepted, told: Told): Complaint[] {
  const { moves, others } = lossesIn(shown, accepted);
  const complaints: Complaint[] = [];
  for (const [id, lost] of moves) {
    const { most = 0, entries = [] } = accepted.games.get(id) ?? {};
    // A move that was written and not answered, or refused, is no accepted one, and may be reported as well.
    const toldOf = told.movesOf(id);
    if (toldOf >= lost && toldOf <= lost + Math.max(0, most - entries.length)) continue;
    const text = `game ${id.slice(0, 8)}: ${lost} accepted moves are gone, told ${toldOf}`;
    complaints.push({ kind: told.wasRestored ? 'loss without its number' : 'silent loss', text });
  }
  for (const text of told.wasRestored ? [] : others)
    complaints.push({ kind: 'silent loss', text: `${text} is gone` });
  return complaints;
}
