// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseShape } from '../../../core/board/text.ts';
import { FaceDownShape } from './face-down-shape.tsx';

it('lays a tile with two squares on its back on each slot, and a stone on each wall', () => {
  const shape = parseShape('oo.\n#oo');
  if (!shape.ok) throw new Error(shape.error.code);
  document.body.innerHTML = renderToStaticMarkup(<FaceDownShape shape={shape.value} />);
  /** Closed boxes in the paths of a piece. */
  const boxes = (name: string) =>
    [...document.querySelectorAll(`[data-piece="${name}"]`)].flatMap(
      (path) => path.getAttribute('d')?.match(/z/g) ?? [],
    );
  expect(boxes('back')).toHaveLength(4);
  expect(boxes('body')).toHaveLength(4);
  expect(boxes('mark')).toHaveLength(8);
  expect(boxes('wall')).toHaveLength(1);
});
