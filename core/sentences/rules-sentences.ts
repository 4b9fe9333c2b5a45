/** What is said of the rules that a board is played by. */
import type { Gravity, Rules } from '../rules/rules.ts';
import { type Sentence, sentence } from './sentence.ts';

/** How the rules differ from the classic ones, each difference for itself. */
export function rulesSentences({ gravity, border, maxTurns }: Rules): readonly Sentence[] {
  const said: Sentence[] = [];
  if (gravity !== 'none') said.push(slidingSentence(gravity));
  if (border === 'closed') said.push(sentence('rules.border-closed', { says: 'inside' }));
  if (maxTurns === 0) said.push(sentence('rules.straight', { says: 'straight' }));
  else if (maxTurns !== 2)
    said.push(sentence('rules.max-turns', { says: 'turns-at-most', turns: { turns: maxTurns } }));
  return said;
}

/** Where tiles slide. */
export function slidingSentence(gravity: Gravity): Sentence {
  if (gravity === 'none') return sentence('level.gravity-none', { says: 'slides', gravity });
  return sentence(`rules.gravity-${gravity}`, { says: 'slides', gravity });
}

/** What stands in place of differences where there are none. */
export function classicSentence(): Sentence {
  return sentence('code.classic-rules', { says: 'classic-rules' });
}

/** What a game asks to do before the first pair, with what a line may be. */
export function beginSentence({ maxTurns }: Pick<Rules, 'maxTurns'>): Sentence {
  if (maxTurns === 0) return sentence('play.begin-straight', { says: 'straight' });
  return sentence('play.begin', { says: 'turns-at-most', turns: { turns: maxTurns } });
}
