/** The levels of a pack on the command line, read from sources of every kind. */

import { levelsWithDesigns, type PackLevel } from '../../../core/packs/pack-levels.ts';
import { starSecondsOf } from '../../../core/packs/star-seconds.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { checkDesign } from '../../../core/templates/design-check.ts';
import type { Pack } from '../../../core/templates/file/file-form.ts';
import type { FileTools } from '../command.ts';
import { type Failure, failure, inFile, unfitFailure } from '../failure.ts';
import { labelOf } from '../read-file.ts';
import { readConvertible, type TemplateSource } from './convertible.ts';

/** The levels of some sources in their order, and what the pack is called where it is the only source. */
export interface ReadPack {
  readonly pack: Pack | null;
  readonly levels: readonly PackLevel[];
}

/** Reads packs, templates, and share codes, whose deals keep their seeds. */
export async function readPack(
  sources: readonly string[],
  tools: FileTools,
): Promise<Result<ReadPack, Failure>> {
  const levels: PackLevel[] = [];
  let pack: Pack | null = null;
  for (const source of sources) {
    const read = await readConvertible(source, tools);
    if (!read.ok) return read;
    if (read.value.type === 'board') return err(failure('board-in-pack', { file: labelOf(source) }));
    const [issue] = read.value.designs.flatMap((design) => checkDesign(design));
    if (issue !== undefined) return err(inFile(labelOf(source), unfitFailure(issue)));
    if (sources.length === 1) pack = read.value.pack ?? null;
    levels.push(...levelsOf(read.value));
  }
  return ok({ pack, levels });
}

/** The levels of one source. */
export function levelsOf({ designs, deal, levels }: TemplateSource): PackLevel[] {
  if (deal === null) return levelsWithDesigns({ pack: null, designs, ...(levels && { levels }) });
  return designs.map((design) => ({
    design,
    deal: { ...deal, ...design.filling, starSeconds: starSecondsOf(design) },
  }));
}
