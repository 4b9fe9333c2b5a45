import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { GROWTH_MEASURES, GROWTH_SIDES } from '../../../core/judge/growth-scope.ts';
import { GROWING_TASKS, TASKS } from '../../../core/judge/question.ts';
import { type JudgeScope, WHOLE_SCOPE } from '../../../core/judge/question-set.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { BORDERS, TURN_LIMITS } from '../../../core/rules/rules.ts';
import type { FileAnswer, FileCommand, FileTools } from '../command.ts';
import { type Failure, failure, systemFailure } from '../failure.ts';
import { writeFiles } from '../files/write-file.ts';
import {
  type ExaminationOptions,
  examineProgram,
  isPassing,
  type ProgramReport,
} from '../judge/examine-program.ts';
import { PROGRAM_BOUNDS } from '../judge/examined-program.ts';
import { findProgram } from '../judge/find-program.ts';
import { algorithmFigures } from '../judge/measure-growth.ts';
import { faultWords, headlineOf } from '../judge/report-lines.ts';
import { growthSvg, reportPage } from '../judge/report-page.ts';
import { printReport } from '../judge/report-text.ts';
import { type Submission, submissionsIn } from '../judge/submissions.ts';
import type { Printer } from '../printer.ts';
import { readFields, seedField, whole } from '../requests.ts';
import { judgeWords } from '../texts.ts';

const MEBIBYTE = 1024 * 1024;
const WHOLE_MS = 300_000;

const schema = v.object({
  tasks: v.optional(v.string()),
  maxTurns: v.optional(v.picklist(TURN_LIMITS), 2),
  border: v.optional(v.picklist(BORDERS)),
  seed: v.optional(seedField, WHOLE_SCOPE.seed),
  random: v.optional(whole(0, 100_000), WHOLE_SCOPE.count),
  answerMs: v.optional(whole(1, 600_000), PROGRAM_BOUNDS.answerMs),
  wholeMs: v.optional(whole(1, 86_400_000), WHOLE_MS),
  memoryMb: v.optional(whole(1, 1_048_576), PROGRAM_BOUNDS.memoryBytes / MEBIBYTE),
  chart: v.optional(v.picklist(GROWING_TASKS)),
  measure: v.optional(v.picklist(GROWTH_MEASURES)),
  each: v.optional(v.string()),
  out: v.optional(v.string()),
  force: v.optional(v.boolean(), false),
});
type JudgeRequest = v.InferOutput<typeof schema>;

/** A submission and what came of it; null where it cannot be started. */
interface Judged {
  readonly submission: Submission;
  readonly report: ProgramReport | null;
}

export const judge: FileCommand = {
  name: 'judge',
  input: 'program',
  options: [
    ...(['tasks', 'turns', 'border', 'seed', 'random', 'answer-ms', 'whole-ms', 'memory-mb'] as const),
    ...(['each', 'chart', 'measure', 'out', 'force'] as const),
  ],
  fields:
    '→ {command,mode,asked,differing,isCutShort,examination:{results:[{task,asked,right,…}],findings:[{task,fault,count,…}],known,unproved},growth,bounds}, one line a program',
  async run({ fields, sources, language }, tools) {
    const read = readFields(schema, fields);
    if (!read.ok) return read;
    const request = read.value;
    if (request.chart !== undefined && sources.length === 0) return writeChart(request, language, tools);
    const options = optionsOf(request, tools);
    if (!options.ok) return options;
    if (request.each !== undefined) return judgeFolder(request.each, request, options.value, language, tools);
    const [program] = sources;
    if (program === undefined || program.trim() === '') return err(failure('no-program-named'));
    const found = findProgram(program, tools.folder, tools.environment);
    if (found.type !== 'found') return err(failure(`program-${found.type}`, { program }));
    const report = await examineProgram(sources, found.path, options.value);
    return writeReport(report, request, language, tools);
  },
};

