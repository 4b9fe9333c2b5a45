/** Proves or refutes the claims of sentences by the plain rules: each way to play is gone through. */
import { type Board, type Cells, EMPTY, type Move, SLOT, WALL } from '../../core/board/board.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { blockedWay } from '../../core/rules/blocked-way.ts';
import { turnsNeeded } from '../../core/rules/link.ts';
import type { Claim, ClaimName } from '../../core/sentences/claim.ts';
import { MAX_KINDS } from '../../core/templates/limits.ts';
import { canMeet } from '../support/check-loss.ts';
import { CASUAL_CHECKS } from './casual-checks.ts';
import { GAME_CHECKS } from './game-checks.ts';
import { PACK_CHECKS } from './pack-checks.ts';
import { isJoined } from './plain-line.ts';
import { isLegal, isSame, kindAt, legalMoves } from './plain-moves.ts';
import { canClear, type PlainPlay, plainPlay, takenCells, withGone } from './plain-play.ts';
import { REPLAY_CHECKS } from './replay-checks.ts';
import { RULE_CHECKS } from './rule-checks.ts';
import { SHARE_CHECKS } from './share-checks.ts';
import type { Check, Checks, Chosen, Subject } from './subject.ts';

/** Each says whether a claim holds. */
const CHECKS: Checks<ClaimName> = {
  ...GAME_CHECKS,
  ...RULE_CHECKS,
  ...SHARE_CHECKS,
  ...CASUAL_CHECKS,
  ...PACK_CHECKS,
  ...REPLAY_CHECKS,
  nothing: () => true,
  winnable: (_, { play }) => canClear(play),
  lost: ({ chosen }, { play }) => isPairing(play, chosen) && !canClear(play, chosen),
  dead: (_, { play }) => play.cells.length > 0 && play.movesAfter(0).length === 0,
  'odd-kind': ({ cells, count }, { play }) =>
    count === cells.length && count % 2 === 1 && isSame(cells, sameKind(play, cells[0] ?? -1)),
  'frees-no-more': ({ cells, chosen, count }, { play }) => {
    const rounds = relaxedRounds(play, chosen);
    const taken = takenCells(play, chosen);
    return (
      count === rounds.length &&
      isSame(cells, rounds.flat()) &&
      [...taken].every((cell) => cells.includes(cell))
    );
  },
  'could-go': ({ cells, chosen, round, count }, { play }) =>
    count === cells.length && isSame(cells, relaxedRounds(play, chosen)[round - 1] ?? []),
  'never-taken': ({ cells, chosen, count, going }, { play }) => {
    const taken = takenCells(play, chosen);
    const others = relaxedRounds(play, chosen).flat().length;
    return (
      isPairing(play, chosen) &&
      cells.length > 0 &&
      count === cells.length &&
      going === others &&
      cells.every((cell) => play.cells.includes(cell) && !taken.has(cell))
    );
  },
  'too-far': ({ cells, chosen, turns, count }, { play }) => {
    const nearest = leastTurns(play, cells, chosen);
    return count === play.rules.maxTurns && turns > count && nearest === turns;
  },
  partners: ({ tile, cells, chosen, count }, { play }) =>
    count === cells.length && isSame(cells, partnersOf(play, chosen, tile)),
  case: ({ chosen, index, all, letter }, { play }) => {
    const [tile = -1, partner = -1] = chosen.at(-1) ?? [];
    const partners = partnersOf(play, chosen.slice(0, -1), tile);
    const named = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index - 1] ?? String(index);
    return all === partners.length && partners[index - 1] === partner && letter.numeral === named;
  },
  legal: ({ moves, count }, { play }) =>
    count === moves.length && JSON.stringify(moves) === JSON.stringify(legalMoves(play)),
  'legal-move': ({ move, index, all }, { play }) => {
    const legal = legalMoves(play);
    return all === legal.length && JSON.stringify(legal[index - 1]) === JSON.stringify(move);
  },
  cleared: (_, { play }) => play.cells.length === 0,
  alive: (_, { play }) => legalMoves(play).length > 0,
  unlinked: ({ pair }, { play }) =>
    pair[0] !== pair[1] && kindAt(play, pair[0]) === kindAt(play, pair[1]) && !isLegal(play, pair),
  'no-pair': ({ pair }, { play }) =>
    pair[0] === pair[1] || kindAt(play, pair[0]) <= 0 || kindAt(play, pair[0]) !== kindAt(play, pair[1]),
  illegal: ({ pair, index }, { play, line }) => !isLegal(play, pair) && index === numberOf(play, line),
  numbered: ({ pair, index }, { play, line }) => isLegal(play, pair) && index === numberOf(play, line),
  'opens-tile': ({ pair, tile }, { play }) => opensTile(play, pair, tile.cell),
  judged: ({ legal, keep, lose, unknown }, { play }) => {
    const [all, kept] = [legalMoves(play).length, keepers(play).length];
    return legal === all && keep + lose + unknown === all && keep <= kept && lose <= all - kept;
  },
  left: ({ tiles }, { play }) => tiles === play.cells.length,
  'some-tile-stays': (_, { play }) => takenCells(play, []).size < play.cells.length,
  'some-place-stays': (_, { play }) => {
    const mixed = plainPlay(ofOneKind(play.board), play.rules);
    return takenCells(mixed, []).size < mixed.cells.length;
  },
  'few-left': ({ most, part, all }, { play, line = [] }) =>
    2 * all === tilesOf(line[0] ?? []).length && play.cells.length <= 2 * Math.min(most, all / part),
  empty: ({ cells }, { play }) => cells.length > 0 && cells.every((cell) => play.board.cells[cell] === EMPTY),
  wall: ({ cells }, { play }) => cells.length > 0 && cells.every((cell) => play.board.marks[cell] === WALL),
  holds: ({ picture, row, column }, { play }) =>
    picture.kind > EMPTY && kindAt(play, (row - 1) * play.board.width + column - 1) === picture.kind,
  measures: ({ width, height }, { play: { board } }) =>
    board.width === width && board.height === height && board.cells.length === width * height,
  pictures: ({ count }, { play }) => new Set(play.cells.map((cell) => kindAt(play, cell))).size === count,
  'cut-off': ({ marks, count }, { play }) =>
    count > 0 && slotsOf(play.board).length - marks.filter((mark) => mark === SLOT).length === count,
  'even-slots': ({ slots }, { play }) => slots > 0 && slots % 2 === 0 && slots === slotsOf(play.board).length,
  slots: ({ count }, { play }) => count === slotsOf(play.board).length,
  'slot-pairs': ({ count }, { play }) => 2 * count === slotsOf(play.board).length,
  'odd-slots': (_, { play }) => slotsOf(play.board).length % 2 === 1,
  'odd-region': (_, { play }) => regionsOf(play).some((slots) => slots % 2 === 1),
  'out-of-reach': ({ cells, count }, { play }) =>
    count === cells.length &&
    isSame(
      cells,
      slotsOf(play.board).filter((slot) => !reachesAny(play, slot)),
    ),
  'kinds-fit': ({ count }, { play, copies = 2 }) =>
    count === Math.min(MAX_KINDS, Math.ceil(slotsOf(play.board).length / copies)),
  'tiles-of-each': ({ tiles }, { play }) => play.cells.every((cell) => sameKind(play, cell).length === tiles),
  'tiles-between': ({ low, high }, { play }) => {
    const counts = play.cells.map((cell) => sameKind(play, cell).length);
    return low === Math.min(...counts) && high === Math.max(...counts) && low < high;
  },
  'odd-copies': (_, { copies = 2 }) => copies % 2 === 1,
  'has-walls': (_, { play }) => play.board.marks.includes(WALL),
  'odd-tiles': (_, { play }) => play.cells.some((cell) => sameKind(play, cell).length % 2 === 1),
  'no-filling': (_, { play }) =>
    slotsOf(play.board).length === 0 || !canClear(plainPlay(filledWithOneKind(play.board), play.rules)),
  'all-could-go': (_, { play }) => isSame(relaxedRounds(play, []).flat(), play.cells),
  'leaves-open': ({ pair, count }, { play }) => legalMoves(playAfter(play, pair)).length === count,
  'leaves-fewer': ({ pair, fewer }, { play }) => legalMoves(playAfter(play, pair)).length === fewer,
  'leaves-most': ({ pair, open }, { play }) => {
    const others = legalMoves(play).map((move) => legalMoves(playAfter(play, move)).length);
    return legalMoves(playAfter(play, pair)).length === open && open === Math.max(...others);
  },
  'rest-waits': ({ pair }, { play }) => !clearsKind(playAfter(play, pair), kindAt(play, pair[0])),
  links: ({ pair }, { play }) => isLegal(play, pair),
  keeps: ({ pair }, { play }) => isLegal(play, pair) && isKept(play, pair),
  loses: ({ pair }, { play }) => isLegal(play, pair) && !isKept(play, pair),
  'only-link': ({ pair }, { play }) => isLegal(play, pair) && legalMoves(play).length === 1,
  'last-two': ({ pair }, { play }) => isSame(pair, sameKind(play, pair[0])),
  'whole-kind': ({ pair }, { play }) =>
    isLegal(play, pair) && clearsKind(playAfter(play, pair), kindAt(play, pair[0])),
  opens: ({ pair, cell, picture, row, column }, { play }) =>
    isAt(play.board, cell, row, column) && picture.kind === kindAt(play, cell) && opensTile(play, pair, cell),
  shows: ({ pair, picture }, { play }) => pair.every((cell) => kindAt(play, cell) === picture.kind),
  'lies-in': ({ pair, top, bottom, left, right }, { play: { board } }) => {
    const rows = [1 <= top, top <= bottom, bottom <= board.height];
    const columns = [1 <= left, left <= right, right <= board.width];
    const isIn = (cell: number) => {
      const [row, column] = [Math.floor(cell / board.width) + 1, (cell % board.width) + 1];
      return top <= row && row <= bottom && left <= column && column <= right;
    };
    return [...rows, ...columns].every((holds) => holds) && pair.some(isIn);
  },
  'lies-at': ({ pair, row, column, otherRow, otherColumn }, { play: { board } }) =>
    isAt(board, pair[0], row, column) && isAt(board, pair[1], otherRow, otherColumn),
  blocked: ({ pair, needed, most }, { play: { board, rules } }) =>
    most === rules.maxTurns && needed > most && turnsNeeded(board, rules, ...pair) === needed,
  'in-the-way': ({ pair, cell, picture }, { play }) => {
    const { board, rules } = play;
    const without = { ...board, cells: board.cells.with(cell, EMPTY) };
    const isEqual = pair[0] !== pair[1] && kindAt(play, pair[0]) === kindAt(play, pair[1]);
    const isTile = picture.kind > 0 && picture.kind === kindAt(play, cell) && !pair.includes(cell);
    return isEqual && isTile && !isJoined(board, rules, ...pair) && isJoined(without, rules, ...pair);
  },
  'first-in-the-way': ({ pair, cell, picture }, { play }) => {
    const { board, rules } = play;
    const way = blockedWay(board, rules, ...pair);
    const [x, y] = way?.line[way.at] ?? [-1, -1];
    const isTile = picture.kind > 0 && picture.kind === kindAt(play, cell) && !pair.includes(cell);
    return isTile && cell === y * board.width + x && !isJoined(board, rules, ...pair);
  },
  'no-line': ({ pair }, { play }) =>
    pair[0] !== pair[1] &&
    kindAt(play, pair[0]) > 0 &&
    kindAt(play, pair[0]) === kindAt(play, pair[1]) &&
    turnsNeeded(play.board, play.rules, ...pair) === null,
  unlike: ({ pair, first, second }, { play }) => {
    const [one, other] = pair.map((cell) => kindAt(play, cell));
    return first.kind === one && second.kind === other && one > 0 && other > 0 && one !== other;
  },
  'no-tile': ({ pair }, { play }) => pair.some((cell) => kindAt(play, cell) <= 0),
  'one-cell': ({ pair }) => pair[0] === pair[1],
  'went-back': ({ moves: { moves } }, { play, line }) =>
    moves > 0 && JSON.stringify(line?.at(-1 - moves)) === JSON.stringify(play.board.cells),
  moved: ({ count }, { play, line }) => {
    const [before = [], after] = [line?.at(-1), play.board.cells];
    const isMoved = (kind: number, cell: number) => kind !== after[cell];
    const isHeld = (cells: Cells) => cells.map((kind) => kind > 0).join();
    return (
      count > 0 &&
      count === before.filter(isMoved).length &&
      isHeld(before) === isHeld(after) &&
      isSame(before, after)
    );
  },
  'fewest-moved': ({ count }, { play, line }) =>
    arrangements({ ...play.board, cells: line?.at(-1) ?? [] }, count - 1).every(
      (cells) => !canClear(plainPlay({ ...play.board, cells }, play.rules)),
    ),
  // Tiles of one kind may go with any other, so what clears them shows how to lay pairs.
  'no-arrangement': (_, { play }) => !canClear(plainPlay(ofOneKind(play.board), play.rules)),
  stay: ({ cells, count, tiles }, { play }) => {
    const taken = takenCells(play, []);
    const areThere = cells.every((cell) => play.cells.includes(cell) && !taken.has(cell));
    return cells.length > 0 && count === cells.length && tiles === cells.length && areThere;
  },
  'of-kind': ({ cells, first }, { play }) =>
    first.kind > 0 && cells.every((cell) => kindAt(play, cell) === first.kind),
  'of-two-kinds': ({ cells, first, second }, { play }) =>
    first.kind !== second.kind &&
    isSame([...new Set(cells.map((cell) => kindAt(play, cell)))], [first.kind, second.kind]),
  forced: ({ moves, count }, { play }) => {
    let now = play;
    const isForced = (move: Move) => {
      const legal = legalMoves(now);
      now = playAfter(now, move);
      return legal.length === 1 && isSame(legal[0] ?? [], move);
    };
    return count === moves.length && moves.every(isForced);
  },
  clears: ({ moves }, { play }) => {
    let now = play;
    const areLegal = moves.every((move) => {
      const isNext = isLegal(now, move);
      now = playAfter(now, move);
      return isNext;
    });
    return areLegal && now.cells.length === 0;
  },
  'pairs-left': ({ count }, { play }) => 2 * count === play.cells.length,
  'tiles-left': ({ count }, { play }) => count === play.cells.length,
  'only-keeps': ({ pair }, { play }) => isSame(keepers(play).flat(), pair),
  candidate: ({ pair, picture, turns, row, column, row2, column2 }, { play }) =>
    isLegal(play, pair) &&
    turnsNeeded(play.board, play.rules, ...pair) === turns.turns &&
    picture.kind === kindAt(play, pair[0]) &&
    isAt(play.board, pair[0], row, column) &&
    isAt(play.board, pair[1], row2, column2),
  choice: ({ count, keep, lose, unknown }, { play }) => {
    if (unknown === 0) return false;
    const [legal, kept] = [legalMoves(play).length, keepers(play).length];
    return count === legal && unknown <= legal - lose && keep <= kept && lose <= legal - kept;
  },
  critical: (_, { play }) => {
    const kept = keepers(play).length;
    return kept > 0 && kept < legalMoves(play).length;
  },
  decided: ({ count, keep, lose }, { play }) => {
    const [legal, kept] = [legalMoves(play).length, keepers(play).length];
    return count === legal && keep === kept && lose === legal - kept;
  },
  'kept-of': ({ move, keep, most }, { play, line }) =>
    most === legalMoves(play).length && keep === keepers(play).length && move === numberOf(play, line),
  made: ({ pair, move }, { play, line }) => isLegal(play, pair) && move === numberOf(play, line),
  'lost-by': ({ move }, { play, line = [] }) => {
    const numbers = line.map((cells) => numberOf({ cells: tilesOf(cells) }, line));
    const at = numbers.findLastIndex((number, index) => number === move && (numbers[index + 1] ?? 0) > move);
    const [before, after] = [line[at], line[at + 1]].map((cells = []) => playOn(play, cells));
    return at >= 0 && before !== undefined && after !== undefined && canClear(before) && !canClear(after);
  },
  'taken-back': (_, { later }) => later === null,
  'mercy-at': ({ move }, { later }) => {
    const turn = later?.find(({ by }) => by !== 'link');
    return turn?.by === 'mercy' && turn.pairs === move;
  },
  'reshuffled-after': ({ move }, { later }) => {
    const turn = later?.find(({ by }) => by !== 'link');
    return turn?.by === 'reshuffle' && turn.pairs === move;
  },
  'lost-since-mercy': (_, { play, line = [] }) => {
    // A pair that goes while nothing links went by mercy.
    const at = line.findLastIndex(
      (cells, index) =>
        legalMoves(playOn(play, cells)).length === 0 &&
        tilesOf(line[index + 1] ?? cells).length === tilesOf(cells).length - 2,
    );
    return at >= 0 && !canClear(playOn(play, line[at + 1] ?? []));
  },
  choices: ({ kept, critical, undecided }, { play, choices = [] }) => {
    const met = choices.map(({ cells, move }) => ({ play: playOn(play, cells), move }));
    const exact = met.filter((each) => isCritical(each.play));
    const exactKept = exact.filter((each) => keepers(each.play).some((pair) => isSame(pair, each.move)));
    return (
      kept <= exactKept.length &&
      critical - kept <= exact.length - exactKept.length &&
      exact.length <= critical + undecided
    );
  },
  'on-the-way': ({ count, only }, { play, choices = [] }) => {
    const met = criticalOn(play, choices);
    return count === met.length && only === met.filter((each) => keepers(each).length === 1).length;
  },
  'found-on-the-way': ({ count, only, undecided }, { play, choices = [] }) => {
    const met = criticalOn(play, choices);
    const single = met.filter((each) => keepers(each).length === 1).length;
    const isWithin = (found: number, all: number) => found <= all && all <= found + undecided;
    return undecided > 0 && isWithin(count, met.length) && isWithin(only, single);
  },
  'choices-found': ({ kept, critical }, subject) => {
    const [exactKept, exactLost] = exactChoices(subject);
    return kept <= exactKept && critical - kept <= exactLost;
  },
  'kept-found': ({ count }, subject) => count <= exactChoices(subject)[0],
  'lost-found': ({ count }, subject) => count <= exactChoices(subject)[1],
  later: ({ count }, { play, pictures }) => {
    const later = playOn(play, pictures?.[0] ?? []);
    return count > 0 && 2 * count === play.cells.length - later.cells.length && !canClear(later);
  },
  'seen-before': ({ picture }, { play, pictures }) =>
    JSON.stringify(pictures?.[picture - 1]) === JSON.stringify(play.board.cells),
  'ends-lost': ({ ends, count }, { play, pictures }) =>
    count === new Set(ends).size &&
    ends.every((end) => {
      const cells = pictures?.[end - 1];
      return cells !== undefined && !canClear(plainPlay({ ...play.board, cells }, play.rules));
    }),
};

