/** Proves what is said of games: each journal is told again, apart from the program. */
import { type Board, EMPTY, type Point, withoutPair } from '../../core/board/board.ts';
import type { DealPlan } from '../../core/deal/deal-plan.ts';
import type { DealRecord } from '../../core/game/setup/entry.ts';
import { rulesOf } from '../../core/game/setup/mode-rules.ts';
import { planOf } from '../../core/game/setup/planned-deal.ts';
import { SHIPPED_BOARDS } from '../../core/game/setup/shipped-boards.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { settle } from '../../core/rules/gravity.ts';
import { findLink, turnsNeeded } from '../../core/rules/link.ts';
import {
  comboOn,
  type RetoldGame,
  retell,
  retoldScore,
  retoldStatus,
  takenOn,
} from '../support/retold-game.ts';
import { isLegal, isSame, kindAt, legalMoves } from './plain-moves.ts';
import { type PlainPlay, plainPlay } from './plain-play.ts';
import { boundOf, playedAgain } from './share-checks.ts';
import type { Checks, Subject } from './subject.ts';

type GameClaim =
  | ('took' | 'took-by-mercy' | 'pairs-now' | 'scored' | 'in-a-row' | 'after' | 'level-is' | 'stands')
  | ('games-in-all' | 'positions-in-all' | 'first-shows')
  | ('not-over' | 'over' | 'won-by' | 'out-of-time' | 'time-remains' | 'nothing-before' | 'nothing-undone')
  | ('between-levels' | 'tried-pair' | 'leads-elsewhere' | 'against-rules')
  | ('without-that-help' | 'clock-back' | 'not-dead' | 'none-left' | 'level-open' | 'mislaid' | 'misdealt')
  | ('ahead' | 'behind' | 'level-with' | 'sooner' | 'later-by' | 'same-time')
  | ('more-pairs' | 'fewer-pairs' | 'same-pairs' | 'first-position' | 'last-position' | 'one-way')
  | ('left-pairs' | 'drawn' | 'looked' | 'clock-at' | 'level-took' | 'level-pays' | 'seconds-below' | 'held')
  | ('moves-linked' | 'moves-by-mercy' | 'reshuffled-at' | 'came-between' | 'longest-row')
  | ('auto-took' | 'took-back' | 'spent-tools' | 'same-rules' | 'other-rules')
  | ('tools-left' | 'helped' | 'some-help' | 'no-help' | 'by-auto' | 'linked')
  | ('all-by-auto' | 'shared-with-auto')
  | ('interrupted' | 'interrupted-once' | 'interrupted-again')
  | ('taken-back-from' | 'taken-back-after' | 'stays-from' | 'longest-line' | 'longest-look' | 'narrowest')
  | 'fewest-wins';

const REFUSED = [
  ...['over', 'out-of-time', 'time-remains', 'nothing-before', 'nothing-undone', 'without-that-help'],
  ...['not-dead', 'none-left', 'level-open', 'between-levels', 'mislaid', 'misdealt'],
] as readonly GameClaim[];

