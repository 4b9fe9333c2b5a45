/** `--check` of the installed program. */
import { app } from 'electron';
import { runCheck } from '../check/run-check.ts';
import { BROWSER_FLAG } from '../host/host-flags.ts';
import type { AskedCheck } from './command-arguments.ts';

/** Returns the exit code. Nothing of Electron is waited for: its starts are the programs that are checked. */
export function checkProgram({ host, flags }: AskedCheck): Promise<number> {
  const own = app.isPackaged ? [] : [app.getAppPath()];
  return runCheck({
    host,
    packageFolder: app.getAppPath(),
    version: app.getVersion(),
    startArguments: [...process.execArgv, ...own, ...(host === 'browser' ? [BROWSER_FLAG] : []), ...flags],
    languages: app.getPreferredSystemLanguages(),
  });
}
