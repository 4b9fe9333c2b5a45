/** A journal told again by the plain rules and the score table alone: what is said of its game must agree. */
import { type Cells, countTiles, withoutPair } from '../../core/board/board.ts';
import { MODES } from '../../core/game/modes/table.ts';
import type { GameStatus } from '../../core/game/play/game.ts';
import type { DealRecord, Entry, GameSetup } from '../../core/game/setup/entry.ts';
import { rulesOf } from '../../core/game/setup/mode-rules.ts';
import { settle } from '../../core/rules/gravity.ts';
import { findLink } from '../../core/rules/link.ts';
import { allMoves } from '../../core/rules/moves.ts';

/** A board on the way of a game. */
export interface RetoldPlace {
  /** The entry that led here; a reshuffle may be an earned one. */
  readonly by: 'deal' | 'link' | 'mercy' | 'reshuffle';
  readonly deal: DealRecord;
  readonly cells: Cells;
  /** From 1. */
  readonly level: number;
  /** The picture of the pair that was taken, the turns of its line, and whether auto-play took it. */
  readonly kind: number;
  readonly turns: number;
  readonly isAuto: boolean;
  /** Game clock when it was made, and the number of its entry; 0 and -1 of the first deal. */
  readonly elapsedMs: number;
  readonly entry: number;
  /** When the countdown ends, and how far it was when this was made, on its own clock, which stands while it is held; 0 without one. */
  readonly limitMs: number;
  readonly countedMs: number;
}

export interface RetoldGame {
  /** The places from the first deal to the board. */
  readonly way: readonly RetoldPlace[];
  /** Those that undo left, the one that redo goes to last. */
  readonly undone: readonly RetoldPlace[];
  readonly elapsedMs: number;
  readonly isTimedOut: boolean;
  /** For how long a countdown was held in all, and until when it is. */
  readonly frozen: { readonly forMs: number; readonly untilMs: number };
  /** A glyph a move when it is made or made again, `<` when one is taken back. */
  readonly glyphs: string;
}

const TURN_GLYPHS = ['─', '└', '⊓', '≡'];

function glyphOf({ by, turns }: RetoldPlace): string {
  if (by === 'deal') return '';
  if (by === 'link') return TURN_GLYPHS[turns] ?? '?';
  return by === 'mercy' ? '·' : '~';
}

type Laid = Pick<RetoldPlace, 'by' | 'deal' | 'cells'> & Partial<RetoldPlace>;

/** Returns the tiles that an entry lays on the board after a place; null where it makes no move. */
function laidBy({ deal, cells, level }: RetoldPlace, entry: Entry): Laid | null {
  const board = { ...deal.template, cells };
  const without = (a: number, b: number) =>
    settle({ ...board, cells: withoutPair(cells, [a, b]) }, deal.rules.gravity);
  switch (entry.type) {
    case 'link': {
      const { a, b } = entry;
      const { turns } = findLink(board, deal.rules, a, b) ?? { turns: -1 };
      const pair = { kind: cells[a] ?? 0, turns, isAuto: entry.by === 'auto' };
      return { by: 'link', deal, cells: without(a, b), ...pair };
    }
    case 'mercy':
      return { by: 'mercy', deal, cells: without(entry.a, entry.b), kind: cells[entry.a] ?? 0 };
    case 'reshuffle':
      return { by: 'reshuffle', deal, cells: entry.cells };
    case 'tool':
      return entry.tool === 'reshuffle' ? { by: 'reshuffle', deal, cells: entry.cells } : null;
    case 'level':
      return { by: 'deal', deal: entry.deal, cells: entry.deal.cells, level: level + 1 };
    default:
      return null;
  }
}

/** When a countdown ends after a place was made on the way: a link of the player and a cleared level give time back. */
function limitAfter(setup: GameSetup, from: RetoldPlace, laid: Laid, countedMs: number): number {
  const { countdown } = rulesOf(setup);
  if (countdown === null) return 0;
  const leftMs = from.limitMs - countedMs;
  const isPaid = laid.by === 'link' && laid.isAuto !== true;
  const bonusMs = isPaid ? countdown.linkBonusMs(from.level, leftMs) : 0;
  const levelMs = laid.by === 'deal' ? countdown.levelBonusMs(from.level, Math.max(0, leftMs)) : 0;
  return Math.max(from.limitMs, Math.min(from.limitMs + bonusMs + levelMs, countedMs + countdown.mostMs));
}

