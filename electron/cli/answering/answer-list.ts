import { startBatchRunner } from '../batch/batch-runner.ts';
import { inOrder } from '../batch/in-order.ts';
import type { BatchAnswer } from '../batch-messages.ts';
import type { CommandAnswer, ListCommand, SharedList } from '../command.ts';
import { optionFailure } from '../failure.ts';
import { createProgressBar } from '../progress-bar.ts';
import { isInShard } from '../shard.ts';
import { type AnswerContext, printerOf } from './answer-context.ts';
import { answerRequests } from './answer-requests.ts';
import { EXIT_YES, refuse } from './exit.ts';

/** Tells each answer of a list as soon as it is found, as text or as lines of JSON; of a shard its own only. */
export async function answerList(command: ListCommand, context: AnswerContext): Promise<number> {
  const { terminal, language, source, fields, shard, isJsonl } = context;
  if (source !== undefined)
    return refuse(terminal, language, optionFailure('argument-too-many', { argument: source }));
  if (isJsonl && command.readsRequests === true && Object.keys(fields).length === 0)
    return answerRequests(command, context);
  const shared = context.jobs > 1 ? command.pieces?.(fields) : undefined;
  if (shared?.ok === false) return refuse(terminal, language, shared.error);
  const answers = shared?.value ? null : command.list(fields);
  if (answers?.ok === false) return refuse(terminal, language, answers.error);
  const printer = printerOf(context);
  const bar = createProgressBar(terminal, !terminal.isScreen);
  let index = 0;
  for await (const answer of answers?.value ?? sharedAnswers(command, shared?.value ?? null, context)) {
    if (!isInShard(index++, shard)) continue;
    bar.show(index, null);
    const text = isJsonl ? JSON.stringify(answer.json) : answer.print(printer);
    if (!(await terminal.write(`${text}\n`))) break;
  }
  bar.clear();
  return EXIT_YES;
}

/** The answers of a list whose pieces several workers do. */
async function* sharedAnswers(
  { name }: ListCommand,
  list: SharedList | null,
  { terminal, language, fields, jobs }: AnswerContext,
): AsyncGenerator<CommandAnswer, void> {
  if (list === null) return;
  const runner = await startBatchRunner({ command: name, language, fields }, jobs, terminal);
  const gather = list.gather();
  try {
    let answers = gather([]);
    if (answers === null) return;
    for await (const found of inOrder<{ piece: number }, BatchAnswer>(
      pieces(),
      (task) => runner.ask(task),
      runner.most,
    )) {
      answers = gather(found.answers);
      if (answers === null) return;
      yield* answers;
    }
  } finally {
    await runner.stop();
  }
}

async function* pieces(): AsyncGenerator<{ piece: number }, never> {
  for (let piece = 0; ; piece++) yield { piece };
}
