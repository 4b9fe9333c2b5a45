import type { ImportErrorCode } from '../../../core/contract/import-errors.ts';
import { EXPORT_VERSION } from '../../../electron/storage/transfer/export-format.ts';

/** A good export with one thing spoiled. `good` has one won and one unfinished game. */
export interface HostileText {
  readonly what: string;
  readonly code: ImportErrorCode;
  make(good: string): string;
}

function bad(what: string, code: ImportErrorCode, make: (good: string) => string): HostileText {
  return { what, code, make };
}

/** Replaces the first place that fits; a good export that has none would make the test worthless. */
function swap(good: string, from: string | RegExp, to: string): string {
  const next = good.replace(from, to);
  if (next === good) throw new Error(`nothing to spoil: ${from}`);
  return next;
}

const VERSION = `"version": ${EXPORT_VERSION}`;
const WIDTH = /"width": ?\d+/;

const SHAPES: readonly (readonly [what: string, from: string | RegExp, to: string])[] = [
  ['0 columns', WIDTH, '"width":0'],
  ['10^9 columns', WIDTH, '"width":1000000000'],
  ['-4 columns', WIDTH, '"width":-4'],
  ['1e400 columns', WIDTH, '"width":1e400'],
  ['4.5 columns', WIDTH, '"width":4.5'],
  ['columns as text', WIDTH, '"width":"4"'],
  ['no columns', /"width": ?\d+,/, ''],
  ['columns of null', WIDTH, '"width":null'],
  ['a prototype in a game', '"setup":', '"__proto__":{"ok":true},"setup":'],
  ['a constructor in a game', '"setup":', '"constructor":{},"setup":'],
  ['an unknown mark', /"marks": ?\[\s*-1/, '"marks":[-3'],
  ['a mark of 10^9', /"marks": ?\[\s*-1/, '"marks":[1000000000'],
  ['marks that are a text', /"marks": ?\[[^\]]*\]/, '"marks":"oooo"'],
  ['a name of 61 characters', /"name": ?"[^"]*"/, `"name":"${'x'.repeat(61)}"`],
  ['a name that is empty', /"name": ?"[^"]*"/, '"name":""'],
  ['an unknown mode', '"mode": "classic"', '"mode": "cheat"'],
  ['an unknown entry', '"type":"link"', '"type":"win"'],
  ['an entry by an unknown author', '"by":"player"', '"by":"me"'],
  ['a clock before the start', /"elapsedMs":\d+/, '"elapsedMs":-1'],
  ['a clock of 10^300', /"elapsedMs":\d+/, '"elapsedMs":1e300'],
  ['a cell of -1', /"a":\d+/, '"a":-1'],
  ['a cell beyond all', /"a":\d+/, '"a":4096'],
  ['a short board hash', /"boardHash": ?"[0-9a-f]{16}"/, '"boardHash":"0"'],
  ['an unknown status', '"status": "finished"', '"status": "won"'],
  ['a score of 1e308', /"total": ?\d+/, '"total":1e308'],
  ['an achievement that is a number', /"achievements": ?\[[^\]]*\]/, '"achievements":[7]'],
  ['achievements that are a text', /"achievements": ?\[[^\]]*\]/, '"achievements":"all"'],
  ['an unknown gravity', '"gravity":"none"', '"gravity":"sideways"'],
  ['4 turns', '"maxTurns":2', '"maxTurns":4'],
  ['games that are an object', /"games": ?\[/, '"games": {}, "x": ['],
  ['an id that climbs', /"id": ?"[^"]*"/, '"id":"../../../etc"'],
  ['an id with a zero byte', /"id": ?"[^"]*"/, '"id":"aaaaaaaa\\u0000"'],
  ['a setting of another kind', '"volume":5', '"volume":"loud"'],
  ['an unknown setting', '"volume":5', '"volume":5,"cheat":true'],
];

