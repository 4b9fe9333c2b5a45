/**
 * Has a packed program check its own start, on this system: `node tests/pack/smoke.ts PROGRAM`. It prints a numbered line a
 * step, so that the first that fails names itself, and ends with the check's exit code.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const [program] = process.argv.slice(2);
if (program === undefined) throw new Error('usage: smoke.ts PROGRAM');
const check = spawn(resolve(program), ['--check'], { stdio: ['ignore', 'pipe', 'pipe'] });
check.stdout.pipe(process.stdout);
check.stderr.pipe(process.stderr);
const [code, signal] = await once(check, 'close');
if (signal !== null) console.error(`the check itself was ended by ${signal}`);
process.exitCode = code ?? 1;