/** Returns the fault of a claim, or null when it holds. */
export function claimFault(claim: Claim, subject: Subject): string | null {
  const check = CHECKS[claim.says] as Check<ClaimName>;
  return check(claim as never, subject) ? null : `${claim.says} does not hold: ${JSON.stringify(claim)}`;
}

function sameKind({ board, cells }: PlainPlay, cell: number): readonly number[] {
  return cells.filter((each) => board.cells[each] === board.cells[cell]);
}

function isAt({ width }: Board, cell: number, row: number, column: number): boolean {
  return cell === (row - 1) * width + column - 1;
}

function tilesOf(cells: Cells): readonly number[] {
  return [...cells.keys()].filter((cell) => (cells[cell] ?? 0) > 0);
}

/** Other tiles on the same board. */
function playOn({ board, rules }: PlainPlay, cells: Cells): PlainPlay {
  return plainPlay({ ...board, cells }, rules);
}

/** Which pair of a game is taken next, from 1. */
function numberOf({ cells }: Pick<PlainPlay, 'cells'>, line: readonly Cells[] = []): number {
  return (tilesOf(line[0] ?? []).length - cells.length) / 2 + 1;
}

/** Returns whether a position can be won after a pair. */
function isKept({ cells, isWonAfter }: PlainPlay, [a, b]: Move): boolean {
  return isWonAfter(withGone(0, [cells.indexOf(a), cells.indexOf(b)]));
}