export const GAME_CHECKS: Checks<GameClaim> = {
  took: ({ picture, turns }, { play, line }) => {
    const before = plainPlay({ ...play.board, cells: line?.at(-1) ?? [] }, play.rules);
    return legalMoves(before).some(
      (move) =>
        kindAt(before, move[0]) === picture.kind &&
        turnsNeeded(before.board, before.rules, ...move) === turns.turns &&
        applyMove(before.board, before.rules, move).cells.join() === play.board.cells.join(),
    );
  },
  'took-by-mercy': ({ picture }, { play, line }) => {
    const before = { ...play.board, cells: line?.at(-1) ?? [] };
    const like = [...before.cells.keys()].filter((cell) => before.cells[cell] === picture.kind);
    const leadsHere = ([a, b]: readonly [number, number]) =>
      settle({ ...before, cells: withoutPair(before.cells, [a, b]) }, play.rules.gravity).join() ===
      play.board.cells.join();
    const pairs = like.flatMap((a) => like.filter((b) => a < b).map((b) => [a, b] as const));
    return (
      picture.kind > EMPTY && legalMoves(plainPlay(before, play.rules)).length === 0 && pairs.some(leadsHere)
    );
  },
  'pairs-now': ({ pairs: { pairs } }, { play }) => 2 * pairs === play.cells.length,
  scored: ({ score: { points } }, subject) => {
    const { setup, retold } = told(subject);
    return points === retoldScore(setup, retold);
  },
  'in-a-row': ({ combo }, subject) => combo === comboOn(told(subject).retold.way),
  after: ({ entry }, subject) => {
    const last = subject.journal?.entries.at(-1);
    const type = last?.type === 'tool' ? last.tool : last?.type;
    return type === entry && boardOf(told(subject).retold) === subject.play.board.cells.join();
  },
  'level-is': ({ level }, subject) => level === told(subject).retold.way.at(-1)?.level,
  stands: ({ status }, subject) => {
    const { setup, retold } = told(subject);
    return status === retoldStatus(setup, retold);
  },
  'not-over': (_, subject) => !isOverBy(subject),
  over: (_, subject) => isOverBy(subject),
  'won-by': ({ by }, subject) => {
    const { setup, retold } = told(subject);
    const ways = retold.way.map((place) => place.by);
    const first = (['mercy', 'reshuffle'] as const).find((way) => ways.includes(way)) ?? 'links';
    return retoldStatus(setup, retold) === 'won' && by === first;
  },
  'out-of-time': (_, subject) => leftWhenTried(subject) === 0,
  'time-remains': (_, subject) => leftWhenTried(subject) !== 0,
  'nothing-before': (_, subject) => told(subject).retold.way.length === 1,
  'nothing-undone': (_, subject) => told(subject).retold.undone.length === 0,
  'without-that-help': (_, subject) => {
    const { tried, journal } = subject;
    const help = tried?.type === 'assist' ? tried.assist : tried?.type;
    const has = journal === undefined ? [] : rulesOf(journal.setup).assists;
    // A tool that levels earn is no help that a mode has or lacks.
    return help !== undefined && help !== 'tool' && !has.some((each) => each === help);
  },
  'between-levels': (_, subject) => {
    const { setup, retold } = told(subject);
    return retoldStatus(setup, retold) === 'level-won';
  },
  'tried-pair': ({ is }, { tried, play }) => {
    if (tried === undefined || !('a' in tried)) return false;
    const pair = [tried.a, tried.b] as const;
    const [one, other] = [kindAt(play, tried.a), kindAt(play, tried.b)];
    if (is === 'one-cell') return tried.a === tried.b;
    if (is === 'no-tile') return one <= EMPTY || other <= EMPTY;
    if (is === 'unlike') return one > EMPTY && other > EMPTY && one !== other;
    return tried.a !== tried.b && one > EMPTY && one === other && !isLegal(play, pair);
  },
  'leads-elsewhere': (_, { journal, tried, claimedBoard }) => {
    if (journal === undefined || tried === undefined || claimedBoard === undefined) return false;
    return boardOf(retell(journal.setup, [...journal.entries, tried])) !== claimedBoard.join();
  },
  // Each refusal of a game has its claim, and one of them holds of the entry.
  'against-rules': (_, subject) => REFUSED.some((says) => GAME_CHECKS[says]({ says } as never, subject)),
  'clock-back': (_, subject) => (subject.tried?.elapsedMs ?? 0) < told(subject).retold.elapsedMs,
  'not-dead': (_, { play }) => legalMoves(play).length > 0 || play.cells.length === 0,
  'none-left': (_, subject) => {
    const { tried } = subject;
    return tried?.type === 'tool' && toolsLeft(subject, tried.tool) === 0;
  },
  'level-open': (_, subject) => {
    const { setup, retold } = told(subject);
    return retoldStatus(setup, retold) !== 'level-won';
  },
  mislaid: (_, { tried, play: { board } }) => {
    if (tried === undefined || !('cells' in tried)) return false;
    const isHeld = (cells: readonly number[]) => cells.map((kind) => (kind > 0 ? 1 : kind)).join();
    return isHeld(tried.cells) !== isHeld(board.cells) || !isSame(tried.cells, board.cells);
  },
  misdealt: (_, subject) => {
    const { tried } = subject;
    if (tried?.type !== 'level') return false;
    const { setup, retold } = told(subject);
    const plan = planOf(setup, (retold.way.at(-1)?.level ?? 0) + 1, SHIPPED_BOARDS);
    return plan === null || !isOnBoardOf(tried.deal, plan) || !isClearedByWitness(tried.deal);
  },
  ahead: ({ count }, subject) => count > 0 && pairsAhead(subject) === count,
  behind: ({ count }, subject) => count > 0 && pairsAhead(subject) === -count,
  'level-with': (_, subject) => pairsAhead(subject) === 0,
  sooner: ({ time: { ms } }, subject) => ms >= 1_000 && soonerMs(subject) === ms,
  'later-by': ({ time: { ms } }, subject) => ms >= 1_000 && soonerMs(subject) === -ms,
  'same-time': (_, subject) => soonerMs(subject) === 0,
  'more-pairs': ({ count }, subject) =>
    count > 0 && soonerMs(subject) === null && pairsMore(subject) === count,
  'fewer-pairs': ({ count }, subject) =>
    count > 0 && soonerMs(subject) === null && pairsMore(subject) === -count,
  'same-pairs': (_, subject) => soonerMs(subject) === null && pairsMore(subject) === 0,
  'first-position': (_, subject) => wayName(told(subject).retold) === '-1',
  'last-position': (_, subject) => onwardFrom(subject, wayName(told(subject).retold)) === 0,
  'one-way': (_, subject) => {
    const way = told(subject).retold.way.map(({ entry }) => entry);
    return way.every((_, at) => onwardFrom(subject, way.slice(0, at + 1).join()) <= 1);
  },
  'left-pairs': ({ left }, { play }) => 2 * left === play.cells.length,
  drawn: ({ points, count, steps }, { play, play: { board, rules } }) => {
    const ends = [points[0], points.at(-1)].map(([x, y] = [-1, -1]) => y * board.width + x);
    const [from = -1, to = -1] = ends;
    if (!isLegal(play, [from, to]) || turnsNeeded(board, rules, from, to) !== count) return false;
    const legs = points.slice(1).map((point, at) => [points[at] ?? point, point] as const);
    const length = legs.reduce((sum, [[x, y], [toX, toY]]) => sum + Math.abs(toX - x) + Math.abs(toY - y), 0);
    return length === steps && legs.every(([[x, y], [toX, toY]]) => (x === toX) !== (y === toY));
  },
  'clock-at': ({ time: { ms } }, subject) => ms === told(subject).retold.elapsedMs,
  'level-took': ({ count, time: { ms } }, subject) => {
    const { way } = told(subject).retold;
    const level = way.slice(way.findLastIndex(({ by }) => by === 'deal'));
    const taken = level.filter(({ by }) => by === 'link' || by === 'mercy');
    return count === taken.length && ms === (taken.at(-1)?.elapsedMs ?? 0) - (level[0]?.elapsedMs ?? 0);
  },
  'level-pays': ({ seconds }, subject) => {
    const { setup, retold } = told(subject);
    const level = { type: 'level', deal: setup.deal, elapsedMs: retold.elapsedMs } as const;
    const [before, after] = retell(setup, [...entriesOf(subject), level]).way.slice(-2);
    const counted = Math.max(retold.elapsedMs, retold.frozen.untilMs) - retold.frozen.forMs;
    const shown = (limitMs = 0) => Math.ceil(Math.max(0, limitMs - counted) / 1_000);
    return seconds === shown(after?.limitMs) - shown(before?.limitMs);
  },
  'seconds-below': ({ count }, subject) =>
    (leftWhenTried(subject) ?? Number.POSITIVE_INFINITY) < 1_000 * count,
  held: (_, subject) => (subject.tried?.elapsedMs ?? 0) < told(subject).retold.frozen.untilMs,
  'tools-left': ({ tool, left }, subject) => left === toolsLeft(subject, tool),
  helped: ({ assists }, subject) => assists.length > 0 && assists.join() === helpOf(subject).join(),
  'some-help': (_, subject) => helpOf(subject).length > 0,
  'no-help': (_, subject) => helpOf(subject).length === 0,
  interrupted: (_, subject) => interruptionsOf(subject) > 0,
  'interrupted-once': (_, subject) => interruptionsOf(subject) === 1,
  'interrupted-again': (_, subject) => interruptionsOf(subject) > 1,
  'by-auto': (_, subject) => {
    const { pairs, byAuto, isLastByAuto } = takenOn(told(subject).retold);
    return isLastByAuto || 2 * byAuto > pairs;
  },
  'all-by-auto': ({ count }, subject) => {
    const { pairs, byAuto } = takenOn(told(subject).retold);
    return subject.play.cells.length === 0 && byAuto === count && pairs === count;
  },
  'shared-with-auto': ({ count, auto }, subject) => {
    const { pairs, byAuto } = takenOn(told(subject).retold);
    return byAuto === auto && pairs - byAuto === count;
  },
  linked: ({ links: { links } }, subject) =>
    links === told(subject).retold.way.filter(({ by, isAuto }) => by === 'link' && !isAuto).length,
  'taken-back-from': ({ move }, subject) => {
    const { retold } = told(subject);
    const isPair = ['link', 'mercy'].includes(retold.way.at(-1)?.by ?? '');
    return isPair && takenOn(retold).pairs === move && !isOnWay(subject);
  },
  'taken-back-after': ({ move }, subject) => {
    const { retold } = told(subject);
    const isPair = ['link', 'mercy'].includes(retold.way.at(-1)?.by ?? '');
    return !isPair && takenOn(retold).pairs === move && !isOnWay(subject);
  },
  'stays-from': ({ move }, subject) => takenOn(told(subject).retold).pairs === move && isOnWay(subject),
  'longest-line': ({ steps }, subject) => linksOf(subject).every((link) => link.steps <= steps),
  'longest-look': ({ ms }, subject) =>
    linksOf(subject).every(({ isAuto, lookedMs }) => isAuto || lookedMs <= ms),
  narrowest: ({ legal, left }, subject) =>
    linksOf(subject).every(({ play }) => {
      const [open, pairs] = [legalMoves(play).length, play.cells.length / 2];
      return open * left >= legal * pairs;
    }),
  'fewest-wins': (_, subject) => {
    const { games = 0 } = subject.random ?? {};
    const lostFrom = (play: PlainPlay) => playedAgain({ ...subject, play }).lost;
    const lost = lostFrom(subject.play);
    const most = 1 - boundOf(lost, games);
    const others = linksOf(subject).filter(({ play }) => play.cells.length !== subject.play.cells.length);
    return others.every(({ play }) => boundOf(games - lostFrom(play), games) >= most - 0.001);
  },
  looked: ({ time: { ms } }, { journal }) => {
    const [before, made] = [journal?.entries.at(-2)?.elapsedMs ?? 0, journal?.entries.at(-1)];
    return made?.type === 'link' && made.elapsedMs - before === ms;
  },
  'moves-linked': ({ from, to }, subject) => areMoves(subject, from, to, 'link'),
  'moves-by-mercy': ({ from, to }, subject) =>
    areMoves(subject, from, to, 'mercy') &&
    numberedMoves(subject)
      .slice(from - 1, to)
      .every(({ before }) => legalMoves(placePlay(before)).length === 0),
  'reshuffled-at': ({ count }, subject) => {
    const { way } = told(subject).retold;
    return way.some(({ by }, at) => by === 'reshuffle' && pairsUpTo(way.slice(0, at)) === count);
  },
  'came-between': ({ from, to, links, mercies, reshuffles }, subject) => {
    const between = told(subject).retold.way.slice(from, to + 1);
    const count = (way: string) => between.filter(({ by }) => by === way).length;
    return (
      count('link') === links &&
      count('mercy') === mercies &&
      count('reshuffle') === reshuffles &&
      links + mercies + reshuffles === to - from + 1
    );
  },
  'longest-row': ({ combo, move }, subject) => {
    const { way } = told(subject).retold;
    const rows = way.map((_, at) => comboOn(way.slice(0, at + 1)));
    const ends = way.slice(0, rows.indexOf(combo) + 1);
    return combo === Math.max(...rows) && pairsUpTo(ends) === move;
  },
  'auto-took': ({ count }, subject) => count === takenOn(told(subject).retold).byAuto,
  'took-back': ({ count }, subject) => count === pairsTakenBack(subject),
  'same-rules': (_, subject) => rulesLaid(subject).size === 1,
  'other-rules': (_, subject) => rulesLaid(subject).size > 1,
  'spent-tools': ({ count }, subject) =>
    count === entriesOf(subject).filter(({ type }) => type === 'tool').length,
  'games-in-all': ({ count }, { play }) => count === gamesFrom(play),
  'positions-in-all': ({ count }, { play }) => count === positionsFrom(play),
  'first-shows': ({ pair, picture }, { play }) =>
    isLegal(play, pair) && pair.every((cell) => kindAt(play, cell) === picture.kind),
};

