import type { Connection } from '../../../electron/storage/base/connection.ts';
import { verifyDatabase } from '../../../electron/storage/trust/checks/verify-database.ts';
import { exportText, importText } from '../../support/export-import.ts';
import type { Tally } from '../check.ts';
import { openSession, type Session } from './session.ts';
import { missingWords } from './words.ts';

/** Processor time from which on a refusal is slow, unless the machine is: other programs cost none of it. */
const REFUSAL_MS = 200;
/** Then it may take so many times what reading four megabytes of JSON takes beside it: 200 ms where that takes 40. */
const REFUSAL_READINGS = 5;
const JSON_TEXT = JSON.stringify(
  Array.from({ length: 80_000 }, (_, id) => ({ id, name: 'tile', cells: [id, -1, 0] })),
);
/** The runtime's own work beside it is slow once; a refusal that is slow is slow each time. */
const TIMINGS = 3;

/** The answer to one hostile input: what it was refused with, or null when it was taken. */
export type Reaction = { readonly code: string } | null;

/** A storage under attack, and the observation of it. */
export interface Target {
  readonly session: Session;
  /** Sends something over the bridge. */
  ask(channel: string, request: unknown): Promise<Reaction>;
  /** Imports a text. */
  import(text: string): Promise<Reaction>;
  /** Watches one attack: a throw, a slow refusal, a refusal without words or one that wrote is bad. */
  watch(what: string, attack: () => Promise<Reaction>): Promise<Reaction>;
  /** Returns the faults of the database after all of it. */
  aftermath(): string[];
}

/** A target whose complaints go into `tally`. */
export function openTarget(path: string, tally: Tally): Target {
  const session = openSession({ path, now: () => 1_700_000_000_000 });
  const { database } = session.storage;
  database.pragma('synchronous = OFF');
  let slowest = 0;
  return {
    session,
    async ask(channel, request) {
      const answer = await session.ask(channel, request);
      return answer.ok ? null : { code: answer.error.code };
    },
    async import(text) {
      const answer = importText(database, text, 1_700_000_000_000);
      return answer.ok ? null : { code: answer.error.code };
    },
    async watch(what, attack) {
      const changesBefore = changesOf(database);
      const before = processorMs();
      const complaints: string[] = [];
      let reaction: Reaction = null;
      try {
        reaction = await attack();
      } catch (error) {
        complaints.push(`threw ${error instanceof Error ? error.stack : String(error)}`);
      }
      let ms = processorMs() - before;
      // A refused request changes nothing, so it can be sent again.
      for (let timing = 1; timing < TIMINGS && ms > REFUSAL_MS && reaction !== null; timing++)
        ms = Math.min(ms, await timeOf(attack));
      if (reaction !== null) {
        slowest = Math.max(slowest, ms);
        tally.set('slowest refusal ms', Math.round(slowest));
        if (ms > REFUSAL_MS && ms > REFUSAL_READINGS * readingMs())
          complaints.push(`refused after ${Math.round(ms)} ms`);
        if (changesOf(database) !== changesBefore)
          complaints.push(`wrote though refused with ${reaction.code}`);
        complaints.push(...missingWords(reaction.code));
      }
      tally.count(reaction === null ? 'taken' : 'refused');
      tally.attempt(complaints.map((complaint) => `${what}: ${complaint}`));
      return reaction;
    },
    aftermath() {
      const verdict = verifyDatabase(database);
      return verdict.kind === 'sound' ? [] : [JSON.stringify(verdict)];
    },
  };
}

async function timeOf(attack: () => Promise<Reaction>): Promise<number> {
  const before = processorMs();
  await attack();
  return processorMs() - before;
}

/** Processor time of this process so far, of all its threads, in milliseconds. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function readingMs(): number {
  const times = Array.from({ length: TIMINGS }, () => {
    const before = processorMs();
    JSON.parse(JSON_TEXT);
    return processorMs() - before;
  });
  return Math.min(...times);
}

function changesOf(database: Connection): unknown {
  return database.prepare('SELECT total_changes()').pluck().get();
}

/** A small export of a storage that holds a bit of everything. */
export function exportOf(session: Session): string {
  return exportText(session.storage.database, '1.0.0', 1_700_000_000_000);
}
