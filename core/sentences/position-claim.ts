/** Claims about one position, a drawing, its slots or the rules. */
import type { Move, Point } from '../board/board.ts';
import type { Gravity } from '../rules/rules.ts';
import type { CellFigure, NamedCell, NumeralFigure, PictureFigure, TurnsFigure } from './figure.ts';

/** Pairs that are assumed to go together; none where a claim holds whatever is played. */
type Assumed = readonly Move[];

/** The cells of a claim lie on the position that the sentence is said of. */
export type PositionClaim =
  /** Nothing of the position; the text says that nothing is known, or what is to be done. */
  | { readonly says: 'nothing' }
  /** Some order of moves clears the position. */
  | { readonly says: 'winnable' }
  /** No order of moves clears the position, as far as the assumed pairs go together. */
  | { readonly says: 'lost'; readonly chosen: Assumed }
  /** Tiles are left, and no two of them can be linked. */
  | { readonly says: 'dead' }
  /** These are all tiles of one kind, and their number is odd. */
  | { readonly says: 'odd-kind'; readonly cells: readonly number[]; readonly count: number }
  /**
   * In so many rounds of the relaxed closure the tiles `cells` go, and real play takes no others. In a round each tile goes
   * that could reach the place of one that it may go with, were the tiles of the rounds before it gone.
   */
  | {
      readonly says: 'frees-no-more';
      readonly cells: readonly number[];
      readonly chosen: Assumed;
      readonly count: number;
    }
  /** The tiles that go in that round of the relaxed closure, from 1. */
  | {
      readonly says: 'could-go';
      readonly cells: readonly number[];
      readonly chosen: Assumed;
      readonly round: number;
      readonly count: number;
    }
  /** No play takes any of these tiles; `going` others go in the relaxed closure. */
  | {
      readonly says: 'never-taken';
      readonly cells: readonly number[];
      readonly chosen: Assumed;
      readonly count: number;
      readonly going: number;
    }
  /**
   * With no other tiles on the board, a line between two of `cells` that may go together has so many turns at least, which
   * is more than the `count` that the rules allow.
   */
  | {
      readonly says: 'too-far';
      readonly cells: readonly number[];
      readonly chosen: Assumed;
      readonly turns: number;
      readonly count: number;
    }
  /** The tiles that this tile may go with, in reading order. */
  | {
      readonly says: 'partners';
      readonly tile: number;
      readonly cells: readonly number[];
      readonly chosen: Assumed;
      readonly count: number;
    }
  /** The last of the assumed pairs is the first tile with one of the `all` tiles that it may go with: the one of that index, from 1, or letter. */
  | {
      readonly says: 'case';
      readonly chosen: Assumed;
      readonly index: number;
      readonly all: number;
      readonly letter: NumeralFigure;
    }
  /** The pairs that can be linked, by their first and then their second cell. */
  | { readonly says: 'legal'; readonly moves: readonly Move[]; readonly count: number }
  /** One of the `all` pairs that can be linked: the one of that index, from 1. */
  | { readonly says: 'legal-move'; readonly move: Move; readonly index: number; readonly all: number }
  /** No tile is left. */
  | { readonly says: 'cleared' }
  /** Some two tiles can be linked. */
  | { readonly says: 'alive' }
  /** Two equal tiles, and no line that the rules allow joins them. */
  | { readonly says: 'unlinked'; readonly pair: Move }
  /** The two cells do not hold two equal tiles. */
  | { readonly says: 'no-pair'; readonly pair: Move }
  /** The tile is in no pair that can be linked; after this pair it is. */
  | { readonly says: 'opens-tile'; readonly pair: Move; readonly tile: CellFigure }
  /** Of the `legal` pairs `keep` are proved to keep the position winnable and `lose` to lose it; `unknown` are neither. */
  | {
      readonly says: 'judged';
      readonly legal: number;
      readonly keep: number;
      readonly lose: number;
      readonly unknown: number;
    }
  /** So many tiles are left. */
  | { readonly says: 'left'; readonly tiles: number }
  /** Some tile is taken by no play. */
  | { readonly says: 'some-tile-stays' }
  /** Whatever tiles lie on the cells that hold one, some of them is taken by no play. */
  | { readonly says: 'some-place-stays' }
  /** So many slots; so many pairs of slots; an odd number of slots. */
  | { readonly says: 'slots'; readonly count: number }
  | { readonly says: 'slot-pairs'; readonly count: number }
  | { readonly says: 'odd-slots' }
  /** Walls, with the edge of the board where its border is closed, part off an odd number of slots. */
  | { readonly says: 'odd-region' }
  /** No line that the rules allow joins one of these slots to another, were nothing else on the board. */
  | { readonly says: 'out-of-reach'; readonly cells: readonly number[]; readonly count: number }
  /** The slots hold so many kinds at most, or as many groups of equal tiles as they are cut into. */
  | { readonly says: 'kinds-fit'; readonly count: number }
  /** Of each picture there are so many tiles; of the one with fewest so many, of the one with most so many. */
  | { readonly says: 'tiles-of-each'; readonly tiles: number }
  | { readonly says: 'tiles-between'; readonly low: number; readonly high: number }
  /** The number of tiles of each picture is odd. */
  | { readonly says: 'odd-copies' }
  /** There are walls; lines do not turn. */
  | { readonly says: 'has-walls' }
  | { readonly says: 'straight' }
  /** The number of tiles of some kind is odd. */
  | { readonly says: 'odd-tiles' }
  /** However the slots of the board are filled, they cannot all be cleared. */
  | { readonly says: 'no-filling' }
  /** Every tile goes in the relaxed closure. */
  | { readonly says: 'all-could-go' }
  /** The pair can be linked. */
  | { readonly says: 'links'; readonly pair: Move }
  /** The pair can be linked, and the position after it can be won. */
  | { readonly says: 'keeps'; readonly pair: Move }
  /** The pair can be linked, and the position after it cannot be won. */
  | { readonly says: 'loses'; readonly pair: Move }
  /** No other pair can be linked. */
  | { readonly says: 'only-link'; readonly pair: Move }
  /** No other tile shows the picture of this pair. */
  | { readonly says: 'last-two'; readonly pair: Move }
  /** All tiles with the picture of this pair can go now, one pair after the other, and this one is the first. */
  | { readonly says: 'whole-kind'; readonly pair: Move }
  /** The tile in that place is in no pair that can be linked; after this pair it is. */
  | ({
      readonly says: 'opens';
      readonly pair: Move;
      readonly cell: number;
      readonly picture: PictureFigure;
    } & NamedCell)
  /** The pair shows this picture. */
  | { readonly says: 'shows'; readonly pair: Move; readonly picture: PictureFigure }
  /** One tile of the pair lies in these rows and columns, counted from 1, which are the whole board or a part of it. */
  | {
      readonly says: 'lies-in';
      readonly pair: Move;
      readonly top: number;
      readonly bottom: number;
      readonly left: number;
      readonly right: number;
    }
  /** The first tile of the pair lies in one place, the second in the other. */
  | ({
      readonly says: 'lies-at';
      readonly pair: Move;
      readonly otherRow: number;
      readonly otherColumn: number;
    } & NamedCell)
  /** Two equal tiles; any line between them has `needed` turns at least, more than the `most` that the rules allow. */
  | { readonly says: 'blocked'; readonly pair: Move; readonly needed: number; readonly most: number }
  /** Two equal tiles that no line of the rules joins, and one would if the tile of a cell, which shows the picture, were gone. */
  | {
      readonly says: 'in-the-way';
      readonly pair: Move;
      readonly cell: number;
      readonly picture: PictureFigure;
    }
  /** The nearest way that the rules allow between two equal tiles that no line joins meets the tile of a cell first, which shows the picture. */
  | {
      readonly says: 'first-in-the-way';
      readonly pair: Move;
      readonly cell: number;
      readonly picture: PictureFigure;
    }
  /** Two equal tiles, and no line joins them, however many turns it makes. */
  | { readonly says: 'no-line'; readonly pair: Move }
  /** Two tiles of two pictures. */
  | {
      readonly says: 'unlike';
      readonly pair: Move;
      readonly first: PictureFigure;
      readonly second: PictureFigure;
    }
  /** There is no tile in one of the two cells. */
  | { readonly says: 'no-tile'; readonly pair: Move }
  /** The two cells are one. */
  | { readonly says: 'one-cell'; readonly pair: Move }
  /** So many tiles lie where another picture lay before; the tiles and the cells that hold them are the same. */
  | { readonly says: 'moved'; readonly count: number }
  /** However fewer tiles were moved, the board could not be won. */
  | { readonly says: 'fewest-moved'; readonly count: number }
  /** Whatever tiles lie on the cells that hold one, they cannot all be cleared. */
  | { readonly says: 'no-arrangement' }
  /** No play takes any of these tiles. Two names for their number. */
  | {
      readonly says: 'stay';
      readonly cells: readonly number[];
      readonly count: number;
      readonly tiles: number;
    }
  /** All these tiles show one picture. */
  | { readonly says: 'of-kind'; readonly cells: readonly number[]; readonly first: PictureFigure }
  /** These tiles show two pictures, both of them. */
  | {
      readonly says: 'of-two-kinds';
      readonly cells: readonly number[];
      readonly first: PictureFigure;
      readonly second: PictureFigure;
    }
  /** One after the other these pairs are the only ones that can be linked. */
  | { readonly says: 'forced'; readonly moves: readonly Move[]; readonly count: number }
  /** One after the other these pairs can be linked, and nothing is left after them. */
  | { readonly says: 'clears'; readonly moves: readonly Move[] }
  /** So many pairs are left; so many tiles. */
  | { readonly says: 'pairs-left'; readonly count: number }
  | { readonly says: 'tiles-left'; readonly count: number }
  /** The pair can be linked, and no other keeps the position winnable. */
  | { readonly says: 'only-keeps'; readonly pair: Move }
  /** The pair can be linked by a line with so many turns at least, and its tiles lie there. */
  | ({
      readonly says: 'candidate';
      readonly pair: Move;
      readonly picture: PictureFigure;
      readonly turns: TurnsFigure;
      readonly row2: number;
      readonly column2: number;
    } & NamedCell)
  /**
   * Of the `count` pairs that can be linked, `keep` are proved to keep the position winnable and `lose` to lose it; of
   * `unknown` nothing is said.
   */
  | {
      readonly says: 'choice';
      readonly count: number;
      readonly keep: number;
      readonly lose: number;
      readonly unknown: number;
    }
  /** Some pair that can be linked keeps the position winnable, and some other loses it. */
  | { readonly says: 'critical' }
  /** Of the `count` pairs that can be linked just `keep` keep the position winnable, and the `lose` others lose it. */
  | { readonly says: 'decided'; readonly count: number; readonly keep: number; readonly lose: number }
  /** These cells are empty; are walls. */
  | { readonly says: 'empty'; readonly cells: readonly number[] }
  | { readonly says: 'wall'; readonly cells: readonly number[] }
  /** A tile with this picture lies there. */
  | ({ readonly says: 'holds'; readonly picture: PictureFigure } & NamedCell)
  /** The grid has so many columns and rows. */
  | { readonly says: 'measures'; readonly width: number; readonly height: number }
  /** The tiles show so many pictures. */
  | { readonly says: 'pictures'; readonly count: number }
  /** So many slots are not in the drawing any more with these marks. */
  | { readonly says: 'cut-off'; readonly marks: readonly number[]; readonly count: number }
  /** Nothing is wrong with the slots, and so many they are: two or more, in pairs. */
  | { readonly says: 'even-slots'; readonly slots: number }
  /** Tiles slide so when a pair goes; with none they stay where they lie. */
  | { readonly says: 'slides'; readonly gravity: Gravity }
  /** No line leaves the board. */
  | { readonly says: 'inside' }
  /** A line passes through empty cells only, with so many turns at most: so two equal tiles link where one does, and nowhere else. */
  | { readonly says: 'turns-at-most'; readonly turns: TurnsFigure }
  /** Lines have two turns at most and may leave the board, and tiles stay where they lie. */
  | { readonly says: 'classic-rules' }
  /** So many ways lead from the position to one in which nothing links; over so many positions. */
  | { readonly says: 'games-in-all'; readonly count: number }
  | { readonly says: 'positions-in-all'; readonly count: number }
  /** The pair that can be linked shows this picture. */
  | { readonly says: 'first-shows'; readonly pair: Move; readonly picture: PictureFigure }
  /** A line from one tile of a pair to the other, through free cells: its ends, and the points where it turns. */
  | {
      readonly says: 'line';
      readonly points: readonly Point[];
      readonly a: NumeralFigure;
      readonly b: NumeralFigure;
      readonly c?: NumeralFigure;
      readonly d?: NumeralFigure;
      readonly e?: NumeralFigure;
    }
  /** So many pairs can be linked. */
  | { readonly says: 'open-now'; readonly count: number }
  /** So many pairs can be linked after this one; two names for their number, as a text compares two pairs. */
  | { readonly says: 'leaves-open'; readonly pair: Move; readonly count: number }
  | { readonly says: 'leaves-fewer'; readonly pair: Move; readonly fewer: number }
  /** So many pairs can be linked after this one, and after no other more. */
  | { readonly says: 'leaves-most'; readonly pair: Move; readonly open: number }
  /** The tiles with the picture of this pair that stay cannot all go after it, one pair after the other. */
  | { readonly says: 'rest-waits'; readonly pair: Move };
