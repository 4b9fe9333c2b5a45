import { describe, expect, it } from 'vitest';
import { drawnDeal, playAll } from '../../../tests/support/drawn-game.ts';
import { timedCountdown, timedPlan } from '../../../tests/support/modes.ts';
import { positionsOf } from '../../../tests/support/positions-of.ts';
import type { Cells } from '../../board/board.ts';
import { CLASSIC_RULES, type Rules } from '../../rules/rules.ts';
import type { Mode } from '../modes/table.ts';
import { makeDealRecord } from '../setup/deal-record.ts';
import type { DealRecord, Entry, GameSetup } from '../setup/entry.ts';
import { rulesOf } from '../setup/mode-rules.ts';
import { viewOf } from '../view.ts';
import { currentNode, type Game, type GameError } from './game.ts';
import { timeLeftMs } from './game-clock.ts';
import { applyEntry, startGame } from './play.ts';
import { isFinished } from './status.ts';

function start(text: string, mode: Mode = 'classic', rules: Rules = CLASSIC_RULES): Game {
  const setup: GameSetup = { mode, scoreVersion: 1, deal: drawnDeal(text, rules) };
  return startGame(setup);
}

/** Plays entries that must all be accepted. */
const play = (game: Game, ...entries: Entry[]) => playAll(game, entries);

function refusal(game: Game, entry: Entry): GameError {
  const step = applyEntry(game, entry);
  if (step.ok) throw new Error('accepted');
  return step.error;
}

const link = (a: number, b: number, elapsedMs: number, by: 'player' | 'auto' = 'player'): Entry => ({
  type: 'link',
  a,
  b,
  by,
  elapsedMs,
});

/** 1s and 2s are neighbours, so both orders win. */
const EASY = `
1 1 2 2
`;
/** With a closed border nothing links: the diagonal twins block each other. */
const CROSSED = `
1 2
2 1
`;
const { startMs, linkBonusMs, levelBonusMs } = timedCountdown(1);

/** A deal as the plan of the timed challenge has it in the first version of its rules, as `start` has them. */
function dealOfLevel(level: number): DealRecord {
  const dealt = makeDealRecord({ ...timedPlan(level, 7, 1), aimPermille: null });
  if (!dealt.ok) throw new Error(`no deal of level ${level}`);
  return dealt.value;
}

const CLOSED: Rules = { ...CLASSIC_RULES, border: 'closed' };

