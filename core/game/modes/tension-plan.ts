import { composedPlan } from '../../deal/composed-plan.ts';
import type { DealPlan } from '../../deal/deal-plan.ts';
import { tensionBoards } from '../../deal/tension-boards.ts';

/** Ways to show a board: mirrored or not, and its pictures traded. */
const VARIANTS = 2 ** 16;

/** The plan of one of the boards of the preset *tension*, by any unsigned 32-bit number: which one, and how it is shown. */
export function tensionPlan(seed: number): DealPlan {
  const boards = tensionBoards();
  const board = boards[Math.floor(seed / VARIANTS) % boards.length];
  if (board === undefined) throw new Error('no boards of the preset tension');
  const plan = composedPlan(board, seed % VARIANTS);
  const { name, width, height } = plan.template;
  // Shapes that come with the game have such names too, and other sizes.
  return { ...plan, template: { ...plan.template, name: `${name} ${width} × ${height}` } };
}
