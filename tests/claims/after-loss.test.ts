/**
 * The sentences of a review about a move that lost a board and about the moves after it are checked by the plain rules and
 * the journal alone.
 */
import { expect, it } from 'vitest';
import { makeBoard } from '../../core/board/text.ts';
import { MODE_IDS } from '../../core/game/modes/mode-ids.ts';
import type { Entry, GameSetup } from '../../core/game/setup/entry.ts';
import { makeSetup } from '../../core/game/setup/versions.ts';
import { reviewGame } from '../../core/review/game-review.ts';
import { type AfterLoss, afterLoss } from '../../core/review/replay/after-loss.ts';
import { replayForScreen } from '../../core/review/replay/replay-for-screen.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { boardOfNode } from '../../renderer/state/review/reviewed-game.ts';
import { drawnDeal } from '../support/drawn-game.ts';
import { setupOfMode } from '../support/mode-games.ts';
import { wanderingGame } from '../support/wandering-game.ts';
import { canClear, plainPlay } from './plain-play.ts';
import { position } from './positions.ts';

const LEAST = 200;
const MOST_BOARDS = 5_000;
/** Games on a board, as long as the first ones lose it. */
const GAMES = 24;
const FIRST_GAMES = 2;
/** Short games are left as they stand, most others go on until they are cleared. */
const MOST_TRIES = 20;
const OPTIONS = { nodeLimit: 200_000, seed: 1, games: 0 };

function smallSetup(index: number): GameSetup {
  const { board, rules } = position(index, 7, 8);
  return makeSetup({ mode: 'classic', deal: drawnDeal(makeBoard(board), rules) });
}

/** Returns the moves after that of an entry: the entries that are not taken back by any after them, told from the last one on. */
function retold(entries: readonly Entry[], lost: number): AfterLoss {
  let way: { entry: number; pairs: number }[] = [];
  let undone: typeof way = [];
  for (const [entry, { type, ...rest }] of entries.entries()) {
    const back = type === 'undo' ? 1 : 'moves' in rest ? rest.moves : 0;
    for (let moves = 0; moves < back; moves++) undone.push(...way.splice(-1));
    if (type === 'redo') way.push(...undone.splice(-1));
    const isLaid = 'cells' in rest || type === 'level';
    if (type !== 'link' && type !== 'mercy' && !isLaid) continue;
    const pairs = (way.at(-1)?.pairs ?? 0) + (type === 'link' || type === 'mercy' ? 1 : 0);
    way = [...way, { entry, pairs }];
    undone = [];
  }
  const at = way.findIndex(({ entry }) => entry === lost);
  if (at < 0) return { by: 'taken-back' };
  for (const { entry, pairs } of way.slice(at)) {
    const type = entries[entry]?.type;
    if (type === 'level') break;
    if (type === 'mercy') return { by: type, move: pairs };
    if (type === 'reshuffle' || type === 'tool') return { by: 'reshuffle', move: pairs };
  }
  return { by: 'nothing' };
}

type Told = Record<AfterLoss['by'], number>;

/** Plays a game, proves what is told of each of its losing moves, and says how many there were. */
function proveLosses(setup: GameSetup, seed: number, told: Told): number {
  const { rows } = wanderingGame(setup, seed, 1 + (seed % MOST_TRIES));
  const entries = rows.map(({ entry }) => entry);
  const review = runToEnd(reviewGame(setup, entries, OPTIONS));
  const game = replayForScreen(setup, entries);
  if (!review.ok || !game.ok) throw new Error('a game that was played can be replayed');
  const isWinnable = (node: number) => canClear(plainPlay(boardOfNode(game.value, node), setup.deal.rules));
  const losing = review.value.moves.filter(({ isLosing }) => isLosing);
  for (const { entry } of losing) {
    const lost = game.value.nodes.findIndex((node) => node.entry === entry);
    const after = afterLoss(game.value, lost);
    expect(after).toEqual(retold(entries, entry));
    if (told[after.by]++ >= LEAST) continue;
    const before = game.value.nodes[lost]?.parent ?? -1;
    expect([isWinnable(before), isWinnable(lost)]).toEqual([true, false]);
  }
  return losing.length;
}

const LAST_LEVEL = 66;

it.each(MODE_IDS)('comes in the order of the journal in games of %s', (mode) => {
  const told = Array.from({ length: 4 }, (_, number) => {
    // The first levels of the journey are small and cannot be lost.
    const board = mode === 'journey' ? LAST_LEVEL - number : number;
    const { setup, rows } = wanderingGame(setupOfMode(mode, board), number + 1, 300);
    const entries = rows.map(({ entry }) => entry);
    const game = replayForScreen(setup, entries);
    if (!game.ok) throw new Error('a game that was played can be replayed');
    const links = [...game.value.nodes.entries()].filter(([, { by }]) => by === 'link');
    for (const [node, { entry }] of links)
      expect(afterLoss(game.value, node)).toEqual(retold(entries, entry));
    return links.map(([node]) => afterLoss(game.value, node).by);
  });
  expect(new Set(told.flat()).size).toBeGreaterThan(2);
});

it('is true in hundreds of small games, whatever came after', () => {
  const told: Told = { 'taken-back': 0, mercy: 0, reshuffle: 0, nothing: 0 };
  for (let index = 0; index < MOST_BOARDS && Math.min(...Object.values(told)) < LEAST; index++) {
    const setup = smallSetup(index);
    let losses = 0;
    for (let game = 0; game < GAMES && (losses > 0 || game < FIRST_GAMES); game++)
      losses += proveLosses(setup, GAMES * index + game, told);
  }
  expect(Object.entries(told).filter(([, count]) => count < LEAST)).toEqual([]);
});
