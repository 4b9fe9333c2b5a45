import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnDeal, playAll } from '../../../tests/support/drawn-game.ts';
import { timedCountdown } from '../../../tests/support/modes.ts';
import { CLASSIC_RULES, type Rules } from '../../rules/rules.ts';
import type { Mode } from '../modes/table.ts';
import type { Game } from '../play/game.ts';
import { engineAt } from '../play/node-engine.ts';
import { startGame } from '../play/play.ts';
import type { Entry, GameSetup } from './entry.ts';
import { makeSetup } from './versions.ts';

const CLOSED: Rules = { ...CLASSIC_RULES, border: 'closed' };
/** Milliseconds left when the player takes the last of `eightBy('auto')`, its bonus included. */
function leftAfterEight(version?: number): number {
  const { startMs, linkBonusMs } = timedCountdown(version);
  return startMs - 8_000 + linkBonusMs(1, startMs - 8_000);
}
/** Eight pairs of neighbours; random play loses a thousandth of what `drawnDeal` says, which is one half. */
const EIGHT = '1 1 2 2 3 3 4 4\n5 5 6 6 7 7 8 8';
const link = (a: number, b: number, elapsedMs: number, by: 'player' | 'auto' = 'player'): Entry => ({
  type: 'link',
  a,
  b,
  by,
  elapsedMs,
});
const undo = (elapsedMs: number): Entry => ({ type: 'undo', elapsedMs });

type Versions = 'first' | 'newest';
const VERSIONS: readonly Versions[] = ['first', 'newest'];

function setupOf(versions: Versions, text: string, rules = CLASSIC_RULES, mode: Mode = 'classic'): GameSetup {
  const deal = drawnDeal(text, rules);
  return versions === 'newest' ? makeSetup({ mode, deal }) : { mode, scoreVersion: 1, deal };
}
const played = (setup: GameSetup, ...entries: Entry[]): Game => playAll(startGame(setup), entries);
const scoreOf = (setup: GameSetup, ...entries: Entry[]) => played(setup, ...entries).current.score;

/** Every pair of EIGHT by `by`, the last one by the player, a second each. */
function eightBy(by: 'player' | 'auto'): Entry[] {
  return Array.from({ length: 8 }, (_, pair) =>
    link(2 * pair, 2 * pair + 1, (pair + 1) * 1_000, pair < 7 ? by : 'player'),
  );
}

describe('the time part', () => {
  it.each<[Versions, 'player' | 'auto', number]>([
    // Par is 48 s for eight pairs and 6 s for one; 8 s were taken.
    ['first', 'player', 400],
    ['newest', 'player', 400],
    ['first', 'auto', 400],
    ['newest', 'auto', 0],
  ])('of %s versions, seven of eight pairs by %s: %i', (versions, by, time) => {
    expect(scoreOf(setupOf(versions, EIGHT), ...eightBy(by)).time).toBe(time);
  });

  it.each<[Versions, number]>([
    ['first', Math.floor(leftAfterEight(1) / 1_000) * 5],
    ['newest', Math.floor((Math.floor(leftAfterEight() / 1_000) * 5) / 8)],
  ])('of a timed level by %s versions counts the share of the player: %i', (versions, time) => {
    expect(scoreOf(setupOf(versions, EIGHT, CLASSIC_RULES, 'timed'), ...eightBy('auto')).time).toBe(time);
  });

  it.each<[Versions, number]>([
    // Par is 12 s or 6 s; 3 s were taken.
    ['first', 90],
    ['newest', 30],
  ])('by %s versions does not count the pair that mercy took: %i', (versions, time) => {
    const crossed = setupOf(versions, '1 2\n2 1', CLOSED);
    expect(scoreOf(crossed, { type: 'mercy', a: 0, b: 3, elapsedMs: 1_000 }, link(1, 2, 3_000)).time).toBe(
      time,
    );
  });
});

describe('the difficulty part', () => {
  it.each<[Versions, number]>([
    // 999 thousandths of 100, 115 and 130: each rounded down, or all together.
    ['first', 99 + 114 + 129],
    ['newest', 344],
  ])('by %s versions is %i', (versions, difficulty) => {
    const setup = setupOf(versions, '1 1 2 2 3 3');
    const harder = { ...setup, deal: { ...setup.deal, lossPermille: 999 } };
    const links = [link(0, 1, 1_000), link(2, 3, 2_000), link(4, 5, 3_000)];
    expect(scoreOf(harder, ...links).difficulty).toBe(difficulty);
  });

  it('adds up to the share of the deal, however its links fall', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000),
        fc.array(fc.nat(9_000), { minLength: 8, maxLength: 8 }),
        (lossPermille, gaps) => {
          const setup = setupOf('newest', EIGHT);
          let elapsedMs = 0;
          const entries = gaps.map((gap, pair) => {
            elapsedMs += gap;
            return link(2 * pair, 2 * pair + 1, elapsedMs);
          });
          const { links, turns, combo, difficulty } = scoreOf(
            { ...setup, deal: { ...setup.deal, lossPermille } },
            ...entries,
          );
          expect(difficulty).toBe(Math.floor(((links + turns + combo) * lossPermille) / 1_000));
        },
      ),
    );
  });
});

