import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MOTION, motionProperties } from './motion.ts';

const renderer = new URL('..', import.meta.url).pathname;

it('gives every length to the style sheets, and none under reduced motion', () => {
  const lengths = (isReduced: boolean) =>
    motionProperties(isReduced)
      .filter(([name]) => !name.endsWith('-curve'))
      .map(([, value]) => value);
  expect(lengths(false)).toEqual(Object.values(MOTION).map(({ ms }) => `${ms}ms`));
  expect(new Set(lengths(true))).toEqual(new Set(['0ms']));
});

it('slows ceremonies down, or leaves them out, and nothing else', () => {
  const changed = (pace: number) =>
    motionProperties(false, pace)
      .filter(([name, value]) => motionProperties(false).find(([other]) => other === name)?.[1] !== value)
      .map(([name, value]) => `${name} ${value}`);
  expect(changed(1)).toEqual([]);
  expect(changed(2.5)).toEqual([
    '--glow 1600ms',
    '--settle 900ms',
    '--fold 1300ms',
    '--stamp 400ms',
    '--count 1200ms',
  ]);
  expect(changed(0)).toEqual(['--glow 0ms', '--settle 0ms', '--fold 0ms', '--stamp 0ms', '--count 0ms']);
});

it('is the only place of lengths and curves', () => {
  const known = new Set([
    ...motionProperties(false).map(([name]) => name),
    '--patience',
    '--combo-window',
    '--combo-read',
    '--at',
  ]);
  for (const file of globSync('**/*.css', { cwd: renderer })) {
    const css = readFileSync(`${renderer}/${file}`, 'utf8');
    const moving = [...css.matchAll(/(?:transition|animation)(?:-duration|-delay)?:([^;]*);/g)].map(
      ([, value = '']) => value,
    );
    expect([file, moving.filter((value) => /\d(?:ms|s)\b|cubic-bezier/.test(value))]).toEqual([file, []]);
    const asked = moving.flatMap((value) => [...value.matchAll(/var\((--[a-z-]+)\)/g)]);
    expect([file, asked.map(([, name = '']) => name).filter((name) => !known.has(name))]).toEqual([file, []]);
  }
});
