// Finds the Chromium for the tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findHeadlessChromium, HEADLESS_SHELL, hasChineseFont } from './chromium.mjs';
import { ROOT, SetupError, say } from './setup.mjs';

/** The path of a Chromium; stops with what to do when there is none and none can be installed. */
export async function obtainChromium(node) {
  const isDebian = isRootOnDebian();
  if (isDebian && !hasChineseFont()) installPackages(['fonts-noto-cjk']);
  const found = await find();
  if (found !== null && (!isDebian || process.env.CHROMIUM_PATH || found.endsWith(HEADLESS_SHELL)))
    return found;
  if (isDebian) installPackages([HEADLESS_SHELL]);
  else downloadFromPlaywright(node);
  const installed = await find();
  if (installed !== null) return installed;
  throw new SetupError(
    'the tests need a Chromium and none could be installed; install one and set CHROMIUM_PATH to its program.',
  );
}

async function find() {
  try {
    return await findHeadlessChromium();
  } catch (error) {
    throw new SetupError(error.message);
  }
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

function installPackages(names) {
  say(`installing ${names.join(', ')} with apt-get (about a minute)…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 2, 2] });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    env,
    stdio: ['ignore', 2, 2],
  });
}

function downloadFromPlaywright(node) {
  say('fetching a Chromium with Playwright (about 150 MB, once)…');
  const cli = join(ROOT, 'node_modules', 'playwright', 'cli.js');
  spawnSync(node, [cli, 'install', 'chromium'], { cwd: ROOT, stdio: ['ignore', 2, 2] });
}
