import type { Design } from '../design.ts';
import type { PackDeal } from '../pack-deal.ts';

/** The content of a file: its templates in order, and the name of the pack when it is one. */
export interface TemplateFile {
  readonly pack: Pack | null;
  readonly designs: readonly Design[];
  /** The levels of a pack in the order in which they are played; absent where each template is one, without a deal. */
  readonly levels?: readonly FileLevel[];
}

/** A level of a pack in a file. */
export interface FileLevel {
  /** The place of its template in the file, from 0. */
  readonly template: number;
  /** Null where any deal of the template will do. */
  readonly deal: PackDeal | null;
}

/** The name and the author of several templates together. */
export interface Pack {
  readonly name: string;
  /** May be empty. */
  readonly author: string;
}

export const FILE_FORMAT = 'twofold-templates';
/** A file of version 1 has no levels: what has none is still written so, and every program reads it. */
export const FILE_VERSION = 2;
export const VERSION_WITHOUT_LEVELS = 1;
/** Most templates in one file, most levels of a pack, and most bytes: hundreds of the largest boards have room. */
export const MAX_DESIGNS = 500;
export const MAX_LEVELS = 500;
export const MAX_FILE_BYTES = 4_000_000;

/** The levels of a file: those that it lists, or one a template. */
export function levelsOfFile({ designs, levels }: TemplateFile): readonly FileLevel[] {
  return levels ?? designs.map((_, template) => ({ template, deal: null }));
}
