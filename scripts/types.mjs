// Type-checks each area with its own tsconfig: core without DOM and Node, the renderer without Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';

readArguments('npm run types\n  Type-checks core, electron, renderer and tests, each with its own tsconfig.');

// Two compilers are installed: `typescript` (6) for the tools that need its API, `typescript-native` (7) for speed.
const compiler = fileURLToPath(import.meta.resolve('typescript-native/package.json')).replace(
  /package\.json$/,
  'bin/tsc',
);
// A second checker would check again what both need, and a collection at each doubling of so large a heap takes a third of
// the time: a build machine has other work for its processors.
const flags = ['--pretty', '--checkers', '1', '--incremental'];
const env = { ...process.env, GOGC: '400' };
const areas = ['core', 'electron', 'renderer', 'tests'];
// A run checks again what has changed since the last one, by what that one has left here.
const left = fileURLToPath(new URL('../node_modules/.cache/types', import.meta.url));
const failed = areas.filter(
  (area) =>
    spawnSync(
      process.execPath,
      [compiler, '-p', area, ...flags, '--tsBuildInfoFile', join(left, `${area}.json`)],
      { stdio: 'inherit', env },
    ).status !== 0,
);
if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}`);
  process.exit(1);
}
