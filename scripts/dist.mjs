// `npm run dist`: Twofold's installers for the platform that this runs on, with their checksums, in dist/.
// `npm run dist -- --dir` stops at the app itself.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { build, environment, prepare, ROOT, runScript, SetupError, say } from './setup.mjs';
import { planSigning } from './signing.mjs';

const DIST = join(ROOT, 'dist');
const INSTALLERS = /\.(exe|dmg|zip|deb|rpm|AppImage|tar\.gz)$/;

const USAGE = `npm run dist -- [--dir] [--x64] [--arm64] [--universal]
  --dir                       stops at the app itself, without an installer
  --x64, --arm64, --universal  for these processors instead of this machine's`;
const FLAGS = ['dir', 'x64', 'arm64', 'universal'];
const { values } = readArguments(USAGE, {
  options: Object.fromEntries(FLAGS.map((name) => [name, { type: 'boolean' }])),
});
const asked = FLAGS.filter((name) => values[name]).map((name) => `--${name}`);

runScript(async () => {
  const node = prepare();
  const signing = planSigning(process.platform, process.env);
  if (signing.problem !== undefined) throw new SetupError(signing.problem);
  if (signing.warning !== null) say(signing.warning);
  build(node);
  rmSync(DIST, { recursive: true, force: true });
  runBuilder(node, [...signing.args, ...projectArgs(), ...asked], signing.suffix);
  writeChecksums();
  return 0;
});

function runBuilder(node, args, suffix) {
  const cli = join(ROOT, 'node_modules', 'electron-builder', 'cli.js');
  const packed = spawnSync(node, [cli, ...args, '--publish', 'never'], {
    cwd: ROOT,
    env: { ...environment(node), TWOFOLD_SUFFIX: suffix },
    stdio: 'inherit',
  });
  if (packed.status !== 0) throw new SetupError('packing failed; its messages are above.');
}

/** Linux packages name a home page and a maintainer: the repository that releases, and its owner. */
function projectArgs() {
  const repository = process.env.GITHUB_REPOSITORY;
  const [owner] = repository?.split('/') ?? [];
  const homepage = owner === undefined ? 'https://unpublished.invalid' : `https://github.com/${repository}`;
  const maintainer =
    owner === undefined
      ? 'nobody <nobody@unpublished.invalid>'
      : `${owner} <${owner}@users.noreply.github.com>`;
  return [`-c.extraMetadata.homepage=${homepage}`, `-c.linux.maintainer=${maintainer}`];
}

function writeChecksums() {
  const names = readdirSync(DIST).filter((name) => INSTALLERS.test(name));
  if (names.length === 0) return;
  const lines = names.sort().map((name) => `${sha256(join(DIST, name))}  ${name}\n`);
  writeFileSync(join(DIST, `SHA256SUMS-${process.platform}.txt`), lines.join(''));
}

function sha256(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
