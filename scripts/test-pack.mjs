// `npm run test:pack`: packs without the network, looks at what is inside, and plays the packed app end to end.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { nodeArguments } from './commands.mjs';
import { obtainChromium } from './obtain-chromium.mjs';
import { build, environment, prepare, ROOT, runScript } from './setup.mjs';

const STRIP_TYPES = '--experimental-strip-types --disable-warning=ExperimentalWarning';

readArguments(
  'npm run test:pack\n  Packs without the network, looks at what is inside, and plays the packed app end to end.',
);

runScript(async () => {
  const node = prepare();
  const chromium = await obtainChromium(node);
  build(node);
  // Outside the repository, so that nothing is found there that the package lacks.
  const workshop = mkdtempSync(join(tmpdir(), 'twofold-packed-'));
  const env = { ...environment(node), CHROMIUM_PATH: chromium, TWOFOLD_APP: join(workshop, 'app') };
  try {
    return [
      ['vitest run --root tests/pack'],
      [`node ${STRIP_TYPES} tests/pack/unpack.ts`, [workshop]],
      ['playwright test --project=standin'],
    ].every(([command, more]) => run(node, command, more, env))
      ? 0
      : 1;
  } finally {
    rmSync(workshop, { recursive: true });
  }
});

function run(node, command, more, env) {
  console.log(`\n── ${command}`);
  const stdio = ['ignore', 'inherit', 'inherit'];
  return spawnSync(node, nodeArguments(command, more), { cwd: ROOT, env, stdio }).status === 0;
}
