// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useKeys } from './use-keys.ts';

function Probe({ onKey }: { readonly onKey: (key: string) => void }) {
  useKeys('game', { autoplay: () => onKey('a'), next: () => onKey('n') });
  return <p>shown</p>;
}

it('hears a key from the moment its component stands in the page until it is gone', async () => {
  const heard: string[] = [];
  const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  const host = document.createElement('div');
  const root = createRoot(host);
  // An observer of the page runs right after React's commit, before effects that wait for a frame.
  const shown = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      if (host.textContent !== 'shown') return;
      press('a');
      resolve();
    }).observe(host, { childList: true, subtree: true });
  });
  root.render(<Probe onKey={(key) => heard.push(key)} />);
  await shown;
  expect(heard).toEqual(['a']);
  root.unmount();
  press('n');
  expect(heard).toEqual(['a']);
});