/** Pairs that were taken by these places. */
function pairsUpTo(way: RetoldGame['way']): number {
  return way.filter(({ by }) => by === 'link' || by === 'mercy').length;
}

/** Counts the pairs that went back onto the board, each time that one did. */
function pairsTakenBack(subject: Subject): number {
  const entries = entriesOf(subject);
  const pairsAfter = (count: number) => pairsUpTo(retell(told(subject).setup, entries.slice(0, count)).way);
  return entries.reduce(
    (all, { type }, at) =>
      type === 'undo' || type === 'return' ? all + pairsAfter(at) - pairsAfter(at + 1) : all,
    0,
  );
}

/** The moves on the way, by their numbers from 1, each with the place before it. */
function numberedMoves(subject: Subject) {
  const { way } = told(subject).retold;
  return way.flatMap(({ by }, at) => {
    const before = way[at - 1];
    return (by === 'link' || by === 'mercy') && before !== undefined ? [{ by, before }] : [];
  });
}

function areMoves(subject: Subject, from: number, to: number, way: 'link' | 'mercy'): boolean {
  const moves = numberedMoves(subject).slice(from - 1, to);
  return from >= 1 && moves.length === to - from + 1 && moves.every(({ by }) => by === way);
}

function placePlay({ deal, cells }: RetoldGame['way'][number]): PlainPlay {
  return plainPlay({ ...deal.template, cells }, deal.rules);
}

