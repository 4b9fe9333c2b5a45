/** The rules that differ from the classic ones, each as a small sign beside its words. */
import { PULLS } from '../../../core/rules/pulls.ts';
import type { Gravity, Rules } from '../../../core/rules/rules.ts';
import type { Sentence } from '../../../core/sentences/sentence.ts';
import { SignFrame, TurnMark } from './turn-mark.tsx';

/** A chevron for each part of a line, or two for a whole one; rows are columns with their axes exchanged. */
function GravitySign({ gravity }: { readonly gravity: Exclude<Gravity, 'none'> }) {
  const { lines, parts } = PULLS[gravity];
  const [first = 'end', second = first] = parts;
  const chevron = (middle: number, way: 'start' | 'end') =>
    way === 'end' ? `M7 ${middle - 2}l5 4 5-4` : `M7 ${middle + 2}l5-4 5 4`;
  return (
    <SignFrame
      path={chevron(8.5, first) + chevron(15.5, second)}
      transform={lines === 'rows' ? 'matrix(0 1 1 0 0 0)' : undefined}
    />
  );
}

/** The sign of what a sentence about these rules says. */
export function RuleSign({ said, rules }: { readonly said: Sentence; readonly rules: Rules }) {
  const { gravity, maxTurns } = rules;
  if (said.key === 'rules.border-closed') return <SignFrame path="M7 7h10v10H7Z" />;
  if (said.key.startsWith('rules.gravity') && gravity !== 'none') return <GravitySign gravity={gravity} />;
  return <TurnMark turns={maxTurns} />;
}
