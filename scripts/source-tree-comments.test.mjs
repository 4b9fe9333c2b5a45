// Comments are sentences with a subject: none begins with What, Whether, Where or How unless it asks.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

const AREAS = ['core', 'electron', 'renderer', 'scripts', 'tests'];

/** The comments of a program, with the number of the line on which each begins; adjacent `//` lines are one comment. */
function commentsOf(source, name) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const ranges = new Map();
  const visit = (node) => {
    const found = [
      ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
    ];
    if (node.kind !== ts.SyntaxKind.JsxText) for (const range of found) ranges.set(range.pos, range);
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  const comments = [];
  for (const { pos, end } of [...ranges.values()].toSorted((one, other) => one.pos - other.pos)) {
    const text = source.slice(pos, end).replaceAll(/^\/\*+|\*\/$|^\/\/|^\s*\*(?!\/)/gm, '');
    const line = file.getLineAndCharacterOfPosition(pos).line + 1;
    const before = comments.at(-1);
    const isContinued = source.startsWith('//', pos) && before?.isLine && before.last === line - 1;
    if (isContinued) Object.assign(before, { text: `${before.text} ${text}`, last: line });
    else comments.push({ line, last: line, text, isLine: source.startsWith('//', pos) });
  }
  return comments;
}

/** Finds most files without a fragment by their text alone, since parsing all of them takes half a minute. */
const MAY_HOLD_FRAGMENT = /(?:\/\/|\/\*)[\s*]*(?:What|Whether|Where|How)\b/;

/** The lines of comments that begin with one of the four words and whose first sentence is no question. */
function fragmentsIn(source, name) {
  if (!MAY_HOLD_FRAGMENT.test(source)) return [];
  return commentsOf(source, name)
    .filter(({ text }) => /^\s*(?:What|Whether|Where|How)\b/.test(text) && !/^[^.]*\?/.test(text))
    .map(({ line }) => line);
}

test('finds comments without a subject', () => {
  const source = `/** What a list shows. */
const list = ["// Whether"];
/** Returns whether it is empty. */
const isEmpty = (a) => a.length === 0; // Where it ends.
// A list
// What follows is the same sentence.
/*
 * Whether the list is sorted.
 */
// How a list is drawn.
const other = [];
// What is shown? The list.
`;
  expect(fragmentsIn(source, 'a.ts')).toEqual([1, 4, 7, 10]);
});

test('no comment begins with What, Whether, Where or How', () => {
  const names = AREAS.flatMap((area) =>
    readdirSync(join(ROOT, area), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${area}/${name.replaceAll('\\', '/')}`,
    ),
  ).filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.startsWith('tests/results/'));
  expect(names.length).toBeGreaterThan(1_500);
  const found = names.flatMap((name) =>
    fragmentsIn(readFileSync(join(ROOT, name), 'utf8'), name).map((line) => `${name}:${line}`),
  );
  expect(found).toEqual([]);
});
