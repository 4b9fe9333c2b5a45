/** The packages, and the machines that they are for. */

export type Platform = 'linux' | 'win32' | 'darwin';

export interface Target {
  readonly platform: Platform;
  readonly arch: 'x64' | 'arm64' | 'universal';
  /** The processors that it runs on. */
  readonly processors: readonly ('x64' | 'arm64')[];
  /** electron-builder's word for the platform. */
  readonly flag: 'linux' | 'win' | 'mac';
  /** The folder in which the packed app's own files end up. */
  readonly resources: string;
  /** The file that carries the fuses. */
  readonly runtime: string;
}

const MAC_APP = 'Twofold.app/Contents';

export const TARGETS: readonly Target[] = [
  ...(['x64', 'arm64'] as const).map((arch) => ({
    platform: 'linux' as const,
    arch,
    processors: [arch],
    flag: 'linux' as const,
    resources: 'resources',
    runtime: 'twofold',
  })),
  ...(['x64', 'arm64'] as const).map((arch) => ({
    platform: 'win32' as const,
    arch,
    processors: [arch],
    flag: 'win' as const,
    resources: 'resources',
    runtime: 'Twofold.exe',
  })),
  {
    platform: 'darwin',
    arch: 'universal',
    processors: ['arm64', 'x64'],
    flag: 'mac',
    resources: `${MAC_APP}/Resources`,
    runtime: `${MAC_APP}/Frameworks/Electron Framework.framework/Electron Framework`,
  },
];

/** electron-builder packs for every platform on every platform, but for macOS not on Windows. */
export const TARGETS_HERE = TARGETS.filter(
  ({ platform }) => platform !== 'darwin' || process.platform !== 'win32',
);

/** The target that is packed for this machine, if one is. */
export const TARGET_HERE = TARGETS.find(
  ({ platform, processors }) =>
    platform === process.platform && processors.some((each) => each === process.arch),
);