/** Every way to spoil an export that was thought of by hand. */
export const HOSTILE_TEXTS: readonly HostileText[] = [
  ...SHAPES.map(([what, from, to]) => bad(what, 'import-wrong-shape', (good) => swap(good, from, to))),
  bad('nothing', 'import-not-json', () => ''),
  bad('blanks', 'import-not-json', () => ' \n\t '),
  bad('a zero byte', 'import-not-json', () => '\0'),
  bad('half of it', 'import-not-json', (good) => good.slice(0, good.length / 2)),
  bad('all but the end', 'import-not-json', (good) => good.trimEnd().slice(0, -1)),
  bad('two of it', 'import-not-json', (good) => good + good),
  bad('a comment', 'import-not-json', (good) => `// mine\n${good}`),
  bad('a comma too many', 'import-not-json', (good) => swap(good, /\}\s*$/, ',}')),
  bad('NaN', 'import-not-json', (good) => swap(good, WIDTH, '"width":NaN')),
  bad('a hexadecimal number', 'import-not-json', (good) => swap(good, WIDTH, '"width":0x4')),
  bad('a leading zero', 'import-not-json', (good) => swap(good, WIDTH, '"width":04')),
  bad('single quotes', 'import-not-json', (good) => good.replaceAll('"', "'")),
  bad('a raw line break in a text', 'import-not-json', (good) => swap(good, '"classic"', '"clas\nsic"')),
  bad('a mark inside', 'import-not-json', (good) => `{\ufeff${good.slice(1)}`),
  bad('markup', 'import-not-json', () => '<html><script>alert(1)</script></html>'),
  bad('words', 'import-not-json', () => 'twofold-export'),
  bad('a million quotes', 'import-not-json', () => '"'.repeat(1_000_000)),
  bad('a million backslashes', 'import-not-json', () => `"${'\\'.repeat(1_000_001)}`),
  bad('a list', 'import-not-ours', () => '[]'),
  bad('null', 'import-not-ours', () => 'null'),
  bad('a number', 'import-not-ours', () => '7'),
  bad('an object', 'import-not-ours', () => '{}'),
  bad('a million numbers', 'import-not-ours', () => `[${'1,'.repeat(500_000)}1]`),
  bad('another format', 'import-not-ours', (good) => swap(good, 'twofold-export', 'twofold-import')),
  bad('a version as text', 'import-wrong-shape', (good) => swap(good, VERSION, '"version": "1"')),
  bad('version 0', 'import-wrong-shape', (good) => swap(good, VERSION, '"version": 0')),
  bad('the next version', 'import-newer', (good) => swap(good, VERSION, `"version": ${EXPORT_VERSION + 1}`)),
  bad('version 10^15', 'import-newer', (good) => swap(good, VERSION, '"version": 1000000000000000')),
  bad('a key said twice', 'import-repeated-key', (good) => swap(good, '"mode"', '"mode":"timed","mode"')),
  bad('a version said twice', 'import-repeated-key', (good) =>
    swap(good, '"version"', '"version":1,"version"'),
  ),
  bad('a well of lists', 'import-wrong-shape', () => '['.repeat(1_000_000)),
  bad('a well of objects', 'import-wrong-shape', () => '{"a":'.repeat(200_000)),
  bad('a hundred levels', 'import-wrong-shape', () => `${'['.repeat(100)}${']'.repeat(100)}`),
];

/** Texts that look hostile and mean no harm: taken, and nothing but what they say comes of them. */
export const HARMLESS_TEXTS: readonly HostileText[] = [
  bad('a clock of -0', 'import-wrong-shape', (good) =>
    swap(good, '"exportedAt": 1700000000000', '"exportedAt": -0'),
  ),
  bad('no blanks', 'import-wrong-shape', (good) => JSON.stringify(JSON.parse(good))),
  bad('other line ends', 'import-wrong-shape', (good) => good.replaceAll('\n', '\r\n')),
];
