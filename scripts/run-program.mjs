// Runs a program until it ends; what would end this script ends the program.
import { spawn } from 'node:child_process';
import { watchParents } from './parents.mjs';
// Without a terminal nothing can be printed, and the program still has to be ended.
import './safe-output.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Answers with the program's exit code, and whether it was `stopped` from here: by a signal, or because npm or the
 * shell that started this script is gone. `options` are those of `spawn`; `onOutput` is called with what it prints
 * into a pipe.
 */
export function runProgram(program, args, options, onOutput = () => undefined) {
  return new Promise((resolve) => {
    const child = spawn(program, args, options);
    let stopped = false;
    const stop = (signal) => {
      stopped = true;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, () => stop(signal));
    watchParents(() => stop('SIGTERM'));
    child.stdout?.on('data', onOutput);
    child.on('error', (error) => resolve({ code: error.code, stopped }));
    child.on('close', (code) => resolve({ code: code ?? 1, stopped }));
  });
}
