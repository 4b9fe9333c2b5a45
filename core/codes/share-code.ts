/**
 * Share codes: one line of text from which every machine deals the same board.
 *
 *     2F + length, version, content, length + six check symbols,   in groups of five: 2FY10-00000-…
 *
 * The content of version 1 is a deal, that of version 2 a run by its mode and run seed, that of version 3 a puzzle by the
 * name of its position, that of version 4 a challenge: a deal or a run with the end to be beaten, that of
 * version 5 a pack: its name and its deals.
 *
 * `length` counts the symbols behind 2F modulo 32, and stands at both ends. So **a character that is missing or one
 * too many is always caught**: it leaves the first length or the second where it was, which then belongs to another
 * count. (The same for up to 31 characters in one place, a lost group for one.) What is wrong within six neighbours
 * is caught by the checksum, whose file has the proof; 2F itself is compared. Every later version keeps 2F, both
 * lengths, the place of the version and the checksum, so that a code from a newer Twofold can be told from one with a
 * mistake.
 */
import { err, ok, type Result } from '../result.ts';
import { visibleText } from '../text/visible-text.ts';
import {
  type ChallengeToShare,
  readChallenge,
  type SharedChallenge,
  writeChallenge,
} from './challenge-symbols.ts';
import { CHECK_SYMBOLS, checkOf, findRepair, remainderOf } from './code-checksum.ts';
import { type CodeError, refuseCode } from './code-error.ts';
import { type DealToShare, readDeal, type SharedDeal, writeDeal } from './deal-symbols.ts';
import { type PackToShare, readPack, type SharedPack, writePack } from './pack-symbols.ts';
import { readPuzzle, type SharedPuzzle, writePuzzle } from './puzzle-symbols.ts';
import { readRun, type SharedRun, writeRun } from './run-symbols.ts';
import {
  characterOf,
  GROUP,
  inGroups,
  MAX_CODE_LENGTH,
  readCharacters,
  SYMBOLS,
  symbolOf,
} from './symbols.ts';

const PREFIX = '2F';
/** The formats of a deal, of a run, of a puzzle, of a challenge, and of a pack. */
const DEAL_VERSION = 1;
const RUN_VERSION = 2;
const PUZZLE_VERSION = 3;
const CHALLENGE_VERSION = 4;
const PACK_VERSION = 5;
const NEWEST_VERSION = PACK_VERSION;
/** Around the content: length and version before it, length and check behind it. */
const FRAME_BEFORE = 2;
const FRAME_BEHIND = 1 + CHECK_SYMBOLS;
/** A place behind the end that is wrong by so much is taken for characters too many, else some are missing. */
const MOST_TOO_MANY = 4;

/** Matches a text that may be a code among other words. */
const IN_TEXT = /(?<![0-9a-z])2f[0-9a-z\p{Pd}\u2212]+/giu;

/** The code of a deal: the same deal has the same code, always. `deal` must meet the conditions of `writeDeal`. */
export function makeShareCode(deal: DealToShare): string {
  return framed(DEAL_VERSION, writeDeal(deal));
}

/** The code of a run: the same run has the same code, always. */
export function makeRunCode(run: SharedRun): string {
  return framed(RUN_VERSION, writeRun(run));
}

/** The code of a puzzle: the same position has the same code, always. */
export function makePuzzleCode(puzzle: SharedPuzzle): string {
  return framed(PUZZLE_VERSION, writePuzzle(puzzle));
}

/** The code of a challenge: the same challenge has the same code, always. */
export function makeChallengeCode(challenge: ChallengeToShare): string {
  return framed(CHALLENGE_VERSION, writeChallenge(challenge));
}

/** The code of a pack: the same pack has the same code, always. Null where it is too long to be read as one. */
export function makePackCode(pack: PackToShare): string | null {
  const code = framed(PACK_VERSION, writePack(pack));
  return code.length > MAX_CODE_LENGTH ? null : code;
}

function framed(version: number, content: readonly number[]): string {
  const length = (FRAME_BEFORE + content.length + FRAME_BEHIND) % SYMBOLS;
  const symbols = [length, version, ...content, length];
  const characters = [...symbols, ...checkOf(symbols)].map(characterOf).join('');
  return inGroups(PREFIX + characters);
}

/** The game that a code names: a deal, a run of a mode, a puzzle, which this version may lack, a challenge, or a pack. */
export type SharedGame =
  | { readonly type: 'deal'; readonly deal: SharedDeal }
  | { readonly type: 'run'; readonly run: SharedRun }
  | { readonly type: 'puzzle'; readonly puzzle: SharedPuzzle }
  | { readonly type: 'challenge'; readonly challenge: SharedChallenge }
  | { readonly type: 'pack'; readonly pack: SharedPack };

/** The code of a deal in a text that may say more, as `findSharedGame` finds it; of a challenge its deal. */
export function findShareCode(text: string): Result<SharedDeal, CodeError> {
  const shared = findSharedGame(text);
  if (!shared.ok) return shared;
  const value = shared.value.type === 'challenge' ? shared.value.challenge.game : shared.value;
  return value.type === 'deal' ? ok(value.deal) : refuseCode(`code-of-${value.type}`);
}

/**
 * Reads a text that is a code and nothing else. Small letters, full-width characters, other hyphens, blanks anywhere, and
 * I, L and O for 1, 1 and 0 are understood; every other difference from the code that was made is refused.
 */
