import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isLater, versionSchema } from './version.ts';

/** Semver's own example, and what stands around it. */
const IN_ORDER = [
  ...['0.1.0', '0.1.1', '0.2.0', '0.10.0'],
  ...['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta', '1.0.0-beta.2', '1.0.0-beta.11'],
  ...['1.0.0-rc.1', '1.0.0', '1.0.1', '2.0.0', '10.0.0'],
];

test('each version is later than all before it, with or without a v, and no version than itself', () => {
  for (const [place, version] of IN_ORDER.entries())
    for (const [otherPlace, other] of IN_ORDER.entries()) {
      expect(isLater(version, other), `${version} after ${other}`).toBe(place > otherPlace);
      expect(isLater(`v${version}`, other)).toBe(place > otherPlace);
    }
});

test.each(['', 'v', '1', '1.2', '1.2.3.4', '01.2.3', '1.2.3-', '1.2.3-a..b', ' 1.2.3', '1.2.3\n', 'v1.2.x'])(
  '%j is no version and later than none',
  (text) => {
    expect(v.is(versionSchema, text)).toBe(false);
    expect(isLater(text, '0.0.1')).toBe(false);
  },
);

test('a version has an end', () => {
  expect(v.is(versionSchema, '1.0.0-rc.1')).toBe(true);
  expect(v.is(versionSchema, `1.0.0-${'a'.repeat(60)}`)).toBe(false);
  expect(v.is(versionSchema, '1.0.9999999')).toBe(false);
});