/** The pairs that keep a position winnable. */
function keepers(play: PlainPlay): readonly Move[] {
  return legalMoves(play).filter((move) => isKept(play, move));
}

/** Returns whether a tile is in a pair that can be linked once this pair is gone, and in none before. */
function opensTile({ cells, movesAfter }: PlainPlay, pair: Move, cell: number): boolean {
  const tile = cells.indexOf(cell);
  const gone = pair.reduce((set, each) => set | (1 << cells.indexOf(each)), 0);
  const isIn = (moves: readonly Move[]) => moves.some((move) => move.includes(tile));
  return !isIn(movesAfter(0)) && isIn(movesAfter(gone));
}

function slotsOf({ marks }: Board): readonly number[] {
  return [...marks.keys()].filter((cell) => marks[cell] === SLOT);
}

/** Returns whether some line joins a slot to another one, with two equal tiles there and nothing else on the board. */
function reachesAny({ board, rules }: PlainPlay, slot: number): boolean {
  const walls = board.marks.map((mark) => (mark === WALL ? WALL : EMPTY));
  return slotsOf(board).some((other) => {
    const cells = walls.map((mark, cell) => (cell === slot || cell === other ? 1 : mark));
    const turns = other === slot ? null : turnsNeeded({ ...board, cells }, rules, slot, other);
    return turns !== null && turns <= rules.maxTurns;
  });
}

