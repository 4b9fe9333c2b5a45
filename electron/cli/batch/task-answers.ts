import { err, ok, type Result } from '../../../core/result.ts';
import type { BatchAnswer, BatchJob, BatchTask } from '../batch-messages.ts';
import type { AnswerCommand, CliCommand, CommandAnswer, Tools } from '../command.ts';
import { COMMANDS } from '../commands/commands.ts';
import { type Failure, failure, jsonFailure, unexpectedFailure } from '../failure.ts';
import { type InputLine, MAX_LINE_BYTES } from '../json-lines.ts';
import { sayFailure } from '../texts.ts';

/** Answers tasks of a job where it is called; it throws for a command that has none. */
export async function createAnswerer(
  job: BatchJob,
  nowMs: () => number,
): Promise<(task: BatchTask) => BatchAnswer> {
  const command = await COMMANDS.find(({ name }) => name === job.command)?.load();
  if (command === undefined) throw new Error(`there is no command ${job.command}`);
  return (task) => {
    const startedMs = nowMs();
    const answers =
      'lines' in task ? answerLinesOf(command, task.lines, job, nowMs) : doPiece(command, task.piece, job);
    return { answers, durationMs: nowMs() - startedMs };
  };
}

/** The reply to a request that cannot be answered. */
export function makeErrorReply(problem: Failure, language: BatchJob['language']): string {
  return JSON.stringify({ error: { code: problem.code, message: sayFailure(language, problem) } });
}

/** A fault of ours on one line must not cost the answers to the others. */
export function answerOne(
  command: AnswerCommand,
  raw: unknown,
  tools: Tools,
): Result<CommandAnswer, Failure> {
  try {
    return command.run(raw, tools);
  } catch (error) {
    return err(unexpectedFailure(error));
  }
}

function answerLinesOf(
  command: CliCommand,
  lines: readonly InputLine[],
  { fields, language }: BatchJob,
  nowMs: () => number,
): string[] {
  if (command.input !== 'board' && command.input !== 'template')
    throw new Error(`${command.name} answers no lines`);
  const tools = { nowMs, report: () => undefined };
  return lines.map((line) => {
    const request = parseLine(line);
    const answer = request.ok ? answerOne(command, { ...fields, ...request.value }, tools) : request;
    return answer.ok ? JSON.stringify(answer.value.json) : makeErrorReply(answer.error, language);
  });
}

function doPiece(command: CliCommand, piece: number, { fields }: BatchJob): readonly string[] {
  const shared = command.input === 'none' ? command.pieces?.(fields) : undefined;
  if (shared === undefined || !shared.ok || shared.value === null)
    throw new Error(`${command.name} has no pieces`);
  return shared.value.work(piece);
}

/** A line of standard input as a request, which is an object. */
export function parseLine(line: InputLine): Result<object, Failure> {
  if ('tooLong' in line) return err(failure('line-too-long', { limit: MAX_LINE_BYTES }));
  if ('badByte' in line)
    return err(failure(line.isNul ? 'line-has-nul' : 'line-not-text', { byte: line.badByte }));
  try {
    const value: unknown = JSON.parse(line.text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? ok(value) : err(jsonFailure(line.text, null));
  } catch {
    return err(jsonFailure(line.text, null));
  }
}
