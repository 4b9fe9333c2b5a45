// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { usePrimaryFocus } from './use-primary-focus.ts';

function LateButton() {
  const button = usePrimaryFocus({ isLate: true });
  return (
    <button ref={button} id="late" type="button">
      Begin
    </button>
  );
}

/** The id of what has the focus after the button came, when `before` had it. */
function focusedAfter(before: string): string | undefined {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML =
    '<h1 id="title" tabindex="-1">Coach</h1><button id="other">Lesson</button><div id="root"></div>';
  document.getElementById(before)?.focus();
  const root = createRoot(document.getElementById('root') as HTMLElement);
  act(() => root.render(<LateButton />));
  const id = document.activeElement?.id;
  act(() => root.unmount());
  return id;
}

it.each([
  ['nothing', 'late'],
  ['title', 'late'],
  ['other', 'other'],
])('a late button that finds the focus on %s: %s has it', (before, after) => {
  expect(focusedAfter(before)).toBe(after);
});
