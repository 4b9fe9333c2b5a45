import { checkName } from '../check.ts';
import type { Pack } from './file-form.ts';

/** Whether a pack is called what a file can hold: a name, and an author who may be missing. */
export function isPackNamed({ name, author }: Pack): boolean {
  return checkName(name).length === 0 && (author === '' || checkName(author).length === 0);
}
