import type { CliCommand, FileCommand, FileTools } from '../command.ts';
import { COMMANDS } from '../commands/commands.ts';
import { type AnswerContext, printerOf, toolsOf } from './answer-context.ts';
import { EXIT_NO, EXIT_YES, refuseAnswer } from './exit.ts';

/** Answers a command that works on files; what cannot be read or written is said with the system's own reason. */
export async function answerFiles(command: FileCommand, context: AnswerContext): Promise<number> {
  const { terminal, language, sources, fields, isJsonl } = context;
  const { bar, ...tools } = toolsOf(context);
  const answer = await command.run({ fields, sources, language, loadCommands }, fileToolsOf(context, tools));
  bar.clear();
  if (!answer.ok) return refuseAnswer(terminal, language, answer.error);
  const { json, isYes } = answer.value;
  if (isJsonl && json !== undefined)
    await terminal.write(json.map((each) => `${JSON.stringify(each)}\n`).join(''));
  else {
    const printed = answer.value.print(printerOf(context));
    await terminal.write(typeof printed === 'string' ? `${printed}\n` : printed);
  }
  return isYes ? EXIT_YES : EXIT_NO;
}

function loadCommands(): Promise<CliCommand[]> {
  return Promise.all(COMMANDS.map(({ load }) => load()));
}

function fileToolsOf({ terminal }: AnswerContext, tools: Pick<FileTools, 'nowMs' | 'report'>): FileTools {
  return {
    ...tools,
    isScreen: terminal.isScreen,
    folder: terminal.folder,
    environment: terminal.environment,
    input: () => terminal.input(),
    hasFile: (path) => terminal.hasFile(path),
    readFile: (path) => terminal.readFile(path),
    writeFile: (path, content, mayReplace) => terminal.writeFile(path, content, mayReplace),
  };
}