/** Counts the slots in each part of the board between which no way leads; around it lies a way where its border is open. */
function regionsOf({ board, rules }: PlainPlay): readonly number[] {
  const { width, height, marks } = board;
  const isOpen = (x: number, y: number) => {
    const isInside = x >= 0 && x < width && y >= 0 && y < height;
    return isInside ? marks[y * width + x] !== WALL : rules.border === 'open';
  };
  const seen = new Set<string>();
  const regions: number[] = [];
  for (const slot of slotsOf(board)) {
    const queue: (readonly [number, number])[] = [[slot % width, Math.floor(slot / width)]];
    let slots = 0;
    for (const [x, y] of queue) {
      const isBeyond = x < -1 || x > width || y < -1 || y > height;
      if (isBeyond || seen.has(`${x},${y}`) || !isOpen(x, y)) continue;
      seen.add(`${x},${y}`);
      const isInside = x >= 0 && x < width && y >= 0 && y < height;
      if (isInside && marks[y * width + x] === SLOT) slots++;
      queue.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
    }
    if (slots > 0) regions.push(slots);
  }
  return regions;
}

/** Counts the critical choices that were kept, and those that were not. */
function exactChoices({ play, choices = [] }: Subject): readonly [kept: number, lost: number] {
  const met = choices
    .map(({ cells, move }) => ({ play: playOn(play, cells), move }))
    .filter((each) => isCritical(each.play));
  const kept = met.filter((each) => keepers(each.play).some((pair) => isSame(pair, each.move))).length;
  return [kept, met.length - kept];
}

