/**
 * Starts that did not come to their end, by the place where they died. Whatever is thrown is dealt with where it is thrown;
 * this is for what cannot be caught: a crash in native code, memory that ran out, a loop that somebody had to end.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { failureCode } from './trouble.ts';

/** `look`: what lies on the disk is judged; `salvage`: what is damaged is read for what it still gives. */
const PHASES = ['look', 'salvage'] as const;
export type Phase = (typeof PHASES)[number];

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000));
const recordSchema = v.strictObject({
  phase: v.nullable(v.picklist(PHASES)),
  deaths: v.strictObject({ look: count, salvage: count }),
});
export type Deaths = v.InferOutput<typeof recordSchema>['deaths'];

/** From how much a damaged database is made anew, most first. */
export const ORIGINS = ['everything', 'backups', 'nothing'] as const;
export type Origin = (typeof ORIGINS)[number];

export interface Starts {
  /** How often earlier starts died, since the last one that came to its end. */
  readonly deaths: Deaths;
  /** Runs a piece of a start that may not come back. */
  during<T>(phase: Phase, work: () => T): T;
  /** This start came to its end. */
  end(): void;
}

function recordPath(databasePath: string): string {
  return `${databasePath}-start`;
}

/**
 * `isRestart`: the thread before this one died in a process that lives. Nobody ended that by hand, so it counts twice.
 * Nothing is flushed: the record only has to survive the process. Where it cannot be written nothing is counted.
 */
export function countStarts(databasePath: string, isRestart: boolean): Starts {
  const path = recordPath(databasePath);
  const before = readRecord(path);
  const deaths = { ...before.deaths };
  if (before.phase !== null) deaths[before.phase] += isRestart ? 2 : 1;
  const write = (phase: Phase | null) =>
    quietly(() => writeFileSync(path, JSON.stringify({ phase, deaths }), { mode: 0o600 }));
  return {
    deaths,
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

/** Whether looking once more would only kill this start too. */
export function isLookDeadly({ look }: Deaths): boolean {
  return look >= 2;
}

/**
 * How much a recovery may touch. Kills by hand come in the middle of a salvage too, and cost nothing there; so many in a
 * row, or behind deaths in looking at the same content, are the content's doing.
 */
export function originAfter({ look, salvage }: Deaths): Origin {
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
