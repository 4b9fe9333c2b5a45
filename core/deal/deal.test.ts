import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRules, anyShape } from '../../tests/support/arbitrary.ts';
import { drawnShape } from '../../tests/support/drawn.ts';
import { type Board, countTiles, GAP, type Shape, SLOT } from '../board/board.ts';
import { contentHash, hashCells } from '../board/hash.ts';
import { applyMove } from '../rules/apply.ts';
import { findLink } from '../rules/link.ts';
import { allMoves } from '../rules/moves.ts';
import { CLASSIC_RULES, GRAVITIES, type Gravity, type Rules } from '../rules/rules.ts';
import { rate } from '../solve/rating.ts';
import { BUILTIN_TEMPLATES } from '../templates/builtin.ts';
import { type DealRequest, dealBoard } from './deal.ts';
import { COMPOSED, DEALER_VERSIONS } from './dealer-version.ts';
import { kindsToFill } from './filling.ts';
import type { Deal } from './played-game.ts';

const CLOSED: Rules = { ...CLASSIC_RULES, border: 'closed' };
const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const fillings = fc.record({
  kinds: fc.integer({ min: 1, max: 12 }),
  copies: fc.constantFrom(2, 4, 6),
});

function rectangle(width: number, height: number): Shape {
  return { width, height, marks: new Array<number>(width * height).fill(SLOT) };
}

/** Deals where no refusal is expected. */
function dealt(request: DealRequest): Deal {
  const deal = dealBoard(request);
  if (!deal.ok) throw new Error(`not dealt: ${JSON.stringify(deal.error)}`);
  return deal.value;
}

function boardOf(shape: Shape, deal: Deal): Board {
  return { ...shape, cells: deal.cells };
}

/** Plays a witness by the plain rules; the number of tiles that remain, or the first move that is not legal. */
function tilesAfter(shape: Shape, rules: Rules, deal: Deal): number | string {
  let board = boardOf(shape, deal);
  for (const move of deal.witness) {
    if (findLink(board, rules, ...move) === null) return `illegal move ${move}`;
    board = applyMove(board, rules, move);
  }
  return countTiles(board.cells);
}

/** For each version of the dealer, a digest of all boards that it deals from a range of seeds. */
function hashesByVersion(request: Omit<DealRequest, 'seed'>, count: number): string[] {
  const { width, height } = request.shape;
  return DEALER_VERSIONS.filter((version) => version !== COMPOSED).map((dealerVersion) => {
    const boards = Array.from({ length: count }, (_, index) => {
      const seed = Math.imul(index, 0x9e37_79b1) >>> 0;
      return hashCells(width, height, dealt({ ...request, seed, dealerVersion }).cells);
    });
    return contentHash(boards.join()).slice(0, 16);
  });
}

/** Returns whether the slots can be emptied pair by pair at all, by trying everything. For tiny shapes. */
function canBeCleared(shape: Shape, rules: Rules): boolean {
  const failed = new Set<string>();
  const search = (board: Board): boolean => {
    const name = board.cells.join();
    if (countTiles(board.cells) === 0) return true;
    if (failed.has(name)) return false;
    failed.add(name);
    return allMoves(board, rules).some((move) => search(applyMove(board, rules, move)));
  };
  const cells = shape.marks.map((mark) => (mark === SLOT ? 1 : mark));
  return search({ ...shape, cells });
}