export function parseSharedGame(text: string): Result<SharedGame, CodeError> {
  if (text.length > MAX_CODE_LENGTH) return refuseCode('code-too-long', { limit: MAX_CODE_LENGTH });
  const characters = readCharacters(text);
  if (characters.length === 0) return refuseCode('code-empty');
  if (!characters.join('').startsWith(PREFIX)) return refuseCode('code-not-ours');
  const symbols = characters.slice(PREFIX.length).map(symbolOf);
  const unknown = symbols.indexOf(-1);
  if (unknown >= 0)
    return refuseCode('code-character', {
      ...placeOf(unknown),
      found: visibleText(characters[PREFIX.length + unknown] ?? ''),
    });
  const problem = problemOf(symbols);
  if (problem !== null) return err(problem);
  const version = symbols[1] ?? 0;
  if (version > NEWEST_VERSION) return refuseCode('code-newer', { version, ours: NEWEST_VERSION });
  const shared = readContent(version, symbols.slice(FRAME_BEFORE, -FRAME_BEHIND));
  // A code that was not written exactly as this program writes it is refused, so that no game has two codes.
  return shared.ok && symbolsOf(shared.value) !== symbols.join() ? refuseCode('code-bad-content') : shared;
}

function readContent(version: number, content: readonly number[]): Result<SharedGame, CodeError> {
  if (version === RUN_VERSION) {
    const run = readRun(content);
    return run.ok ? ok({ type: 'run', run: run.value }) : run;
  }
  if (version === PUZZLE_VERSION) {
    const puzzle = readPuzzle(content);
    return puzzle.ok ? ok({ type: 'puzzle', puzzle: puzzle.value }) : puzzle;
  }
  if (version === CHALLENGE_VERSION) {
    const challenge = readChallenge(content);
    return challenge.ok ? ok({ type: 'challenge', challenge: challenge.value }) : challenge;
  }
  if (version === PACK_VERSION) {
    const pack = readPack(content);
    return pack.ok ? ok({ type: 'pack', pack: pack.value }) : pack;
  }
  const deal = readDeal(content);
  return deal.ok ? ok({ type: 'deal', deal: deal.value }) : deal;
}

/** The code in a text that may say more, such as a letter or a link: the first that is one, or why there is none. */
export function findSharedGame(text: string): Result<SharedGame, CodeError> {
  const whole = parseSharedGame(text);
  if (whole.ok || text.length > MAX_CODE_LENGTH) return whole;
  const codes = (text.normalize('NFKC').match(IN_TEXT) ?? []).map(parseSharedGame);
  const found = codes.find((code) => code.ok) ?? codes[0];
  return found === undefined || (!found.ok && whole.error.code !== 'code-not-ours') ? whole : found;
}

function symbolsOf(shared: SharedGame): string {
  return readCharacters(codeOf(shared) ?? '')
    .slice(PREFIX.length)
    .map(symbolOf)
    .join();
}

function codeOf(shared: SharedGame): string | null {
  switch (shared.type) {
    case 'deal':
      return makeShareCode(shared.deal);
    case 'run':
      return makeRunCode(shared.run);
    case 'puzzle':
      return makePuzzleCode(shared.puzzle);
    case 'challenge':
      return makeChallengeCode(shared.challenge);
    case 'pack':
      return makePackCode(shared.pack);
  }
}

/** Returns the error in the frame of a code, or null when the frame is intact. */
function problemOf(symbols: readonly number[]): CodeError | null {
  const over = [symbols[0], symbols.at(-FRAME_BEHIND)].map((length) =>
    length === undefined ? SYMBOLS : (symbols.length - length + SYMBOLS) % SYMBOLS,
  );
  if (symbols.length < FRAME_BEFORE + FRAME_BEHIND) return { code: 'code-cut-short', details: {} };
  if (remainderOf(symbols) === 0 && over.every((count) => count === 0)) return null;
  if (beginsWithCode(symbols)) return { code: 'code-too-many', details: {} };
  if (over.includes(0)) return explain(symbols);
  const isTooMany = over.some((count) => count <= MOST_TOO_MANY);
  return { code: isTooMany ? 'code-too-many' : 'code-cut-short', details: {} };
}

/** Returns whether a whole code stands before the rest, as when it was pasted twice. */
function beginsWithCode(symbols: readonly number[]): boolean {
  for (let end = symbols[0] ?? 0; end < symbols.length; end += SYMBOLS) {
    const isWhole = end > FRAME_BEFORE + FRAME_BEHIND && symbols[end - FRAME_BEHIND] === symbols[0];
    if (isWhole && remainderOf(symbols.slice(0, end)) === 0) return true;
  }
  return false;
}

function explain(symbols: readonly number[]): CodeError {
  const repair = findRepair(symbols);
  if (repair === null) return { code: 'code-mistake', details: {} };
  const found = characterOf(symbols[repair.at] ?? 0);
  const meant = characterOf(repair.type === 'wrong' ? repair.meant : (symbols[repair.at + 1] ?? 0));
  const code = repair.type === 'wrong' ? 'code-wrong-character' : 'code-swapped';
  return { code, details: { ...placeOf(repair.at), found, meant } };
}

/** Returns where the symbol with an index stands in the code as the player sees it. */
function placeOf(index: number): { at: number; group: number; place: number } {
  const before = PREFIX.length + index;
  return { at: before + 1, group: Math.floor(before / GROUP) + 1, place: (before % GROUP) + 1 };
}
