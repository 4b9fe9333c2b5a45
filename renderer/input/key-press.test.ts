import { describe, expect, it } from 'vitest';
import { type KeyPress, namesOf } from './key-press.ts';

const BARE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, code: string, more: Partial<KeyPress> = {}): KeyPress => ({
  ...BARE,
  key,
  code,
  ...more,
});
const shift = { shiftKey: true };
const ctrl = { ctrlKey: true };

describe('a key is called by what it types, then by its position', () => {
  it.each<[layout: string, press: KeyPress, names: readonly string[]]>([
    ['US', press('z', 'KeyZ'), ['z']],
    ['US', press('Z', 'KeyZ', shift), ['z']],
    ['US', press('!', 'Digit1', shift), ['!']],
    ['US', press(' ', 'Space'), ['space']],
    ['US', press('F5', 'F5'), ['f5']],
    ['US', press('?', 'Slash', shift), ['?']],
    ['US', press('1', 'Numpad1'), ['1']],
    ['US, number pad without digits', press('End', 'Numpad1'), ['end']],
    ['German', press('y', 'KeyZ'), ['y']],
    ['German', press('ß', 'Minus'), ['ß']],
    ['German', press('ö', 'Semicolon'), ['ö']],
    ['French', press('a', 'KeyQ'), ['a']],
    ['French', press('&', 'Digit1'), ['&', '1']],
    ['French', press('é', 'Digit2'), ['é', '2']],
    ['French', press('-', 'Digit6'), ['-', '6']],
    ['French', press('à', 'Digit0'), ['à', '0']],
    ['French', press('1', 'Digit1', shift), ['1']],
    ['Czech', press('+', 'Digit1'), ['+', '1']],
    ['Czech', press('ě', 'Digit2'), ['ě', '2']],
    ['Czech', press('2', 'Digit2', shift), ['2']],
    ['Lithuanian', press('ą', 'Digit1'), ['ą', '1']],
    ['Turkish', press('ı', 'KeyI'), ['ı']],
    ['Turkish', press('i', 'Quote'), ['i']],
    ['Dvorak', press('z', 'Slash'), ['z']],
    ['Dvorak', press(';', 'KeyZ'), [';']],
    ['Dvorak', press(',', 'KeyW'), [',']],
    ['Dvorak, Ctrl S where US has Ctrl ;', press('s', 'Semicolon', ctrl), ['s']],
    ['Dvorak for programmers', press('(', 'Digit5'), ['(', '5']],
    ['Bépo', press('é', 'KeyW'), ['é']],
    ['Russian', press('я', 'KeyZ'), ['я', 'z']],
    ['Russian', press('Я', 'KeyZ', shift), ['я', 'z']],
    ['Russian', press('ы', 'KeyS', ctrl), ['ы', 's']],
    ['Russian', press('?', 'Digit7', shift), ['?']],
    ['Russian', press('1', 'Digit1'), ['1']],
    ['Greek', press('ζ', 'KeyZ'), ['ζ', 'z']],
    ['Greek', press('Dead', 'Semicolon'), ['dead']],
    ['Hebrew', press('ז', 'KeyZ'), ['ז', 'z']],
    ['Hebrew', press("'", 'KeyW'), ["'", 'w']],
    ['Arabic', press('ئ', 'KeyZ'), ['ئ', 'z']],
    ['Arabic, two letters of one key', press('لا', 'KeyB'), ['لا', 'b']],
    ['Arabic', press('؟', 'Slash', shift), ['؟', '?']],
    ['Arabic', press('١', 'Digit1'), ['١', '1']],
    ['Persian', press('۲', 'Digit2'), ['۲', '2']],
    ['Thai', press('ผ', 'KeyZ'), ['ผ', 'z']],
    ['Thai', press('(', 'KeyZ', { ...ctrl, ...shift }), ['(', 'z']],
    ['Thai, a vowel sign', press('\u0e31', 'KeyY'), ['\u0e31', 'y']],
    ['Thai', press('/', 'Digit2'), ['/', '2']],
    ['Thai', press('ช', 'Equal'), ['ช', '=']],
    ['Kana', press('つ', 'KeyZ'), ['つ', 'z']],
    ['Kana', press('ぬ', 'Digit1'), ['ぬ', '1']],
    ['Kana', press('ほ', 'Minus'), ['ほ', '-']],
    ['Hangul', press('ㅋ', 'KeyZ'), ['ㅋ', 'z']],
    ['Devanagari', press('\u094c', 'KeyQ'), ['\u094c', 'q']],
    ['Georgian', press('ზ', 'KeyZ'), ['ზ', 'z']],
    ['Armenian', press('զ', 'KeyZ'), ['զ', 'z']],
  ])('%s: %o', (_, pressed, names) => {
    expect(namesOf(pressed)).toEqual(names);
  });

  it.each<[what: string, press: KeyPress]>([
    ['Alt', press('z', 'KeyZ', { altKey: true })],
    ['Option, which types on a Mac', press('Ω', 'KeyZ', { altKey: true })],
    ['a composition', press('z', 'KeyZ', { isComposing: true })],
    ['an input method', press('Process', 'KeyZ')],
    ['the Enter that ends a composition in Safari', press('Enter', 'Enter', { keyCode: 229 })],
    ['a choice from a list of the browser’s own, which names no key', new Event('keydown') as KeyboardEvent],
  ])('%s has no name', (_, pressed) => {
    expect(namesOf(pressed)).toEqual([]);
  });

  it('AltGr counts by what it types alone', () => {
    const getModifierState = (state: string) => state === 'AltGraph';
    expect(namesOf(press('я', 'KeyZ', { getModifierState }))).toEqual(['я']);
    expect(namesOf(press('+', 'Digit1', { getModifierState }))).toEqual(['+']);
  });

  it('a dead key on a row of digits begins an accent', () => {
    expect(namesOf(press('Dead', 'Digit6'))).toEqual(['dead']);
  });
});
