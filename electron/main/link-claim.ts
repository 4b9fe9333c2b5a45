import { app } from 'electron';
import { LINK_SCHEME } from '../../core/codes/code-link.ts';

/**
 * Tells the system that links to boards are ours. Only what is installed may say so: a build of the repository would claim
 * them for Electron itself, a portable program or an AppImage for a folder that is gone tomorrow.
 */
export function claimLinks(): void {
  const { PORTABLE_EXECUTABLE_DIR, APPIMAGE } = process.env;
  if (app.isPackaged && PORTABLE_EXECUTABLE_DIR === undefined && APPIMAGE === undefined)
    app.setAsDefaultProtocolClient(LINK_SCHEME);
}
