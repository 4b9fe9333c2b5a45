import { ok, type Result } from '../../core/result.ts';
import type { Failure } from './failure.ts';
import type { OptionName } from './options.ts';
import type { Printer } from './output/printer.ts';

/** What a command may use of the machine. */
export interface Tools {
  /** A clock that never goes back. */
  nowMs(): number;
}

/** An answer in both forms. */
export interface CommandAnswer {
  /** What a line of JSON says. */
  readonly json: object;
  /** Whether the answer is yes; a no ends the command with exit code 1. */
  readonly isYes: boolean;
  print(printer: Printer): string;
}

interface CommandBase {
  readonly name: string;
  /** Its options in the text form, beside those that every command has. */
  readonly options: readonly OptionName[];
  /** Request and reply of the JSON form, for the help. */
  readonly fields: string;
}

/** A command that gives one answer to a request, as the dispatcher sees it. */
export interface AnswerCommand extends CommandBase {
  /** What the text form reads. */
  readonly input: 'board' | 'template';
  run(raw: unknown, tools: Tools): Result<CommandAnswer, Failure>;
}

/** A command that reads nothing but its options and gives many answers, each told as soon as it is found. */
export interface ListCommand extends CommandBase {
  readonly input: 'none';
  list(raw: unknown): Result<Iterable<CommandAnswer>, Failure>;
}

/** One command as the dispatcher sees it. */
export type CliCommand = AnswerCommand | ListCommand;

/** One command as its file describes it: a request is read, answered, and the answer printed. */
export interface CommandParts<Request, Reply extends object> extends Omit<AnswerCommand, 'run'> {
  read(raw: unknown): Result<Request, Failure>;
  answer(request: Request, tools: Tools): Result<Reply, Failure>;
  /** What a line of JSON says; the reply itself when left out. */
  toJson?(reply: Reply): object;
  isYes(reply: Reply): boolean;
  print(request: Request, reply: Reply, printer: Printer): string;
}

/** Ties the parts together, so that the dispatcher need not know their types. */
export function defineCommand<Request, Reply extends object>(
  parts: CommandParts<Request, Reply>,
): AnswerCommand {
  const { name, input, options, fields, read, answer, toJson = (reply) => reply, isYes, print } = parts;
  return {
    name,
    input,
    options,
    fields,
    run(raw, tools) {
      const request = read(raw);
      if (!request.ok) return request;
      const reply = answer(request.value, tools);
      if (!reply.ok) return reply;
      return ok({
        json: toJson(reply.value),
        isYes: isYes(reply.value),
        print: (printer) => print(request.value, reply.value, printer),
      });
    },
  };
}
