// `npm run dist`: Twofold's installers for the platform that this runs on, with their checksums, in dist/.
// `npm run dist -- --dir` stops at the app itself.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { writeBuilderConfig } from './builder-config.mjs';
import { readIdentity, whyNotPublished } from './identity.mjs';
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
  const read = readIdentity();
  const problem = whyNotPublished(read, process.env);
  if (problem !== undefined) throw new SetupError(problem);
  const signing = planSigning(process.platform, process.env);
  if (signing.problem !== undefined) throw new SetupError(signing.problem);
  if (signing.warning !== null) say(signing.warning);
  build(node);
  rmSync(DIST, { recursive: true, force: true });
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const date = new Date().toISOString().slice(0, 10);
  const config = writeBuilderConfig(join(DIST, 'packaging'), { identity: read.identity, version, date });
  runBuilder(node, ['--config', config, ...signing.args, ...asked], signing.suffix);
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

function writeChecksums() {
  const names = readdirSync(DIST).filter((name) => INSTALLERS.test(name));
  if (names.length === 0) return;
  const lines = names.sort().map((name) => `${sha256(join(DIST, name))}  ${name}\n`);
  writeFileSync(join(DIST, `SHA256SUMS-${process.platform}.txt`), lines.join(''));
}

function sha256(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
