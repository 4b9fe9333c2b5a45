/**
 * Starts a packed program as a player would, the first time and again on the same data, and waits for its window:
 * `node tests/pack/smoke.ts PROGRAM`. Its fuses forbid a debugger, so the line on its output has to do. It prints how
 * long each start took.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PATIENCE_MS = 90_000;

const [program] = process.argv.slice(2);
if (program === undefined) throw new Error('usage: smoke.ts PROGRAM');
const data = mkdtempSync(join(tmpdir(), 'twofold-smoke-'));
for (const which of ['first', 'second'])
  console.log(`${program}, ${which} start: ${await start(resolve(program))}`);
if (!existsSync(join(data, 'twofold.db'))) throw new Error('it kept no database');
rmSync(data, { recursive: true, force: true });
process.exit(0);

/** Answers with how it went, in words. */
async function start(path: string): Promise<string> {
  const startedAt = performance.now();
  const app = spawn(path, ['--data', data], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(app, 'exit');
  await new Promise<void>((opened, failed) => {
    let output = '';
    app.stdout.on('data', (chunk) => {
      output += chunk;
      if (/^READY app:\/\/twofold\/$/m.test(output)) opened();
    });
    ended.then(([code]) => failed(new Error(`it ended with code ${code} before its window opened`)));
    setTimeout(() => failed(new Error('its window did not open')), PATIENCE_MS).unref();
  });
  const openMs = Math.round(performance.now() - startedAt);
  app.kill();
  const [code, signal] = await ended;
  return `its window stood after ${openMs} ms, it ended with ${code ?? signal}`;
}