/** The critical positions on a way. */
function criticalOn(play: PlainPlay, choices: readonly Chosen[]): readonly PlainPlay[] {
  return choices.map(({ cells }) => playOn(play, cells)).filter(isCritical);
}

function isCritical(play: PlainPlay): boolean {
  const [legal, kept] = [legalMoves(play).length, keepers(play).length];
  return kept > 0 && kept < legal;
}

/** The position after a pair. */
export function playAfter({ board, rules }: PlainPlay, pair: Move): PlainPlay {
  return plainPlay(applyMove(board, rules, pair), rules);
}

/** Returns whether the tiles of a kind can all go, one pair after the other, and no others. */
function clearsKind(play: PlainPlay, kind: number): boolean {
  if (!play.board.cells.includes(kind)) return true;
  const moves = legalMoves(play).filter(([cell]) => kindAt(play, cell) === kind);
  return moves.some((move) => clearsKind(playAfter(play, move), kind));
}

/** Tiles of one kind may go with any other: a way that clears them says which pairs to lay. */
function filledWithOneKind(board: Board): Board {
  return { ...board, cells: board.marks.map((mark) => (mark === SLOT ? 1 : mark === WALL ? WALL : EMPTY)) };
}

function ofOneKind(board: Board): Board {
  return { ...board, cells: board.cells.map((kind) => Math.min(1, kind)) };
}

