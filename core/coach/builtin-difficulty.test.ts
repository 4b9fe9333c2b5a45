import { expect, it } from 'vitest';
import { measureDeals } from '../../tests/support/deals-measure.ts';
import { BUILTIN_TEMPLATES } from '../templates/builtin.ts';
import { BUILTIN_GAMES, builtInMeasures } from './builtin-difficulty.ts';

it('knows every built-in template and no other', () => {
  expect(Object.keys(BUILTIN_GAMES)).toEqual(BUILTIN_TEMPLATES.map(({ name }) => name));
  expect(builtInMeasures('no-such-board')).toBeNull();
});

const hundredths = (seconds: number) => Math.round(100 * seconds) / 100;

it.each(BUILTIN_TEMPLATES.map((template) => [template.name, template] as const))(
  '%s: what is stored is what its games come to, and has a name of each measure',
  (name, template) => {
    expect(builtInMeasures(name)).not.toBeNull();
    const stored = BUILTIN_GAMES[name];
    const { games, won, firstThirdBounds: bounds } = measureDeals(template, stored?.games ?? 0, 1);
    const firstThirdBounds = bounds && { low: hundredths(bounds.low), high: hundredths(bounds.high) };
    expect({ games, won, firstThirdBounds }).toEqual(stored);
  },
);
