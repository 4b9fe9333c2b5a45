/** Versions as the releases name them: semver, with or without a `v`. */
import * as v from 'valibot';

const NUMBER = '(0|[1-9]\\d{0,5})';
const VERSION = new RegExp(`^v?${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-([\\dA-Za-z-]+(?:\\.[\\dA-Za-z-]+)*))?$`);
const MAX_LENGTH = 60;

export const versionSchema = v.pipe(v.string(), v.maxLength(MAX_LENGTH), v.regex(VERSION));

/**
 * Returns whether `one` comes after `other` by semver's order; a missing version comes before every other.
 */
export function isLater(one: string, other: string): boolean {
  return compareVersions(parseVersion(one), parseVersion(other)) > 0;
}

interface Version {
  readonly numbers: readonly number[];
  /** Of a version on its way to these numbers; empty for the version itself. */
  readonly stages: readonly string[];
}

function parseVersion(text: string): Version {
  const [, major, minor, patch, stages] = VERSION.exec(text) ?? [];
  const numbers = [major, minor, patch].map((digits) => Number(digits ?? -1));
  return { numbers, stages: stages?.split('.') ?? [] };
}

function compareVersions(one: Version, other: Version): number {
  return (
    compareLists(one.numbers, other.numbers, (left, right) => left - right) ||
    // A version without stages is finished, and later than all of its stages.
    Number(one.stages.length === 0) - Number(other.stages.length === 0) ||
    compareLists(one.stages, other.stages, compareStages)
  );
}

/** The first difference decides; where there is none, the longer list is later. */
function compareLists<T>(
  ones: readonly T[],
  others: readonly T[],
  compare: (one: T, other: T) => number,
): number {
  for (const [index, one] of ones.entries()) {
    const other = others[index];
    if (other === undefined) return 1;
    const order = compare(one, other);
    if (order !== 0) return order;
  }
  return ones.length - others.length;
}

/** Numbers by their size and before words, words by their code units. */
function compareStages(one: string, other: string): number {
  const areNumbers = [one, other].map((stage) => /^\d+$/.test(stage));
  if (areNumbers[0] && areNumbers[1]) return Number(one) - Number(other);
  if (areNumbers[0] !== areNumbers[1]) return areNumbers[0] ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}
