import * as v from 'valibot';
import { ok } from '../../core/result.ts';
import type { Progress, ShareProgress } from '../../core/solve/progress.ts';
import type { SearchOptions } from '../../core/solve/verdict.ts';
import type { Tools } from './command.ts';
import { positionFields, readFields, readPosition, seedField, whole } from './requests.ts';

const DEFAULT_TIME_MS = 10_000;
const DAY_MS = 86_400_000;
const PERMILLE = 1000;

/** Fields that bound a search; without any of them it ends after ten seconds. */
export const searchFields = {
  timeMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(DAY_MS))),
  nodeLimit: v.optional(whole(0, Number.MAX_SAFE_INTEGER)),
  seed: v.optional(seedField, 1),
};

export interface SearchLimits {
  readonly timeMs?: number | undefined;
  readonly nodeLimit?: number | undefined;
  readonly seed: number;
}

const schema = v.object({ ...positionFields, ...searchFields });

/** Reads a position to search from, with the limits of the search. */
export function readSearch(raw: unknown) {
  const fields = readFields(schema, raw);
  if (!fields.ok) return fields;
  const position = readPosition(fields.value);
  return position.ok ? ok({ ...position.value, limits: fields.value }) : position;
}

/** The result of a search of the core; `found` is null when the time was over first. */
export interface Searched<T> {
  readonly found: T | null;
  readonly nodes: number;
  readonly ms: number;
}

/** Pulls a search until it answers or its time is over. Without a node limit of the request there are `defaultNodes`. */
export function search<T>(
  start: (options: SearchOptions) => Generator<Progress, T>,
  { timeMs, nodeLimit, seed }: SearchLimits,
  tools: Tools,
  defaultNodes = Number.MAX_SAFE_INTEGER,
): Searched<T> {
  const startMs = tools.nowMs();
  const limitMs = timeMs ?? (nodeLimit === undefined ? DEFAULT_TIME_MS : Number.POSITIVE_INFINITY);
  const steps = start({ nodeLimit: nodeLimit ?? defaultNodes, seed });
  let nodes = 0;
  for (;;) {
    const step = steps.next();
    const ms = Math.round(tools.nowMs() - startMs);
    if (step.done) return { found: step.value, nodes, ms };
    nodes = step.value.nodes;
    reportSearch(tools, { ms, limitMs, nodes, nodeLimit });
    if (ms >= limitMs) return { found: null, nodes, ms };
  }
}

/** A search that is bounded by time is as far as its time, one that is bounded by nodes as its nodes. */
function reportSearch(
  tools: Tools,
  {
    ms,
    limitMs,
    nodes,
    nodeLimit,
  }: { ms: number; limitMs: number; nodes: number; nodeLimit: number | undefined },
): void {
  if (Number.isFinite(limitMs)) tools.report(ms, limitMs);
  else tools.report(nodes, nodeLimit ?? null);
}

/** Runs a generator to its end and reports its progress. */
export function runReporting<T>(work: Generator<Progress | ShareProgress, T>, tools: Tools): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if ('permille' in step.value) tools.report(step.value.permille, PERMILLE);
    else tools.report(step.value.nodes, null);
  }
}