/** Tools of a kind that the cleared levels earned and that are not spent. */
function toolsLeft(subject: Subject, kind: string): number {
  const { setup, retold } = told(subject);
  const cleared = (retold.way.at(-1)?.level ?? 1) - (retoldStatus(setup, retold) === 'level-won' ? 0 : 1);
  const earned = Array.from(
    { length: cleared },
    (_, at) => rulesOf(setup).tools?.earnedBy(at + 1) ?? [],
  ).flat();
  const count = (tools: readonly string[]) => tools.filter((tool) => tool === kind).length;
  const used = entriesOf(subject).flatMap((entry) => (entry.type === 'tool' ? [entry.tool] : []));
  return Math.max(0, count(earned) - count(used));
}

function entriesOf({ journal }: Subject): Journal['entries'] {
  if (journal === undefined) throw new Error('a claim about a journal without one');
  return journal.entries;
}

/** The rules of all boards that a journal lays. */
function rulesLaid(subject: Subject): ReadonlySet<string> {
  const later = entriesOf(subject).flatMap((entry) => (entry.type === 'level' ? [entry.deal] : []));
  return new Set(
    [told(subject).setup.deal, ...later].map(({ rules: { gravity, border, maxTurns } }) =>
      [gravity, border, maxTurns].join(),
    ),
  );
}

