// `npm start`: sets up what is missing, then opens Twofold in Electron, or in the browser where Electron cannot run.
import { join } from 'node:path';
import { obtainElectron } from './electron-runtime.mjs';
import { runProgram } from './run-program.mjs';
import { buildIfNeeded, environment, prepare, ROOT, runScript, say } from './setup.mjs';
import { dataArguments, electronArguments, readStartFlags } from './start-flags.mjs';

runScript(async () => {
  const flags = readStartFlags('npm start');
  const node = prepare();
  buildIfNeeded(node);
  if (flags.browser) return startBrowserHost(node, flags);
  const electron = obtainElectron(node);
  if (electron.why !== undefined) return fallBack(node, flags, electron.why);
  const ended = await startElectron(electron.program, node, flags);
  if (flags.check || ended.wasReady || ended.stopped || ended.code === 0) return ended.code;
  return fallBack(node, flags, `Electron ended before it was ready (code ${ended.code})`);
});

function fallBack(node, flags, why) {
  say(`${why}, so Twofold opens in your browser.`);
  return startBrowserHost(node, flags);
}

async function startElectron(program, node, flags) {
  return run(program, electronArguments(ROOT, flags), node, ['ignore', 'pipe', 'inherit']);
}

async function startBrowserHost(node, flags) {
  const host = join(ROOT, 'out', 'main', 'browser.js');
  const port = flags.port === null ? [] : ['--port', String(flags.port)];
  const open = [...(flags.check ? ['--check'] : []), ...(flags.open ? [] : ['--no-open'])];
  // The fourth channel closes when this process is gone: the host then ends too.
  const stdio = ['ignore', 'pipe', 'inherit', 'ipc'];
  const ended = await run(
    node,
    [host, ...dataArguments(flags), ...port, ...open, ...flags.files, ...flags.links],
    node,
    stdio,
  );
  return ended.code;
}

/** Runs a host until it ends. */
async function run(program, args, node, stdio) {
  let wasReady = false;
  const ended = await runProgram(program, args, { cwd: ROOT, env: environment(node), stdio }, (chunk) => {
    wasReady ||= String(chunk).includes('READY ');
    process.stdout.write(chunk);
  });
  return { ...ended, wasReady };
}