describe('a classic game', () => {
  it('is won when the last pair goes, and is then over', () => {
    const won = play(start(EASY), link(0, 1, 1_000), link(2, 3, 2_000));
    expect(won.status).toBe('won');
    expect(isFinished(won)).toBe(true);
    expect(refusal(won, { type: 'undo', elapsedMs: 3_000 })).toEqual({ code: 'game-over' });
  });

  it('scores each part by the table', () => {
    const won = play(start(EASY), link(0, 1, 1_000), link(2, 3, 2_500));
    // Two links, none with turns; the second within 4 s of the first: 15. Par is 12 s, so 9 whole seconds under it.
    // Difficulty: floor(100 × 0.5) + floor(115 × 0.5).
    expect(currentNode(won).score).toEqual({
      links: 200,
      turns: 0,
      combo: 15,
      time: 90,
      difficulty: 107,
      total: 412,
    });
  });

  it('ends a combo when the window is over', () => {
    const won = play(start(EASY), link(0, 1, 1_000), link(2, 3, 5_001));
    expect(currentNode(won).score.combo).toBe(0);
  });

  it('pays nothing for auto-play, not even time', () => {
    const won = play(start(EASY), link(0, 1, 1_000, 'auto'), link(2, 3, 1_200, 'auto'));
    expect(currentNode(won).score.total).toBe(0);
    expect(won.assists).toEqual(['auto-play']);
  });

  it.each<[string, number, number, GameError]>([
    ['an emptied cell', 0, 1, { code: 'not-a-tile' }],
    ['a cell off the board', 4, 99, { code: 'not-a-tile' }],
    ['one tile twice', 2, 2, { code: 'same-tile' }],
    ['two pictures', 2, 4, { code: 'different-kinds' }],
  ])('refuses %s', (_what, a, b, error) => {
    const game = play(start('1 1 2 3 3 2'), link(0, 1, 10));
    expect(refusal(game, link(a, b, 20))).toEqual(error);
  });

  it('says how many turns a blocked pair would need', () => {
    const walled = start('1 2 # .\n# 3 # 3\n2 . # 1', 'classic', CLOSED);
    expect(refusal(walled, link(0, 11, 5))).toEqual({ code: 'blocked', turnsNeeded: null, way: null });
    const spiral = start(
      `
      1 # . . .
      . # . # .
      . . . # 1
      `,
      'classic',
      CLOSED,
    );
    expect(refusal(spiral, link(0, 14, 5))).toEqual({ code: 'blocked', turnsNeeded: 4, way: null });
  });

  it('says which tile is in the way of a blocked pair', () => {
    const barred = start('1 2 1\n3 # 3\n2 # .', 'classic', { ...CLOSED, maxTurns: 0 });
    const way = {
      line: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      at: 1,
      count: 1,
    };
    expect(refusal(barred, link(0, 2, 5))).toEqual({ code: 'blocked', turnsNeeded: null, way });
  });

  it('refuses a clock that goes back', () => {
    const game = play(start(EASY), link(0, 1, 1_000));
    expect(refusal(game, link(2, 3, 999))).toEqual({ code: 'clock-went-back' });
  });
});

describe('undo and redo', () => {
  it('restores the board and takes the points back, but not the clock', () => {
    const before = start('1 1 2 2 3 3');
    const undone = play(before, link(0, 1, 1_000), { type: 'undo', elapsedMs: 1_500 });
    expect(currentNode(undone).cells).toEqual(currentNode(before).cells);
    expect(currentNode(undone).score.total).toBe(0);
    expect(undone.elapsedMs).toBe(1_500);
    expect(undone.assists).toEqual(['undo']);
  });

  it('goes forward again along the branch that was on the board last', () => {
    const game = play(
      start('1 1 2 2 3 3'),
      link(0, 1, 1),
      { type: 'undo', elapsedMs: 2 },
      link(2, 3, 3),
      { type: 'undo', elapsedMs: 4 },
      { type: 'redo', elapsedMs: 5 },
    );
    expect(currentNode(game).cells).toEqual([1, 1, 0, 0, 3, 3]);
    expect(refusal(game, { type: 'redo', elapsedMs: 6 })).toEqual({ code: 'nothing-to-redo' });
  });

  it('refuses to go back beyond the deal, and then changes nothing', () => {
    const game = play(start(EASY), link(0, 1, 1));
    expect(refusal(game, { type: 'return', moves: 2, elapsedMs: 2 })).toEqual({ code: 'nothing-to-undo' });
    expect(currentNode(play(game, { type: 'return', moves: 1, elapsedMs: 2 })).cells).toEqual([1, 1, 2, 2]);
  });

  it('leads back from a dead board', () => {
    // Taking 1s first lets the 3s fall apart under gravity; what matters here is only that undo works when dead.
    const dead = start(CROSSED, 'classic', CLOSED);
    expect(dead.status).toBe('dead');
    const saved = play(dead, { type: 'mercy', a: 0, b: 3, elapsedMs: 5 });
    expect(currentNode(saved).cells).toEqual([0, 2, 2, 0]);
    expect(saved.status).toBe('playing');
    expect(play(saved, { type: 'undo', elapsedMs: 6 }).status).toBe('dead');
  });
});

