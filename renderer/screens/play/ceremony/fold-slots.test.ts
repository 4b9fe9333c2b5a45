// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { foldSlots } from './fold-slots.ts';

function placed<E extends Element>(element: E, x: number, y: number, side: number): E {
  element.getBoundingClientRect = () => new DOMRect(x, y, side, side);
  return element;
}

it('lets each slot set out from its own place to the seal, wherever the layer of the copies begins', () => {
  const board = document.createElement('div');
  const slot = placed(document.createElementNS('http://www.w3.org/2000/svg', 'rect'), 164, 292, 40);
  slot.setAttribute('data-at', '1.000');
  board.append(slot);
  const layer = placed(document.createElement('div'), 64, 192, 500);
  const flights: (string | undefined)[][] = [];
  Object.assign(HTMLElement.prototype, {
    animate: (frames: readonly Keyframe[]) => {
      flights.push(frames.map(({ transform }) => transform?.toString()));
      return {};
    },
  });
  foldSlots(layer, board, placed(document.createElement('span'), 800, 200, 100));
  // The middles: of the slot (184, 312), of the seal (850, 250).
  expect(flights).toEqual([
    ['translate(100px, 100px)', 'translate(100px, 100px)', 'translate(766px, 38px) rotate(200deg) scale(.2)'],
  ]);
});
