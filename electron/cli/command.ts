import type { Language } from '../../core/languages.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Failure } from './failure.ts';
import type { OptionName } from './options.ts';
import type { Printer } from './printer.ts';

/** The functions of the machine that a command may use. */
export interface Tools {
  /** A clock that never goes back. */
  nowMs(): number;
  /** Called with the progress of an answer that takes long; `total` is null where it is not known. */
  report(done: number, total: number | null): void;
}

/** An answer in both forms. */
export interface CommandAnswer {
  /** The content of a line of JSON. */
  readonly json: object;
  /** True if the answer is yes; a no ends the command with exit code 1. */
  readonly isYes: boolean;
  print(printer: Printer): string;
  /** Shown in place of what `print` gives, where there is one. */
  readonly film?: Film;
}

/** Texts that are shown one after another. */
export interface Film {
  /** The time that each is shown, in milliseconds. */
  readonly durationMs: number;
  scenes(printer: Printer): Iterable<FilmScene>;
}

/** A moment of a film: lines that stay, and below them what the next scene is drawn over. */
export interface FilmScene {
  readonly kept: readonly string[];
  readonly picture: string;
}

interface CommandBase {
  readonly name: string;
  /** Its options in the text form, beside those that every command has. */
  readonly options: readonly OptionName[];
  /** Request and reply of the JSON form, for the help; null where there is none. */
  readonly fields: string | null;
}

/** A command that gives one answer to a request, as the dispatcher sees it. */
export interface AnswerCommand extends CommandBase {
  /** The kind of input that the text form reads. */
  readonly input: 'board' | 'template';
  /** True if the text form takes a template where a board is read, and deals it. */
  readonly dealsTemplates?: true;
  run(raw: unknown, tools: Tools): Result<CommandAnswer, Failure>;
}

/** A command that reads nothing but its options and gives many answers, each printed as soon as it is found. */
export interface ListCommand extends CommandBase {
  readonly input: 'none';
  /** With --jsonl and none of its options, each line of standard input is a request. */
  readonly readsRequests?: true;
  list(raw: unknown): Result<Iterable<CommandAnswer>, Failure>;
  /** The same answers as work that several can share; null for a request whose answers are no work. */
  pieces?(raw: unknown): Result<SharedList | null, Failure>;
}

/** A list whose work is cut into numbered pieces that do not depend on one another. */
export interface SharedList {
  /** Does the piece with this number, from 0 on, and gives what was found as texts of JSON. */
  work(piece: number): readonly string[];
  /** Takes what the pieces came to, in their order, and gives the answers that follow; null when there are enough. */
  gather(): (found: readonly string[]) => readonly CommandAnswer[] | null;
}

/** A command that works on files by their names, on the program itself, or on another program with its arguments. */
export interface FileCommand extends CommandBase {
  readonly input: 'files' | 'shell' | 'program';
  run(request: FileRequest, tools: FileTools): Promise<Result<FileAnswer, Failure>>;
}

export interface FileRequest {
  /** JSON fields that the options set. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Names of files, or of what is built in, in their order. */
  readonly sources: readonly string[];
  readonly language: Language;
  /** Every command there is. */
  loadCommands(): Promise<readonly CliCommand[]>;
}

export interface FileTools extends Tools {
  input(): AsyncIterable<Uint8Array>;
  /** The bytes of a file; throws as the file system does. */
  readFile(path: string): AsyncIterable<Uint8Array>;
  /** Throws as the file system does, also when the file is there and may not be replaced. */
  writeFile(path: string, content: string | Uint8Array, mayReplace: boolean): Promise<void>;
  hasFile(path: string): boolean;
  /** Relative paths start from this folder. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** True if standard output is shown to a person. */
  readonly isScreen: boolean;
}

/** The content for standard output. */
export interface FileAnswer {
  readonly isYes: boolean;
  /** The contents of lines of JSON, where the command has that form. */
  readonly json?: readonly object[];
  /** Text without a line ending at its end, or the bytes of a file as they are. */
  print(printer: Printer): string | Uint8Array;
}

/** One command as the dispatcher sees it. */
export type CliCommand = AnswerCommand | ListCommand | FileCommand;

/** Returns whether a command takes its sources by their names. */
export function isAboutFiles(command: CliCommand | undefined): command is FileCommand {
  return command?.input === 'files' || command?.input === 'shell' || command?.input === 'program';
}

/** One command as its file describes it: a request is read, answered, and the answer printed. */
export interface CommandParts<Request, Reply extends object> extends Omit<AnswerCommand, 'run'> {
  read(raw: unknown): Result<Request, Failure>;
  answer(request: Request, tools: Tools): Result<Reply, Failure>;
  /** Returns the content of a line of JSON; without it that is the reply itself. */
  toJson?(reply: Reply): object;
  isYes(reply: Reply): boolean;
  print(request: Request, reply: Reply, printer: Printer): string;
  /** Returns the film that is shown in place of that, if any. */
  film?(request: Request, reply: Reply): Film | null;
}

/** Ties the parts together, so that the dispatcher need not know their types. */
export function defineCommand<Request, Reply extends object>(
  parts: CommandParts<Request, Reply>,
): AnswerCommand {
  const { name, input, options, fields, dealsTemplates } = parts;
  const { read, answer, toJson = (reply) => reply, isYes, print } = parts;
  return {
    name,
    input,
    options,
    fields,
    ...(dealsTemplates && { dealsTemplates }),
    run(raw, tools) {
      const request = read(raw);
      if (!request.ok) return request;
      const reply = answer(request.value, tools);
      if (!reply.ok) return reply;
      const film = parts.film?.(request.value, reply.value) ?? null;
      return ok({
        json: toJson(reply.value),
        isYes: isYes(reply.value),
        print: (printer) => print(request.value, reply.value, printer),
        ...(film === null ? {} : { film }),
      });
    },
  };
}