/** The kinds of help in a journal, each once, in the order in which they were first taken. */
function helpOf(subject: Subject): readonly string[] {
  let interruptions = 0;
  const all = entriesOf(subject).flatMap((entry): string[] => {
    if (entry.type === 'assist') return [entry.assist];
    if (entry.type === 'link') return entry.by === 'auto' ? ['auto-play'] : [];
    if (entry.type === 'interrupted') return ++interruptions > 1 ? ['interruption'] : [];
    return ['undo', 'return', 'mercy', 'reshuffle'].includes(entry.type) ? [entry.type] : [];
  });
  return [...new Set(all)];
}

function interruptionsOf(subject: Subject): number {
  return entriesOf(subject).filter(({ type }) => type === 'interrupted').length;
}

/** The links on the way to the end of a whole game: the board before each, its line, and how long it was looked for. */
function linksOf({ whole }: Subject) {
  if (whole === undefined) throw new Error('a claim about a whole game without one');
  const known = linksOfGames.get(whole);
  if (known !== undefined) return known;
  const { way } = told({ journal: whole } as Subject).retold;
  const links = way.flatMap((place, at) => {
    const [before, made] = [way[at - 1], whole.entries[place.entry]];
    if (place.by !== 'link' || before === undefined || made?.type !== 'link') return [];
    const play = plainPlay({ ...before.deal.template, cells: before.cells }, before.deal.rules);
    const points = findLink(play.board, play.rules, made.a, made.b)?.line ?? [];
    const lookedMs = made.elapsedMs - (whole.entries[place.entry - 1]?.elapsedMs ?? 0);
    return [{ play, steps: lengthOf(points), lookedMs, isAuto: place.isAuto }];
  });
  linksOfGames.set(whole, links);
  return links;
}

