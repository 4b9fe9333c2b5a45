// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

const told: string[] = [];
let root: Root | null = null;

afterEach(() => {
  act(() => root?.unmount());
  root = null;
  told.length = 0;
  document.body.innerHTML = '';
});

interface FieldProps {
  readonly isKeptWhenLeft?: boolean;
  readonly isSearch?: boolean;
}

function Field({ isKeptWhenLeft = false, isSearch = false }: FieldProps) {
  const [text, setText] = useState('Ship');
  const hear = (next: string) => {
    told.push(next);
    setText(next);
  };
  return <TextField {...{ isKeptWhenLeft, isSearch }} name="Name" value={text} limit={8} onText={hear} />;
}

function mount(props: FieldProps): HTMLInputElement {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() => root?.render(<Field {...props} />));
  const field = place.querySelector('input');
  if (field === null) throw new Error('no field');
  act(() => field.focus());
  return field;
}

/** Types text as a browser does: the value is set without React, and an event reports it. */
function type(field: HTMLInputElement, text: string, isComposing = false): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  act(() => field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing })));
}

function compose(field: HTMLInputElement, ...steps: readonly string[]): void {
  act(() => field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })));
  for (const step of steps) type(field, step, true);
}

function endComposition(field: HTMLInputElement): void {
  act(() => field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
}

function press(field: HTMLInputElement, key: string, isComposing = false): boolean {
  const event = new KeyboardEvent('keydown', { key, isComposing, bubbles: true, cancelable: true });
  let isFree = true;
  act(() => {
    isFree = field.dispatchEvent(event);
  });
  return isFree;
}

describe('a field that tells as it is typed in', () => {
  it('tells each change', () => {
    const field = mount({});
    type(field, 'Ships');
    type(field, 'Ship');
    expect(told).toEqual(['Ships', 'Ship']);
  });

  it('tells what was composed, not what is being composed', () => {
    const field = mount({});
    compose(field, 'Shipc', "Shipch'u", 'Ship船');
    expect([field.value, told]).toEqual(['Ship船', []]);
    endComposition(field);
    expect([field.value, told]).toEqual(['Ship船', ['Ship船']]);
  });

  it('holds what it has room for, and no more of what was composed', () => {
    const field = mount({});
    compose(field, "Shipyi'er'san'si'wu", 'Ship一二三四五六');
    endComposition(field);
    expect([field.value, told]).toEqual(['Ship一二三四', ['Ship一二三四']]);
  });

  it('leaves out what no name may hold', () => {
    const field = mount({});
    type(field, 'Sh\u202eip');
    expect([field.value, told]).toEqual(['Ship', []]);
  });

  it('gets back by Escape what stood there, once', () => {
    const field = mount({});
    type(field, 'Boat');
    expect(press(field, 'Escape')).toBe(false);
    expect([field.value, told]).toEqual(['Ship', ['Boat', 'Ship']]);
    // The next one is for what lies around it: a dialog closes.
    expect(press(field, 'Escape')).toBe(true);
  });

  it('leaves Escape and Enter to the input method', () => {
    const field = mount({});
    compose(field, 'Shipc');
    expect(press(field, 'Escape', true)).toBe(true);
    expect(press(field, 'Enter', true)).toBe(true);
    expect(field.value).toBe('Shipc');
  });

  it('is left by Enter, which a form and a search keep for themselves', () => {
    const field = mount({});
    type(field, 'Boat');
    expect(press(field, 'Enter')).toBe(false);
    expect([document.activeElement === field, told]).toEqual([false, ['Boat']]);
    expect(press(mount({ isSearch: true }), 'Enter')).toBe(true);
    const form = document.body.appendChild(document.createElement('form'));
    form.append(field);
    expect(press(field, 'Enter')).toBe(true);
  });

  it('is emptied by Escape when it is a search', () => {
    const field = mount({ isSearch: true });
    expect(press(field, 'Escape')).toBe(false);
    expect([field.value, told]).toEqual(['', ['']]);
    expect(press(field, 'Escape')).toBe(true);
  });
});

describe('a field that tells when it is left', () => {
  it('is left by Enter, but not by the one that ends a composition', () => {
    const field = mount({ isKeptWhenLeft: true });
    compose(field, 'shu', '书');
    press(field, 'Enter', true);
    expect([document.activeElement, told]).toEqual([field, []]);
    endComposition(field);
    press(field, 'Enter');
    expect(document.activeElement).not.toBe(field);
    expect(told).toEqual(['书']);
  });

  it('tells it without blanks around it, and nothing when nothing changed', () => {
    const field = mount({ isKeptWhenLeft: true });
    type(field, ' Boat ');
    act(() => field.blur());
    act(() => field.focus());
    type(field, 'Boat ');
    act(() => field.blur());
    expect(told).toEqual(['Boat']);
  });

  it('tells nothing when Escape took it back', () => {
    const field = mount({ isKeptWhenLeft: true });
    type(field, 'Boat');
    press(field, 'Escape');
    act(() => field.blur());
    expect([field.value, told]).toEqual(['Ship', []]);
  });
});

it('is the one field for a line of text', () => {
  const files = globSync('renderer/**/*.tsx').filter(
    (file) => !/\.(test|browser)\.|[\\/]gallery[\\/]/.test(file),
  );
  const others = files.filter((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<input\b[^>]*?>/gs)].some(([input]) => !/\btype="/.test(input)),
  );
  expect(others.map((file) => file.replaceAll('\\', '/'))).toEqual([
    'renderer/components/controls/text-field.tsx',
  ]);
});
