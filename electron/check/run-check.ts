/** `--check`: starts the program over a folder of its own and tells how far each start comes. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, hostname, release, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { chooseLanguage } from '../../core/language-choice.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { findNames } from '../host/diagnostics.ts';
import { standardOutput } from '../host/standard-streams.ts';
import { STEPS_VARIABLE } from '../host/start-steps.ts';
import { systemFaultOf } from '../host/system-faults.ts';
import { readWords } from '../host/words.ts';
import {
  BROWSER_STEPS,
  type CheckedHost,
  checkSteps,
  type StartProgram,
  WINDOW_STEPS,
} from './check-steps.ts';
import { firstFailed, stepLine, verdictLines } from './check-text.ts';
import { followStart } from './followed-start.ts';

export interface CheckOptions {
  readonly host: CheckedHost;
  /** The folder of the package, where its words are. */
  readonly packageFolder: string;
  readonly version: string;
  /** The arguments that start this program again, before its own flags. */
  readonly startArguments: readonly string[];
  /** Languages of the reader as tags, the best first. */
  readonly languages: readonly string[];
  readonly patienceMs?: number;
}

/** Longer than a first start takes on a machine that has much to do. */
const PATIENCE_MS = 60_000;
const LINK = 'twofold://play/2FW11-00001-ZA02S-120R4-2DCWJ-DW4FX';
const SAMPLE_NAME = 'check.twofold';
/** A template file, to be handed over. */
export const SAMPLE = `{
  "format": "twofold-templates",
  "version": 1,
  "templates": [
    {
      "name": "Check",
      "rules": { "maxTurns": 2, "border": "open", "gravity": "none" },
      "filling": { "kinds": 4, "copies": 4 },
      "rows": ["oooo", "oooo", "oooo", "oooo"]
    }
  ]
}
`;

/** Prints the result and returns the exit code: 0 when every step was reached, otherwise 1. */
export async function runCheck(options: CheckOptions): Promise<number> {
  const { host, packageFolder, version } = options;
  const words = readWords(packageFolder, 'host')(chooseLanguage(null, options.languages));
  const say = (line: string) => standardOutput.write(`${line}\n`);
  await say(
    words('check.title', { release: version, system: `${process.platform} ${release()} ${process.arch}` }),
  );
  await say(words(`check.about.${host}`));
  const folder = makeFolder();
  if (!folder.ok) {
    await say(words('check.no-folder', { why: folder.error }));
    await say(words('check.help.folder'));
    return 1;
  }
  try {
    const sample = join(folder.value, SAMPLE_NAME);
    const steps = host === 'window' ? WINDOW_STEPS : BROWSER_STEPS;
    const { results, errors } = await checkSteps(
      steps,
      starter(options, folder.value, (address) => void say(words('check.address', { address }))),
      [sample, LINK],
      (result, number) => say(stepLine(words, host, result, number)),
    );
    const secrets = { folders: [folder.value, homedir()], names: findNames(userInfo, hostname()) };
    for (const line of verdictLines(words, results, host, errors, secrets)) await say(line);
    return firstFailed(results) === null ? 0 : 1;
  } finally {
    rmSync(folder.value, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A folder with the file that is handed over; the error is the system's code. */
function makeFolder(): Result<string, string> {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'twofold-check-'));
    writeFileSync(join(folder, SAMPLE_NAME), SAMPLE);
    return ok(folder);
  } catch (error) {
    return err(systemFaultOf(error)?.code ?? 'unknown');
  }
}

function starter(
  { host, startArguments, patienceMs = PATIENCE_MS }: CheckOptions,
  folder: string,
  onAddress: (address: string) => void,
): StartProgram {
  const data = join(folder, 'data');
  return (wanted, opened) => {
    const { [STEPS_VARIABLE]: _, ...env } = process.env;
    // The page of the first start stays where a second one opens no other.
    const flags = host === 'browser' && wanted === null ? ['--no-open'] : [];
    const child = spawn(process.execPath, [...startArguments, '--data', data, ...flags, ...opened], {
      env: wanted === null ? env : { ...env, [STEPS_VARIABLE]: wanted.join(',') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // A second start tells the address of the first, or of a host that should not be.
    return followStart(child, patienceMs, wanted === null ? () => undefined : onAddress);
  };
}
