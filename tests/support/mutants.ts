/**
 * Breaks a program in JavaScript in many small ways: mutants, by operators as mutation testing knows them. They work on the text of
 * resources/examples, which is plain enough for that.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { ALGORITHM_NAMES, type AlgorithmName } from '../../core/algorithms/published.ts';

const EXAMPLES = new URL('../../resources/examples/', import.meta.url);

/** The algorithms by which there are programs. */
export const EXAMPLE_NAMES: readonly AlgorithmName[] = ALGORITHM_NAMES.filter((name) =>
  readdirSync(EXAMPLES).includes(`${name}.js`),
);

/** Our own program in JavaScript by an algorithm. */
export function exampleSource(name: AlgorithmName): string {
  return readFileSync(new URL(`${name}.js`, EXAMPLES), 'utf8');
}

/** A broken program: the line that was changed, and how. */
export interface Mutant {
  readonly operator: string;
  readonly line: number;
  readonly source: string;
}

/** Finds places in a line of code and puts something else there. */
interface MutationOperator {
  readonly name: string;
  readonly pattern: RegExp;
  change(match: RegExpExecArray): readonly string[];
}

const pairs = (words: Readonly<Record<string, readonly string[]>>) => (match: RegExpExecArray) =>
  words[match[0]] ?? [];

export const MUTATION_OPERATORS: readonly MutationOperator[] = [
  {
    name: 'boundary of a comparison',
    pattern: /<=|>=|<(?![=])|(?<![=])>(?!=)/g,
    change: pairs({ '<': ['<='], '<=': ['<'], '>': ['>='], '>=': ['>'] }),
  },
  {
    name: 'opposite comparison',
    pattern: /===|!==|<=|(?<=\s)<(?=\s)|(?<=\s)>(?=\s)/g,
    change: pairs({ '===': ['!=='], '!==': ['==='], '<': ['>='], '<=': ['>'], '>': ['<='] }),
  },
  {
    name: 'other arithmetic',
    pattern: /(?<=\s)[-+*%](?=\s)/g,
    change: pairs({ '+': ['-'], '-': ['+'], '*': ['+'], '%': ['+'] }),
  },
  {
    name: 'other number',
    pattern: /(?<![\w.])\d+(?![\w.])/g,
    change: ([text]) => [String(Number(text) + 1), String(Number(text) - 1)],
  },
  { name: 'and for or', pattern: /&&|\|\|/g, change: pairs({ '&&': ['||'], '||': ['&&'] }) },
  { name: 'negation left out', pattern: /!(?=[a-z])/g, change: () => [''] },
  {
    name: 'condition always or never',
    pattern: /(?<=\bif \()(?:[^()]|\((?:[^()]|\([^()]*\))*\))+(?=\))/g,
    change: () => ['true', 'false'],
  },
  {
    name: 'statement left out',
    pattern: /^\s*[^\s{}/][^{}]*;(?=\s*$)/g,
    change: ([text]) => (/^\s*(const|let|return|for|if|function)\b/.test(text) ? [] : [';']),
  },
  {
    name: 'other result',
    pattern: /\breturn (?:true|false|null|best|found|hint\([^;]*|tiles > 0[^;]*);/g,
    change: ([text]) =>
      text.includes('true')
        ? ['return false;']
        : text.includes('false')
          ? ['return true;']
          : text.includes('null;') && !text.includes('tiles')
            ? ['return [[0, 0], [0, 0]];']
            : ['return null;'],
  },
  {
    name: 'other variable',
    pattern: /\b(?:ax|ay|bx|by|x|y|dx|dy|width|height|i|j)\b(?!:)/g,
    change: pairs({
      ...{ ax: ['bx', 'ay'], ay: ['by', 'ax'], bx: ['ax', 'by'], by: ['ay', 'bx'], x: ['y'], y: ['x'] },
      ...{ dx: ['dy'], dy: ['dx'], width: ['height'], height: ['width'], i: ['j'], j: ['i'] },
    }),
  },
  {
    name: 'break for continue',
    pattern: /\b(?:break|continue)(?=;)/g,
    change: pairs({ break: ['continue'], continue: ['break'] }),
  },
  {
    name: 'other step',
    pattern: /\+\+|\+=|-=/g,
    change: pairs({ '++': ['--'], '+=': ['-='], '-=': ['+='] }),
  },
  { name: 'direction left out', pattern: /\[-?1, 0\](?:, )?|\[0, -?1\](?:, )?/g, change: () => [''] },
  {
    name: 'other end of a list',
    pattern: /\.length - 1|\bpush\b/g,
    change: pairs({ '.length - 1': ['.length - 2'], push: ['unshift'] }),
  },
  {
    name: 'other function',
    pattern: /\bMath\.(?:abs|sign)/g,
    change: pairs({ 'Math.abs': ['Math.sign'], 'Math.sign': ['Math.abs'] }),
  },
];

/** Every mutant of a source, each changed at one place; comments and the heads of functions stay. */
export function mutantsOf(source: string): Mutant[] {
  const lines = source.split('\n');
  const seen = new Set([source]);
  const found: Mutant[] = [];
  for (const [index, line] of lines.entries()) {
    const code = line.replace(/\s*\/\/.*$/, '');
    if (/^\s*(function\b|\/\/|$)/.test(code)) continue;
    for (const { name, pattern, change } of MUTATION_OPERATORS) {
      for (const match of code.matchAll(pattern)) {
        for (const put of change(match)) {
          const changed = code.slice(0, match.index) + put + code.slice(match.index + match[0].length);
          const mutant = [...lines.slice(0, index), changed, ...lines.slice(index + 1)].join('\n');
          if (seen.has(mutant)) continue;
          seen.add(mutant);
          found.push({ operator: name, line: index + 1, source: mutant });
        }
      }
    }
  }
  return found;
}
