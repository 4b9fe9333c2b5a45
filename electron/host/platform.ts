import type { AppInfo } from '../../core/contract/schemas.ts';

/** The platform's name as the contract knows it. */
export function describePlatform(platform: NodeJS.Platform): AppInfo['platform'] {
  return platform === 'darwin' || platform === 'win32' || platform === 'linux' ? platform : 'other';
}
