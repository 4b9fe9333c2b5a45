/** Encodes a deal as the symbols of a share code, and decodes it. */

import { isSameShape } from '../board/board.ts';
import { DEALER_VERSION, DEALER_VERSIONS, type DealerVersion } from '../deal/dealer-version.ts';
import type { DealRecord } from '../game/setup/entry.ts';
import { err, ok, type Result } from '../result.ts';
import { BORDERS, GRAVITIES, type Rules, TURN_LIMITS } from '../rules/rules.ts';
import { BUILTIN_TEMPLATES } from '../templates/builtin.ts';
import { APP_SIDES, checkTemplate } from '../templates/check.ts';
import { MAX_KINDS, MAX_NAME_LENGTH } from '../templates/limits.ts';
import { makeRevision } from '../templates/revision.ts';
import type { Filling, TemplateRevision } from '../templates/template.ts';
import { type CodeError, refuseCode } from './code-error.ts';
import { readMarks, writeMarks } from './shape-number.ts';
import { readSymbols, type SymbolReader, writeFixed, writeNumber, writeText } from './symbol-stream.ts';

/** Everything that a board follows from, and nothing that follows from it. */
export interface DealToShare extends Pick<DealRecord, 'template' | 'rules' | 'seed' | 'dealerVersion'> {
  readonly filling: Filling;
}

/**
 * A deal that was read from a code: its dealer version is one of this program's, and its template is a revision with
 * exactly these rules and this filling. A built-in shape under other rules, as in the timed challenge, is a revision
 * of its own with a score table of its own.
 */
export interface SharedDeal extends DealToShare {
  readonly dealerVersion: DealerVersion;
}

const MAX_DEALER = 1_000;
const MAX_COPIES = APP_SIDES.max ** 2;
const MAX_SEED = 0xffff_ffff;
/** 35 bits, for a seed of 32. */
const SEED_SYMBOLS = 7;
const RULES_SYMBOLS = 2;
/** 25 bits of a template's content hash: enough that no two built-in ones will ever be alike. */
const ID_SYMBOLS = 5;
const ID_DIGITS = 7;
const ID_SPARE = 2 ** 3;
const BUILT_IN = 0;
const INLINE = 1;
/** Most bytes of a name: four for each character. */
export const MAX_NAME_BYTES = 4 * MAX_NAME_LENGTH;

const builtIns: readonly TemplateRevision[] = BUILTIN_TEMPLATES.map((template) =>
  makeRevision(template, true),
);

/**
 * Returns the number that stands for a built-in template in place of its drawing: the first digits of its
 * content hash.
 */
export function idOf({ hash }: Pick<TemplateRevision, 'hash'>): number {
  return Math.floor(Number.parseInt(hash.slice(0, ID_DIGITS), 16) / ID_SPARE);
}

/** The same deal always gives the same symbols. Its template passes `checkTemplate` with the app's sides. */
export function writeDeal({ template, rules, filling, seed, dealerVersion }: DealToShare): number[] {
  return [
    ...writeNumber(dealerVersion),
    ...writeFixed(seed, SEED_SYMBOLS),
    ...writeFixed(rulesNumber(rules), RULES_SYMBOLS),
    ...writeNumber(filling.kinds),
    ...writeNumber(filling.copies / 2),
    ...writeTemplate(template),
  ];
}

/** Reads a deal that this version deals as the one that wrote it did, or says why it cannot. */
export function readDeal(symbols: readonly number[]): Result<SharedDeal, CodeError> {
  const reader = readSymbols(symbols);
  const version = reader.number(MAX_DEALER);
  if (version === null) return refuseCode('code-bad-content');
  const dealerVersion = DEALER_VERSIONS.find((each) => each === version);
  if (dealerVersion === undefined)
    return err({ code: 'code-other-dealer', details: { version, ours: DEALER_VERSION } });
  const seed = reader.fixed(SEED_SYMBOLS);
  const rules = rulesOf(reader.fixed(RULES_SYMBOLS) ?? Number.NaN);
  const kinds = reader.number(MAX_KINDS);
  const halfCopies = reader.number(MAX_COPIES / 2);
  if (seed === null || seed > MAX_SEED || rules === null || kinds === null || halfCopies === null)
    return refuseCode('code-bad-content');
  const filling = { kinds, copies: 2 * halfCopies };
  const template = readTemplate(reader, rules, filling);
  if (!template.ok) return template;
  const isSound = checkTemplate({ ...template.value, filling }).length === 0;
  return isSound
    ? ok({ template: template.value, rules, filling, seed, dealerVersion })
    : refuseCode('code-bad-content');
}

function writeTemplate(template: TemplateRevision): number[] {
  const { builtIn, name, width, height } = template;
  const origin = builtIns.find((each) => builtIn && each.name === name && isSameShape(each, template));
  if (origin !== undefined) return [...writeNumber(BUILT_IN), ...writeFixed(idOf(origin), ID_SYMBOLS)];
  return [
    ...writeNumber(INLINE),
    ...writeText(name),
    ...writeNumber(width),
    ...writeNumber(height),
    ...writeMarks(template),
  ];
}

function readTemplate(
  reader: SymbolReader,
  rules: Rules,
  filling: Filling,
): Result<TemplateRevision, CodeError> {
  if (reader.number(INLINE) === INLINE) return readInline(reader, rules, filling);
  const id = reader.fixed(ID_SYMBOLS);
  const template = builtIns.find((each) => idOf(each) === id);
  return template === undefined
    ? refuseCode('code-unknown-template')
    : ok(makeRevision({ ...template, rules, filling }, true));
}

function readInline(
  reader: SymbolReader,
  rules: Rules,
  filling: Filling,
): Result<TemplateRevision, CodeError> {
  const name = reader.text(MAX_NAME_BYTES);
  const width = reader.number(APP_SIDES.max);
  const height = reader.number(APP_SIDES.max);
  if (name === null || width === null || height === null) return refuseCode('code-bad-content');
  const marks = readMarks(reader.rest(), width, height);
  return marks === null
    ? refuseCode('code-bad-content')
    : ok(makeRevision({ name, width, height, marks, rules, filling }, false));
}

/** Rules as one number: turns, border and gravity by their places in their lists, which only ever grow at their ends. */
function rulesNumber({ maxTurns, border, gravity }: Rules): number {
  const place = TURN_LIMITS.indexOf(maxTurns) + TURN_LIMITS.length * BORDERS.indexOf(border);
  return place + TURN_LIMITS.length * BORDERS.length * GRAVITIES.indexOf(gravity);
}

function rulesOf(number: number): Rules | null {
  const rest = Math.floor(number / TURN_LIMITS.length);
  const maxTurns = TURN_LIMITS[number % TURN_LIMITS.length];
  const border = BORDERS[rest % BORDERS.length];
  const gravity = GRAVITIES[Math.floor(rest / BORDERS.length)];
  return maxTurns === undefined || border === undefined || gravity === undefined
    ? null
    : { maxTurns, border, gravity };
}
