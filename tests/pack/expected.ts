/** The files that every packed app has in common. */
import { readFileSync } from 'node:fs';

/** Of every runtime, in Electron's order: 1 on, 0 off. */
export const FUSES = Object.values({
  runAsNode: 0,
  cookieEncryption: 0,
  nodeOptions: 0,
  nodeCliInspect: 0,
  embeddedAsarIntegrityValidation: 1,
  onlyLoadAppFromAsar: 1,
  loadBrowserProcessSpecificV8Snapshot: 0,
  grantFileProtocolExtraPrivileges: 0,
  wasmTrapHandlers: 1,
}).join('');

/** The files of packages that are the same on every platform; with them goes one native binary a processor. */
export const PACKAGE_FILES = readFileSync(new URL('./packages.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

export function prebuildOf(platform: string, arch: string): string {
  return `node_modules/better-sqlite3/prebuilds/${platform}-${arch}.node`;
}
