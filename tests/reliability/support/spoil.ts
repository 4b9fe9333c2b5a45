import type { Random } from '../../../core/random.ts';
import { HOSTILE_VALUES } from '../games/hostile-values.ts';

type Path = readonly (string | number)[];

/** A copy of plain data with another value at one place. */
export function withValueAt(data: unknown, path: Path, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(first), withValueAt(data[Number(first)], rest, value));
  const fields = (data ?? {}) as Record<string, unknown>;
  return { ...fields, [first]: withValueAt(fields[String(first)], rest, value) };
}

/** The place of every value in plain data, the whole first. */
export function pathsIn(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [path];
  const entries: [string | number, unknown][] = Array.isArray(data)
    ? [...data.entries()]
    : Object.entries(data);
  return [path, ...entries.flatMap(([name, value]) => pathsIn(value, [...path, name]))];
}

function valueAt(data: unknown, path: Path): unknown {
  // A path that `pathsIn` made leads through objects and lists only.
  return path.reduce((value, name) => (value as Record<string | number, unknown>)[name], data);
}

/** A copy of plain data in which one thing is otherwise. */
export function spoil(data: unknown, random: Random): unknown {
  const paths = pathsIn(data);
  const pick = <T>(items: readonly T[]): T => {
    // There is always the path to the whole, and the list of values is not empty.
    return items[random.below(items.length)] as T;
  };
  const path = pick(paths);
  const value = valueAt(data, path);
  switch (random.below(6)) {
    case 0:
      return withValueAt(data, path, pick(HOSTILE_VALUES)[1]);
    case 1:
      return withValueAt(data, path, valueAt(data, pick(paths)));
    case 2:
      return withValueAt(
        data,
        path,
        typeof value === 'number' ? value + pick([-1, 1, 1e9, -1e9, 0.5]) : null,
      );
    case 3:
      return withValueAt(data, path, Array.isArray(value) ? value.slice(1) : [value, value]);
    case 4:
      return withValueAt(data, path, typeof value === 'object' ? { ...value, extra: 1 } : `${value}x`);
    default:
      return withValueAt(data, path, Array.isArray(value) ? [...value, ...value] : undefined);
  }
}

/** A text with a few of its characters otherwise. */
export function spoilText(text: string, random: Random): string {
  const at = random.below(text.length);
  const length = 1 + random.below(8);
  switch (random.below(5)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length);
    case 1:
      return text.slice(0, at) + String.fromCharCode(random.below(0x300)) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + text.slice(at, at + length * 4) + text.slice(at);
    case 3:
      return text.slice(0, at) + '"[]{},:0-9e.\\'.charAt(random.below(13)) + text.slice(at);
    default:
      return text.slice(0, at) + String(random.below(10)) + text.slice(at + 1);
  }
}
