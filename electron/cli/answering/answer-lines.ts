import { startBatchRunner } from '../batch/batch-runner.ts';
import { inOrder } from '../batch/in-order.ts';
import { makeErrorReply } from '../batch/task-answers.ts';
import type { BatchAnswer, BatchTask } from '../batch-messages.ts';
import type { AnswerCommand } from '../command.ts';
import { failure, unexpectedFailure } from '../failure.ts';
import { type InputLine, MAX_LINE_BYTES, readLineGroups } from '../json-lines.ts';
import { createProgressBar } from '../progress-bar.ts';
import { isInShard } from '../shard.ts';
import type { AnswerContext } from './answer-context.ts';
import { EXIT_YES, refuse } from './exit.ts';

/** So long a task should take: much longer than it takes to hand it over, much shorter than a person waits. */
const TASK_MS = 25;
const MOST_LINES = 64;

/**
 * Answers each line of standard input with a line, in their order. What is under way is bounded, so memory is too, whatever
 * the input's length.
 */
export async function answerLines(command: AnswerCommand, context: AnswerContext): Promise<number> {
  const { terminal, language, source, fields } = context;
  if (source !== undefined) return refuse(terminal, language, failure('jsonl-with-file', { file: source }));
  const runner = await startBatchRunner({ command: command.name, language, fields }, context.jobs, terminal);
  const bar = createProgressBar(terminal, !terminal.isScreen);
  const pace = { lines: 1 };
  const total = terminal.inputSize();
  let done = 0;
  const count = (lines: readonly InputLine[]) => {
    done += total === null ? lines.length : lines.reduce((sum, line) => sum + lengthOf(line), 0);
    bar.show(done, total);
  };
  const ask = async (task: LinesTask): Promise<BatchAnswer> => {
    const answer = await runner.ask(task).catch((error: Error) => whyGone(task, error));
    pace.lines = linesFor(answer, task.lines.length);
    count(task.lines);
    return answer;
  };
  try {
    for await (const { answers } of inOrder(tasksOf(context, pace, count), ask, runner.most))
      if (!(await terminal.write(answers.map((answer) => `${answer}\n`).join('')))) break;
    bar.clear();
    return EXIT_YES;
  } finally {
    await runner.stop();
  }

  function whyGone({ lines }: LinesTask, error: Error): BatchAnswer {
    const reply = makeErrorReply(unexpectedFailure(error), language);
    return { answers: lines.map(() => reply), durationMs: TASK_MS };
  }
}

type LinesTask = Extract<BatchTask, { readonly lines: readonly InputLine[] }>;

/** As many lines as should be in a task, after one has been answered. */
function linesFor({ durationMs }: BatchAnswer, lines: number): number {
  const one = Math.max(durationMs, 0.01) / lines;
  return Math.max(1, Math.min(MOST_LINES, Math.round(TASK_MS / one)));
}

/** The lines of the shard, cut into tasks; those that have come are never kept waiting for more. */
async function* tasksOf(
  { terminal, shard }: AnswerContext,
  pace: { readonly lines: number },
  countOthers: (lines: readonly InputLine[]) => void,
): AsyncGenerator<LinesTask, void> {
  let first = 0;
  for await (const group of readLineGroups(terminal.input())) {
    const isOurs = group.map((_, index) => isInShard(first + index, shard));
    first += group.length;
    const lines = group.filter((_, index) => isOurs[index]);
    if (lines.length < group.length) countOthers(group.filter((_, index) => !isOurs[index]));
    for (let start = 0; start < lines.length; ) {
      const end = start + pace.lines;
      yield { lines: lines.slice(start, end) };
      start = end;
    }
  }
}

/** About how many bytes of the input a line takes. */
function lengthOf(line: InputLine): number {
  return 'text' in line ? line.text.length + 1 : MAX_LINE_BYTES;
}
