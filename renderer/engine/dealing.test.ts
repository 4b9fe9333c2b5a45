import { expect, it } from 'vitest';
import type { DealPlan } from '../../core/deal/deal-plan.ts';
import { makeDealRecord } from '../../core/game/setup/deal-record.ts';
import { lossOf, tellShare } from '../../core/solve/measured-share.ts';
import { rate } from '../../core/solve/rating.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import { makeRevision } from '../../core/templates/revision.ts';
import { classicPlan } from '../../tests/support/modes.ts';
import { createEngineHost } from './host.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

const [template] = BUILTIN_TEMPLATES;
if (template === undefined) throw new Error('no template');
const PLAN = classicPlan(makeRevision(template, true), 7);
const CHOSEN = makeDealRecord(PLAN);
const OWN = makeDealRecord({ ...PLAN, aimPermille: null });

/**
 * Deals with a clock that runs 200 ms at each look, so that every pause of the deal is one of the worker. `say` is said
 * after so many reports.
 */
async function deal(plan: DealPlan, say?: ToWorker['kind'], after = 3) {
  const posted: FromWorker[] = [];
  let nowMs = 0;
  const host = createEngineHost((message) => posted.push(message), {
    now: () => (nowMs += 200),
    async yieldToMessages() {
      const reports = posted.filter(({ kind }) => kind === 'dealing').length;
      if (reports === after && (say === 'skip' || say === 'cancel')) await host.receive({ kind: say, id: 1 });
    },
  });
  await host.receive({ kind: 'request', id: 1, request: { type: 'deal', plan } });
  const reports = posted.flatMap((message) => (message.kind === 'dealing' ? [message.progress] : []));
  const replies = posted.flatMap((message) => (message.kind === 'reply' ? [message.reply] : []));
  return { reports, replies };
}

it('a deal tells how far it is', async () => {
  const { reports, replies } = await deal(PLAN);
  expect(replies).toEqual([CHOSEN]);
  expect(new Set(reports.map(({ stage }) => stage))).toEqual(new Set(['choosing', 'measuring']));
});

it('a deal whose choice is skipped has the seed of its plan', async () => {
  const { reports, replies } = await deal(PLAN, 'skip');
  expect(replies).toEqual([OWN]);
  expect(OWN.ok && OWN.value.seed).toBe(PLAN.seed);
  expect(reports.filter(({ stage }) => stage === 'choosing')).toHaveLength(3);
});

it('a deal without a choice has nothing to skip', async () => {
  const { replies } = await deal({ ...PLAN, aimPermille: null }, 'skip', 1);
  expect(replies).toEqual([OWN]);
});

it('a deal that is cancelled ends at its next pause', async () => {
  const { reports, replies } = await deal(PLAN, 'cancel');
  expect(replies).toEqual([{ ok: false, error: 'cancelled' }]);
  expect(reports).toHaveLength(3);
});

it('a deal is rated by random games, as many as it takes to tell their share', async () => {
  if (!OWN.ok) throw new Error('no deal');
  const posted: FromWorker[] = [];
  const host = createEngineHost((message) => posted.push(message), {
    now: () => 0,
    yieldToMessages: async () => {},
  });
  const request = { type: 'rate-deal', deal: OWN.value } as const;
  await host.receive({ kind: 'request', id: 1, request });
  const [message] = posted;
  if (message?.kind !== 'reply') throw new Error('no reply');
  const { games, lost } = rate({ ...OWN.value.template, cells: OWN.value.cells }, OWN.value.rules, {
    games: 400,
    seed: OWN.value.seed,
  });
  expect(message.reply).toMatchObject({ ok: true, value: { games, lost } });
  expect(tellShare(lossOf({ games, lost }))).not.toBeNull();
});