/** Tells a journal again. It must be legal. */
export function retell(setup: GameSetup, entries: readonly Entry[]): RetoldGame {
  const { deal } = setup;
  const { countdown, tools } = rulesOf(setup);
  const bare = { kind: 0, turns: 0, isAuto: false };
  const start = { elapsedMs: 0, entry: -1, limitMs: countdown?.startMs ?? 0, countedMs: 0 };
  const first = { by: 'deal', deal, cells: deal.cells, level: 1, ...bare, ...start } as const;
  const frozen = { forMs: 0, untilMs: 0 };
  const way: RetoldPlace[] = [first];
  let undone: RetoldPlace[] = [];
  let glyphs = '';
  for (const [number, entry] of entries.entries()) {
    const moves = entry.type === 'return' ? entry.moves : Number(entry.type === 'undo');
    for (let move = 0; move < moves; move++) {
      const left = way.pop() as RetoldPlace; // the journal is legal
      undone.push(left);
      glyphs += glyphOf(left) === '' ? '' : '<';
    }
    const again = entry.type === 'redo' ? undone.pop() : undefined;
    const from = way.at(-1) as RetoldPlace;
    const { elapsedMs } = entry;
    const countedMs = Math.max(elapsedMs, frozen.untilMs) - frozen.forMs;
    if (entry.type === 'tool' && entry.tool === 'freeze') {
      const heldMs = tools?.freezeMs ?? 0;
      frozen.forMs += heldMs;
      frozen.untilMs = Math.max(elapsedMs, frozen.untilMs) + heldMs;
    }
    const laid = again ?? laidBy(from, entry);
    if (laid === null) continue;
    const limitMs = limitAfter(setup, from, laid, countedMs);
    const made = { elapsedMs, entry: number, limitMs, countedMs };
    const next = again ?? { level: from.level, ...bare, ...laid, ...made };
    way.push(next);
    glyphs += glyphOf(next);
    if (again === undefined) undone = [];
  }
  const isTimedOut = entries.at(-1)?.type === 'timeout';
  return { way, undone, glyphs, isTimedOut, frozen, elapsedMs: entries.at(-1)?.elapsedMs ?? 0 };
}

/** The glyphs of a game, in one line. */
export function retoldGlyphs(setup: GameSetup, entries: readonly Entry[]): string {
  return retell(setup, entries).glyphs;
}

/** Pairs that were taken on the way, of those how many by auto-play, and whether it took the last. */
export function takenOn({ way }: RetoldGame): { pairs: number; byAuto: number; isLastByAuto: boolean } {
  const taken = way.filter(({ by }) => by === 'link' || by === 'mercy');
  const byAuto = taken.filter(({ isAuto }) => isAuto).length;
  return { pairs: taken.length, byAuto, isLastByAuto: taken.at(-1)?.isAuto ?? false };
}

/** Returns the status of a game, by the rules of its mode on what auto-play finished. */
export function retoldStatus(setup: GameSetup, retold: RetoldGame): GameStatus {
  const { way, isTimedOut } = retold;
  const { deal, cells } = way.at(-1) as RetoldPlace;
  const { pairs, byAuto, isLastByAuto } = takenOn(retold);
  const { showsAutoPlay, countdown } = rulesOf(setup);
  const isMostlyAuto = showsAutoPlay && 2 * byAuto > pairs;
  if (isTimedOut) return isMostlyAuto ? 'shown' : 'time-up';
  if (countTiles(cells) > 0)
    return allMoves({ ...deal.template, cells }, deal.rules).length > 0 ? 'playing' : 'dead';
  // Only a run against the clock has levels.
  if (countdown !== null) return 'level-won';
  return isMostlyAuto || (showsAutoPlay && isLastByAuto) ? 'shown' : 'won';
}

/** Links in a row up to the newest one of the way, by table 2: mercy, auto-play, a reshuffle and a new level end a row. */
export function comboOn(way: readonly RetoldPlace[]): number {
  let count = 0;
  for (let at = way.length - 1; at > 0; at--) {
    const [place, before] = [way[at], way[at - 1]];
    if (place?.by !== 'link' || place.isAuto) break;
    count++;
    const isRow = before?.by === 'link' && !before.isAuto && place.elapsedMs - before.elapsedMs <= 4_000;
    if (!isRow) break;
  }
  return count;
}

const TURN_POINTS = [0, 20, 50, 90];

/** The score by table 2; `leftMs` is what a countdown still had when a level was cleared, by the entry that cleared it. */
export function retoldScore(setup: GameSetup, { way }: RetoldGame): number {
  let [score, onDeal, links] = [0, 0, 0];
  if (MODES[setup.mode].scoreTable === 'none') return 0;
  for (const [at, place] of way.entries()) {
    if (place.by === 'deal') [onDeal, links] = [0, 0];
    if (place.by !== 'link' || place.isAuto) continue;
    const paid =
      100 + (TURN_POINTS[place.turns] ?? 0) + 15 * (Math.min(10, comboOn(way.slice(0, at + 1))) - 1);
    const share = (points: number) => Math.floor((points * place.deal.lossPermille) / 1000);
    score += paid + share(onDeal + paid) - share(onDeal);
    onDeal += paid;
    links++;
    if (countTiles(place.cells) > 0) continue;
    const pairs = countTiles(place.deal.cells) / 2;
    score +=
      rulesOf(setup).timeScore === 'time-left'
        ? Math.floor((5 * Math.floor(Math.max(0, place.limitMs - place.countedMs) / 1_000) * links) / pairs)
        : 10 * Math.floor(Math.max(0, 6_000 * links - place.elapsedMs) / 1_000);
  }
  return score;
}
