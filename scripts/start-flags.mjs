// The arguments that may follow `npm start --`.
import { resolve } from 'node:path';
import { giveUsage, misuse, parseArguments } from './arguments.mjs';

const usageOf = (
  command,
) => `${command} -- [--browser] [--check] [--no-open] [--data DIR] [--port N] [FILE…] [CODE]
  --browser    play in the default browser instead of Electron (or set TWOFOLD_HOST=browser)
  --check      start over a folder of its own, step by step, and tell what works
  --no-open    with --browser: only print the address, open nothing
  --data DIR   keep games, scores and settings in DIR
  --port N     with --browser: listen on port N of 127.0.0.1
  FILE         a template file to open: .twofold, .twofold.json or a picture with one inside
  CODE         a share code, or its link twofold://play/CODE: the board it names is shown`;

/** The flags that this script was given, as `command` takes them: see `readArguments`. */
export function readStartFlags(command) {
  const flags = parseStartFlags(process.argv.slice(2), process.env, process.env.INIT_CWD ?? process.cwd());
  if (flags.problem !== undefined) misuse(flags.problem);
  if (flags.help) giveUsage(usageOf(command));
  return flags;
}

/** The flags as an object, or `{ problem }` with one sentence. `folder` is what a relative path starts from. */
export function parseStartFlags(args, env, folder) {
  const { values, positionals, problem } = parseArguments(args, { options: OPTIONS, words: {} });
  if (problem !== undefined) return { problem };
  if (values.port !== undefined && !isPort(values.port))
    return { problem: `--port wants a number from 0 to 65535, not '${values.port}'.` };
  if (values.data === '') return { problem: '--data wants a folder.' };
  const links = positionals
    .flatMap((each) => LINK.exec(each)?.[1] ?? [])
    .map((code) => `twofold://play/${code}`);
  const files = positionals.filter((each) => !LINK.test(each));
  const other = files.find((file) => !TEMPLATE_FILE.test(file));
  if (other !== undefined)
    return { problem: `'${other}' is no template file (.twofold, .twofold.json or .png) and no share code.` };
  return {
    help: values.help === true,
    browser: values.browser === true || env.TWOFOLD_HOST === 'browser',
    check: values.check === true,
    open: values['no-open'] !== true,
    data: values.data === undefined ? null : resolve(folder, values.data),
    port: values.port === undefined ? null : Number(values.port),
    files: files.map((file) => resolve(folder, file)),
    links,
  };
}

/** The program's flag for a folder of data, or none. */
export function dataArguments({ data }) {
  return data === null ? [] : ['--data', data];
}

/**
 * Returns the arguments for Electron to run the app of the folder `app`. On Windows it ends without a word
 * where an argument follows one that looks like a link, unless `--` stands before that one. The app shows one
 * link.
 */
export function electronArguments(app, flags) {
  const check = flags.check ? ['--check'] : [];
  return [app, '--', ...check, ...dataArguments(flags), ...flags.files, ...flags.links.slice(0, 1)];
}

/** As electron/host/opened-file.ts has it. */
const TEMPLATE_FILE = /\.(?:twofold|json|png)$/i;

/** A share code or its link, as core/codes has them; the window says whether it is right. */
const LINK = /^(?:twofold:\/\/play\/)?(2F[0-9A-Z-]+)\/?$/i;

const OPTIONS = {
  browser: { type: 'boolean' },
  check: { type: 'boolean' },
  'no-open': { type: 'boolean' },
  data: { type: 'string' },
  port: { type: 'string' },
};

function isPort(text) {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}
