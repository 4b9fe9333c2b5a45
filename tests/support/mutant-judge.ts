/** Runs programs in JavaScript, broken ones too (a step too many ends them), and judges them by the questions of an examination. */
import vm from 'node:vm';
import {
  answerByFunctions,
  FUNCTION_NAMES,
  type StudentFunctions,
} from '../../core/judge/function-answer.ts';
import { type JudgeQuestion, makeQuestion, type Task } from '../../core/judge/question.ts';
import { questionsOf, WHOLE_SCOPE } from '../../core/judge/question-set.ts';
import { judgeAnswer } from '../../core/judge/verdict.ts';

/** More steps than any sound program takes on boards of an examination. */
const MOST_STEPS = 200_000;

/** Answers one question; null where the program throws, or comes to no end. */
export type MutantAnswer = (question: JudgeQuestion) => string | null;

/**
 * Loads a source, with a step counted at the head of each loop and function; null where it is no program. `known`: what it may
 * call beside its own functions.
 */
export function loadProgram(
  source: string,
  known: Readonly<Record<string, unknown>> = {},
): MutantAnswer | null {
  const counted = source.replaceAll(
    /^(\s*(?:for|while|function)\b.*\{)( *(?:\/\/.*)?)$/gm,
    '$1 countStep();$2',
  );
  const given = FUNCTION_NAMES.map((name) => `${name}: typeof ${name} === 'undefined' ? undefined : ${name}`);
  const budget = { left: 0 };
  let functions: StudentFunctions;
  try {
    const load = vm.compileFunction(`${counted}\nreturn { ${given.join(', ')} };`, [
      'countStep',
      ...Object.keys(known),
    ]);
    functions = load(
      () => {
        if (budget.left-- <= 0) throw new Error('it comes to no end');
      },
      ...Object.values(known),
    );
  } catch {
    return null;
  }
  return (question) => {
    budget.left = MOST_STEPS;
    try {
      return answerByFunctions(functions, question);
    } catch {
      return null;
    }
  };
}

export interface MutantJudge {
  isRight(question: JudgeQuestion, answer: string | null): boolean;
  /** The first question that is answered wrongly, or null. */
  firstWrong(answer: MutantAnswer): JudgeQuestion | null;
}

const TASKS_OF_EXAMPLES: readonly Task[] = ['link', 'line', 'dead', 'hint', 'game'];

/** The questions of `twofold judge`, with `--turns 1` and `--turns 0` too; every verdict is kept, since many mutants answer alike. */
export function mutantJudge(): MutantJudge {
  shared ??= makeJudge();
  return shared;
}

let shared: MutantJudge | null = null;

function makeJudge(): MutantJudge {
  const questions = ([2, 1, 0] as const).flatMap((maxTurns) => [
    ...questionsOf({
      ...WHOLE_SCOPE,
      maxTurns,
      count: maxTurns === 2 ? WHOLE_SCOPE.count : 100,
      tasks: TASKS_OF_EXAMPLES,
    }),
  ]);
  const known = new Map<string, boolean>();
  const isRight = (question: JudgeQuestion, answer: string | null) => {
    if (answer === null) return false;
    const key = `${makeQuestion(question)} → ${answer}`;
    const right = known.get(key) ?? judgeAnswer(question, answer).type === 'right';
    known.set(key, right);
    return right;
  };
  return {
    isRight,
    firstWrong: (answer) => questions.find((question) => !isRight(question, answer(question))) ?? null,
  };
}
