/** Boards to share, their codes, and codes that are spoilt. */
import fc from 'fast-check';
import { checkOf } from '../../core/codes/code-checksum.ts';
import type { CodeError } from '../../core/codes/code-error.ts';
import type { SharedDeal } from '../../core/codes/deal-symbols.ts';
import { makeShareCode } from '../../core/codes/share-code.ts';
import { characterOf, inGroups } from '../../core/codes/symbols.ts';
import { DEALER_VERSION } from '../../core/deal/dealer-version.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import { MAX_KINDS } from '../../core/templates/limits.ts';
import { makeRevision } from '../../core/templates/revision.ts';
import type { TemplateRevision } from '../../core/templates/template.ts';
import { anyRules } from './arbitrary.ts';
import { anyDesign } from './designs.ts';
import { parseShareCode } from './parse-share-code.ts';

/** Every character of a code. */
export const LETTERS = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
/** The built-in templates as they are played. */
export const BUILT_INS = BUILTIN_TEMPLATES.map((template) => makeRevision(template, true));

const anySeed = fc.oneof(fc.integer({ min: 0, max: 0xffff_ffff }), fc.constantFrom(0, 0xffff_ffff));
/** A built-in shape under any rules. */
export const anyBuiltIn: fc.Arbitrary<SharedDeal> = fc
  .record({
    shape: fc.constantFrom(...BUILT_INS),
    rules: anyRules,
    filling: fc.record({
      kinds: fc.integer({ min: 1, max: MAX_KINDS }),
      copies: fc.integer({ min: 1, max: 2_048 }).map((half) => 2 * half),
    }),
    seed: anySeed,
  })
  .map(({ shape, rules, filling, seed }) => ({
    template: makeRevision({ ...shape, rules, filling }, true),
    ...{ rules, filling, seed },
    dealerVersion: DEALER_VERSION,
  }));
const anyOwn: fc.Arbitrary<SharedDeal> = fc
  .record({ design: anyDesign, seed: anySeed })
  .map(({ design: { name, width, height, marks, rules, filling }, seed }) => ({
    template: makeRevision({ name, width, height, marks, rules, filling }, false),
    ...{ rules, filling, seed },
    dealerVersion: DEALER_VERSION,
  }));
/** Whatever can be shared. */
export const anyDeal = fc.oneof({ weight: 3, arbitrary: anyBuiltIn }, { weight: 1, arbitrary: anyOwn });

const found = BUILT_INS.find(({ name }) => name === 'heart');
if (found === undefined) throw new Error('no heart among the built-in templates');
export const heart: TemplateRevision = found;
/** One board of the heart, and its code. */
export const HEART: SharedDeal = {
  template: heart,
  rules: heart.rules,
  filling: heart.filling,
  seed: 2026,
  dealerVersion: DEALER_VERSION,
};
export const HEART_CODE = makeShareCode(HEART);
/** A code without its hyphens. */
export const bare = (code: string) => code.replaceAll('-', '');

/** Why a text is refused, or null. */
export function errorOf(text: string): CodeError | null {
  const parsed = parseShareCode(text);
  return parsed.ok ? null : parsed.error;
}

/** A code around any content, as another program could write it. */
export function framed(content: readonly number[], version = 1): string {
  const length = (content.length + 9) % 32;
  const symbols = [length, version, ...content, length];
  return inGroups(`2F${[...symbols, ...checkOf(symbols)].map(characterOf).join('')}`);
}

/** A text with something else in the place of some of its characters. */
export function splice(text: string, at: number, remove: number, insert: string): string {
  return text.slice(0, at) + insert + text.slice(at + remove);
}