/** Every way to lay the tiles of a board on the cells that hold them, with so many or fewer of them on another cell. */
function arrangements({ cells }: Board, most: number): readonly Cells[] {
  const known = new Map([[cells.join(), cells]]);
  const held = [...cells.keys()].filter((cell) => (cells[cell] ?? 0) > 0);
  const isNear = (other: Cells) => other.filter((kind, cell) => kind !== cells[cell]).length <= most;
  // Trades that move more tiles in the end come after trades that move as many on the way.
  for (const now of known.values())
    for (const a of held)
      for (const b of held) {
        const traded = now.with(a, now[b] ?? 0).with(b, now[a] ?? 0);
        if (isNear(traded)) known.set(traded.join(), traded);
      }
  return [...known.values()];
}

/** Returns whether pairs are of equal tiles and no tile is in two of them. */
function isPairing({ board, cells }: PlainPlay, chosen: readonly Move[]): boolean {
  const isPair = ([a, b]: Move) => a !== b && board.cells[a] === board.cells[b] && cells.includes(a);
  return chosen.every(isPair) && new Set(chosen.flat()).size === chosen.flat().length;
}

function partnersOf(play: PlainPlay, chosen: readonly Move[], tile: number): readonly number[] {
  const taken = chosen.flat();
  return taken.includes(tile)
    ? []
    : sameKind(play, tile).filter((cell) => cell !== tile && !taken.includes(cell));
}

