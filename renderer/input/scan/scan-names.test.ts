// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { nameOfControl, valueOfControl } from './scan-names.ts';

function first(html: string, selector: string): HTMLElement {
  document.body.innerHTML = html;
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(selector);
  return found;
}

it.each<[what: string, html: string, selector: string, name: string]>([
  [
    'the words of a button without its key',
    '<button>Undo<kbd aria-hidden="true">Z</kbd></button>',
    'button',
    'Undo',
  ],
  [
    'words of several parts, apart',
    '<button><span>Play</span><span>Level 1</span></button>',
    'button',
    'Play Level 1',
  ],
  ['a name of its own', '<button aria-label="Close">×</button>', 'button', 'Close'],
  [
    'the title of a dialog',
    '<dialog aria-labelledby="title"><h2 id="title">All keys</h2><p>A long text</p></dialog>',
    'dialog',
    'All keys',
  ],
  [
    'the label beside a slider',
    '<label for="music">Music</label><input id="music" type="range">',
    'input',
    'Music',
  ],
  [
    'the label around a list, without its choices',
    '<label>Size <select><option>Small</option><option>Large</option></select></label>',
    'select',
    'Size',
  ],
])('%s', (_what, html, selector, name) => {
  expect(nameOfControl(first(html, selector))).toBe(name);
});

it('the value of a list is the chosen one, of a slider its figure, unless it has words', () => {
  const list = '<select><option>Small</option><option selected>Large</option></select>';
  expect(valueOfControl(first(list, 'select'))).toBe('Large');
  expect(valueOfControl(first('<input type="range" value="60">', 'input'))).toBe('60');
  expect(valueOfControl(first('<input type="range" value="3" aria-valuetext="easy">', 'input'))).toBe('easy');
});
