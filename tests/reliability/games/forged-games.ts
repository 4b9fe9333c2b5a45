/** Games that claim what is not so, each playable to its end. */

import { currentNode } from '../../../core/game/play/game.ts';
import type { DealRecord, Entry, GameSetup } from '../../../core/game/setup/entry.ts';
import { runToEnd } from '../../../core/solve/progress.ts';
import { solve } from '../../../core/solve/solve.ts';
import { BUILTIN_TEMPLATES } from '../../../core/templates/builtin.ts';
import { makeRevision } from '../../../core/templates/revision.ts';
import { dealOfLevel, dealOn, play, rectangle, setupOf, witnessEntries } from './scripted.ts';

export interface ForgedGame {
  readonly what: string;
  /** The reason for which it is refused, and with it the moment: a setup when it begins, everything else when it is to count. */
  readonly refusedAs: 'setup' | 'deal' | 'difficulty' | 'level' | 'reshuffle';
  readonly setup: GameSetup;
  /** Entries that end the game. */
  readonly entries: readonly Entry[];
}

const HONEST = setupOf(21);

function classic(what: string, refusedAs: ForgedGame['refusedAs'], deal: DealRecord): ForgedGame {
  const setup = { ...HONEST, deal };
  return { what, refusedAs, setup, entries: witnessEntries(setup) };
}

/** A board of one kind on a built-in template, with the witness that its solver finds. */
function oneKind(): DealRecord {
  const builtIn = BUILTIN_TEMPLATES.find(({ name }) => name === 'lattice');
  if (builtIn === undefined) throw new Error('no lattice');
  const deal = dealOn(makeRevision(builtIn, true), 5);
  const cells = deal.cells.map((cell) => Math.min(cell, 1));
  const { width, height, marks } = deal.template;
  const found = runToEnd(solve({ width, height, marks, cells }, deal.rules, { nodeLimit: 100_000, seed: 1 }));
  if (found.verdict !== 'solvable') throw new Error('one kind is not cleared');
  return { ...deal, cells, witness: found.witness, lossPermille: 1_000 };
}

/** Another board that its witness clears as well: two kinds trade their names. */
function renamed(deal: DealRecord): DealRecord {
  const other: Readonly<Record<number, number>> = { 1: 2, 2: 1 };
  return { ...deal, cells: deal.cells.map((cell) => other[cell] ?? cell) };
}

function atLevel2(deal: DealRecord): { readonly setup: GameSetup; readonly entries: readonly Entry[] } {
  const setup = setupOf(31, 'timed');
  // Fast enough that the countdown lasts.
  const fast = (entry: Entry, place: number): Entry => ({ ...entry, elapsedMs: place * 100 });
  const first = witnessEntries(setup).map(fast);
  const at = first.length * 100;
  const level: Entry = { type: 'level', deal, elapsedMs: at };
  const timeout: Entry = { type: 'timeout', elapsedMs: at + 200_000 };
  return { setup, entries: [...first, level, timeout] };
}

function timed(what: string, refusedAs: ForgedGame['refusedAs'], deal: DealRecord): ForgedGame {
  return { what, refusedAs, ...atLevel2(deal) };
}

/** A reshuffle at the first position into tiles that no search of the game would lay. */
function reshuffled(): ForgedGame {
  const [linked, ...rest] = witnessEntries(HONEST);
  if (linked === undefined) throw new Error('no witness');
  const { cells } = currentNode(play(HONEST, [linked]).game);
  const swap: Readonly<Record<number, number>> = { 1: 3, 3: 1 };
  const reshuffle: Entry = {
    type: 'reshuffle',
    cells: cells.map((cell) => swap[cell] ?? cell),
    elapsedMs: 1_000,
  };
  return {
    what: 'a reshuffle of its own',
    refusedAs: 'reshuffle',
    setup: HONEST,
    entries: [linked, reshuffle, ...rest],
  };
}

const LEVEL_2 = dealOfLevel(2, 31);
const hard = (deal: DealRecord): DealRecord => ({ ...deal, lossPermille: (deal.lossPermille + 500) % 1_001 });

/** One of each kind, and pairs of them. */
export function forgedGames(): readonly ForgedGame[] {
  const { deal } = HONEST;
  return [
    classic('all tiles of one kind at 1000 ‰', 'deal', oneKind()),
    classic('a difficulty of its own', 'difficulty', hard(deal)),
    classic('a seed of its own', 'deal', { ...deal, seed: deal.seed + 1 }),
    classic('a board of its own', 'deal', renamed(deal)),
    classic('another dealer', 'deal', { ...dealOn(rectangle(10, 8), 3), dealerVersion: 1, seed: 4 }),
    classic('another seed and difficulty', 'deal', hard({ ...deal, seed: 1 })),
    classic('the filling of no template', 'setup', { ...deal, kinds: 1 }),
    timed('a level at another difficulty', 'difficulty', hard(LEVEL_2)),
    timed('a level of another seed', 'deal', { ...LEVEL_2, seed: 1 }),
    timed('a level of another run', 'level', dealOfLevel(2, 32)),
    timed('a level of its own board', 'deal', renamed(LEVEL_2)),
    timed('a level of its own board and difficulty', 'deal', hard(renamed(LEVEL_2))),
    reshuffled(),
    {
      ...reshuffled(),
      what: 'a reshuffle and a difficulty',
      refusedAs: 'difficulty',
      setup: { ...HONEST, deal: hard(deal) },
    },
  ];
}
