import { expect, it } from 'vitest';
import { codeOf } from '../../../../core/algorithms/pseudo-code.ts';
import { EXAMPLE_NAMES } from '../../../../tests/support/mutants.ts';
import { CODE_FORMS, readProgram } from './program-listing.ts';

it('has a program by each algorithm that has one in each language, with lines that do those of the pseudo-code', async () => {
  for (const name of EXAMPLE_NAMES) {
    const lines = codeOf(name, false).map(({ line }) => line);
    for (const form of CODE_FORMS) {
      if (form === 'pseudo') continue;
      const listing = await readProgram(name, form);
      if (listing === null) throw new Error(`there is no ${name} in ${form}`);
      const done = new Set(listing.flatMap(({ does }) => does ?? []));
      expect([...done].toSorted(), `${name} ${form}`).toEqual([...lines].toSorted());
      expect(listing.map(({ text }) => text).join('\n')).not.toContain('@');
    }
  }
});
