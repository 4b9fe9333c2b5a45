import type { LocalNames } from '../../../core/local-names.ts';

/** One of a mode's own boards, by its id, with its name in each language. */
export interface NextBoard {
  readonly boardId: string;
  readonly name: LocalNames;
}
