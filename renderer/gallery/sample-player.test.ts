import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Channel, CONTRACT } from '../../core/contract/contract.ts';
import { NEWCOMER, REGULAR } from './sample-player.ts';

/** Of a channel that asks for one thing out of many, a request that it answers. */
const REQUESTS: Partial<Record<string, unknown>> = {
  'games.load': { gameId: 'game-ended-0' },
  'puzzles.run': { way: 'storm' },
  'games.on-boards': { mode: 'daily', boardIds: [] },
  'statistics.play': { month: null },
};

describe.each(Object.entries({ NEWCOMER, REGULAR }))('what the host answers %s', (_name, answers) => {
  it.each(Object.entries(answers))('on %s is an answer of the contract', (channel, answer) => {
    const { reply } = CONTRACT[channel as Channel];
    const ask = answer as (request: unknown) => unknown;
    const parsed = v.safeParse(reply as v.GenericSchema, ask(REQUESTS[channel] ?? null));
    expect(parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? []).toEqual([]);
  });
});

it('a game that is over loads as its row in the list tells', () => {
  const first = { after: null };
  for (const row of REGULAR['games.ended']?.(first).games ?? []) {
    const { setup, journal } = REGULAR['games.load']?.({ gameId: row.gameId }) ?? {};
    expect(setup?.deal.template.hash).toBe(row.templateHash);
    expect((setup?.deal.witness.length ?? 0) - (journal?.length ?? 0)).toBe(row.pairsLeft);
  }
});
