import { makeErrorReply, parseLine } from '../batch/task-answers.ts';
import type { ListCommand } from '../command.ts';
import { type InputLine, readLineGroups } from '../json-lines.ts';
import type { AnswerContext } from './answer-context.ts';
import { EXIT_YES } from './exit.ts';

/** Answers each request of standard input, a line of JSON, with the lines of its list, in their order. */
export async function answerRequests(
  command: ListCommand,
  { terminal, language }: AnswerContext,
): Promise<number> {
  for await (const group of readLineGroups(terminal.input()))
    for (const line of group)
      for (const reply of repliesTo(line)) if (!(await terminal.write(`${reply}\n`))) return EXIT_YES;
  return EXIT_YES;

  function* repliesTo(line: InputLine): Generator<string, void> {
    const request = parseLine(line);
    const answers = request.ok ? command.list(request.value) : request;
    if (!answers.ok) yield makeErrorReply(answers.error, language);
    else for (const { json } of answers.value) yield JSON.stringify(json);
  }
}
