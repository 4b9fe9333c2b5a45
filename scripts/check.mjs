// `npm run check`: the steps that come before a commit, one after another, until one fails.
import { spawnSync } from 'node:child_process';
import { readArguments } from './arguments.mjs';
import { CHECK_STEPS } from './check-steps.mjs';
import { nodeArguments, readScripts } from './commands.mjs';
import { environment, prepare, ROOT, runScript } from './setup.mjs';

readArguments(
  `npm run check\n  Runs ${CHECK_STEPS.join(', ')}, until one fails; each is a script of its own, too.`,
);

runScript(async () => {
  const node = prepare();
  const isGood = (name) => {
    console.log(`\n── ${name}`);
    const args = nodeArguments(readScripts()[name]);
    return spawnSync(node, args, { cwd: ROOT, env: environment(node), stdio: 'inherit' }).status === 0;
  };
  return CHECK_STEPS.every(isGood) ? 0 : 1;
});
