import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import techniques from '../../resources/coach/drills.json' with { type: 'json' };
import examples from '../../resources/coach/examples.json' with { type: 'json' };
import lessons from '../../resources/coach/lessons.json' with { type: 'json' };
import { faultsOfDrills } from '../../tests/deep/drills.ts';
import { provePuzzle } from '../../tests/support/prove-puzzle.ts';
import { techniqueOf } from '../../tests/support/technique-of.ts';
import { countTiles } from '../board/board.ts';
import { createRandom } from '../random.ts';
import { positionName } from '../review/puzzles/position-name.ts';
import type { OnlyMove } from '../review/puzzles/puzzle.ts';
import { parsePuzzles } from '../review/puzzles/puzzle-text.ts';
import { findLink } from '../rules/link.ts';
import { runToEnd } from '../solve/progress.ts';
import { choiceOn } from '../techniques/choice.ts';
import { firstMoves } from '../techniques/ranking.ts';
import { seekDrills, techniquesFinding } from './drills.ts';
import { gainsOn, isTaughtOn } from './gains.ts';
import { GROUNDS, groundOf } from './ground.ts';
import { syllabus } from './syllabus.ts';

function shipped(name: string): readonly OnlyMove[] {
  const file = new URL(`../../resources/puzzles/${name}.txt`, import.meta.url);
  const read = parsePuzzles(readFileSync(file, 'utf8'));
  return (read.ok ? read.value : []) as OnlyMove[];
}

const DRILLS = shipped('drills');

/** The deep run proves 5,000 drills, this test so many. */
const FEW = 12;

describe('the shipped drills', () => {
  it('are listed each with the techniques that are taught on its ground and find its move alone', () => {
    expect(DRILLS.length).toBeGreaterThan(150);
    const found = DRILLS.map((drill) => [positionName(drill), techniquesFinding(drill, drill.answer)]);
    expect(Object.entries(techniques)).toEqual(found);
  });

  it('train each technique on each of its grounds, and have no gravity at least as often as some', () => {
    for (const { technique, ground } of syllabus()) {
      const trained = DRILLS.filter(
        (drill) =>
          groundOf(drill.rules) === ground && techniquesFinding(drill, drill.answer).includes(technique),
      );
      expect([technique, ground, trained.length >= 4]).toEqual([technique, ground, true]);
    }
    const still = DRILLS.filter(({ rules }) => rules.gravity === 'none');
    expect(still.length * 2).toBeGreaterThan(DRILLS.length);
  });
});

it.each([
  ['rest-pairs', 'still'],
  ['last-pair', 'three-turns'],
] as const)(
  '%s, which is not taught on the ground %s, decides no shipped position there alone',
  (id, ground) => {
    expect(gainsOn(id, ground).every(({ low }) => low > 0)).toBe(true);
    expect(isTaughtOn(id, ground)).toBe(false);
    const positions = [...DRILLS, ...shipped('only-moves')].filter(({ rules }) => groundOf(rules) === ground);
    expect(positions.length).toBeGreaterThan(25);
    for (const { board, rules, answer } of positions) {
      const choice = choiceOn(board, rules);
      const first = firstMoves(techniqueOf(id), choice).map((index) => choice.moves[index]);
      expect(first.length === 1 && first[0]?.join() === answer.join()).toBe(false);
    }
  },
);

describe('the lessons', () => {
  it('are one on each taught technique, in the order of the table: three small boards whose move it finds, each in one lesson', () => {
    expect(Object.keys(lessons)).toEqual([...new Set(syllabus().map(({ technique }) => technique))]);
    const names = Object.values(lessons).flat();
    expect(new Set(names).size).toBe(names.length);
    for (const [technique, boards] of Object.entries(lessons)) {
      expect(boards).toHaveLength(3);
      for (const name of boards) {
        const drill = DRILLS.find((each) => positionName(each) === name);
        if (drill === undefined) throw new Error(`no drill ${name}`);
        expect(techniquesFinding(drill, drill.answer)).toContain(technique);
        expect(countTiles(drill.board.cells)).toBeLessThanOrEqual(20);
        expect(runToEnd(provePuzzle(drill, 'all-but-grade'))).toBeNull();
      }
    }
  });
});

it('the line that is drawn on the first board of each lesson joins its pair by the rules', () => {
  const lines = Object.values(lessons).map(([name]) => {
    const drill = DRILLS.find((each) => positionName(each) === name);
    return drill && findLink(drill.board, drill.rules, ...drill.answer)?.line;
  });
  expect(Object.keys(examples)).toEqual(Object.keys(lessons));
  expect(Object.values(examples)).toEqual(lines);
});

describe('a dealt drill', { timeout: 120_000 }, () => {
  it('claims what is proved', () => {
    const { seen, faults } = faultsOfDrills(FEW, 0);
    expect(seen).toBeGreaterThanOrEqual(FEW);
    expect(faults).toEqual([]);
  });

  it.each(GROUNDS)(
    'of the ground %s lies on it, is found by a technique, and is the same for the same stream',
    (ground) => {
      const deal = () => {
        for (let board = 0; board < 2_000; board++) {
          const [drill] = runToEnd(seekDrills(ground, createRandom(board)));
          if (drill !== undefined) return drill;
        }
        throw new Error('no drill');
      };
      const drill = deal();
      expect(groundOf(drill.rules)).toBe(ground);
      expect(techniquesFinding(drill, drill.answer)).toEqual(drill.techniques);
      expect(drill.techniques).not.toEqual([]);
      expect(deal()).toEqual(drill);
    },
  );
});
