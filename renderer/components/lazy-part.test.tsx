// @vitest-environment happy-dom
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { untilTrue } from '../../tests/support/until.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>{name}</p>;

function mount(element: ReactNode): HTMLElement {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(element));
  return place;
}

it('a part is shown at once when its code is there, and until then what stands in its place', async () => {
  const { Part, load, isLoaded } = lazyPart(async () => Greeting);
  const shown = () => renderToStaticMarkup(<Part name="Ann" fallback={<p>soon</p>} />);
  expect(isLoaded()).toBe(false);
  expect(shown()).toBe('<p>soon</p>');
  expect(renderToStaticMarkup(<Part name="Ann" />)).toBe('');
  await load();
  expect(isLoaded()).toBe(true);
  expect(shown()).toBe('<p>Ann</p>');
});

it('a part whose code comes late waits for nothing else, and is not begun anew', async () => {
  // A throttle would need a timer, and none of them ends here.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let begun = 0;
  const Counted = () => {
    const [count] = useState(() => ++begun);
    return <p>{count}</p>;
  };
  const { Part } = lazyPart(async () => Counted);
  const place = mount(<Part fallback="soon" />);
  expect(place.innerHTML).toBe('soon');
  while (place.innerHTML !== '<p>1</p>') await new Promise(setImmediate);
  vi.useRealTimers();
});

it('code that cannot be fetched is told by the error boundary', async () => {
  const { Part } = lazyPart<object>(async () => {
    throw new Error('gone');
  });
  const place = mount(
    <ErrorBoundary broken={<p role="alert" />}>
      <Part fallback="soon" />
    </ErrorBoundary>,
  );
  await untilTrue(() => !place.innerHTML.includes('soon'));
  expect(place.querySelector('[role="alert"]')).not.toBeNull();
});

it('code that could not be fetched is asked for again', async () => {
  let asked = 0;
  const { load, isLoaded } = lazyPart(async () => {
    if (++asked === 1) throw new Error('gone');
    return Greeting;
  });
  await expect(load()).rejects.toThrow('gone');
  expect(isLoaded()).toBe(false);
  await Promise.all([load(), load()]);
  expect([isLoaded(), asked]).toEqual([true, 2]);
});
