import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Board } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import { boardOf } from './board-of.ts';
import { runToEnd } from './progress.ts';
import { replaysToEnd } from './replay.ts';
import { solve } from './solve.ts';

const OPEN: Rules = { maxTurns: 2, border: 'open', gravity: 'none' };
const CLOSED: Rules = { ...OPEN, border: 'closed' };
const LIMIT = { nodeLimit: 1_000_000, seed: 1 };

describe('solve', () => {
  it.each([
    ['a cleared board', '0 0', OPEN, 'solvable'],
    ['an odd kind', '1 1 1', OPEN, 'unsolvable'],
    ['two crossed pairs, closed', '1 2\n2 1', CLOSED, 'unsolvable'],
    ['two crossed pairs, open', '1 2\n2 1', OPEN, 'unsolvable'],
    ['two crossed pairs, three turns', '1 2\n2 1', { ...OPEN, maxTurns: 3 }, 'solvable'],
    ['a pair walled apart', '1 # 1', CLOSED, 'unsolvable'],
    ['the order matters under gravity', '2 3\n2 1\n4 1\n3 4', { ...OPEN, gravity: 'down' }, 'solvable'],
    ['the 1s went first', '0 0\n2 3\n2 0\n4 0', { ...OPEN, gravity: 'down' }, 'unsolvable'],
  ] as const)('%s', (_, text, rules, verdict) => {
    expect(runToEnd(solve(boardOf(text), rules, LIMIT)).verdict).toBe(verdict);
  });

  it('says unknown when the node limit comes first', () => {
    const hard = boardOf('1 2 3 4\n2 1 4 3\n5 6 5 6\n6 5 6 5');
    expect(runToEnd(solve(hard, CLOSED, { nodeLimit: 0, seed: 1 })).verdict).toBe('unknown');
  });

  it('agrees with exhaustive search, and every witness replays', () => {
    const lines = readFileSync('tests/fixtures/solvable.jsonl', 'utf8').trim().split('\n');
    for (const line of lines) {
      const vector = JSON.parse(line) as Board & Rules & { solvable: boolean };
      const rules = { maxTurns: vector.maxTurns, border: vector.border, gravity: vector.gravity };
      const found = runToEnd(solve(vector, rules, LIMIT));
      expect(found.verdict, line).toBe(vector.solvable ? 'solvable' : 'unsolvable');
      if (found.verdict === 'solvable') expect(replaysToEnd(vector, rules, found.witness), line).toBe(true);
    }
  });
});
