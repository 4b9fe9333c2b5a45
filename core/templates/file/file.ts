/**
 * The template file: JSON that a person can read, edit and compare, its board as rows of `o # .`. One file holds one
 * template or a pack of several. docs/template-format.md is its description.
 */
import { makeShape } from '../../board/text.ts';
import { err, type Result } from '../../result.ts';
import { decodeText, isNulAt } from '../../text/decode-text.ts';
import type { Design } from '../design.ts';
import type { FileError } from './file-error.ts';
import {
  FILE_FORMAT,
  FILE_VERSION,
  type FileLevel,
  MAX_FILE_BYTES,
  type Pack,
  type TemplateFile,
  VERSION_WITHOUT_LEVELS,
} from './file-form.ts';
import { parseJson } from './file-json.ts';
import { makeLevel } from './file-levels.ts';
import { readTemplateFile } from './file-read.ts';
import { readPngText } from './png.ts';
import { isPng } from './png-chunks.ts';

/** Reads what a player opened, dropped or pasted: a template file, or a PNG that carries one. Linear in its length. */
export function readTemplateBytes(bytes: Uint8Array): Result<TemplateFile, FileError> {
  const text = templateText(bytes);
  return text.ok ? parseTemplateFile(text.value) : text;
}

/** The text of a template file, also of one that a PNG carries; whether it is one is not looked at. Linear in its length. */
export function templateText(bytes: Uint8Array): Result<string, FileError> {
  if (bytes.length > MAX_FILE_BYTES)
    return err({ code: 'file-too-large', details: { bytes: bytes.length, limit: MAX_FILE_BYTES } });
  if (isPng(bytes)) return readPngText(bytes);
  const text = decodeText(bytes);
  if (text.ok) return text;
  const code = isNulAt(bytes, text.error) ? 'has-nul' : 'not-utf8';
  return err({ code, details: { byte: text.error + 1 } });
}

/** Reads a file's text; `parseTemplateFile(makeTemplateFile(file))` gives the file back. Nothing is guessed or mended. */
export function parseTemplateFile(text: string): Result<TemplateFile, FileError> {
  if (text.trim() === '') return err({ code: 'file-empty', details: {} });
  const json = parseJson(text);
  if (!json.ok) return err({ ...json.error, details: {} });
  return readTemplateFile(json.value);
}

/** Writes a file, the same text for the same templates, each row of a board on a line of its own. */
export function makeTemplateFile({ pack, designs, levels }: TemplateFile): string {
  const lines = [
    '{',
    `  "format": "${FILE_FORMAT}",`,
    `  "version": ${levels === undefined ? VERSION_WITHOUT_LEVELS : FILE_VERSION},`,
    ...(pack === null ? [] : [`  "pack": ${makeObject(namedFields(pack))},`]),
    '  "templates": [',
    designs.map(makeDesign).join(',\n'),
    levels === undefined ? '  ]' : '  ],',
    ...(levels === undefined ? [] : makeLevels(levels)),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

function makeLevels(levels: readonly FileLevel[]): string[] {
  return ['  "levels": [', levels.map((level) => `    ${makeLevel(level)}`).join(',\n'), '  ]'];
}

function makeDesign(design: Design): string {
  const { rules, filling, tags, mayTurn } = design;
  const fields = [
    ...namedFields(design),
    ...(tags.length === 0 ? [] : [`"tags": [${tags.map((tag) => JSON.stringify(tag)).join(', ')}]`]),
    `"rules": ${makeObject([
      `"maxTurns": ${rules.maxTurns}`,
      `"border": "${rules.border}"`,
      `"gravity": "${rules.gravity}"`,
    ])}`,
    `"filling": ${makeObject([`"kinds": ${filling.kinds}`, `"copies": ${filling.copies}`])}`,
    ...(mayTurn ? ['"mayTurn": true'] : []),
    `"rows": [\n${makeRows(design)}\n      ]`,
  ];
  return `    {\n${fields.map((field) => `      ${field}`).join(',\n')}\n    }`;
}

function makeRows(design: Design): string {
  return makeShape(design)
    .split('\n')
    .map((row) => `        "${row}"`)
    .join(',\n');
}

function namedFields({ name, author }: Pack): string[] {
  const fields = [`"name": ${JSON.stringify(name)}`];
  return author === '' ? fields : [...fields, `"author": ${JSON.stringify(author)}`];
}

function makeObject(fields: readonly string[]): string {
  return `{ ${fields.join(', ')} }`;
}
