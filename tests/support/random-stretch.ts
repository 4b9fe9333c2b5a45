import { type Move, SLOT } from '../../core/board/board.ts';
import { dealBoard } from '../../core/deal/deal.ts';
import { createEngine } from '../../core/engine/engine.ts';
import { createRandom, pick } from '../../core/random.ts';
import type { Stretch, StretchStep } from '../../core/review/proving/stretch.ts';
import type { Gravity, Rules } from '../../core/rules/rules.ts';

interface RandomGame {
  readonly width: number;
  readonly height: number;
  readonly kinds: number;
  readonly gravity: Gravity;
  readonly seed: number;
}

/** A random game to its end on a dealt rectangle, four tiles of each kind. */
export function randomStretch({
  width,
  height,
  kinds,
  gravity,
  seed,
}: RandomGame): Stretch & { readonly witness: readonly Move[] } {
  const shape = { width, height, marks: new Array<number>(width * height).fill(SLOT) };
  const rules: Rules = { maxTurns: 2, border: 'open', gravity };
  const dealt = dealBoard({ shape, rules, kinds, copies: 4, seed });
  if (!dealt.ok) throw new Error('a full board can be dealt');
  const { cells, witness } = dealt.value;
  const engine = createEngine(shape, rules);
  engine.load(cells);
  const random = createRandom(seed);
  const steps: StretchStep[] = [];
  for (let moves = engine.moves(); moves.length > 0; moves = engine.moves()) {
    const move = pick(random, moves);
    steps.push({ parent: steps.length, move });
    engine.apply(...move);
  }
  return { board: { ...shape, cells }, rules, witness, steps };
}
