/** The text of a program in pieces that are coloured alike; read by patterns, so a text that is no program has pieces too. */

export type PieceKind = 'plain' | 'comment' | 'string' | 'keyword' | 'number';

export interface CodePiece {
  readonly kind: PieceKind;
  readonly text: string;
  /** Its place in the whole text. */
  readonly at: number;
}

const KEYWORDS =
  'async await break case catch class const continue default delete do else export extends false finally for function if import in instanceof let new null of return static super switch this throw true try typeof undefined var void while yield';
const PATTERNS = [
  ['comment', String.raw`\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)`],
  ['string', String.raw`'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|\`(?:\\[^]|[^\`\\])*\`?`],
  ['keyword', String.raw`\b(?:${KEYWORDS.replaceAll(' ', '|')})\b`],
  ['number', String.raw`\b\d[\w.]*`],
] as const;

export function codePieces(source: string): CodePiece[] {
  const pattern = new RegExp(PATTERNS.map(([kind, each]) => `(?<${kind}>${each})`).join('|'), 'g');
  const pieces: CodePiece[] = [];
  let end = 0;
  const add = (kind: PieceKind, text: string) => {
    if (text !== '') pieces.push({ kind, text, at: end });
    end += text.length;
  };
  for (const match of source.matchAll(pattern)) {
    add('plain', source.slice(end, match.index));
    const [kind] = PATTERNS.find(([each]) => match.groups?.[each] !== undefined) ?? ['plain'];
    add(kind, match[0]);
  }
  add('plain', source.slice(end));
  return pieces;
}
