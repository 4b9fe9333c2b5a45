/** Small boards for tests, drawn as text, with a clearing found by the solver. */
import { parseBoard } from '../../core/board/text.ts';
import type { Mode } from '../../core/game/modes/table.ts';
import type { GameSetup } from '../../core/game/setup/entry.ts';
import { makeSetup } from '../../core/game/setup/versions.ts';
import { CLASSIC_RULES, type Rules } from '../../core/rules/rules.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { solve } from '../../core/solve/solve.ts';
import type { TemplateRevision } from '../../core/templates/template.ts';

/** Two can be taken at once; taking the 1s first is as good as the 2s. */
export const EASY_BOARD = `
1 1 2 2
3 3 4 4
4 2 3 1
4 2 3 1`;

/** Tiles fall; the 1s taken first lose the game. The gaps only make the board as large as the app wants it. */
export const LOSABLE_BOARD = `
2 3 . .
2 1 . .
4 1 . .
3 4 . .`;
export const FALLING: Rules = { ...CLASSIC_RULES, gravity: 'down' };

export function setupOf(
  text: string,
  { mode = 'classic', rules = CLASSIC_RULES }: { mode?: Mode; rules?: Rules } = {},
): GameSetup {
  const parsed = parseBoard(text);
  if (!parsed.ok) throw new Error(`not a board: ${parsed.error.code}`);
  const { width, height, cells, marks } = parsed.value;
  const solved = runToEnd(solve(parsed.value, rules, { nodeLimit: 100_000, seed: 1 }));
  if (solved.verdict !== 'solvable') throw new Error('a board that cannot be cleared');
  const filling = { kinds: 4, copies: 4 };
  const template: TemplateRevision = {
    hash: '0'.repeat(64),
    builtIn: true,
    name: 'rectangle',
    width,
    height,
    marks,
    rules,
    filling,
  };
  const deal = {
    template,
    rules,
    ...filling,
    seed: 1,
    dealerVersion: 1,
    cells,
    witness: solved.witness,
    lossPermille: 0,
  };
  return makeSetup({ mode, deal });
}
