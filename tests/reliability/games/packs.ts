/** Packs for the processes that are killed, each unlike every other. */
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import type { Design } from '../../../core/templates/design.ts';
import { makeTemplateFile } from '../../../core/templates/file/file.ts';
import { rectangle } from './scripted.ts';

export const TEMPLATES_A_PACK = 200;

function design(pack: number, place: number): Design {
  const { width, height, marks } = rectangle(24, 24);
  const about = { author: '', tags: [], rules: CLASSIC_RULES, filling: { kinds: 36, copies: 4 } };
  return { ...about, name: `${pack} ${place}`, width, height, marks };
}

/** The file of the pack with this number; with so many templates as is usual here it comes in several parts. */
export function packText(number: number, templates = TEMPLATES_A_PACK): string {
  const designs = Array.from({ length: templates }, (_, place) => design(number, place));
  return makeTemplateFile({ pack: { name: `Pack ${number}`, author: '' }, designs });
}
