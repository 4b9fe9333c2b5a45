// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseShape } from '../../../core/board/text.ts';
import { FaceDownShape } from './face-down-shape.tsx';

it('lays a back on each slot, a stone on each wall, and one moon over all of them', () => {
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
  expect(document.querySelectorAll('[data-piece="moon"]')).toHaveLength(1);
  expect(boxes('wall')).toHaveLength(1);
});
