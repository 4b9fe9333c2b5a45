// `npm run twofold`: the command line, from a bundle that is made anew when a source has changed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  buildCommandLine,
  CLI_FOLDER,
  environment,
  isCommandLineBuilt,
  isNewEnough,
  prepare,
  runScript,
} from './setup.mjs';

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

function runIn(node) {
  const script = process.argv[1] ?? '';
  return spawnSync(node, [script, ...args], { env: environment(node), stdio: 'inherit' }).status ?? 1;
}
