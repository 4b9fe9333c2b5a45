// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { foldSlots } from './fold-slots.ts';

function placed<E extends Element>(element: E, x: number, y: number, side: number): E {
  element.getBoundingClientRect = () => new DOMRect(x, y, side, side);
  return element;
}

it('lets a thread run from each slot to the seal, wherever the layer of the threads begins, and takes it away then', () => {
  const board = placed(document.createElement('div'), 64, 192, 500);
  const slot = placed(document.createElementNS('http://www.w3.org/2000/svg', 'rect'), 164, 292, 40);
  slot.setAttribute('data-at', '1.000');
  board.append(slot);
  const layer = placed(document.createElementNS('http://www.w3.org/2000/svg', 'svg'), 64, 192, 500);
  const run: { onfinish?: () => void } = {};
  Object.assign(SVGElement.prototype, { animate: () => run });
  foldSlots(layer, board, placed(document.createElement('span'), 800, 200, 100));
  // The middles: of the slot (184, 312), of the seal (850, 250).
  expect(layer.firstElementChild?.getAttribute('d')).toBe('M120 120C453 120 453 58 786 58');
  run.onfinish?.();
  expect(layer.childElementCount).toBe(0);
});
