import { expect, test } from 'vitest';
import { fuzzBridge } from '../../tests/deep/bridge-fuzz.ts';

test('five thousand payloads: every one answered, none let through in a wrong shape', async () => {
  const { served, refused, problems } = await fuzzBridge(5_000, 1);
  expect(problems).toEqual([]);
  expect(served).toBeGreaterThan(100);
  expect(refused).toBe(5_000);
});
