import { checkName } from '../check.ts';
import type { Pack } from './file-form.ts';

/** Returns whether a file can hold the name of a pack, and its author, who may be missing. */
export function isPackNamed({ name, author }: Pack): boolean {
  return checkName(name).length === 0 && (author === '' || checkName(author).length === 0);
}
