/** Packs the built app for one target, without the network and without Electron. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { writeBuilderConfig } from '../../scripts/builder-config.mjs';
import { type ArchivedFile, listArchive } from './archive.ts';
import { makeMacTools } from './mac/tools.ts';
import { makeStandInRuntime, readFuses } from './runtime.ts';
import { SAMPLE_IDENTITY } from './stores/sample.ts';
import type { Target } from './targets.ts';

export const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

export interface PackedApp {
  /** The folder that an installer would install. */
  readonly folder: string;
  readonly archive: string;
  readonly archived: readonly ArchivedFile[];
  readonly fuses: readonly string[];
}

const NO_TOOLS = { args: [], env: {} };

/** Packs into a new folder within `parent`. */
export async function pack(target: Target, parent: string): Promise<PackedApp> {
  const place = await mkdtemp(join(parent, `${target.platform}-${target.arch}-`));
  const runtime = join(place, 'runtime');
  const output = join(place, 'output');
  makeStandInRuntime(runtime, target.platform, await electronVersion());
  const { args, env } = target.platform === 'darwin' ? makeMacTools(join(place, 'tools')) : NO_TOOLS;
  await runBuilder(
    [`--${target.flag}`, 'dir', `--${target.arch}`, ...options(place, runtime, output), ...args],
    env,
  );
  const folder = join(output, await packedFolder(output));
  const archive = join(folder, target.resources, 'app.asar');
  const fuses = readFuses(await readFile(join(folder, target.runtime)));
  return { folder, archive, archived: listArchive(archive), fuses };
}

/** Editing a Windows program and signing a Mac's need a real one. */
function options(place: string, runtime: string, output: string): string[] {
  // As a release does, from a repository that does not exist.
  const release = { identity: SAMPLE_IDENTITY, version: '1.2.3', date: '2026-01-31' };
  return [
    '--config',
    writeBuilderConfig(join(place, 'packaging'), release),
    `-c.electronDist=${runtime}`,
    `-c.directories.output=${output}`,
    '-c.win.signAndEditExecutable=false',
    '-c.mac.identity=null',
    '-c.disableAsarIntegrity=true',
  ];
}

/** Runs electron-builder in the repository, `env` on top of our own. */
export async function runBuilder(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const cli = join(REPOSITORY, 'node_modules', 'electron-builder', 'cli.js');
  await promisify(execFile)(process.execPath, [cli, ...args, '--publish', 'never'], {
    cwd: REPOSITORY,
    // A signature is looked for in the environment otherwise.
    env: { ...process.env, CSC_IDENTITY_AUTO_DISCOVERY: 'false', ...env },
  });
}

/** It is named after the platform, and on some after the processor. */
async function packedFolder(output: string): Promise<string> {
  const entries = await readdir(output, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const [folder] = folders;
  if (folder === undefined || folders.length > 1) throw new Error(`packed into: ${folders.join(', ')}`);
  return folder;
}

async function electronVersion(): Promise<string> {
  const text = await readFile(join(REPOSITORY, 'node_modules', 'electron', 'package.json'), 'utf8');
  return JSON.parse(text).version;
}
