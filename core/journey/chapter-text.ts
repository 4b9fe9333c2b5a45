/**
 * A chapter as text that a person can read and edit: blocks with blank lines between them, `;` begins a comment line. The
 * first block says which chapter it is, each other one is a level: its id, its names, its rules, how it is dealt, how hard
 * it is, a line `before` for each template that it had in an earlier edition with its time, `may turn` where the shape
 * has no upright, and its rows (`o` slot, `.` gap, `#` wall).
 *
 *     chapter shapes
 *     zh-CN …
 *     en Shapes
 *
 *     level house
 *     zh-CN …
 *     en House
 *     rules gravity=none border=open turns=2
 *     deal kinds=28 copies=4 seed=7 dealer=2
 *     loss permille=120 measure=2 games=100 lost=12
 *     star seconds=180
 *     ..oo..
 *     oooooo
 */
import { MAX_SIDE } from '../board/board.ts';
import { makeShape, parseShape } from '../board/text.ts';
import { DEALER_VERSIONS } from '../deal/dealer-version.ts';
import { isMeasureVersion } from '../deal/measure-version.ts';
import { err, ok, type Result } from '../result.ts';
import { BORDERS, GRAVITIES, type Rules, TURN_LIMITS } from '../rules/rules.ts';
import type { CountedLosses } from '../solve/measured-share.ts';
import { checkName } from '../templates/check.ts';
import { blocksOf, type TextLine } from '../text/text-lines.ts';
import {
  CHAPTER_IDS,
  type FormerTemplate,
  type JourneyChapter,
  type JourneyLevel,
  type JourneyName,
} from './chapter.ts';

/** Which line of a text cannot be read, counted from 1, and what should stand there. */
export interface ChapterTextError {
  readonly line: number;
  readonly reason:
    | 'chapter'
    | 'level'
    | 'same-level'
    | 'name'
    | 'rules'
    | 'deal'
    | 'loss'
    | 'star'
    | 'before'
    | 'rows'
    | 'no-levels';
}
type Reason = ChapterTextError['reason'];

/** A line that cannot be read, thrown to `parseChapter`: what is read is deep in a level. */
class Unreadable extends Error {
  readonly found: ChapterTextError;
  constructor(found: ChapterTextError) {
    super(found.reason);
    this.found = found;
  }
}

const MAX_UINT32 = 0xffff_ffff;
const LEVEL_LINES = 7;
const MAY_TURN = 'may turn';

