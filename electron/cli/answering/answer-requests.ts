import { makeErrorReply, parseLine } from '../batch/task-answers.ts';
import type { ListCommand } from '../command.ts';
import { readLineGroups } from '../output/json-lines.ts';
import type { AnswerContext } from './answer-context.ts';
import { EXIT_YES } from './exit.ts';

/** Answers each request of standard input, a line of JSON, with the lines of its list, in their order. */
export async function answerRequests(
  command: ListCommand,
  { terminal, language }: AnswerContext,
): Promise<number> {
  for await (const group of readLineGroups(terminal.input()))
    for (const line of group) {
      const request = parseLine(line);
      const answers = request.ok ? command.list(request.value) : request;
      if (!answers.ok) await terminal.write(`${makeErrorReply(answers.error, language)}\n`);
      else for (const { json } of answers.value) await terminal.write(`${JSON.stringify(json)}\n`);
    }
  return EXIT_YES;
}
