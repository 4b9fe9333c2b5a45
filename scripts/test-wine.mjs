// `npm run test:wine`: the built host, its storage and the command line as Windows runs them, in wine.
import { spawnSync } from 'node:child_process';
import { readArguments } from './arguments.mjs';
import { nodeArguments } from './commands.mjs';
import { obtainChromium } from './obtain-chromium.mjs';
import { build, environment, prepare, ROOT, runScript } from './setup.mjs';

readArguments(
  'npm run test:wine\n  Runs the built host, its storage and the command line as Windows does, where wine is installed.',
);

runScript(async () => {
  const node = prepare();
  const chromium = await obtainChromium(node);
  build(node);
  const args = nodeArguments(
    'node --experimental-strip-types --disable-warning=ExperimentalWarning tests/wine/run.ts',
  );
  const env = { ...environment(node), CHROMIUM_PATH: chromium };
  return spawnSync(node, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1;
});
