import type { TFunction } from 'i18next';
import type { Gravity, Rules } from '../../core/rules/rules.ts';
import { classicSentence, rulesSentences, slidingSentence } from '../../core/sentences/rules-sentences.ts';
import { sentenceWords } from './sentence-words.ts';

/** Lists the differences of the rules from the classic ones, in a few words each; empty when there are none. */
export function rulesWords(t: TFunction, rules: Rules): readonly string[] {
  return rulesSentences(rules).map((said) => sentenceWords(t, said));
}

/** The same, or that they are the classic ones. */
export function allRulesWords(t: TFunction, rules: Rules): string {
  const words = rulesWords(t, rules);
  return words.length > 0 ? words.join(' · ') : sentenceWords(t, classicSentence());
}

/** Returns the sentence that says where tiles slide. */
export function slidingWords(t: TFunction, gravity: Gravity): string {
  return sentenceWords(t, slidingSentence(gravity));
}
