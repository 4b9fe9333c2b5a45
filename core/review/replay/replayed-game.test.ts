import { describe, expect, it } from 'vitest';
import { drawnDeal } from '../../../tests/support/drawn-game.ts';
import { nextLevelEntry } from '../../../tests/support/mode-games.ts';
import { replayEntries, replayWhole } from '../../game/replay.ts';
import type { Entry, GameSetup } from '../../game/setup/entry.ts';
import { makeSetup } from '../../game/setup/versions.ts';
import { CLASSIC_RULES, type Rules } from '../../rules/rules.ts';
import { runToEnd } from '../../solve/progress.ts';
import { REVIEW_OPTIONS, reviewGame } from '../game-review.ts';
import { makeKeptReview, parseKeptReview } from '../kept-review.ts';
import { playOnFrom } from './play-on.ts';
import { replayForScreen } from './replay-for-screen.ts';
import { cellsOfNode, lineThrough, pathTo, type ReplayedGame } from './replayed-game.ts';

const DOWN: Rules = { ...CLASSIC_RULES, gravity: 'down' };
/** Taking the 1s first loses; 2s, 3s, 4s, 1s wins. */
const ORDER_OF_GRAVITY = `
2 3
2 1
4 1
3 4
`;

const link = (a: number, b: number, elapsedMs: number): Entry => ({
  ...{ type: 'link', a, b, by: 'player', elapsedMs },
});
const undo = (elapsedMs: number): Entry => ({ type: 'undo', elapsedMs });
/** The 1s, taken back, then the 2s and the 3s; the 3s taken back at last. */
const TRIED = [link(3, 5, 100), undo(200), link(0, 2, 300), link(1, 6, 400), undo(500)];

const setup: GameSetup = makeSetup({ mode: 'classic', deal: drawnDeal(ORDER_OF_GRAVITY, DOWN) });

function replayed(entries: readonly Entry[], of = setup): ReplayedGame {
  const game = replayForScreen(of, entries);
  if (!game.ok) throw new Error(`refused: ${game.error.index} ${game.error.error.code}`);
  return game.value;
}

describe('a game replayed for a screen', () => {
  it('holds every position that was tried, and knows where the game ended', () => {
    const game = replayed(TRIED);
    expect(game.nodes.map(({ parent, entry, pairs }) => [parent, entry, pairs])).toEqual([
      [-1, -1, 0],
      [0, 0, 1],
      [0, 2, 1],
      [2, 3, 2],
    ]);
    expect([game.last, game.status]).toEqual([2, 'playing']);
    expect(game.nodes[1]?.line.at(0)).toEqual([1, 1]);
  });

  it('rebuilds each position from what changed', () => {
    const game = replayed(TRIED);
    expect(cellsOfNode(game, 0)).toEqual(setup.deal.cells);
    expect(cellsOfNode(game, 1)).toEqual([2, 0, 2, 0, 4, 3, 3, 4]);
    expect(cellsOfNode(game, 2)).toEqual([0, 3, 0, 1, 4, 1, 3, 4]);
  });

  it('walks the branches', () => {
    const game = replayed(TRIED);
    expect(pathTo(game, 3)).toEqual([0, 2, 3]);
    expect(lineThrough(game, 0)).toEqual([0, 2, 3]);
    expect(lineThrough(game, 1)).toEqual([0, 1]);
  });

  it('keeps to the board and rules of an earlier level that a run returned to', () => {
    const run = makeSetup({ mode: 'timed', runSeed: 1, deal: drawnDeal('1 1 2 2', DOWN) });
    const before: Entry[] = [link(0, 1, 100), link(2, 3, 200)];
    const cleared = replayEntries(run, before, () => undefined);
    if (!cleared.ok) throw new Error('the level was not cleared');
    const level = nextLevelEntry(cleared.value, 300);
    const game = replayed(
      [...before, level, { type: 'return', moves: 3, elapsedMs: 400 }, link(2, 3, 500)],
      run,
    );
    expect(game.nodes.map((node) => [node.level, node.deal])).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [2, 1],
      [1, 0],
    ]);
    expect(cellsOfNode(game, game.last)).toEqual([1, 1, 0, 0]);
  });

  it('says which entry a game refuses', () => {
    const refused = replayForScreen(setup, [link(3, 5, 1), link(3, 5, 2)]);
    expect(refused).toEqual({ ok: false, error: { index: 1, error: { code: 'not-a-tile' } } });
  });
});

describe('playing on from a position', () => {
  it('is a new game with the moves that lead there, their times, and the help that it is', () => {
    const played = playOnFrom(replayed(TRIED), TRIED, 3);
    if (played === null) throw new Error('not played on');
    expect(played.journal.map(({ entry }) => [entry.type, entry.elapsedMs])).toEqual([
      ['assist', 0],
      ['link', 300],
      ['link', 400],
    ]);
    const game = replayWhole(played.setup, played.journal);
    if (!game.ok) throw new Error('not its own replay');
    expect(game.value.assists).toEqual(['play-on']);
    expect(game.value.current.cells).toEqual(cellsOfNode(replayed(TRIED), 3));
  });

  it('begins at the deal too, and nowhere else', () => {
    expect(playOnFrom(replayed(TRIED), TRIED, 0)?.journal).toHaveLength(1);
    expect(playOnFrom(replayed(TRIED), TRIED, 99)).toBeNull();
  });
});

describe('a review that is kept', () => {
  it('comes back as it was, but for moves that all come to the same, which are only counted', () => {
    const reviewed = runToEnd(reviewGame(setup, TRIED, { ...REVIEW_OPTIONS, games: 20 }));
    if (!reviewed.ok) throw new Error('refused');
    const kept = makeKeptReview(reviewed.value, TRIED.length);
    const back = parseKeptReview(JSON.parse(JSON.stringify(kept)));
    expect({ ...back, stretches: [] }).toEqual({ ...reviewed.value, stretches: [] });
    const positions = reviewed.value.stretches.flatMap((stretch) => stretch.positions);
    expect(back.stretches.flatMap((stretch) => stretch.positions)).toEqual(
      positions.map((position) => {
        const { keep, lose, unknown, legal } = position;
        return Math.max(keep, lose, unknown) === legal ? { ...position, moves: [] } : position;
      }),
    );
    expect(positions.some(({ keep, lose }) => keep > 0 && lose > 0)).toBe(true);
  });
});
