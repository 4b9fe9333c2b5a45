/** The choices for a free game, ready-made ones to begin from, and the template that a choice makes. */
import type { FreeChoice } from '../../../../core/contract/free-play.ts';
import { aimOfGrade } from '../../../../core/deal/grade-aim.ts';
import type { DealPlan } from '../../../../core/game/modes/deal-plan.ts';
import { CLASSIC_RULES, type Rules } from '../../../../core/rules/rules.ts';
import { cleanName } from '../../../../core/templates/check.ts';
import { makeRevision } from '../../../../core/templates/revision.ts';
import { scaledShape } from '../../../../core/templates/scaled-shape.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { GRADES } from '../../../../core/templates/win-share.ts';

/** How hard a deal should be. */
export const DIFFICULTIES = ['any', ...GRADES] as const;

interface Preset {
  readonly id: string;
  /** The name of a built-in template. */
  readonly template: string;
  readonly size?: readonly [width: number, height: number];
  readonly filling?: TemplateRevision['filling'];
  readonly rules?: Partial<Rules>;
  readonly difficulty: FreeChoice['difficulty'];
}

/** Choices to begin from. What one leaves out is as the template has it. */
export const PRESETS = [
  { id: 'usual', template: 'rectangle', difficulty: 'easy' },
  { id: 'calm', template: 'stairs', filling: { kinds: 12, copies: 6 }, difficulty: 'gentle' },
  { id: 'falling', template: 'mountains', rules: { gravity: 'down' }, difficulty: 'moderate' },
  { id: 'walled-in', template: 'rectangle', size: [12, 8], rules: { border: 'closed' }, difficulty: 'hard' },
  { id: 'one-turn', template: 'diamond', rules: { maxTurns: 1 }, difficulty: 'moderate' },
  { id: 'vast', template: 'rectangle', size: [28, 16], filling: { kinds: 40, copies: 8 }, difficulty: 'any' },
] as const satisfies readonly Preset[];
export type PresetId = (typeof PRESETS)[number]['id'];

/** A template as it is, with a difficulty. */
export function choiceOf(template: TemplateRevision, difficulty: FreeChoice['difficulty']): FreeChoice {
  const { hash, width, height, filling, rules } = template;
  return { template: hash, width, height, ...filling, rules, difficulty };
}

/** The choice of a preset; null when its template is not there. */
export function presetChoice(id: PresetId, templates: readonly TemplateRevision[]): FreeChoice | null {
  const preset: Preset | undefined = PRESETS.find((each) => each.id === id);
  const template = templates.find(({ builtIn, name }) => builtIn && name === preset?.template);
  if (preset === undefined || template === undefined) return null;
  const [width, height] = preset.size ?? [template.width, template.height];
  const plain = choiceOf(template, preset.difficulty);
  return { ...plain, width, height, ...preset.filling, rules: { ...CLASSIC_RULES, ...preset.rules } };
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

/** Makes the deal plan of a choice. */
export function planOfChoice(choice: FreeChoice, template: TemplateRevision, seed: number): DealPlan {
  const { rules, filling } = template;
  const aimPermille = choice.difficulty === 'any' ? null : aimOfGrade(choice.difficulty);
  return { template, rules, filling, seed, aimPermille };
}
