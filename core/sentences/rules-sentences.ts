/** The sentences about the rules of a board. */
import type { Gravity, Rules } from '../rules/rules.ts';
import { type Sentence, sentence } from './sentence.ts';

/** Says each difference of the rules from the classic ones for itself. */
export function rulesSentences({ gravity, border, maxTurns }: Rules): readonly Sentence[] {
  const said: Sentence[] = [];
  if (gravity !== 'none') said.push(slidingSentence(gravity));
  if (border === 'closed') said.push(sentence('rules.border-closed', { says: 'inside' }));
  if (maxTurns === 0) said.push(sentence('rules.straight', { says: 'straight' }));
  else if (maxTurns !== 2)
    said.push(sentence('rules.max-turns', { says: 'turns-at-most', turns: { turns: maxTurns } }));
  return said;
}

/** Says where tiles slide. */
export function slidingSentence(gravity: Gravity): Sentence {
  if (gravity === 'none') return sentence('level.gravity-none', { says: 'slides', gravity });
  return sentence(`rules.gravity-${gravity}`, { says: 'slides', gravity });
}

/** Returns the sentence for rules that do not differ from the classic ones. */
export function classicSentence(): Sentence {
  return sentence('code.classic-rules', { says: 'classic-rules' });
}

/** Says what to do before the first pair, and which lines are allowed. */
export function beginSentence({ maxTurns }: Pick<Rules, 'maxTurns'>): Sentence {
  if (maxTurns === 0) return sentence('play.begin-straight', { says: 'straight' });
  return sentence('play.begin', { says: 'turns-at-most', turns: { turns: maxTurns } });
}
