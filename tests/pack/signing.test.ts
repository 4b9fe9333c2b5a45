import { expect, test } from 'vitest';
import { planSigning } from '../../scripts/signing.mjs';

const WINDOWS = { WIN_CSC_LINK: 'certificate', WIN_CSC_KEY_PASSWORD: 'word' };
const APPLE = {
  ...{ CSC_LINK: 'certificate', CSC_KEY_PASSWORD: 'word' },
  ...{ APPLE_API_KEY: 'key.p8', APPLE_API_KEY_ID: 'id', APPLE_API_ISSUER: 'issuer' },
};
const RELEASE = { TWOFOLD_RELEASE: 'v1.0.0' };

test.each([
  ['win32', WINDOWS],
  ['darwin', APPLE],
])('with everything it needs, %s signs or fails', (platform, env) => {
  expect(planSigning(platform, { ...env, ...RELEASE })).toEqual({
    args: ['-c.forceCodeSigning=true'],
    suffix: '',
    warning: null,
  });
});

test('Linux has no signature', () => {
  expect(planSigning('linux', RELEASE)).toEqual({ args: [], suffix: '', warning: null });
});

test.each([
  ['win32', Object.keys(WINDOWS)],
  ['darwin', Object.keys(APPLE)],
])('a release on %s without a signature stops and names what is missing', (platform, names) => {
  const { problem } = planSigning(platform, RELEASE);
  for (const name of names) expect(problem).toContain(name);
});

test('one missing name is enough to stop a release', () => {
  const { APPLE_API_ISSUER: _, ...rest } = APPLE;
  expect(planSigning('darwin', { ...rest, ...RELEASE }).problem).toMatch(/APPLE_API_ISSUER is not set/);
});

test.each(['win32', 'darwin'])('an unsigned build on %s says so, aloud and in its name', (platform) => {
  const plan = planSigning(platform, {});
  expect(plan.suffix).toBe('-unsigned');
  expect(plan.warning).toMatch(/^not signed/);
  expect(planSigning(platform, { ...RELEASE, TWOFOLD_UNSIGNED: '1' })).toEqual(plan);
});

test('an unsigned app must be able to load its own framework', () => {
  expect(planSigning('darwin', {}).args).toContain('-c.mac.hardenedRuntime=false');
});

test('a platform without installers is told so', () => {
  expect(planSigning('freebsd', {}).problem).toContain('freebsd');
});
