/** The packed program runs from its real archive: its browser host, and the storage's thread with its native addon. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listArchive } from './archive.ts';
import { type PackedApp, pack, REPOSITORY } from './pack.ts';
import { TARGETS_HERE } from './targets.ts';

const folder = mkdtempSync(join(tmpdir(), 'twofold-rehearsal-'));
const hook = pathToFileURL(join(REPOSITORY, 'tests', 'pack', 'asar-hook.ts')).href;
const target = TARGETS_HERE.find(
  ({ platform, arch }) => platform === process.platform && arch === process.arch,
);
let packed: PackedApp;
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(async () => {
  if (target !== undefined) packed = await pack(target, folder);
}, 120_000);

/** Runs a file of the archive in Node with the hook, in its threads too; answers with the process and what it says. */
function run(lines: string) {
  const program = join(folder, 'run.mjs');
  writeFileSync(program, lines);
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning', '--import', hook];
  const child = spawn(process.execPath, [...flags, program], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return { child, said: () => output };
}

test.skipIf(target === undefined)(
  'the host and the storage’s thread run from the archive and keep a database',
  async () => {
    // Nothing of the repository helps: what the archive lacks is not found.
    expect(listArchive(packed.archive).some(({ path }) => path === 'out/main/storage.js')).toBe(true);
    const data = join(folder, 'data');
    const host = pathToFileURL(join(packed.archive, 'out', 'main', 'browser.js')).href;
    const { child, said } = run(
      `const { runHost } = await import(${JSON.stringify(`${host}?called`)});
       await runHost({ args: ['--no-open', ${JSON.stringify(`--data=${data}`)}] });`,
    );
    await expect.poll(said, { timeout: 60_000 }).toMatch(/^READY http:\/\/127\.0\.0\.1:\d+\/#token=/m);
    const [, origin = ''] = /READY (http:\/\/[^/]+)/.exec(said()) ?? [];
    const page = await fetch(`${origin}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/bridge.js')]);
    await expect.poll(() => existsSync(join(data, 'twofold.db')), { timeout: 60_000 }).toBe(true);
    child.kill('SIGTERM');
    expect(await once(child, 'exit'), said()).toEqual([0, null]);
    const database = new Database(join(data, 'twofold.db'), { readonly: true });
    expect(database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()).toMatchObject({
      tables: expect.any(Number),
    });
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    database.close();
  },
  180_000,
);

test.skipIf(target === undefined)(
  'a path that the archive lacks is not found',
  async () => {
    const wrong = pathToFileURL(join(packed.archive, 'out', 'main', 'storage-worker.js')).href;
    const { child, said } = run(
      `import { Worker } from 'node:worker_threads'; new Worker(new URL(${JSON.stringify(wrong)}));`,
    );
    const [code] = await once(child, 'exit');
    expect([code, said()]).toEqual([1, expect.stringContaining('not found in the archive')]);
  },
  60_000,
);
