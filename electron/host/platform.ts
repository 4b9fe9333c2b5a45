import type { AppInfo } from '../../core/contract/schemas.ts';

/** The platform's name as the contract has it. */
export function describePlatform(platform: NodeJS.Platform): AppInfo['platform'] {
  return platform === 'darwin' || platform === 'win32' || platform === 'linux' ? platform : 'other';
}
