// Who signs: what each platform's signature takes from the environment, and what happens without it.

const NEEDS = {
  win32: ['WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD'],
  darwin: ['CSC_LINK', 'CSC_KEY_PASSWORD', 'APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'],
  linux: [],
};

/** An app on Apple's processors starts only with some signature; `-` is one without an identity, which the hardened runtime
 *  would not let load its own framework. */
const UNSIGNED_MAC = ['-c.mac.identity=-', '-c.mac.hardenedRuntime=false', '-c.mac.notarize=false'];

/**
 * Returns the way to pack on a platform: `{ args, suffix, warning }`, or `{ problem }` when this is a release (TWOFOLD_RELEASE
 * is set) that cannot be signed and was not allowed to go unsigned (TWOFOLD_UNSIGNED=1). Unsigned files say so in their names.
 */
export function planSigning(platform, env) {
  const needs = NEEDS[platform];
  if (needs === undefined) return { problem: `there are no installers for ${platform}.` };
  const missing = needs.filter((name) => !env[name]);
  if (missing.length === 0)
    return { args: needs.length > 0 ? ['-c.forceCodeSigning=true'] : [], suffix: '', warning: null };
  const lack = `not signed: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set`;
  if (env.TWOFOLD_RELEASE && env.TWOFOLD_UNSIGNED !== '1')
    return { problem: `a release must be signed, and it is ${lack}. TWOFOLD_UNSIGNED=1 releases it anyway.` };
  return { args: platform === 'darwin' ? UNSIGNED_MAC : [], suffix: '-unsigned', warning: `${lack}.` };
}
