/**
 * The boards that the days are dealt on, as text that a person can read: blocks with blank lines between them, `;` begins a
 * comment line. A block is the weekday and the name, the rules and the filling with `turned=yes` where the shape has no
 * upright, and the rows (`o` slot, `.` gap, `#` wall).
 *
 *     monday Diamond
 *     gravity=none border=open turns=2 kinds=25 copies=4
 *     ..oo..
 *     .oooo.
 */
import { parseShape } from '../board/text.ts';
import { BORDERS, GRAVITIES, type Rules, TURN_LIMITS } from '../rules/rules.ts';
import { makeRevision } from '../templates/revision.ts';
import type { TemplateRevision } from '../templates/template.ts';
import { blocksOf } from '../text/text-lines.ts';
import { WEEKDAYS } from './weekday.ts';

/** The boards of each weekday in their order, Monday first. */
export type DailyBoards = readonly (readonly TemplateRevision[])[];

/** Reads the boards. Throws on text that cannot be read: it is part of the program. */
export function parseDailyBoards(lines: readonly string[]): DailyBoards {
  const blocks = blocksOf(lines.join('\n'));
  const boards = blocks.map((block) => readBoard(block.map(({ text }) => text)));
  return WEEKDAYS.map(({ id }) =>
    boards.filter(({ weekday }) => weekday === id).map(({ template }) => template),
  );
}

function readBoard(lines: readonly string[]): {
  readonly weekday: string;
  readonly template: TemplateRevision;
} {
  const [head = '', dealing = '', ...rows] = lines;
  const [weekday = '', name = ''] = splitOnce(head);
  const fields = new Map(dealing.split(' ').map((field) => field.split('=', 2) as [string, string]));
  const shape = parseShape(rows.join('\n'));
  const rules = readRules(fields);
  const kinds = Number(fields.get('kinds'));
  const copies = Number(fields.get('copies'));
  const isKnown = WEEKDAYS.some(({ id }) => id === weekday);
  if (!isKnown || !shape.ok || rules === null || !(kinds > 0 && copies > 0))
    throw new Error(`a board of the daily mode cannot be read: ${head}`);
  const template = { name, ...shape.value, rules, filling: { kinds, copies } };
  const mayTurn = fields.get('turned') === 'yes';
  return { weekday, template: makeRevision(mayTurn ? { ...template, mayTurn } : template, false) };
}

function splitOnce(line: string): [string, string] {
  const at = line.indexOf(' ');
  return [line.slice(0, at), line.slice(at + 1)];
}

function readRules(fields: ReadonlyMap<string, string>): Rules | null {
  const gravity = GRAVITIES.find((each) => each === fields.get('gravity'));
  const border = BORDERS.find((each) => each === fields.get('border'));
  const maxTurns = TURN_LIMITS.find((each) => String(each) === fields.get('turns'));
  if (gravity === undefined || border === undefined || maxTurns === undefined) return null;
  return { maxTurns, border, gravity };
}
