/**
 * Counts starts that crashed, by the phase in which they did. What is thrown is handled where it is thrown; this is for what
 * cannot be caught: a crash in native code, memory that ran out, an endless loop that was killed.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { failureCode } from '../../base/failures.ts';

/** `look`: the files are checked; `salvage`: what can be read is read from damaged ones. Both names are stored. */
const PHASES = ['look', 'salvage'] as const;
export type Phase = (typeof PHASES)[number];

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000));
const recordSchema = v.strictObject({
  phase: v.nullable(v.picklist(PHASES)),
  deaths: v.strictObject({ look: count, salvage: count }),
});
export type Crashes = v.InferOutput<typeof recordSchema>['deaths'];

/** From what a damaged database is rebuilt, most first. */
export const ORIGINS = ['everything', 'backups', 'nothing'] as const;
export type Origin = (typeof ORIGINS)[number];

export interface CrashCounter {
  /** Crashes since the last start that was completed. */
  readonly crashes: Crashes;
  /** Runs a part of a start that may crash the process. */
  during<T>(phase: Phase, work: () => T): T;
  /** This start was completed. */
  end(): void;
}

function recordPath(databasePath: string): string {
  return `${databasePath}-start`;
}

/**
 * `isRestart`: the thread before this one crashed in a process that lives. No user killed that one, so it counts twice. The
 * record is not flushed: it only has to survive the process. Where it cannot be written nothing is counted.
 */
export function createCrashCounter(databasePath: string, isRestart: boolean): CrashCounter {
  const path = recordPath(databasePath);
  const before = readRecord(path);
  const deaths = { ...before.deaths };
  if (before.phase !== null) deaths[before.phase] += isRestart ? 2 : 1;
  const write = (phase: Phase | null) =>
    quietly(() => writeFileSync(path, JSON.stringify({ phase, deaths }), { mode: 0o600 }));
  return {
    crashes: deaths,
    during(phase, work) {
      write(phase);
      try {
        return work();
      } finally {
        write(null);
      }
    },
    end: () => quietly(() => rmSync(path, { force: true })),
  };
}

/** Returns whether another check would only crash this start too. */
export function isCheckFatal({ look }: Crashes): boolean {
  return look >= 2;
}

/**
 * The sources that a recovery may read. A user may kill a salvage as well, which costs nothing; so many in a row, or after
 * crashes while checking the same content, are caused by the content.
 */
export function originAfter({ look, salvage }: Crashes): Origin {
  if (salvage >= 6 || (look >= 2 && salvage >= 3)) return 'nothing';
  return salvage >= 4 || (look >= 2 && salvage >= 1) ? 'backups' : 'everything';
}

function readRecord(path: string): v.InferOutput<typeof recordSchema> {
  const nothing = { phase: null, deaths: { look: 0, salvage: 0 } };
  try {
    const parsed = v.safeParse(recordSchema, JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success ? parsed.output : nothing;
  } catch (error) {
    if (!(error instanceof SyntaxError) && failureCode(error) === null) throw error;
    return nothing;
  }
}

function quietly(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (failureCode(error) === null) throw error;
  }
}
