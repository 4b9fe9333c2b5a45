/**
 * The undo history of a drawing as text: so it crosses to the host and outlives the window. It is written from the
 * present outwards, each state by how it differs from the one before it. It is bounded: the oldest states are left out.
 */
import * as v from 'valibot';
import { isSameShape } from '../board/board.ts';
import { CLASSIC_RULES, isSameRules } from '../rules/rules.ts';
import { APP_SIDES } from '../templates/check.ts';
import { designSchema } from '../templates/design.ts';
import type { Drawing } from '../templates/drawing.ts';
import type { Chain, History } from '../templates/edit/history.ts';
import { makeRuns, parseRuns } from '../templates/edit/mark-runs.ts';
import type { Filling } from '../templates/template.ts';
import { MAX_HISTORY_LENGTH } from './designs.ts';

/** Most states that are kept on each side of the present. */
export const MAX_KEPT_STEPS = 1_000;

const VERSION = 1;
/** Room for what stands around the states. */
const FRAME_LENGTH = 64;

/** No drawing is larger; states of 256 x 256, by the thousand, would fill a gigabyte. */
const side = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(APP_SIDES.max));
const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(APP_SIDES.max ** 2));

/** The difference of a drawing from another: what is absent is alike. `marks` are runs from the cell `at` on. */
const stepSchema = v.strictObject({
  size: v.optional(v.strictTuple([side, side])),
  at: v.optional(place),
  marks: v.optional(v.string()),
  rules: v.optional(designSchema.entries.rules),
  filling: v.optional(designSchema.entries.filling),
});
type HistoryStep = v.InferOutput<typeof stepSchema>;

const steps = v.pipe(v.array(stepSchema), v.maxLength(MAX_KEPT_STEPS));
const historySchema = v.strictObject({
  version: v.literal(VERSION),
  present: stepSchema,
  past: steps,
  future: steps,
});

/** The empty drawing; the present is stored as the step that leads to it from here. */
const ORIGIN: Drawing = {
  shape: { width: 0, height: 0, marks: [] },
  rules: CLASSIC_RULES,
  filling: { kinds: 1, copies: 2 },
};

/** Makes a writer that remembers what it wrote, so that writing a history again costs its new states only. */
export function createHistoryWriter(): (history: History<Drawing>) => string {
  const written = new WeakMap<Drawing, { readonly from: Drawing; readonly text: string }>();

  function textOf(from: Drawing, to: Drawing): string {
    const known = written.get(to);
    if (known?.from === from) return known.text;
    const text = JSON.stringify(stepBetween(from, to));
    written.set(to, { from, text });
    return text;
  }

  return ({ present, past, future }) => {
    const first = textOf(ORIGIN, present);
    let room = MAX_HISTORY_LENGTH - FRAME_LENGTH - first.length;
    const textsOf = (chain: Chain<Drawing> | null) => {
      const texts: string[] = [];
      let from = present;
      for (let link = chain; link !== null && texts.length < MAX_KEPT_STEPS; link = link.next) {
        const text = textOf(from, link.state);
        room -= text.length + 1;
        if (room < 0) break;
        texts.push(text);
        from = link.state;
      }
      return texts.join(',');
    };
    return `{"version":${VERSION},"present":${first},"past":[${textsOf(past)}],"future":[${textsOf(future)}]}`;
  };
}

/** Reads a history back for the drawing it must end at; null when it is damaged or belongs to another drawing. */
export function parseHistory(text: string, present: Drawing): History<Drawing> | null {
  const parsed = v.safeParse(historySchema, readJson(text));
  if (!parsed.success) return null;
  const kept = afterStep(ORIGIN, parsed.output.present);
  if (kept === null || !isSame(kept, present)) return null;
  const past = chainOf(present, parsed.output.past);
  const future = chainOf(present, parsed.output.future);
  return past === undefined || future === undefined ? null : { present, past, future };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function stepBetween(from: Drawing, to: Drawing): HistoryStep {
  return {
    ...shapeStep(from, to),
    ...(isSameRules(from.rules, to.rules) ? {} : { rules: to.rules }),
    ...(isSameFilling(from.filling, to.filling) ? {} : { filling: to.filling }),
  };
}

function shapeStep({ shape: from }: Drawing, { shape: to }: Drawing): HistoryStep {
  if (isSameShape(from, to)) return {};
  if (from.width !== to.width || from.height !== to.height)
    return { size: [to.width, to.height], marks: makeRuns(to.marks) };
  const isOther = (mark: number, cell: number) => mark !== from.marks[cell];
  const at = to.marks.findIndex(isOther);
  return { at, marks: makeRuns(to.marks.slice(at, to.marks.findLastIndex(isOther) + 1)) };
}

/** The drawing that a step leads to, or null when it leads nowhere. */
function afterStep({ shape, rules, filling }: Drawing, step: HistoryStep): Drawing | null {
  const { size = [shape.width, shape.height], at = 0, marks = '' } = step;
  const [width, height] = size;
  const area = width * height;
  const isNewSize = step.size !== undefined;
  const runs = parseRuns(marks, area - at);
  if (runs === null || (isNewSize && runs.length !== area)) return null;
  const isChanged = isNewSize || runs.length > 0;
  return {
    shape: isChanged ? { width, height, marks: isNewSize ? runs : withRuns(shape.marks, at, runs) } : shape,
    rules: step.rules ?? rules,
    filling: step.filling ?? filling,
  };
}

function withRuns(marks: readonly number[], at: number, runs: readonly number[]): number[] {
  return [...marks.slice(0, at), ...runs, ...marks.slice(at + runs.length)];
}

/** The states that steps lead to, the nearest first; undefined when one of them leads nowhere. */
function chainOf(present: Drawing, steps: readonly HistoryStep[]): Chain<Drawing> | null | undefined {
  const states: Drawing[] = [];
  for (const step of steps) {
    const state = afterStep(states.at(-1) ?? present, step);
    if (state === null) return undefined;
    states.push(state);
  }
  return states.reduceRight<Chain<Drawing> | null>((next, state) => ({ state, next }), null);
}

function isSame(one: Drawing, other: Drawing): boolean {
  return Object.keys(stepBetween(one, other)).length === 0;
}

function isSameFilling(one: Filling, other: Filling): boolean {
  return one.kinds === other.kinds && one.copies === other.copies;
}
