import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

async function* sourceOf<T>(items: readonly T[]): AsyncGenerator<T, void> {
  yield* items;
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await null;
};

describe('answers in order', () => {
  it('come in the order of their tasks, not of their ends, and no more are under way than allowed', async () => {
    const tasks = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(tasks, fc.integer({ min: 1, max: 5 }), async (lengths, most) => {
        let underWay = 0;
        let mostUnderWay = 0;
        const ask = async (length: number) => {
          mostUnderWay = Math.max(mostUnderWay, ++underWay);
          await turns(length);
          underWay--;
          return length;
        };
        expect(await collect(inOrder(sourceOf(lengths), ask, most))).toEqual(lengths);
        expect(mostUnderWay).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('are given to a source that waits for each before it goes on', async () => {
    const given: string[] = [];
    let tell: () => void = () => undefined;
    async function* conversation(): AsyncGenerator<string, void> {
      for (const question of ['one', 'two', 'three']) {
        const answered = new Promise<void>((resolve) => {
          tell = resolve;
        });
        yield question;
        await answered;
      }
    }
    for await (const answer of inOrder(conversation(), async (question) => `${question}!`, 4)) {
      given.push(answer);
      tell();
    }
    expect(given).toEqual(['one!', 'two!', 'three!']);
  });

  it('stop with the failure of a task when it is its turn', async () => {
    const given: number[] = [];
    const ask = async (task: number) => {
      if (task === 2) throw new Error('gone');
      await turns(10);
      return task;
    };
    const all = async () => {
      for await (const answer of inOrder(sourceOf([0, 1, 2, 3]), ask, 4)) given.push(answer);
    };
    await expect(all()).rejects.toThrow('gone');
    expect(given).toEqual([0, 1]);
  });

  it('end their source when no more are wanted', async () => {
    let isEnded = false;
    async function* endless(): AsyncGenerator<number, void> {
      try {
        for (let task = 0; ; task++) yield task;
      } finally {
        isEnded = true;
      }
    }
    for await (const answer of inOrder(endless(), async (task) => task, 2)) if (answer === 3) break;
    expect(isEnded).toBe(true);
  });
});
