import type { Identity } from './identity.mjs';

export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string;
export function readSums(text: string): Map<string, string>;
export function fillMetainfo(
  identity: Identity,
  version: string,
  date: string,
): { readonly name: string; readonly text: string };
export function fillStores(release: {
  readonly identity: Identity;
  readonly version: string;
  readonly date: string;
  readonly sums: ReadonlyMap<string, string>;
}): Record<string, string | Buffer>;
