function deep(levels: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}

function knot(): unknown {
  const value: Record<string, unknown> = {};
  value.self = value;
  return value;
}

/** Values that no field of the contract takes. All of it passes a structured clone. */
export const HOSTILE_VALUES: readonly (readonly [what: string, value: unknown])[] = [
  ['1e400', Number.POSITIVE_INFINITY],
  ['-1e400', Number.NEGATIVE_INFINITY],
  ['not a number', Number.NaN],
  ['a half', 0.5],
  ['2^53', 2 ** 53],
  ['-2^53', -(2 ** 53)],
  ['a large integer', 10n ** 40n],
  ['undefined', undefined],
  ['true', true],
  ['a number as text', '7'],
  ['__proto__', '__proto__'],
  ['an object with a prototype of its own', JSON.parse('{"__proto__":{"ok":true},"constructor":{}}')],
  ['an empty object', {}],
  ['nesting', deep(10_000)],
  ['a knot', knot()],
  ['a megabyte of text', 'x'.repeat(1_000_000)],
  ['a byte order mark', '\ufeff'],
  ['a reversed name', '\u202Efdp.exe'],
  ['half of a pair', '\ud800'],
  ['a zero byte', 'a\0b'],
  ['SQL', "'; DROP TABLE games; --"],
  ['a path', '../../../etc/passwd'],
  ['a date', new Date(0)],
  ['a map', new Map([['a', 1]])],
  ['bytes', new Uint8Array(8)],
  ['a list with a hole', Object.assign([], { 5: 1 })],
];

/** Fields that take none of these, by channel and path. */
export const FIELDS: readonly (readonly [channel: string, path: readonly (string | number)[]])[] = [
  ['games.append', ['index']],
  ['games.append', ['boardHash']],
  ['games.append', ['entry', 'type']],
  ['games.append', ['entry', 'elapsedMs']],
  ['games.append', ['entry']],
  ['games.clock', ['elapsedMs', 'isRunning']],
  ['games.load', ['gameId']],
  ['games.start', ['setup', 'mode']],
  ['games.start', ['setup', 'deal', 'template', 'width']],
  ['games.start', ['setup', 'deal', 'template', 'marks']],
  ['games.start', ['setup', 'deal', 'template', 'rules', 'gravity']],
  ['games.start', ['setup', 'deal', 'witness', 0]],
  ['games.start', ['setup', 'deal', 'cells', 3]],
];
