// `npm run dev`: the app with hot reload, in Electron where it runs, else in the browser. Takes the flags of `npm start`.
import { join } from 'node:path';
import { obtainElectron } from './electron-runtime.mjs';
import { runProgram } from './run-program.mjs';
import { environment, prepare, ROOT, runScript, say } from './setup.mjs';
import { readStartFlags } from './start-flags.mjs';

runScript(async () => {
  const flags = readStartFlags('npm run dev');
  const node = prepare();
  const data = flags.data === null ? [] : ['--data', flags.data];
  const opened = [...flags.files, ...flags.links];
  const electron = flags.browser ? { why: 'the browser was asked for' } : obtainElectron(node);
  if (electron.why === undefined) {
    const cli = join(ROOT, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
    return run(node, [cli, 'dev', '--', ...data, ...opened]);
  }
  say(`${electron.why}, so Twofold opens in your browser.`);
  const port = flags.port === null ? [] : ['--port', String(flags.port)];
  const open = flags.open ? [] : ['--no-open'];
  const stripTypes = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  const host = join(ROOT, 'electron', 'browser', 'dev.ts');
  return run(node, [...stripTypes, host, ...data, ...port, ...open, ...opened]);
});

async function run(node, args) {
  const { code } = await runProgram(node, args, { cwd: ROOT, env: environment(node), stdio: 'inherit' });
  return code;
}
