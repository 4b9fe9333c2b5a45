import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createEngine, type Engine } from './engine.ts';
import type { Rules } from './rules.ts';

/** Reads a file of test vectors: one JSON object a line. */
function vectors<T>(name: string): T[] {
  const text = readFileSync(new URL(`../../tests/fixtures/${name}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

interface LinksVector extends Pick<Rules, 'border' | 'maxTurns'> {
  readonly width: number;
  readonly height: number;
  readonly cells: number[];
  readonly links: (readonly [a: number, b: number, turns: number, length: number])[];
}

interface PerftVector extends Rules {
  readonly width: number;
  readonly height: number;
  readonly template: number[];
  readonly cells: number[];
  readonly perft: number[];
}

describe('vectors made by an exhaustive program', () => {
  it('lists every link with its turns and its length', () => {
    for (const { width, height, cells, border, maxTurns, links } of vectors<LinksVector>('links.jsonl')) {
      const engine = createEngine({ width, height, marks: cells }, { border, maxTurns, gravity: 'none' });
      engine.load(cells);
      const found = engine.moves().map(([a, b]) => {
        const link = engine.link(a, b);
        return [a, b, link?.turns, link?.length];
      });
      expect(found).toEqual(links);
    }
  });

  it('counts the same move sequences under every gravity', () => {
    for (const vector of vectors<PerftVector>('perft.jsonl')) {
      const { width, height, template, cells, perft } = vector;
      const engine = createEngine({ width, height, marks: template }, vector);
      engine.load(cells);
      expect(countSequences(engine, perft.length)).toEqual(perft);
      expect(engine.cells()).toEqual(cells);
    }
  });
});

/** Counts move sequences of each length up to `depth` by playing and taking back. */
function countSequences(engine: Engine, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const walk = (level: number): void => {
    const moves = engine.moves();
    counts[level] = (counts[level] ?? 0) + moves.length;
    if (level + 1 === depth) return;
    for (const [a, b] of moves) {
      engine.apply(a, b);
      walk(level + 1);
      engine.takeBack();
    }
  };
  walk(0);
  return counts;
}
