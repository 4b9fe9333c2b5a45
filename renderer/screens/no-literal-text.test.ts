import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const RENDERER = fileURLToPath(new URL('..', import.meta.url));
/** Attributes that are read or heard by a player. */
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'name', 'words', 'note']);

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** `name` is also the plain attribute of form fields and icons; those are one lower-case word. */
function isWords(text: string): boolean {
  return hasLetters(text) && !/^[a-z-]+$/.test(text);
}

/** Texts of a component that no translation gives. */
function literalTexts(path: string): string[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasLetters(node.text)) found.push(node.text.trim());
    if (ts.isJsxExpression(node) && ts.isJsxElement(node.parent) && node.expression !== undefined)
      if (ts.isStringLiteralLike(node.expression) && hasLetters(node.expression.text))
        found.push(node.expression.text);
    if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()) && node.initializer !== undefined)
      if (ts.isStringLiteral(node.initializer) && isWords(node.initializer.text))
        found.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const components = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.tsx') && !path.includes('.test.') && !path.includes('gallery'),
);

describe('components hold no words of their own', () => {
  it('are found', () => {
    expect(components.length).toBeGreaterThan(15);
  });

  it.each(components)('%s', (path) => {
    expect(literalTexts(`${RENDERER}${path}`)).toEqual([]);
  });
});