function optionsOf(request: JudgeRequest, tools: FileTools): Result<ExaminationOptions, Failure> {
  const named = request.tasks?.split(',').map((each) => each.trim()) ?? TASKS;
  const tasks = TASKS.filter((task) => named.includes(task));
  const unknown = named.find((each) => !TASKS.some((task) => task === each));
  if (unknown !== undefined || tasks.length === 0)
    return err(failure('bad-choice', { option: 'tasks', choices: TASKS.join(', '), value: unknown ?? '' }));
  const { maxTurns, border, seed, random: count, answerMs, wholeMs, memoryMb } = request;
  const scope: JudgeScope = {
    tasks,
    maxTurns,
    borders: border === undefined ? BORDERS : [border],
    seed,
    count,
  };
  const bounds = { ...PROGRAM_BOUNDS, answerMs, memoryBytes: memoryMb * MEBIBYTE };
  return ok({ scope, bounds, wholeMs, measuresGrowth: true, onAsked: (asked) => tools.report(asked, null) });
}

async function writeReport(
  report: ProgramReport,
  { out, force, chart, measure = 'time' }: JudgeRequest,
  language: Printer['language'],
  tools: FileTools,
): Promise<Result<FileAnswer, Failure>> {
  if (out !== undefined) {
    const growth = report.growth.find(({ task }) => task === chart);
    const content =
      growth === undefined ? reportPage(report, language) : growthSvg(language, growth, measure);
    const written = await writeFiles([{ path: out, content }], force, tools);
    if (!written.ok) return written;
  }
  return ok({
    isYes: isPassing(report),
    json: [report],
    print: (printer) =>
      [
        printReport(report, printer),
        ...(out === undefined ? [] : ['', printer.say('file.written', { file: out })]),
      ].join('\n'),
  });
}

/** Every submission of a folder, one after the other, since they are timed. */
async function judgeFolder(
  folder: string,
  { out, force }: JudgeRequest,
  options: ExaminationOptions,
  language: Printer['language'],
  tools: FileTools,
): Promise<Result<FileAnswer, Failure>> {
  const t = judgeWords(language);
  let submissions: readonly Submission[];
  try {
    submissions = submissionsIn(resolve(tools.folder, folder), tools.environment);
  } catch (error) {
    return err(systemFailure('unreadable', folder, error));
  }
  const judged: Judged[] = [];
  // The growth is shown on the pages alone.
  const asked = { ...options, measuresGrowth: out !== undefined };
  for (const submission of submissions) {
    const [program = ''] = submission.command;
    const found = findProgram(program, tools.folder, tools.environment);
    const report =
      found.type === 'found' ? await examineProgram(submission.command, found.path, asked) : null;
    judged.push({ submission, report });
  }
  if (out !== undefined) {
    const pages = judged.flatMap(({ submission, report }) =>
      report === null
        ? []
        : [{ path: join(out, `${submission.name}.html`), content: reportPage(report, language) }],
    );
    const written = await writeFiles(pages, force, tools);
    if (!written.ok) return written;
  }
  const lineOf = ({ submission: { name }, report }: Judged) => {
    if (report === null) return t('class.missing', { name });
    if (isPassing(report)) return t('class.passed', { name });
    const { findings } = report.examination;
    const faults = findings.map((finding) => `${finding.task}: ${faultWords(t, finding, report.bounds)}`);
    return t('class.failed', {
      name,
      faults: faults.length === 0 ? headlineOf(t, report) : faults.join('; '),
    });
  };
  return ok({
    isYes: judged.length > 0 && judged.every(({ report }) => report !== null && isPassing(report)),
    json: judged.map(({ submission: { name }, report }) => ({ name, ...(report ?? { isMissing: true }) })),
    print: () => (judged.length === 0 ? t('class.none', { folder }) : judged.map(lineOf).join('\n')),
  });
}

/** The published algorithms and ours alone, as a picture: the cells that they examine, where nothing else is asked for. */
async function writeChart(
  { chart, measure = 'cells', out, force }: JudgeRequest,
  language: Printer['language'],
  tools: FileTools,
): Promise<Result<FileAnswer, Failure>> {
  const task = chart ?? 'link';
  const measured = { task, sides: GROWTH_SIDES[task], ms: [], algorithms: algorithmFigures(task) };
  const svg = growthSvg(language, measured, measure);
  if (out === undefined) return ok({ isYes: true, json: [measured], print: () => svg });
  const written = await writeFiles([{ path: out, content: svg }], force, tools);
  if (!written.ok) return written;
  return ok({
    isYes: true,
    json: [measured],
    print: (printer) => printer.say('file.written', { file: out }),
  });
}
