import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Channel, CONTRACT } from '../../core/contract/contract.ts';
import { NEWCOMER, REGULAR } from './sample-player.ts';

describe.each(Object.entries({ NEWCOMER, REGULAR }))('what the host answers %s', (_name, answers) => {
  it.each(Object.entries(answers))('on %s is an answer of the contract', (channel, answer) => {
    const { reply } = CONTRACT[channel as Channel];
    const parsed = v.safeParse(reply as v.GenericSchema, answer());
    expect(parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? []).toEqual([]);
  });
});
