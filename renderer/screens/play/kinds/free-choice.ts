/** The choices for a free game, ready-made ones to begin from, and the template that a choice makes. */
import type { MeasureAim } from '../../../../core/coach/grade-names.ts';
import type { FreeChoice } from '../../../../core/contract/free-play.ts';
import { CLASSIC_RULES, type Rules } from '../../../../core/rules/rules.ts';
import { cleanName } from '../../../../core/templates/check.ts';
import { MAX_APP_SIDE, MIN_APP_SIDE } from '../../../../core/templates/limits.ts';
import { makeRevision } from '../../../../core/templates/revision.ts';
import { scaledShape } from '../../../../core/templates/scaled-shape.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';

interface Preset extends MeasureAim {
  readonly id: string;
  /** The name of a built-in template. */
  readonly template: string;
  readonly size: readonly [width: number, height: number];
  readonly filling: TemplateRevision['filling'];
  readonly rules?: Partial<Rules>;
}

/**
 * Boards to choose from by how easily they are seen and lost: each on a shape on which such deals are found among the seeds that
 * are compared. The preset *tension* is none of them: its boards are composed.
 */
export const PRESETS = [
  {
    id: 'gentle',
    template: 'diamond',
    size: [10, 8],
    filling: { kinds: 8, copies: 6 },
    seeing: 'clear',
    losing: 'safe',
  },
  {
    id: 'usual',
    template: 'rectangle',
    size: [9, 8],
    filling: { kinds: 18, copies: 4 },
    seeing: 'clear',
    losing: 'careful',
  },
  {
    id: 'tricky',
    template: 'heart',
    size: [12, 8],
    filling: { kinds: 16, copies: 4 },
    rules: { border: 'closed' },
    seeing: 'fair',
    losing: 'careful',
  },
  {
    id: 'fierce',
    template: 'mountains',
    size: [16, 6],
    filling: { kinds: 24, copies: 2 },
    rules: { gravity: 'down' },
    seeing: 'fair',
    losing: 'risky',
  },
] as const satisfies readonly Preset[];
export type PresetId = (typeof PRESETS)[number]['id'];

/** The measures of the boards that are composed for the preset *tension*, which scripts/compose-pool.mjs aims at. */
export const TENSION: MeasureAim = { seeing: 'clear', losing: 'risky' };

const ANY: MeasureAim = { seeing: 'any', losing: 'any' };

/** The losing grades of choices that were kept with a difficulty by random games. */
const LOSING_OF = {
  any: 'any',
  gentle: 'safe',
  easy: 'careful',
  moderate: 'careful',
  hard: 'risky',
  fierce: 'grim',
} as const satisfies Readonly<Record<FreeChoice['difficulty'], MeasureAim['losing']>>;

/** The measures that a choice asks for. */
export function aimOfChoice({ seeing = 'any', losing, difficulty }: FreeChoice): MeasureAim {
  return { seeing, losing: losing ?? LOSING_OF[difficulty] };
}

/** A template as it is, with the measures that its deal should have. */
export function choiceOf(template: TemplateRevision, aim = ANY): FreeChoice {
  const { hash, width, height, filling, rules } = template;
  return { template: hash, width, height, ...filling, rules, difficulty: 'any', ...aim };
}

/** The choice of a preset; null when its template is not there. */
export function presetChoice(id: PresetId, templates: readonly TemplateRevision[]): FreeChoice | null {
  const preset: Preset | undefined = PRESETS.find((each) => each.id === id);
  const template = templates.find(({ builtIn, name }) => builtIn && name === preset?.template);
  if (preset === undefined || template === undefined) return null;
  const { filling, seeing, losing } = preset;
  const [width, height] = preset.size;
  const rules = { ...CLASSIC_RULES, ...preset.rules };
  return { ...choiceOf(template, { seeing, losing }), width, height, ...filling, rules };
}

/** The preset that a choice is; null once anything of it was changed. */
export function presetOf(choice: FreeChoice, templates: readonly TemplateRevision[]): PresetId | null {
  const preset = PRESETS.find(({ id }) => {
    const its = presetChoice(id, templates);
    return its !== null && isSame(choice, its);
  });
  return preset?.id ?? null;
}

function isSame({ rules, ...one }: FreeChoice, { rules: otherRules, ...other }: FreeChoice): boolean {
  return hasSameParts(one, other) && hasSameParts(rules, otherRules);
}

function hasSameParts<T extends object>(one: T, other: T): boolean {
  return Object.entries(one).every(([part, value]) => other[part as keyof T] === value);
}

/** The choice on another shape, in the shape's own size. */
export function withShape(choice: FreeChoice, { hash, width, height }: TemplateRevision): FreeChoice {
  return { ...choice, template: hash, width, height };
}

/** The sizes to choose by a word, and how large each is beside the template's own. */
const SIZES = { small: 0.7, own: 1, large: 1.3 } as const;
export type SizeName = keyof typeof SIZES;
export const SIZE_NAMES = ['small', 'own', 'large'] as const satisfies readonly SizeName[];

/** The choice on its shape in another size. */
export function withSize(choice: FreeChoice, from: TemplateRevision, size: SizeName): FreeChoice {
  const side = (own: number) => Math.min(MAX_APP_SIDE, Math.max(MIN_APP_SIDE, Math.round(own * SIZES[size])));
  return { ...choice, width: side(from.width), height: side(from.height) };
}

/** The word for the size of a choice; null of one that no word is for. */
export function sizeName(choice: FreeChoice, from: TemplateRevision): SizeName | null {
  const { width, height } = choice;
  const isIt = (size: SizeName) => {
    const named = withSize(choice, from, size);
    return named.width === width && named.height === height;
  };
  return isIt('own') ? 'own' : (SIZE_NAMES.find(isIt) ?? null);
}

/**
 * The template that a choice makes of another one, named after it and its size. Where nothing differs it is that template
 * itself, so that its scores stand together.
 */
export function templateOf(choice: FreeChoice, from: TemplateRevision, name: string): TemplateRevision {
  const { width, height, kinds, copies, rules } = choice;
  const { mayTurn } = from;
  const shape = scaledShape(from, width, height);
  const own = cleanName(`${name} ${width} × ${height}`);
  const template = { ...shape, name: own, rules, filling: { kinds, copies } };
  const made = makeRevision({ ...template, ...(mayTurn && { mayTurn }) }, false);
  return made.hash === from.hash ? from : made;
}
