/** The levels of a pack with their templates: as a file and a share code hold them. */
import { isSameShape } from '../board/board.ts';
import type { PackToShare, SharedPack } from '../codes/pack-symbols.ts';
import { DEALER_VERSIONS } from '../deal/dealer-version.ts';
import { isSameRules } from '../rules/rules.ts';
import { BUILTIN_TEMPLATES } from '../templates/builtin.ts';
import type { Design } from '../templates/design.ts';
import { type FileLevel, levelsOfFile, type Pack, type TemplateFile } from '../templates/file/file-form.ts';
import type { PackDeal } from '../templates/pack-deal.ts';
import { makeRevision } from '../templates/revision.ts';
import { starSecondsOf } from './star-seconds.ts';

/** A level with its template. */
export interface PackLevel {
  readonly design: Design;
  /** Null where any deal of the template will do. */
  readonly deal: PackDeal | null;
}

/** The levels of a file, each with its template. */
export function levelsWithDesigns(file: TemplateFile): PackLevel[] {
  return levelsOfFile(file).flatMap(({ template, deal }) => {
    const design = file.designs[template];
    return design === undefined ? [] : [{ design, deal }];
  });
}

/** The file of a pack: with deals each template once, however many levels are dealt on it, without any as it always was. */
export function fileOfLevels(pack: Pack, levels: readonly PackLevel[]): TemplateFile {
  if (levels.every(({ deal }) => deal === null)) return { pack, designs: levels.map(({ design }) => design) };
  const designs: Design[] = [];
  const listed = levels.map(({ design, deal }): FileLevel => {
    const known = designs.findIndex((each) => isSameDesign(each, design, deal));
    return { template: known < 0 ? designs.push(design) - 1 : known, deal };
  });
  return { pack, designs, levels: listed };
}

/** A level with a deal says itself how it is filled. */
function isSameDesign(one: Design, other: Design, deal: PackDeal | null): boolean {
  const isAlike = one.name === other.name && isSameShape(one, other) && isSameRules(one.rules, other.rules);
  const { kinds, copies } = one.filling;
  return isAlike && (deal !== null || (kinds === other.filling.kinds && copies === other.filling.copies));
}

/** A pack as its code holds it; null where a level has no deal that this program deals. */
export function packToShare({ name, author }: Pack, levels: readonly PackLevel[]): PackToShare | null {
  const deals = levels.flatMap(({ design, deal }) => {
    const dealerVersion = DEALER_VERSIONS.find((version) => version === deal?.dealerVersion);
    if (deal === null || dealerVersion === undefined) return [];
    const filling = { kinds: deal.kinds, copies: deal.copies };
    const builtIn = BUILTIN_TEMPLATES.find((each) => each.name === design.name && isSameShape(each, design));
    const template = makeRevision(
      { ...(builtIn ?? design), rules: design.rules, filling },
      builtIn !== undefined,
    );
    return [{ template, rules: design.rules, filling, seed: deal.seed, dealerVersion }];
  });
  return deals.length === levels.length && deals.length > 0 ? { name, author, levels: deals } : null;
}

/** The levels of a pack that came as a share code, which names no times: the third star has that of the game. */
export function levelsOfShared({ levels }: SharedPack): PackLevel[] {
  return levels.map(({ template, rules, filling, seed, dealerVersion }) => {
    const { name, width, height, marks } = template;
    const design = { name, author: '', tags: [], width, height, marks, rules, filling };
    return { design, deal: { seed, dealerVersion, ...filling, starSeconds: starSecondsOf(design) } };
  });
}