describe('the combo window', () => {
  it.each<[Versions, number]>([
    ['first', 2],
    ['newest', 1],
  ])('by %s versions, after a link that was taken back, a link is number %i', (versions, count) => {
    const setup = setupOf(versions, EIGHT);
    const game = played(setup, link(0, 1, 1_000), link(2, 3, 4_000), undo(4_500), link(4, 5, 6_000));
    expect(game.current.comboCount).toBe(count);
  });

  it('a link that is taken back and made again pays what it would have paid at once', () => {
    const anyGaps = fc.array(fc.record({ gap: fc.nat(6_000), detours: fc.nat(3) }), { maxLength: 8 });
    fc.assert(
      fc.property(anyGaps, (steps) => {
        const straight: Entry[] = [];
        const wandering: Entry[] = [];
        let elapsedMs = 0;
        for (const [pair, { gap, detours }] of steps.entries()) {
          const other = (pair + 1) % 8;
          for (let detour = 0; detour < detours && other > pair; detour++)
            wandering.push(link(2 * other, 2 * other + 1, elapsedMs), undo(elapsedMs));
          elapsedMs += gap;
          const last = link(2 * pair, 2 * pair + 1, elapsedMs);
          straight.push(last);
          // The last pair ends the game, so it cannot be taken back.
          wandering.push(...(pair < 7 ? [last, undo(elapsedMs)] : []), last);
        }
        const setup = setupOf('newest', EIGHT);
        expect(scoreOf(setup, ...wandering)).toEqual(scoreOf(setup, ...straight));
      }),
    );
  });

  it('ends with mercy', () => {
    // Mercy takes the crossed 1s; the 2s and then the 3s link.
    const text = '1 2 #\n2 1 #\n# 3 3';
    for (const versions of VERSIONS) {
      const setup = setupOf(versions, text, CLOSED);
      const dead = played(setup, link(7, 8, 1_000));
      expect(dead.status).toBe('dead');
      const after = playAll(dead, [{ type: 'mercy', a: 0, b: 4, elapsedMs: 1_500 }, link(1, 3, 2_000)]);
      expect(after.current.comboCount).toBe(1);
    }
  });
});

describe('a board that auto-play finished', () => {
  const by = (...players: ('player' | 'auto')[]): Entry[] =>
    players.map((each, pair) => link(2 * pair, 2 * pair + 1, pair + 1, each));

  it.each<[('player' | 'auto')[], Game['status']]>([
    [['player', 'player', 'player'], 'won'],
    [['auto', 'player', 'player'], 'won'],
    [['auto', 'auto', 'player'], 'shown'],
    [['player', 'player', 'auto'], 'shown'],
    [['auto', 'auto', 'auto'], 'shown'],
  ])('taken by %s is %s', (players, status) => {
    const game = played(setupOf('newest', '1 1 2 2 3 3'), ...by(...players));
    expect(game.status).toBe(status);
    expect(game.current.state).toBe('cleared');
  });

  it('was won like any other under the first rules', () => {
    expect(played(setupOf('first', '1 1 2 2'), ...by('auto', 'auto')).status).toBe('won');
  });

  it('that was taken back counts for nothing', () => {
    const setup = setupOf('newest', '1 1 2 2 3 3');
    const [first, second] = by('auto', 'auto');
    if (first === undefined || second === undefined) throw new Error('two links');
    const back = played(setup, first, second, undo(5), undo(5));
    expect(playAll(back, [link(0, 1, 6), link(2, 3, 7), link(4, 5, 8)]).status).toBe('won');
  });

  it('in a timed run: the level is cleared, and a run mostly by auto-play is shown when its time is up', () => {
    const timeout: Entry = { type: 'timeout', elapsedMs: 900_000 };
    const setup = setupOf('newest', '1 1 2 2 3 3', CLASSIC_RULES, 'timed');
    expect(played(setup, ...by('auto', 'auto', 'auto')).status).toBe('level-won');
    expect(played(setup, ...by('auto', 'auto'), timeout).status).toBe('shown');
    expect(played(setup, ...by('player', 'auto'), timeout).status).toBe('time-up');
  });
});

describe('pressing auto-play', () => {
  it('marks the game as assisted before it has taken a pair', () => {
    const game = played(setupOf('newest', EIGHT), { type: 'assist', assist: 'auto-play', elapsedMs: 1 });
    expect(game.assists).toEqual(['auto-play']);
    expect(engineAt(game.current).tiles).toBe(16);
  });
});
