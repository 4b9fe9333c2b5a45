import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>{name}</p>;

it('a part is shown at once when its code is there, and its place stays empty until then', async () => {
  const { Part, load, isLoaded } = lazyPart(async () => Greeting);
  const shown = () =>
    renderToStaticMarkup(
      <Suspense fallback="empty">
        <Part name="Ann" />
      </Suspense>,
    );
  expect(isLoaded()).toBe(false);
  expect(shown()).toContain('empty');
  await load();
  expect(isLoaded()).toBe(true);
  expect(shown()).toBe('<p>Ann</p>');
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
