// Type-checks each area with its own tsconfig: core without DOM and Node, the renderer without Node.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Two compilers are installed: `typescript` (6) for the tools that need its API, `typescript-native` (7) for speed.
const compiler = fileURLToPath(import.meta.resolve('typescript-native/package.json')).replace(
  /package\.json$/,
  'bin/tsc',
);
const areas = ['core', 'electron', 'renderer', 'tests'];
const failed = areas.filter(
  (area) =>
    spawnSync(process.execPath, [compiler, '-p', area, '--pretty'], { stdio: 'inherit' }).status !== 0,
);
if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}`);
  process.exit(1);
}
