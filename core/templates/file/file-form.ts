import type { Design } from '../design.ts';

/** The content of a file: its templates in order, and the name of the pack when it is one. */
export interface TemplateFile {
  readonly pack: Pack | null;
  readonly designs: readonly Design[];
}

/** The name and the author of several templates together. */
export interface Pack {
  readonly name: string;
  /** May be empty. */
  readonly author: string;
}

export const FILE_FORMAT = 'twofold-templates';
export const FILE_VERSION = 1;
/** Most templates in one file, and most bytes: hundreds of the largest boards have room. */
export const MAX_DESIGNS = 500;
export const MAX_FILE_BYTES = 4_000_000;
