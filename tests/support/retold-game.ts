/** A journal told again by the plain rules alone: what the text of its result must say. */
import { type Cells, withoutPair } from '../../core/board/board.ts';
import type { DealRecord, Entry, GameSetup } from '../../core/game/entry.ts';
import { settle } from '../../core/rules/gravity.ts';
import { findLink } from '../../core/rules/link.ts';

interface Place {
  readonly deal: DealRecord;
  readonly cells: Cells;
  /** The glyph of the move that led here; empty of a deal. */
  readonly glyph: string;
}

const TURN_GLYPHS = ['─', '└', '⊓', '≡'];

/** The place that an entry leads to from another; null where it makes no move. */
function placeAfter({ deal, cells }: Place, entry: Entry): Place | null {
  const board = { ...deal.template, cells };
  const without = (a: number, b: number) =>
    settle({ ...board, cells: withoutPair(cells, [a, b]) }, deal.rules.gravity);
  switch (entry.type) {
    case 'link': {
      const { a, b } = entry;
      const { turns } = findLink(board, deal.rules, a, b) ?? { turns: -1 };
      return { deal, cells: without(a, b), glyph: TURN_GLYPHS[turns] ?? '?' };
    }
    case 'mercy':
      return { deal, cells: without(entry.a, entry.b), glyph: '·' };
    case 'reshuffle':
      return { deal, cells: entry.cells, glyph: '~' };
    case 'tool':
      return entry.tool === 'reshuffle' ? { deal, cells: entry.cells, glyph: '~' } : null;
    case 'level':
      return { deal: entry.deal, cells: entry.deal.cells, glyph: '' };
    default:
      return null;
  }
}

/** The glyphs of a game, in one line: that of each move when it is made or made again, `<` when one is taken back. */
export function retoldGlyphs({ deal }: GameSetup, entries: readonly Entry[]): string {
  const way: Place[] = [{ deal, cells: deal.cells, glyph: '' }];
  let undone: Place[] = [];
  let text = '';
  for (const entry of entries) {
    const moves = entry.type === 'return' ? entry.moves : Number(entry.type === 'undo');
    for (let move = 0; move < moves; move++) {
      const left = way.pop() as Place; // the journal is legal
      undone.push(left);
      text += left.glyph === '' ? '' : '<';
    }
    const again = entry.type === 'redo' ? undone.pop() : undefined;
    const next = again ?? placeAfter(way.at(-1) as Place, entry);
    if (next === null) continue;
    way.push(next);
    text += next.glyph;
    if (again === undefined) undone = [];
  }
  return text;
}
