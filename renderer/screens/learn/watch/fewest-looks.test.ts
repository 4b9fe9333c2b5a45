import { expect, it } from 'vitest';
import { fewestOf } from './fewest-looks.ts';
import type { SearchRecording } from './record-search.ts';

type Ended = Pick<SearchRecording, 'looks' | 'isCut' | 'verdict'>;
const ended = (looks: number, verdict: Ended['verdict'] = 'found', isCut = false): Ended => ({
  looks,
  verdict,
  isCut,
});

it('names the search that examined least, and each of several that did', () => {
  expect(fewestOf([ended(9), ended(4), ended(7)])).toEqual({
    looks: 4,
    places: [1],
    most: { place: 0, looks: 9 },
  });
  expect(fewestOf([ended(4), ended(9, 'none'), ended(4)])).toEqual({
    looks: 4,
    places: [0, 2],
    most: { place: 1, looks: 9 },
  });
  expect(fewestOf([ended(4), ended(4)])).toEqual({
    looks: 4,
    places: [0, 1],
    most: { place: 0, looks: 4 },
  });
});

it('compares nothing with a wrong answer, a search that was cut, one without a pair, or itself alone', () => {
  expect(fewestOf([ended(9), ended(1, 'missed')])).toBeNull();
  expect(fewestOf([ended(9), ended(1, 'invented')])).toBeNull();
  expect(fewestOf([ended(9), ended(1, 'found', true)])).toBeNull();
  expect(fewestOf([ended(9), null])).toBeNull();
  expect(fewestOf([ended(9)])).toBeNull();
});
