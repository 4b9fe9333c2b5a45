import { describe, expect, it } from 'vitest';
import { classicPlan } from '../../../tests/support/modes.ts';
import { runToEnd } from '../../solve/progress.ts';
import { BUILTIN_TEMPLATES } from '../../templates/builtin.ts';
import { makeRevision } from '../../templates/revision.ts';
import { makeDealRecord } from './deal-record.ts';
import type { DealRecord } from './entry.ts';
import { redealInSteps } from './redeal.ts';

const [template] = BUILTIN_TEMPLATES;
if (template === undefined) throw new Error('no template');
const made = makeDealRecord(classicPlan(makeRevision(template, true), 7));
if (!made.ok) throw new Error(made.error.code);
const deal: DealRecord = made.value;

describe('a deal that is dealt again', () => {
  it('is the same, from the seed that was chosen', () => {
    expect(runToEnd(redealInSteps(deal))).toEqual({ ok: true, value: deal });
  });

  it('is another board from another seed', () => {
    const again = runToEnd(redealInSteps({ ...deal, seed: deal.seed + 1 }));
    expect(again.ok && again.value.cells).not.toEqual(deal.cells);
  });

  it.each([{ dealerVersion: 99 }, { measureVersion: 99 }])('is refused for %j', (version) => {
    const again = runToEnd(redealInSteps({ ...deal, ...version }));
    expect(again).toEqual({ ok: false, error: { code: 'unknown-version' } });
  });
});
