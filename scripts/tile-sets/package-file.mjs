import { readFileSync } from 'node:fs';

/** A JSON file of an installed package, also one that the package does not export. */
export function readPackage(path) {
  return JSON.parse(readFileSync(new URL(`../../node_modules/${path}`, import.meta.url), 'utf8'));
}