describe('dealBoard', () => {
  it('fills every slot with the kinds asked for, and its witness clears the board', () => {
    fc.assert(
      fc.property(anyShape([SLOT, SLOT, GAP]), anyRules, fillings, seeds, (shape, rules, filling, seed) => {
        const slots = shape.marks.filter((mark) => mark === SLOT).length;
        fc.pre(slots > 0 && slots % 2 === 0 && rules.maxTurns > 0);
        const deal = dealt({ shape, rules, ...filling, seed });
        const tiles = deal.cells.filter((_, cell) => shape.marks[cell] === SLOT);
        expect(tiles.toSorted((a, b) => a - b)).toEqual(
          kindsToFill(slots, filling).toSorted((a, b) => a - b),
        );
        expect(
          deal.cells.every((cell, index) => shape.marks[index] === SLOT || cell === shape.marks[index]),
        ).toBe(true);
        expect(tilesAfter(shape, rules, deal)).toBe(0);
      }),
    );
  });

  it('deals walled and straight-line boards with a witness or says truthfully that it is impossible', () => {
    const small = anyShape().filter(({ marks }) => marks.filter((mark) => mark === SLOT).length <= 12);
    fc.assert(
      fc.property(small, anyRules, fillings, seeds, (shape, rules, filling, seed) => {
        const slots = shape.marks.filter((mark) => mark === SLOT).length;
        const deal = dealBoard({ shape, rules, ...filling, seed });
        if (deal.ok) expect(tilesAfter(shape, rules, deal.value)).toBe(0);
        else
          expect([deal.error.code, slots > 0 && canBeCleared(shape, rules)]).toEqual(['impossible', false]);
      }),
    );
  });

  it.each(BUILTIN_TEMPLATES.map((template) => [template.name, template] as const))(
    'deals %s',
    (_, template) => {
      for (const seed of [1, 2, 3]) {
        const deal = dealt({ shape: template, rules: template.rules, ...template.filling, seed });
        expect(tilesAfter(template, template.rules, deal)).toBe(0);
      }
    },
  );

  it.each(GRAVITIES)('deals a large closed board, gravity %s', { timeout: 30_000 }, (gravity) => {
    const shape = rectangle(18, 8);
    const rules: Rules = { ...CLOSED, gravity };
    expect(tilesAfter(shape, rules, dealt({ shape, rules, kinds: 36, copies: 4, seed: 5 }))).toBe(0);
  });

  it('peels boards that are too large to play, gaps and all', () => {
    const rows = Array.from({ length: 40 }, (_, y) => (y % 5 === 0 ? 'oo..'.repeat(10) : 'o'.repeat(40)));
    const shape = drawnShape(rows.join('\n'));
    const deal = dealt({ shape, rules: CLASSIC_RULES, kinds: 42, copies: 4, seed: 11 });
    const tiles = deal.cells.filter((_, cell) => shape.marks[cell] === SLOT).toSorted((a, b) => a - b);
    expect(tiles).toEqual(kindsToFill(tiles.length, { kinds: 42, copies: 4 }).toSorted((a, b) => a - b));
    expect(tilesAfter(shape, CLASSIC_RULES, deal)).toBe(0);
  });

  it.each([
    ['nothing to fill', '...', CLASSIC_RULES, 'no-slots'],
    ['an odd count', 'ooo', CLASSIC_RULES, 'odd-slots'],
    ['an odd count behind walls', 'o#ooo', CLOSED, 'odd-region'],
    ['tiles that straight lines never join', 'o.\n.o', { ...CLOSED, maxTurns: 0 as const }, 'closure'],
    [
      'two that nothing ever joins, beside far too many ways to begin',
      'o...........\n...........o\n............\noooooooooo..\noooooooooo..\noooooooooo..',
      { ...CLOSED, maxTurns: 0 as const },
      'closure',
    ],
  ])('calls it impossible: %s', (_, text, rules, reason) => {
    expect(dealBoard({ shape: drawnShape(text), rules, kinds: 2, copies: 2, seed: 1 })).toEqual({
      ok: false,
      error: { code: 'impossible', reason },
    });
  });

  it('says not found, and not impossible, when the budget ends first', { timeout: 60_000 }, () => {
    // Of each three in a corner one stays, far from the other; but there are too many ways to begin to try them all.
    const shape = drawnShape(`
      oo..............
      o...............
      ................
      ..oooooooooo....
      ..oooooooooo....
      ..oooooooooo....
      ................
      ...............o
      ..............oo
    `);
    const rules: Rules = { ...CLOSED, maxTurns: 0 };
    expect(dealBoard({ shape, rules, kinds: 2, copies: 2, seed: 1 })).toEqual({
      ok: false,
      error: { code: 'not-found', reason: 'budget' },
    });
  });

  it.each([
    [0, 4],
    [3, 3],
    [3, 0],
    [1.5, 2],
  ])('does not take %d kinds with %d copies', (kinds, copies) => {
    expect(() => dealBoard({ shape: rectangle(4, 4), rules: CLASSIC_RULES, kinds, copies, seed: 1 })).toThrow(
      RangeError,
    );
  });
});

