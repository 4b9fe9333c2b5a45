import { describe, expect, it } from 'vitest';
import { makeRevision } from '../../../core/templates/revision.ts';
import { band, square } from '../../../tests/support/drawn-designs.ts';
import { createNavigation, goBack, goTo } from '../navigation.ts';
import { createPackOrder, idOfLevel, placeIn } from './pack-order.ts';

const A = makeRevision(square('A'), false);
const B = makeRevision(band('B'), false);
const FIRST = { template: A, deal: null, starSeconds: null };
const SECOND = { template: B, deal: { seed: 7, dealerVersion: 2 }, starSeconds: 30 } as const;
const THIRD = { template: B, deal: { seed: 8, dealerVersion: 2 }, starSeconds: 30 } as const;
const ORDER = { name: 'First steps', levels: [FIRST, SECOND, THIRD] };
const [SECOND_ID, THIRD_ID] = [idOfLevel(SECOND) ?? '', idOfLevel(THIRD) ?? ''];

describe('the order of a pack', () => {
  it.each([
    ['the first', A.hash, undefined, { place: 1, count: 3, level: FIRST, next: SECOND }],
    ['a deal among others of its template', B.hash, SECOND_ID, { place: 2, level: SECOND, next: THIRD }],
    ['the last', B.hash, THIRD_ID, { name: 'First steps', place: 3, next: null }],
    ['another deal of the template', B.hash, undefined, null],
    ['a stranger', 'f'.repeat(64), undefined, null],
  ])('knows the place of %s', (_who, hash, boardId, place) => {
    if (place === null) expect(placeIn(ORDER, hash, boardId)).toBeNull();
    else expect(placeIn(ORDER, hash, boardId)).toMatchObject(place);
  });

  it('is nothing while none is played', () => {
    expect(placeIn(null, A.hash)).toBeNull();
  });

  it('lasts as long as the game stands behind the screen', () => {
    const navigation = createNavigation();
    const store = createPackOrder(navigation);
    goTo(navigation, 'play');
    store.setState({ packOrder: ORDER });
    goTo(navigation, 'scores');
    goBack(navigation);
    expect(store.getState().packOrder).toBe(ORDER);
    goTo(navigation, 'home');
    expect(store.getState().packOrder).toBeNull();
  });
});