describe('mercy and reshuffle', () => {
  it('mercy is refused while a pair links', () => {
    expect(refusal(start(EASY), { type: 'mercy', a: 0, b: 1, elapsedMs: 1 })).toEqual({ code: 'not-dead' });
  });

  it.each<[string, Cells]>([
    ['another tile', [1, 2, 3, 1]],
    ['a lost tile', [1, 2, 2, 0]],
    ['another size', [1, 2]],
  ])('a reshuffle with %s is refused', (_what, cells) => {
    const dead = start(CROSSED, 'classic', CLOSED);
    expect(refusal(dead, { type: 'reshuffle', cells, elapsedMs: 1 })).toEqual({ code: 'bad-reshuffle' });
  });

  it('a reshuffle of the same tiles on the same cells goes on, and can be undone', () => {
    const shuffled = play(start(CROSSED, 'classic', CLOSED), {
      type: 'reshuffle',
      cells: [1, 1, 2, 2],
      elapsedMs: 1,
    });
    expect(shuffled.status).toBe('playing');
    expect(shuffled.assists).toEqual(['reshuffle']);
    expect(positionsOf(shuffled)).toHaveLength(2);
    expect(play(shuffled, { type: 'undo', elapsedMs: 2 }).status).toBe('dead');
  });
});

describe('the timed challenge', () => {
  it('gives time back for a link, and takes it back with undo', () => {
    const linked = play(start(EASY, 'timed'), link(0, 1, 1_000));
    expect(viewOf(linked).countdown?.limitMs).toBe(startMs + linkBonusMs(1, startMs));
    expect(viewOf(play(linked, { type: 'undo', elapsedMs: 1_500 })).countdown?.limitMs).toBe(startMs);
  });

  it('of the newest rules gives more for a link when little is left, and a share of what is missing for a level', () => {
    const setup: GameSetup = {
      mode: 'timed',
      modeVersion: 3,
      scoreVersion: 2,
      deal: drawnDeal(EASY, CLASSIC_RULES),
    };
    const linked = play(startGame(setup), link(0, 1, 1_000));
    expect(viewOf(linked).countdown).toEqual({ limitMs: 71_100, frozenUntilMs: 0, fullBarMs: 95_000 });
    const cleared = play(linked, link(2, 3, 60_000));
    expect(viewOf(cleared).countdown?.limitMs).toBe(73_600);
    const dealt = makeDealRecord({ ...timedPlan(2, cleared.setup.deal.seed, 3), aimPermille: null });
    if (!dealt.ok) throw new Error('no deal');
    // 13.6 s are left of 95 s, and level 1 gives nine tenths of the 81.4 s that are missing.
    const next = play(cleared, { type: 'level', deal: dealt.value, elapsedMs: 60_000 });
    expect(viewOf(next).countdown?.limitMs).toBe(73_600 + 73_260);
  });

  it('pays no link twice: undo and link again ends where one link would', () => {
    const once = play(start(EASY, 'timed'), link(0, 1, 1_000));
    const twice = play(once, { type: 'undo', elapsedMs: 6_000 }, link(0, 1, 7_000));
    expect(viewOf(twice).countdown?.limitMs).toBe(viewOf(once).countdown?.limitMs);
    expect(viewOf(twice).score).toEqual(viewOf(once).score);
  });

  it('goes on with the next level, whose bonus stands on the countdown', () => {
    const cleared = play(start(EASY, 'timed'), link(0, 1, 1_000), link(2, 3, 2_000));
    expect(cleared.status).toBe('level-won');
    expect(viewOf(cleared).score.time).toBe(
      5 * Math.floor((startMs + 2 * linkBonusMs(1, startMs) - 2_000) / 1000),
    );
    const deal = dealOfLevel(2);
    const before = startMs + 2 * linkBonusMs(1, startMs);
    const next = play(cleared, { type: 'level', deal, elapsedMs: 20_000 });
    expect(viewOf(next)).toMatchObject({ level: 2, status: 'playing', pairsLeft: deal.witness.length });
    expect(viewOf(next).countdown?.limitMs).toBe(before + levelBonusMs(1, before - 20_000));
  });

  it.each<[string, DealRecord]>([
    ['a deal whose witness does not clear it', { ...dealOfLevel(2), witness: [] }],
    [
      'a board that the plan does not have',
      { ...drawnDeal('3 3 4 4', CLASSIC_RULES), witness: [[0, 1] as const, [2, 3] as const] },
    ],
    ['a board of gaps only', drawnDeal('. . . .', CLASSIC_RULES)],
    ['the board of another level', dealOfLevel(1)],
    ['other rules', { ...dealOfLevel(2), rules: { ...CLASSIC_RULES, gravity: 'down' } }],
    ['another filling', { ...dealOfLevel(2), kinds: 1 }],
    [
      'other slots under the name of the right board',
      { ...dealOfLevel(2), template: { ...dealOfLevel(2).template, marks: dealOfLevel(1).template.marks } },
    ],
  ])('refuses as the next level %s', (_what, deal) => {
    const cleared = play(start(EASY, 'timed'), link(0, 1, 1_000), link(2, 3, 2_000));
    expect(refusal(cleared, { type: 'level', deal, elapsedMs: 2_000 })).toEqual({ code: 'bad-deal' });
  });

  it('ends when the countdown is over, and not before', () => {
    const game = start(EASY, 'timed');
    expect(refusal(game, { type: 'timeout', elapsedMs: startMs - 1 })).toEqual({
      code: 'time-left',
    });
    expect(refusal(game, link(0, 1, startMs))).toEqual({ code: 'time-is-up' });
    const over = play(game, { type: 'timeout', elapsedMs: startMs });
    expect(over.status).toBe('time-up');
    expect(timeLeftMs(over, startMs + 5)).toBe(0);
  });

  it('has no countdown in a classic game', () => {
    expect(timeLeftMs(start(EASY), 1e8)).toBeNull();
  });
});

