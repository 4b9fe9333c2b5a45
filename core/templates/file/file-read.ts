/** From JSON to templates: versions 1 and 2 of the template file. */
import type { Shape } from '../../board/board.ts';
import { parseShape } from '../../board/text.ts';
import type { Result } from '../../result.ts';
import { BORDERS, CLASSIC_RULES, GRAVITIES, type Rules, TURN_LIMITS } from '../../rules/rules.ts';
import { visibleText } from '../../text/visible-text.ts';
import { APP_SIDES, checkName, checkTemplate } from '../check.ts';
import type { Design } from '../design.ts';
import { cleanTags } from '../design-check.ts';
import { MAX_NAME_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from '../limits.ts';
import type { FileError, FileErrorCode } from './file-error.ts';
import {
  choiceAt,
  Fields,
  flagAt,
  integerAt,
  itemsAt,
  reading,
  refuse,
  refuseCell,
  textAt,
} from './file-fields.ts';
import { readFilling } from './file-filling.ts';
import {
  FILE_FORMAT,
  FILE_VERSION,
  MAX_DESIGNS,
  type Pack,
  type TemplateFile,
  VERSION_WITHOUT_LEVELS,
} from './file-form.ts';
import type { JsonNode } from './file-json.ts';
import { readLevels } from './file-levels.ts';

const MARKS = 'o#.';
/** Files that the program writes itself, which come in elsewhere. */
const OTHER_KINDS: ReadonlyMap<string, FileErrorCode> = new Map([
  ['twofold-export', 'is-export'],
  ['twofold-game', 'is-game'],
]);
/** Up to here a mistake in a row is reported before its size. */
const FAR_TOO_LARGE = 1_000;

/** Reads the whole of a file, or says what is wrong first in it. Linear in its size. */
export function readTemplateFile(root: JsonNode): Result<TemplateFile, FileError> {
  return reading(() => {
    if (root.type !== 'object' || root.fields.get('format') === undefined) refuse('not-ours', root.place);
    const file = new Fields(root, 'file');
    const version = checkVersion(file);
    const fields = ['format', 'version', 'pack', 'templates'];
    file.onlyThese(version > VERSION_WITHOUT_LEVELS ? [...fields, 'levels'] : fields);
    const pack = file.find('pack');
    const list = file.need('templates');
    const items = itemsAt(list, 'templates');
    if (items.length === 0) refuse('no-templates', list.place);
    const tooMany = items[MAX_DESIGNS];
    if (tooMany !== undefined) refuse('too-many-templates', tooMany.place, { limit: MAX_DESIGNS });
    const levels = file.find('levels');
    return {
      pack: pack === null ? null : readPack(pack),
      designs: items.map(readDesign),
      ...(levels === null ? {} : { levels: readLevels(levels, items.length) }),
    };
  });
}

/** A newer file is refused before anything else of it is looked at: its other fields may mean anything. */
function checkVersion(file: Fields): number {
  const format = file.need('format');
  const kind = format.type === 'text' ? format.value : '';
  if (kind !== FILE_FORMAT) refuse(OTHER_KINDS.get(kind) ?? 'not-ours', format.place);
  const node = file.need('version');
  const version = integerAt(node, 'version', Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  if (version < 1) refuse('unknown-version', node.place);
  if (version > FILE_VERSION) refuse('newer-version', node.place, { version, known: FILE_VERSION });
  return version;
}

function readPack(node: JsonNode): Pack {
  const pack = new Fields(node, 'pack').onlyThese(['name', 'author']);
  return { name: readName(pack.need('name'), 'name'), author: readAuthor(pack) };
}

function readDesign(node: JsonNode): Design {
  const fields = new Fields(node, 'template');
  fields.onlyThese(['name', 'author', 'tags', 'rules', 'filling', 'mayTurn', 'rows']);
  const rows = fields.need('rows');
  const design = {
    ...readShape(rows),
    name: readName(fields.need('name'), 'name'),
    author: readAuthor(fields),
    tags: readTags(fields.find('tags')),
    rules: readRules(fields.find('rules')),
    filling: readFilling(new Fields(fields.need('filling'), 'filling').onlyThese(['kinds', 'copies'])),
    ...readMayTurn(fields.find('mayTurn')),
  };
  checkDesign(design, rows);
  return design;
}

/** Reads rows of `o # .` into a shape; a wrong character or length is shown by row and cell. */
function readShape(node: JsonNode): Shape {
  const rows = itemsAt(node, 'rows').map((item) => ({ place: item.place, text: textAt(item, 'rows') }));
  const width = rows[0]?.text.length ?? 0;
  refuseSide('height', rows.length, node);
  refuseSide('width', width, node);
  for (const [y, { place, text }] of rows.entries()) {
    if (text.length > FAR_TOO_LARGE)
      refuseCell('ragged-row', place, { y }, { length: text.length, expected: width });
    const characters = [...text];
    const x = characters.findIndex((character) => !MARKS.includes(character));
    if (x >= 0) refuseCell('unknown-mark', place, { x, y }, { mark: visibleText(characters[x] ?? '') });
    if (characters.length !== width)
      refuseCell('ragged-row', place, { y }, { length: characters.length, expected: width });
  }
  const shape = parseShape(rows.map(({ text }) => text).join('\n'));
  return shape.ok ? shape.value : { width, height: rows.length, marks: [] };
}

/** A board that is far too large is refused before its cells are looked at. */
function refuseSide(side: 'width' | 'height', value: number, { place }: JsonNode): void {
  const limit = APP_SIDES.max;
  if (value > FAR_TOO_LARGE) refuse('too-large', place, { side, value, limit });
}

/**
 * Throws the fault that makes a board unfit to be dealt. Sides are checked first, since a board without cells
 * has no slots either.
 */
function checkDesign(design: Design, rows: JsonNode): void {
  for (const issue of checkTemplate(design)) {
    if (issue.code === 'too-small' || issue.code === 'too-large') {
      const { side, value, limit } = issue;
      refuse(issue.code, rows.place, { side, value, limit });
    }
    if (issue.code === 'no-slots') refuse('no-slots', rows.place);
    if (issue.code === 'odd-slots') refuse('odd-slots', rows.place, { slots: issue.slots });
  }
}

function readName(node: JsonNode, field: string): string {
  const name = textAt(node, field);
  if (checkName(name).length > 0) refuse('bad-name', node.place, { field, limit: MAX_NAME_LENGTH });
  return name;
}

function readAuthor(fields: Fields): string {
  const author = fields.find('author');
  if (author === null) return '';
  return author.type === 'text' && author.value === '' ? '' : readName(author, 'author');
}

function readTags(node: JsonNode | null): string[] {
  if (node === null) return [];
  const items = itemsAt(node, 'tags');
  const tags = items.map((item) => textAt(item, 'tags'));
  const clean = cleanTags(tags);
  const wrong = items.find((_, index) => clean[index] !== tags[index]);
  if (wrong !== undefined) refuse('bad-tag', wrong.place, { most: MAX_TAGS, limit: MAX_TAG_LENGTH });
  return clean;
}

function readRules(node: JsonNode | null): Rules {
  if (node === null) return CLASSIC_RULES;
  const fields = new Fields(node, 'rules').onlyThese(['maxTurns', 'border', 'gravity']);
  return {
    maxTurns: choiceAt(fields.need('maxTurns'), 'maxTurns', TURN_LIMITS),
    border: choiceAt(fields.need('border'), 'border', BORDERS),
    gravity: choiceAt(fields.need('gravity'), 'gravity', GRAVITIES),
  };
}

function readMayTurn(node: JsonNode | null): Pick<Design, 'mayTurn'> {
  return node !== null && flagAt(node, 'mayTurn') ? { mayTurn: true } : {};
}
