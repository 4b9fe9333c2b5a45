/** Two small own templates under any name. */
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import type { Design } from '../../core/templates/design.ts';
import { drawnShape } from './drawn.ts';

const ABOUT = { author: '', tags: [], rules: CLASSIC_RULES, filling: { kinds: 4, copies: 4 } } as const;

export function square(name: string): Design {
  return { ...ABOUT, ...drawnShape('oooo\noooo\noooo\noooo'), name };
}

export function band(name: string): Design {
  return { ...ABOUT, ...drawnShape('oooooo\noooooo\noooooo\noooooo'), name };
}
