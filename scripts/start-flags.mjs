// What may follow `npm start --`.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const USAGE = `npm start -- [--browser] [--no-open] [--data DIR] [--port N] [FILE…] [CODE]
  --browser    play in the default browser instead of Electron (or set TWOFOLD_HOST=browser)
  --no-open    with --browser: only print the address, open nothing
  --data DIR   keep games, scores and settings in DIR
  --port N     with --browser: listen on port N of 127.0.0.1
  FILE         a template file to open: .twofold, .twofold.json or a picture with one inside
  CODE         a share code, or its link twofold://play/CODE: the board it names is shown`;

/** The flags as an object, or `{ problem }` with one sentence. `folder` is what a relative path starts from. */
export function parseStartFlags(args, env, folder) {
  let values;
  let positionals;
  try {
    ({ values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true }));
  } catch (error) {
    return { problem: `${firstSentence(error.message)} (flags: --browser --no-open --data DIR --port N)` };
  }
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
    open: values['no-open'] !== true,
    data: values.data === undefined ? null : resolve(folder, values.data),
    port: values.port === undefined ? null : Number(values.port),
    files: files.map((file) => resolve(folder, file)),
    links,
  };
}

/** As electron/host/opened-file.ts has it. */
const TEMPLATE_FILE = /\.(?:twofold|json|png)$/i;

/** A share code or its link, as core/codes has them; the window says whether it is right. */
const LINK = /^(?:twofold:\/\/play\/)?(2F[0-9A-Z-]+)\/?$/i;

const OPTIONS = {
  browser: { type: 'boolean' },
  'no-open': { type: 'boolean' },
  data: { type: 'string' },
  port: { type: 'string' },
  help: { type: 'boolean' },
};

function isPort(text) {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

function firstSentence(text) {
  const sentence = text.split(/(?:\. |\n)/)[0];
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
