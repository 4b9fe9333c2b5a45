import type { Identity } from './identity.mjs';

export function writeBuilderConfig(
  folder: string,
  release: { readonly identity: Identity; readonly version: string; readonly date: string },
): string;
