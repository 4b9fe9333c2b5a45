import { describe, expect, it } from 'vitest';
import { makeRevision } from '../../../core/templates/revision.ts';
import { band, square } from '../../../tests/support/drawn-designs.ts';
import { createNavigation, goBack, goTo } from '../navigation.ts';
import { createPackOrder, placeIn } from './pack-order.ts';

const A = makeRevision(square('A'), false);
const B = makeRevision(band('B'), false);
const ORDER = { name: 'First steps', templates: [A, B] };

describe('the order of a pack', () => {
  it.each([
    ['the first', A.hash, { name: 'First steps', place: 1, count: 2, next: B }],
    ['the last', B.hash, { name: 'First steps', place: 2, count: 2, next: null }],
    ['a stranger', 'f'.repeat(64), null],
  ])('knows the place of %s', (_who, hash, place) => {
    expect(placeIn(ORDER, hash)).toEqual(place);
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