describe('the same seed', () => {
  it('gives the same deal again', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const request = { shape: rectangle(6, 4), rules: CLASSIC_RULES, kinds: 6, copies: 4, seed };
        expect(dealBoard(request)).toEqual(dealBoard(request));
      }),
    );
  });

  // A version of the dealer deals these for ever, as share codes name boards by it: what changes one makes a new version.
  // Games take moves as the engine lists them, or from the inside outwards, so a change of these orders shows here too.
  it.each([
    ['rectangle', 28, ['c36cad5a008427b9', 'ffb5c63148fc6068']],
    ['two-triangles', 18, ['0bea8ce68275d347', '0bea8ce68275d347']],
    ['diamond', 25, ['71ae0e2a0f455fd6', '71ae0e2a0f455fd6']],
    ['hourglass', 24, ['cb8b84faab16a023', 'cb8b84faab16a023']],
    ['butterfly', 32, ['0d187dc44dcb51fa', '0d187dc44dcb51fa']],
    ['lattice', 18, ['97b4b7cba3b6af68', '97b4b7cba3b6af68']],
  ])(
    'deals %s with fours of %i kinds from each of forty seeds by each version as it always did',
    (...row) => {
      const [name, kinds, hashes] = row;
      const template = BUILTIN_TEMPLATES.find((each) => each.name === name);
      if (template === undefined) throw new Error(`no template ${name}`);
      expect(hashesByVersion({ shape: template, rules: template.rules, kinds, copies: 4 }, 40)).toEqual(
        hashes,
      );
    },
  );
});

describe('large boards', () => {
  // Pinned like those above: where games are played on more than 400 slots, most pairs are not tested.
  it.each<[Gravity, Rules['border'], number, number, string]>([
    ['none', 'closed', 24, 20, 'bd781c8cae33c370'],
    ['down', 'closed', 26, 18, '4b0a9f1ea639fd7b'],
    ['join-vertical', 'open', 26, 26, '35c5ff2bea07342a'],
    ['split-horizontal', 'open', 36, 24, '5518da27967fb927'],
  ])('are dealt with gravity %s, %s border, as they always were', (gravity, border, width, height, hash) => {
    const rules: Rules = { ...CLASSIC_RULES, border, gravity };
    const boards = Array.from({ length: 4 }, (_, seed) => {
      const { cells } = dealt({ shape: rectangle(width, height), rules, kinds: 48, copies: 2, seed });
      return hashCells(width, height, cells);
    });
    expect(contentHash(boards.join()).slice(0, 16)).toBe(hash);
  });

  // Beyond bit rows moves are listed by other tables, each number of turns and gravity in its own way.
  it.each<[Rules['maxTurns'], Gravity, string[]]>([
    [1, 'none', ['1cdcbdeeb5d0946b', '1cdcbdeeb5d0946b']],
    [1, 'down', ['41c95f5f9b360311', '41c95f5f9b360311']],
    [1, 'join-vertical', ['a6b71995b6155a14', 'a6b71995b6155a14']],
    [2, 'none', ['35711d017b6816cc', '82babacad17004a4']],
    [2, 'down', ['82babacad17004a4', '82babacad17004a4']],
    [2, 'join-vertical', ['637bf90ba4a40523', '637bf90ba4a40523']],
    [3, 'none', ['ae4a19ef3a67a34e', '82babacad17004a4']],
    [3, 'down', ['f7a4f49235ebb673', 'f7a4f49235ebb673']],
    [3, 'join-vertical', ['fa5e334357af81c1', 'fa5e334357af81c1']],
  ])('of 40 columns are dealt with %i turns, gravity %s, by each version as ever', (...row) => {
    const [maxTurns, gravity, hashes] = row;
    const shape = rectangle(40, 6);
    const rules: Rules = { maxTurns, gravity, border: 'closed' };
    expect(hashesByVersion({ shape, rules, kinds: 20, copies: 4 }, 20)).toEqual(hashes);
  });
});

describe('the boards', () => {
  it('can be lost, as random boards can', () => {
    const shape = rectangle(18, 8);
    const losses = Array.from({ length: 30 }, (_, seed) => {
      const deal = dealt({ shape, rules: CLASSIC_RULES, kinds: 36, copies: 4, seed });
      return rate(boardOf(shape, deal), CLASSIC_RULES, { games: 20, seed }).lossPermille;
    });
    // Boards dealt backwards pair by pair are hardly ever lost by random play: 40 of 1,000 games.
    expect(losses.reduce((sum, loss) => sum + loss, 0) / losses.length).toBeGreaterThan(300);
  });

  it('show no trace of their order: neighbours are equal as often as chance has it', () => {
    const shape = rectangle(14, 8);
    let equal = 0;
    let pairs = 0;
    for (let seed = 0; seed < 40; seed++) {
      const { cells } = dealt({ shape, rules: CLASSIC_RULES, kinds: 28, copies: 4, seed });
      for (const [cell, kind] of cells.entries()) {
        if (cell % 14 === 13) continue;
        pairs++;
        if (cells[cell + 1] === kind) equal++;
      }
    }
    // By chance 3 of 111: 0.027. Dealing in linked pairs side by side gives several times as much.
    expect(equal / pairs).toBeGreaterThan(0.02);
    expect(equal / pairs).toBeLessThan(0.04);
  });
});
