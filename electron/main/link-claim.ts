import { app } from 'electron';
import { LINK_SCHEME } from '../../core/codes/link.ts';

/**
 * Tells the system that links to boards are ours. Only what is installed may say so: a build of the repository would claim
 * them for Electron itself, a portable program for a folder that is gone tomorrow.
 */
export function claimLinks(): void {
  if (app.isPackaged && process.env.PORTABLE_EXECUTABLE_DIR === undefined)
    app.setAsDefaultProtocolClient(LINK_SCHEME);
}