describe('a run that goes on after its program ended while the clock ran', () => {
  const run = (modeVersion: number): Game =>
    startGame({ mode: 'timed', modeVersion, scoreVersion: 1, deal: drawnDeal(EASY, CLASSIC_RULES) });
  const interrupted = (elapsedMs: number): Entry => ({ type: 'interrupted', elapsedMs });

  it('is marked the first time, and assisted from the second on', () => {
    const once = play(run(6), link(0, 1, 1_000), interrupted(1_500));
    expect(once).toMatchObject({ interruptions: 1, assists: [], elapsedMs: 1_500, status: 'playing' });
    const twice = play(once, interrupted(1_500));
    expect(twice).toMatchObject({ interruptions: 2, assists: ['interruption'] });
    expect(play(twice, interrupted(2_000)).assists).toEqual(['interruption']);
    expect(viewOf(play(once, { type: 'undo', elapsedMs: 2_000 })).interruptions).toBe(1);
  });

  it.each<[string, Game]>([
    ['a run under the rules of before', run(5)],
    ['a game without a countdown', start(EASY)],
  ])('is not noted of %s', (_what, game) => {
    expect(refusal(game, interrupted(0))).toEqual({ code: 'not-allowed' });
  });

  it('plays as runs under the rules of before: the same boards, countdown and table', () => {
    const { assists, clockStarts, countdown, timeScore, showsAutoPlay, tools, plan } = rulesOf({
      mode: 'timed',
      modeVersion: 5,
    });
    expect(rulesOf({ mode: 'timed', modeVersion: 6 })).toEqual({
      ...{ assists, clockStarts, countdown, timeScore, showsAutoPlay, tools, plan },
      countsInterruptions: true,
    });
    expect(rulesOf({ mode: 'timed', modeVersion: 7 })).toEqual({
      ...rulesOf({ mode: 'timed', modeVersion: 6 }),
      clockStarts: 'first-pick',
    });
  });
});
