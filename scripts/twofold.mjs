// `npm run twofold`: the command line, from a bundle that is made anew when a source has changed.
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Before anything of ours is loaded. A Node that is too old to have it is replaced below.
module.enableCompileCache?.(fileURLToPath(new URL('../out/.cli-compiled', import.meta.url)));
const { buildCommandLine, CLI_FOLDER, environment, isCommandLineBuilt, isNewEnough, prepare, runScript } =
  await import('./setup.mjs');

const BUNDLE = join(CLI_FOLDER, 'main.js');
const args = process.argv.slice(2);

runScript(async () => {
  // The bundle needs no package, so that packages are looked at only when it is to be built.
  if (isCommandLineBuilt() && isNewEnough(process.versions.node)) return runHere();
  const node = prepare();
  if (!isCommandLineBuilt()) buildCommandLine(node);
  return isNewEnough(process.versions.node) ? runHere() : runIn(node);
});

async function runHere() {
  const { runProcess } = await import(pathToFileURL(BUNDLE).href);
  // A relative path is meant from where the user stands, not from where npm runs the script.
  return runProcess(args, process.env.INIT_CWD ?? process.cwd());
}

async function runIn(node) {
  const { spawnSync } = await import('node:child_process');
  const script = process.argv[1] ?? '';
  return spawnSync(node, [script, ...args], { env: environment(node), stdio: 'inherit' }).status ?? 1;
}
