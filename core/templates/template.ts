import type { Shape } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';

/** How many kinds a deal shows and how many tiles of each. `copies` is even. */
export interface Filling {
  readonly kinds: number;
  readonly copies: number;
}

/** Most kinds of a deal in the app: each needs a picture of its own. The core itself deals any number. */
export const MAX_KINDS = 48;

/** Everything a designer decides: the shape, its rules and how it is filled. */
export interface Template extends Shape {
  /** A built-in template's name is its key in the translations; an own template's name is the player's text. */
  readonly name: string;
  readonly rules: Rules;
  readonly filling: Filling;
}

/** An immutable state of a template, named by its content hash. Games and scores refer to a revision for ever. */
export interface TemplateRevision extends Template {
  /** 64 hexadecimal digits: SHA-256 over shape, rules and filling in a fixed text form; the name is not part of it. */
  readonly hash: string;
  readonly builtIn: boolean;
}
