// Runs inside wine's Node, in a console: starts a program in the same console and keeps what it prints in files. Ctrl+C reaches
// both, as in a console of Windows; the program is the one that ends by it.
import { spawn } from 'node:child_process';
import { openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const { args, cwd, env, files } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const [out, error] = [files.stdout, files.stderr].map((path) => openSync(path, 'w'));
const child = spawn(process.execPath, args, {
  cwd,
  env: { ...process.env, ...env },
  stdio: ['ignore', out, error],
});
process.on('SIGINT', () => undefined);
keep(files.pid, child.pid);
child.on('exit', (code) => keep(files.code, code ?? -1));

/** The file appears under its name only when it is whole. */
function keep(path, value) {
  writeFileSync(`${path}.part`, String(value));
  renameSync(`${path}.part`, path);
}
