import { expect, it } from 'vitest';
import type { FindState } from '../../state/puzzles/find-state.ts';
import { toldTechnique } from './find-words.ts';

const TECHNIQUE = { technique: 'last-pair' };
const stateIn = (name: FindState['phase']['name'], card: object | null = {}) =>
  ({ card, technique: TECHNIQUE, phase: { name } }) as unknown as FindState;

it('the technique, which names the answer, is told once the answer is known', () => {
  for (const phase of ['right', 'told'] as const) expect(toldTechnique(stateIn(phase))).toBe(TECHNIQUE);
  for (const phase of ['asking', 'checking', 'wrong', 'trouble', 'over'] as const)
    expect(toldTechnique(stateIn(phase))).toBeNull();
});

it('a lesson tells its own rule instead', () => {
  expect(toldTechnique(stateIn('right', { teach: { technique: 'unlock', step: 'try' } }))).toBeNull();
});
