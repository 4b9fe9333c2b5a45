import type { TFunction } from 'i18next';
import type { LabAnswer } from '../../../../core/lab/lab-step.ts';

/** What a process came to: in a word or two, and as the sentence that follows from its steps. */
export function answerWords(
  t: TFunction,
  answer: LabAnswer,
  count: number,
): { readonly chip: string; readonly said: string } {
  return { chip: t(`lab.answer.${answer}.chip`), said: t(`lab.answer.${answer}.said`, { count }) };
}
