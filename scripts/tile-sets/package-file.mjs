import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A JSON file of an installed package. */
export function readPackage(path) {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(path)), 'utf8'));
}
