import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { ALGORITHM_NAMES } from '../../core/algorithms/published.ts';
import { GROWTH_MEASURES } from '../../core/judge/growth-scope.ts';
import { GROWING_TASKS } from '../../core/judge/question.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { PUZZLE_GRADES, PUZZLE_KINDS } from '../../core/review/puzzles/puzzle.ts';
import { BORDERS, CLASSIC_RULES, GRAVITIES, type Rules, TURN_LIMITS } from '../../core/rules/rules.ts';
import { MAX_LEVELS } from '../../core/templates/file/file-form.ts';
import { type Failure, failure, type OptionFault, optionFailure } from './failure.ts';
import { parseShard, type Shard, WHOLE } from './shard.ts';

/** The form in which the value of an option is read, and that of its JSON field. */
type OptionKind =
  | { readonly type: 'flag' }
  | { readonly type: 'text' }
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
  /** A percentage, which becomes a share from 0 to 1. */
  | { readonly type: 'percent' }
  | { readonly type: 'point' }
  | { readonly type: 'moves' };
/** `flag`: how it is written, where another command's option has the name already. */
type Option = OptionKind & { readonly field: string; readonly flag?: string };

const MAX_UINT32 = 0xffff_ffff;

/** Who may play a whole game. */
export const PLAYERS = ['first', 'proof', ...ALGORITHM_NAMES] as const;

/** The forms in which `convert` writes. */
export const FORMS = ['text', 'json', 'png', 'code'] as const;

/** The options of the text form: each is another way to write one field of the JSON form. */
export const OPTIONS = {
  turns: { field: 'maxTurns', type: 'number', min: 0, max: TURN_LIMITS.length - 1 },
  border: { field: 'border', type: 'choice', choices: BORDERS },
  gravity: { field: 'gravity', type: 'choice', choices: GRAVITIES },
  kinds: { field: 'kinds', type: 'number', min: 1, max: 65_535 },
  copies: { field: 'copies', type: 'number', min: 2, max: 65_536 },
  seed: { field: 'seed', type: 'number', min: 0, max: MAX_UINT32 },
  difficulty: { field: 'difficulty', type: 'percent' },
  rate: { field: 'rate', type: 'flag' },
  code: { field: 'code', type: 'text' },
  share: { field: 'share', type: 'flag' },
  games: { field: 'games', type: 'number', min: 1, max: 1_000_000 },
  'time-ms': { field: 'timeMs', type: 'number', min: 0, max: 86_400_000 },
  'node-limit': { field: 'nodeLimit', type: 'number', min: 0, max: Number.MAX_SAFE_INTEGER },
  from: { field: 'from', type: 'point' },
  to: { field: 'to', type: 'point' },
  depth: { field: 'depth', type: 'number', min: 1, max: 20 },
  by: { field: 'by', type: 'choice', choices: PLAYERS },
  boards: { field: 'boards', type: 'flag' },
  delay: { field: 'delayMs', type: 'number', min: 0, max: 60_000 },
  as: { field: 'form', type: 'choice', choices: FORMS },
  out: { field: 'out', type: 'text' },
  force: { field: 'force', type: 'flag' },
  name: { field: 'name', type: 'text' },
  author: { field: 'author', type: 'text' },
  list: { field: 'list', type: 'flag' },
  unpack: { field: 'unpack', type: 'flag' },
  moves: { field: 'moves', type: 'moves' },
  shipped: { field: 'shipped', type: 'flag' },
  kind: { field: 'kind', type: 'choice', choices: PUZZLE_KINDS },
  grade: { field: 'grade', type: 'number', min: 1, max: PUZZLE_GRADES.length },
  count: { field: 'count', type: 'number', min: 0, max: 100_000 },
  tasks: { field: 'tasks', type: 'text' },
  random: { field: 'random', type: 'number', min: 0, max: 100_000 },
  'answer-ms': { field: 'answerMs', type: 'number', min: 1, max: 600_000 },
  'whole-ms': { field: 'wholeMs', type: 'number', min: 1, max: 86_400_000 },
  'memory-mb': { field: 'memoryMb', type: 'number', min: 1, max: 1_048_576 },
  each: { field: 'each', type: 'text' },
  chart: { field: 'chart', type: 'choice', choices: GROWING_TASKS },
  measure: { field: 'measure', type: 'choice', choices: GROWTH_MEASURES },
  date: { field: 'date', type: 'text' },
  little: { field: 'little', type: 'flag' },
  'to-date': { field: 'to', flag: 'to', type: 'text' },
  game: { field: 'game', type: 'number', min: 1, max: 1_000_000 },
  part: { field: 'part', type: 'text' },
  speed: { field: 'speed', type: 'number', min: 1, max: 1_000 },
  levels: { field: 'levels', type: 'number', min: 1, max: MAX_LEVELS },
  least: { field: 'least', type: 'percent' },
  most: { field: 'most', type: 'percent' },
  sort: { field: 'sort', type: 'flag' },
  seconds: { field: 'seconds', type: 'number', min: 3, max: 600 },
  megabytes: { field: 'megabytes', type: 'number', min: 1, max: 100 },
} as const satisfies Readonly<Record<string, Option>>;
export type OptionName = keyof typeof OPTIONS;