type PlayedLink = {
  readonly play: PlainPlay;
  readonly steps: number;
  readonly lookedMs: number;
  readonly isAuto: boolean;
};
const linksOfGames = new WeakMap<Journal, readonly PlayedLink[]>();

function lengthOf(points: readonly Point[]): number {
  const legs = points.slice(1).map((point, at) => [points[at] ?? point, point] as const);
  return legs.reduce((sum, [[x, y], [toX, toY]]) => sum + Math.abs(toX - x) + Math.abs(toY - y), 0);
}

/** Returns whether the position of the journal is on the way to the end of the whole game. */
function isOnWay(subject: Subject): boolean {
  const { whole } = subject;
  if (whole === undefined) throw new Error('a claim about a whole game without one');
  const name = wayName(told(subject).retold);
  const way = told({ journal: whole } as Subject).retold.way.map(({ entry }) => entry);
  return way.slice(0, name.split(',').length).join() === name;
}

/** The journal of a subject, told again. */
export function told({ journal }: Subject): {
  readonly setup: Journal['setup'];
  readonly retold: RetoldGame;
} {
  if (journal === undefined) throw new Error('a claim about a journal without one');
  const { setup, entries } = journal;
  const known = retoldOnce.get(journal) ?? retell(setup, entries);
  retoldOnce.set(journal, known);
  return { setup, retold: known };
}

type Journal = NonNullable<Subject['journal']>;
const retoldOnce = new WeakMap<Journal, RetoldGame>();

function isOverBy(subject: Subject): boolean {
  const { setup, retold } = told(subject);
  return ['won', 'shown', 'time-up'].includes(retoldStatus(setup, retold));
}

/** Returns the milliseconds that a countdown has left when an entry is tried; null in a game without one. */
function leftWhenTried(subject: Subject): number | null {
  const { setup, retold } = told(subject);
  if (rulesOf(setup).countdown === null) return null;
  const { forMs, untilMs } = retold.frozen;
  const counted = Math.max(subject.tried?.elapsedMs ?? 0, untilMs) - forMs;
  return Math.max(0, (retold.way.at(-1)?.limitMs ?? 0) - counted);
}

/** Pairs that a game has taken more than its ghost, each at the same time of its own clock. */
function pairsAhead(subject: Subject): number {
  const { journal, atMs } = ghostOf(subject);
  const until = journal.entries.filter(({ elapsedMs }) => elapsedMs <= atMs);
  return takenOn(told(subject).retold).pairs - takenOn(retell(journal.setup, until)).pairs;
}

