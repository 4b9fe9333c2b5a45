// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import { useBorrowedFocus } from './use-borrowed-focus.ts';

function Question() {
  const answer = useBorrowedFocus();
  return (
    <button ref={answer} type="button">
      answer
    </button>
  );
}

/** A board that has the focus, and a question that comes and goes. */
function createPage() {
  document.body.innerHTML = '<button id="board"></button><button id="other"></button><div id="line"></div>';
  const element = (id: string) => document.getElementById(id) as HTMLElement;
  const root = createRoot(element('line'));
  const show = (isAsked: boolean) => act(() => root.render(isAsked ? <Question /> : null));
  element('board').focus();
  return { element, show };
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

it('a question takes the focus from the board and gives it back', () => {
  const { element, show } = createPage();
  show(true);
  expect(document.activeElement?.textContent).toBe('answer');
  show(false);
  expect(document.activeElement).toBe(element('board'));
});

it('a question leaves the focus where it was put meanwhile', () => {
  const { element, show } = createPage();
  show(true);
  element('other').focus();
  show(false);
  expect(document.activeElement).toBe(element('other'));
});
