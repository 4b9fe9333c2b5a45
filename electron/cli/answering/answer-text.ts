import { ok } from '../../../core/result.ts';
import { answerOne } from '../batch/task-answers.ts';
import type { AnswerCommand, Film } from '../command.ts';
import { failure } from '../failure.ts';
import { OPTIONS, type OptionName } from '../options.ts';
import { readSource } from '../source.ts';
import { type AnswerContext, printerOf, toolsOf } from './answer-context.ts';
import { EXIT_NO, EXIT_YES, refuse, refuseAnswer } from './exit.ts';

/** Answers one board or template in words. */
export async function answerText(command: AnswerCommand, context: AnswerContext): Promise<number> {
  const { terminal, language, source, fields } = context;
  const missing = command.options.find((option) => isRequired(option) && !(OPTIONS[option].field in fields));
  if (missing !== undefined)
    return refuse(terminal, language, failure('missing-option', { name: command.name, option: missing }));
  // A share code says what a template would.
  const input = 'code' in fields && source === undefined ? ok({}) : await readInput(command, context);
  if (!input.ok) return refuse(terminal, language, input.error);
  const tools = toolsOf(context);
  const answer = answerOne(command, { ...input.value, ...fields }, tools);
  tools.bar.clear();
  if (!answer.ok) return refuseAnswer(terminal, language, answer.error);
  const { film, isYes } = answer.value;
  if (film === undefined) await terminal.write(`${answer.value.print(printerOf(context))}\n`);
  else await show(film, context);
  return isYes ? EXIT_YES : EXIT_NO;
}

/** The board or the template of a source. A template where a board is read is dealt, by commands that do so. */
async function readInput(command: AnswerCommand, { source, fields, terminal }: AnswerContext) {
  if (command.dealsTemplates === true && source !== undefined) {
    // The dealer is loaded by those who need it.
    const { dealSource, isTemplateName } = await import('./deal-source.ts');
    if (isTemplateName(source)) return dealSource(source, fields, terminal);
  }
  return readSource(command, source, terminal);
}

/** Shows a film: on a terminal each picture over the one before, elsewhere one below the other. */
async function show(film: Film, context: AnswerContext): Promise<void> {
  const { terminal } = context;
  let drawnLines = 0;
  for (const { kept, picture } of film.scenes(printerOf(context))) {
    const back = terminal.isScreen && drawnLines > 0 ? `\u001b[${drawnLines}A\u001b[J` : '';
    const lines = picture === '' ? kept : [...kept, picture];
    if (!(await terminal.write(`${back}${lines.map((line) => `${line}\n`).join('')}`))) return;
    drawnLines = picture === '' ? 0 : picture.split('\n').length;
    if (picture !== '') await terminal.waitMs(film.durationMs);
  }
}

function isRequired(option: OptionName): boolean {
  return option === 'from' || option === 'to' || option === 'moves';
}