/** Returns the name of an option as it is written after the two hyphens. */
export function flagName(name: OptionName | CommonName): string {
  const option: Option | null = isOwnOption(name) ? OPTIONS[name] : null;
  return option?.flag ?? name;
}

export const RULE_OPTIONS = ['turns', 'border', 'gravity'] as const satisfies readonly OptionName[];
/** The options that ask for these rules, as far as they are not the classic ones. */
export function ruleFlags({ maxTurns, border, gravity }: Rules): string[] {
  return [
    ...(maxTurns === CLASSIC_RULES.maxTurns ? [] : [`--turns ${maxTurns}`]),
    ...(border === CLASSIC_RULES.border ? [] : [`--border ${border}`]),
    ...(gravity === CLASSIC_RULES.gravity ? [] : [`--gravity ${gravity}`]),
  ];
}
export const SEARCH_OPTIONS = ['time-ms', 'node-limit', 'seed'] as const satisfies readonly OptionName[];

/** The options that every command has; they say how, never what. */
export interface CommonOptions {
  readonly help: boolean;
  readonly version: boolean;
  readonly jsonl: boolean;
  readonly lang: string | undefined;
  readonly color: string | undefined;
  /** The number of workers that share a batch; as many as there are cores when it is not said. */
  readonly jobs: number | undefined;
  readonly shard: Shard;
}

