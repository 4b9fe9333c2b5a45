import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of a folder and of the folders in it: relative name to bytes. */
export type Tree = ReadonlyMap<string, Buffer>;

/** Every file under a folder; nothing when there is no such folder. */
export function readTree(folder: string): Tree {
  const tree = new Map<string, Buffer>();
  for (const name of filesIn(folder)) tree.set(name, readFileSync(join(folder, name)));
  return tree;
}

/** The relative names of every file under a folder, sorted. */
export function filesIn(folder: string): string[] {
  const found: string[] = [];
  const visit = (inner: string) => {
    for (const entry of readdirSync(join(folder, inner), { withFileTypes: true })) {
      const name = inner === '' ? entry.name : `${inner}/${entry.name}`;
      if (entry.isDirectory()) visit(name);
      else found.push(name);
    }
  };
  try {
    visit('');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return found.sort();
}

/** Makes a folder hold exactly these files. The folder itself stays when it is there. */
export function writeTree(folder: string, tree: Tree): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
  for (const [name, bytes] of tree) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
}

/** Names whose bytes differ between two trees, or that only one of them has. */
export function differences(before: Tree, after: Tree): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    return old === undefined || now === undefined || !old.equals(now);
  });
}