/** Round by round the tiles that could reach the place of one that they may go with, were those of earlier rounds gone. */
export function relaxedRounds(play: PlainPlay, chosen: readonly Move[]): readonly (readonly number[])[] {
  const rounds: number[][] = [];
  for (;;) {
    const gone = new Set(rounds.flat());
    const round = play.cells.filter(
      (cell) =>
        !gone.has(cell) &&
        sameKind(play, cell).some(
          (other) => other !== cell && canMeet(play.board, play.rules, gone, [cell, other], chosen, null),
        ),
    );
    if (round.length === 0) return rounds;
    rounds.push(round);
  }
}

/** The fewest turns of a line between two of these tiles that may go together, with no others on the board; null without any. */
export function leastTurns(
  { board, rules }: PlainPlay,
  cells: readonly number[],
  chosen: readonly Move[],
): number | null {
  const alone: Board = {
    ...board,
    cells: board.cells.map((kind, cell) => (kind > 0 && !cells.includes(cell) ? EMPTY : kind)),
  };
  const partner = new Map(chosen.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const turns = cells.flatMap((a) =>
    cells
      .filter((b) => a < b && (partner.get(a) ?? b) === b && (partner.get(b) ?? a) === a)
      .map((b) => turnsNeeded(alone, rules, a, b) ?? Number.POSITIVE_INFINITY),
  );
  const least = Math.min(...turns, Number.POSITIVE_INFINITY);
  return Number.isFinite(least) ? least : null;
}
