import type { Shape } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import type { Filling } from './template.ts';

/** A template without its names: what decides how it plays. */
export interface Drawing {
  readonly shape: Shape;
  readonly rules: Rules;
  readonly filling: Filling;
}