function ghostOf({ ghost }: Subject): NonNullable<Subject['ghost']> {
  if (ghost === undefined) throw new Error('a claim about a ghost without one');
  return ghost;
}

/** By how much sooner than its ghost a game cleared its one board; null where one of both did not. */
function soonerMs(subject: Subject): number | null {
  const [own, { journal }] = [told(subject), ghostOf(subject)];
  const ghost = retell(journal.setup, journal.entries);
  const areCleared = [retoldStatus(own.setup, own.retold), retoldStatus(journal.setup, ghost)].every(
    (status) => status === 'won' || (status === 'shown' && rulesOf(own.setup).countdown === null),
  );
  const seconds = ({ elapsedMs }: { readonly elapsedMs: number }) => Math.floor(elapsedMs / 1_000);
  return areCleared ? 1_000 * (seconds(ghost) - seconds(own.retold)) : null;
}

function pairsMore(subject: Subject): number {
  const { setup, entries } = ghostOf(subject).journal;
  return takenOn(told(subject).retold).pairs - takenOn(retell(setup, entries)).pairs;
}

/** A position by the entries that made those on the way to it. */
function wayName({ way }: RetoldGame): string {
  return way.map(({ entry }) => entry).join();
}

const onward = new WeakMap<Journal, ReadonlyMap<string, ReadonlySet<string>>>();

/** Counts the positions of the whole game that were reached from one. */
function onwardFrom({ whole }: Subject, name: string): number {
  if (whole === undefined) throw new Error('a claim about a whole game without one');
  const known = onward.get(whole) ?? childrenOf(whole);
  onward.set(whole, known);
  return known.get(name)?.size ?? 0;
}

function childrenOf({ setup, entries }: Journal): ReadonlyMap<string, ReadonlySet<string>> {
  const children = new Map<string, Set<string>>();
  for (const [at] of entries.entries()) {
    const way = retell(setup, entries.slice(0, at + 1)).way.map(({ entry }) => entry);
    for (let to = 1; to < way.length; to++) {
      const parent = way.slice(0, to).join();
      children.set(parent, (children.get(parent) ?? new Set()).add(way.slice(0, to + 1).join()));
    }
  }
  return children;
}

function boardOf({ way }: RetoldGame): string {
  return (way.at(-1)?.cells ?? []).join();
}

/** Ways from a position to one in which nothing links. */
function gamesFrom({ movesAfter }: PlainPlay): number {
  const known = new Map<number, number>();
  const ways = (gone: number): number => {
    const before = known.get(gone);
    if (before !== undefined) return before;
    const moves = movesAfter(gone);
    const count =
      moves.length === 0 ? 1 : moves.reduce((sum, [a, b]) => sum + ways(gone | (1 << a) | (1 << b)), 0);
    known.set(gone, count);
    return count;
  };
  return ways(0);
}

/** Boards that some play leads to, the first one too. */
function positionsFrom({ board, rules }: PlainPlay): number {
  const known = new Map([[board.cells.join(), board.cells]]);
  for (const cells of known.values()) {
    const now = { ...board, cells };
    for (const move of legalMoves(plainPlay(now, rules))) {
      const after = applyMove(now, rules, move).cells;
      known.set(after.join(), after);
    }
  }
  return known.size;
}

/** Returns whether a deal has the shape, the rules and the filling of a plan. */
function isOnBoardOf({ template, rules, kinds, copies }: DealRecord, plan: DealPlan): boolean {
  const { hash, marks } = plan.template;
  const planned = [hash, marks, plan.rules, plan.filling.kinds, plan.filling.copies];
  return JSON.stringify([template.hash, template.marks, rules, kinds, copies]) === JSON.stringify(planned);
}

function isClearedByWitness({ template, rules, cells, witness }: DealRecord): boolean {
  let board: Board = { ...template, cells };
  for (const [a, b] of witness) {
    const turns = a === b ? null : turnsNeeded(board, rules, a, b);
    if (turns === null || turns > rules.maxTurns || (board.cells[a] ?? 0) <= 0) return false;
    board = applyMove(board, rules, [a, b]);
  }
  return board.cells.every((kind) => kind <= 0);
}