/** Writes a chapter; `parseChapter(makeChapter(chapter))` gives it back. */
export function makeChapter({ id, name, levels }: JourneyChapter): string {
  return [[`chapter ${id}`, ...makeName(name)], ...levels.map(makeLevel)]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

function makeLevel(level: JourneyLevel): string[] {
  const { rules, filling } = level;
  return [
    `level ${level.id}`,
    ...makeName(level.name),
    `rules gravity=${rules.gravity} border=${rules.border} turns=${rules.maxTurns}`,
    `deal kinds=${filling.kinds} copies=${filling.copies} seed=${level.seed} dealer=${level.dealerVersion}`,
    `loss permille=${level.lossPermille} measure=${level.measureVersion} games=${level.measured.games} lost=${level.measured.lost}`,
    `star seconds=${level.starSeconds}`,
    ...level.before.map(makeBefore),
    ...(level.mayTurn ? [MAY_TURN] : []),
    makeShape(level.shape),
  ];
}

function makeBefore({ templateHash, starSeconds }: FormerTemplate): string {
  return `before template=${templateHash} seconds=${starSeconds}`;
}

function makeName(name: JourneyName): string[] {
  return [`zh-CN ${name['zh-CN']}`, `en ${name.en}`];
}

/** Reads a chapter. That its boards can be cleared and are as hard as they say is not proved here. */
export function parseChapter(text: string): Result<JourneyChapter, ChapterTextError> {
  try {
    return ok(readChapter(text));
  } catch (error) {
    if (error instanceof Unreadable) return err(error.found);
    throw error;
  }
}

function readChapter(text: string): JourneyChapter {
  const [head = [], ...blocks] = blocksOf(text).map((block) =>
    block.map(({ line, text: content }) => ({ line, text: content.trim() })),
  );
  const first = head[0] ?? { line: 1, text: '' };
  const id = CHAPTER_IDS.find((each) => `chapter ${each}` === first.text);
  if (id === undefined) throw new Unreadable({ line: first.line, reason: 'chapter' });
  const levels: JourneyLevel[] = [];
  for (const block of blocks) {
    const level = readLevel(block);
    if (levels.some((other) => other.id === level.id)) fail(block, 0, 'same-level');
    levels.push(level);
  }
  if (levels.length === 0) throw new Unreadable({ line: first.line, reason: 'no-levels' });
  return { id, name: readName(head), levels };
}

function fail(block: readonly TextLine[], index: number, reason: Reason): never {
  const line = (block[index] ?? block.at(-1))?.line ?? 1;
  throw new Unreadable({ line, reason });
}

function readName(block: readonly TextLine[]): JourneyName {
  const read = (index: number, tag: string) => {
    const text = block[index]?.text ?? '';
    const name = text.slice(tag.length + 1);
    return text.startsWith(`${tag} `) && checkName(name).length === 0 ? name : fail(block, index, 'name');
  };
  return { 'zh-CN': read(1, 'zh-CN'), en: read(2, 'en') };
}

function readLevel(block: readonly TextLine[]): JourneyLevel {
  const id = /^level ([a-z]+(?:-[a-z]+)*)$/.exec(block[0]?.text ?? '')?.[1] ?? fail(block, 0, 'level');
  const name = readName(block);
  const rules = readRules(block);
  const dealt = readDeal(block);
  const loss = readFields(block, 5, 'loss');
  const lossPermille = wholeUpTo(loss.get('permille'), 1_000);
  const measured = readMeasured(block, loss);
  const measureVersion = wholeUpTo(loss.get('measure'), 99);
  if (lossPermille === null || measureVersion === null || !isMeasureVersion(measureVersion))
    fail(block, 5, 'loss');
  const starSeconds = wholeUpTo(readFields(block, 6, 'star').get('seconds'), 3_600);
  if (starSeconds === null || starSeconds === 0) fail(block, 6, 'star');
  const before = readBefore(block);
  const turnAt = LEVEL_LINES + before.length;
  const mayTurn = block[turnAt]?.text === MAY_TURN;
  const rowsAt = turnAt + (mayTurn ? 1 : 0);
  const shape = parseShape(
    block
      .slice(rowsAt)
      .map(({ text }) => text)
      .join('\n'),
  );
  if (!shape.ok) fail(block, rowsAt + shape.error.line - 1, 'rows');
  const level = { id, name, shape: shape.value, mayTurn, rules, ...dealt };
  return { ...level, lossPermille, measured, measureVersion, starSeconds, before };
}

function readBefore(block: readonly TextLine[]): FormerTemplate[] {
  const before: FormerTemplate[] = [];
  for (let at = LEVEL_LINES; block[at]?.text.startsWith('before '); at++) {
    const fields = readFields(block, at, 'before');
    const templateHash = fields.get('template') ?? '';
    const starSeconds = wholeUpTo(fields.get('seconds'), 3_600);
    if (!/^[0-9a-f]+$/.test(templateHash) || starSeconds === null) fail(block, at, 'before');
    before.push({ templateHash, starSeconds });
  }
  return before;
}

function readMeasured(block: readonly TextLine[], loss: ReadonlyMap<string, string>): CountedLosses {
  const games = wholeUpTo(loss.get('games'), 1_000);
  const lost = wholeUpTo(loss.get('lost'), games ?? 0);
  return games === null || games === 0 || lost === null ? fail(block, 5, 'loss') : { games, lost };
}

function readRules(block: readonly TextLine[]): Rules {
  const fields = readFields(block, 3, 'rules');
  const gravity = GRAVITIES.find((each) => each === fields.get('gravity'));
  const border = BORDERS.find((each) => each === fields.get('border'));
  const maxTurns = TURN_LIMITS.find((each) => String(each) === fields.get('turns'));
  if (gravity === undefined || border === undefined || maxTurns === undefined) fail(block, 3, 'rules');
  return { maxTurns, border, gravity };
}

function readDeal(block: readonly TextLine[]): Pick<JourneyLevel, 'filling' | 'seed' | 'dealerVersion'> {
  const fields = readFields(block, 4, 'deal');
  const kinds = wholeUpTo(fields.get('kinds'), MAX_SIDE ** 2);
  const copies = wholeUpTo(fields.get('copies'), MAX_SIDE ** 2);
  const seed = wholeUpTo(fields.get('seed'), MAX_UINT32);
  const dealerVersion = DEALER_VERSIONS.find((each) => String(each) === fields.get('dealer'));
  const isFilling = kinds !== null && kinds > 0 && copies !== null && copies > 0 && copies % 2 === 0;
  if (!isFilling || seed === null || dealerVersion === undefined) fail(block, 4, 'deal');
  return { filling: { kinds, copies }, seed, dealerVersion };
}

function readFields(block: readonly TextLine[], index: number, word: Reason): ReadonlyMap<string, string> {
  const [first, ...words] = (block[index]?.text ?? '').split(/\s+/);
  if (first !== word) fail(block, index, word);
  return new Map(words.map((each) => each.split('=', 2) as [string, string]));
}

function wholeUpTo(text: string | undefined, most: number): number | null {
  const value = Number(text);
  return text !== undefined && /^\d{1,10}$/.test(text) && value <= most ? value : null;
}