export interface Arguments {
  readonly common: CommonOptions;
  /** Files and names, in their order. */
  readonly sources: readonly string[];
  /** JSON fields that the options set. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The options that every command has. */
export const COMMON = {
  jsonl: { type: 'boolean' },
  jobs: { type: 'string' },
  shard: { type: 'string' },
  lang: { type: 'string' },
  color: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

export type CommonName = Exclude<keyof typeof COMMON, 'version'>;

/** Returns whether an option belongs to some commands only. */
export function isOwnOption(option: OptionName | CommonName): option is OptionName {
  return Object.hasOwn(OPTIONS, option);
}

/** Returns whether an option takes no value. */
export function isFlag(option: OptionName | CommonName): boolean {
  return isOwnOption(option) ? OPTIONS[option].type === 'flag' : COMMON[option].type === 'boolean';
}

/** Most workers of a batch. */
const MAX_JOBS = 1024;

/** Reads what follows the command's name: options with these names, and as many sources as it takes. */
export function parseArguments(
  args: readonly string[],
  names: readonly OptionName[],
  mostSources: number,
): Result<Arguments, Failure> {
  const split = splitArguments(args, names);
  if (!split.ok) return split;
  const { values, positionals } = split.value;
  if (positionals.length > mostSources)
    return err(optionFailure('argument-too-many', { argument: positionals[mostSources] ?? '' }));
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    const value = values[flagName(name)];
    if (value === undefined) continue;
    const read = readOption(name, value);
    if (!read.ok) return read;
    fields[OPTIONS[name].field] = read.value;
  }
  const common = readCommon(values);
  return common.ok ? ok({ common: common.value, sources: positionals, fields }) : common;
}

function readCommon({
  help,
  version,
  jsonl,
  lang,
  color,
  jobs,
  shard,
}: Values): Result<CommonOptions, Failure> {
  const count = jobs === undefined ? ok(undefined) : readNumber('jobs', String(jobs), 1, MAX_JOBS);
  if (!count.ok) return count;
  const part = shard === undefined ? WHOLE : parseShard(String(shard));
  if (part === null) return err(failure('bad-shard', { value: String(shard) }));
  return ok({
    help: help === true,
    version: version === true,
    jsonl: jsonl === true,
    lang: textOf(lang),
    color: textOf(color),
    jobs: count.value,
    shard: part,
  });
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

function splitArguments(
  args: readonly string[],
  names: readonly OptionName[],
): Result<{ values: Values; positionals: string[] }, Failure> {
  const own = names.map((name): [string, { type: 'boolean' | 'string' }] => [
    flagName(name),
    { type: OPTIONS[name].type === 'flag' ? 'boolean' : 'string' },
  ]);
  const options: ParseArgsOptionsConfig = { ...Object.fromEntries(own), ...COMMON };
  // Not strict: parseArgs would tell in its own English what is wrong.
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const fault = faultOf(token, options[token.name]?.type);
    if (fault !== null) return err(optionFailure(fault, { option: token.rawName }));
  }
  // Options that are not known are refused above, so no value is anything else.
  return ok({ values: values as Values, positionals });
}

/** An option as it was written; `value` is undefined without one. */
interface WrittenOption {
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

/** Returns the fault of an option that the command has with this type, or does not have. */
function faultOf(
  { value, inlineValue = false }: WrittenOption,
  type: 'boolean' | 'string' | undefined,
): OptionFault | null {
  if (type === undefined) return 'unknown-option';
  if (type === 'boolean') return inlineValue ? 'flag-with-value' : null;
  // A value that begins with a hyphen is the next option, unless it is written as `--option=-value`.
  const isNextOption = !inlineValue && value !== undefined && /^-./.test(value);
  return value === undefined || isNextOption ? 'option-without-value' : null;
}

function readOption(name: OptionName, value: string | boolean): Result<unknown, Failure> {
  const option: Option = OPTIONS[name];
  if (typeof value === 'boolean') return ok(value);
  switch (option.type) {
    case 'flag':
      return ok(true);
    case 'text':
      return ok(value);
    case 'choice':
      return option.choices.includes(value)
        ? ok(value)
        : err(failure('bad-choice', { option: name, choices: option.choices.join(', '), value }));
    case 'point': {
      const point = /^\[?(\d{1,3}),(\d{1,3})\]?$/.exec(value);
      return point
        ? ok([Number(point[1]), Number(point[2])])
        : err(failure('bad-point', { option: name, value }));
    }
    case 'moves': {
      const moves = parseMoves(value);
      return moves === null ? err(failure('bad-moves', { option: name, value })) : ok(moves);
    }
    case 'percent': {
      const isRight = /^\d{1,3}$/.test(value) && Number(value) <= 100;
      return isRight
        ? ok(Number(value) / 100)
        : err(failure('bad-number', { option: name, min: 0, max: 100, value }));
    }
    case 'number':
      return readNumber(name, value, option.min, option.max);
  }
}

function readNumber(option: string, value: string, min: number, max: number): Result<number, Failure> {
  const isRight = /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
  return isRight ? ok(Number(value)) : err(failure('bad-number', { option, min, max, value }));
}

/** Moves such as `0,0-1,0;2,0-3,0`: columns and rows of two tiles. */
function parseMoves(value: string): [[number, number], [number, number]][] | null {
  const words = value.split(';').filter((word) => word !== '');
  const moves = words.map((word) =>
    /^(\d{1,3}),(\d{1,3})-(\d{1,3}),(\d{1,3})$/.exec(word)?.slice(1).map(Number),
  );
  if (moves.includes(undefined)) return null;
  return moves.map(([ax = 0, ay = 0, bx = 0, by = 0] = []) => [
    [ax, ay],
    [bx, by],
  ]);
}

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
