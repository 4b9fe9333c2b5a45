/** Tests of the texts beside boards that were looked for, for as many boards a text as a run has time for. */
import { expect, it } from 'vitest';
import { createInProcessEngine } from '../support/in-process-engine.ts';
import { foundAmongSeeds, foundAsItComes, foundByTrades, searchesUntil } from './found-boards.ts';

export function testFoundBoards(said: number, limitMs: number): void {
  it.each([
    ['after trades of tiles is no farther than that of the seed, within chance', foundByTrades],
    ['of many seeds is the closest that was measured', foundAmongSeeds],
  ])('the board that is printed %s', { timeout: limitMs }, async (_, find) => {
    expect(await searchesUntil(find, said)).toEqual({ said, fault: null });
  });

  it('a large board is dealt as it comes', { timeout: limitMs }, async () => {
    const engine = createInProcessEngine((bug) => {
      throw new Error(bug);
    });
    expect(await searchesUntil((index) => foundAsItComes(index, engine), said)).toEqual({
      said,
      fault: null,
    });
  });
}
