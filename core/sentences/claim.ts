/**
 * A claim of a sentence about a position or a game, as data that the plain rules can prove or refute. The
 * numbers of a claim are the figures of its sentence, under the names that its text has for them; so a text
 * cannot say another number than the one that is proved.
 */
import type { Move, Point } from '../board/board.ts';
import type { Assist } from '../game/modes/assist.ts';
import type { Tool } from '../game/modes/earned-tools.ts';
import type { GameStatus } from '../game/play/game.ts';
import type { Gravity } from '../rules/rules.ts';

/** A number of a claim that its text says by the name of the picture of that kind. */
interface PictureFigure {
  readonly kind: number;
}
/** One that its text says as the name of a line with so many turns. */
interface TurnsFigure {
  readonly turns: number;
}
/** One that its text says as so many moves. */
interface MovesFigure {
  readonly moves: number;
}
/** One that its text says as so many pairs that are left. */
interface PairsFigure {
  readonly pairs: number;
}
/** One that its text says as a place. */
interface CellFigure {
  readonly cell: number;
}
/** One that its text says as so many links. */
interface LinksFigure {
  readonly links: number;
}
/** One that its text says as points of a score, with the language's separators. */
interface PointsFigure {
  readonly points: number;
}
/** One that its text says as it is written here: a share in per cent, or a point by column and row. */
interface NumeralFigure {
  readonly numeral: string;
}
/** One that its text says as a time in whole seconds. */
interface TimeFigure {
  readonly ms: number;
}
export type Figure =
  | number
  | TimeFigure
  | CellFigure
  | PictureFigure
  | TurnsFigure
  | MovesFigure
  | PairsFigure
  | LinksFigure
  | PointsFigure
  | NumeralFigure;

/** A place that a text names, counted from 1. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/** Pairs that are assumed to go together; none where a claim holds whatever is played. */
type Assumed = readonly Move[];

/** Cells that a claim names lie on the position that the sentence is said of. */
export type Claim =
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
  /** The last of the assumed pairs is the first tile with one of the `all` tiles that it may go with: the one of that index, from 1. */
  | { readonly says: 'case'; readonly chosen: Assumed; readonly index: number; readonly all: number }
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
  /** The two cells are no pair that can be linked, which is the move of that index of the line of play, from 1. */
  | { readonly says: 'illegal'; readonly pair: Move; readonly index: number }
  /** The pair was taken as the move of that index of the line of play, from 1. */
  | { readonly says: 'numbered'; readonly pair: Move; readonly index: number }
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
    } & Place)
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
    } & Place)
  /** Two equal tiles; any line between them has `needed` turns at least, more than the `most` that the rules allow. */
  | { readonly says: 'blocked'; readonly pair: Move; readonly needed: number; readonly most: number }
  /** Two equal tiles that no line of the rules joins, and one would if the tile of a cell, which shows the picture, were gone. */
  | {
      readonly says: 'in-the-way';
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
  /** So many moves before this position was the one before it in the game. */
  | { readonly says: 'went-back'; readonly moves: MovesFigure }
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
    } & Place)
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
  /** Of the `most` pairs that could be linked before that move, just so many kept the position winnable. */
  | { readonly says: 'kept-of'; readonly move: number; readonly keep: number; readonly most: number }
  /** The pair was taken in this position, as the move of that number of the game. */
  | { readonly says: 'made'; readonly pair: Move; readonly move: number }
  /** Before the move of that number the last board of the game could be won, and after it no more. */
  | { readonly says: 'lost-by'; readonly move: number }
  /** The move that was made in this position is not on the way to the end of the game. */
  | { readonly says: 'taken-back' }
  /** After the move that was made in this position a pair was taken by mercy, as the move of that number. */
  | { readonly says: 'mercy-at'; readonly move: number }
  /** After it the board was reshuffled, when so many pairs were taken. */
  | { readonly says: 'reshuffled-after'; readonly move: number }
  /** The last pair that was taken by mercy left a position that could not be won. */
  | { readonly says: 'lost-since-mercy' }
  /**
   * Of the player's choices at least so many were critical, that is, some pair kept the position winnable and another lost it;
   * so many of these kept it. In `undecided` positions some pair is not decided, so they may be critical, too.
   */
  | {
      readonly says: 'choices';
      readonly kept: number;
      readonly critical: number;
      readonly undecided: number;
    }
  /** On a way that clears the board just so many positions were critical, in `only` of which no other pair kept it. */
  | { readonly says: 'on-the-way'; readonly count: number; readonly only: number }
  /** At least so many were; in `undecided` positions some pair is not decided. */
  | {
      readonly says: 'found-on-the-way';
      readonly count: number;
      readonly only: number;
      readonly undecided: number;
    }
  /** The first picture shows the position after so many more pairs of the game. */
  | { readonly says: 'later'; readonly count: number }
  /** The same position stands in the picture of that number. */
  | { readonly says: 'seen-before'; readonly picture: number }
  /** The journal leaves the game open: tiles or time are left. */
  | { readonly says: 'not-over' }
  /** The game is over. */
  | { readonly says: 'over' }
  /** The board was cleared: by links alone, or with mercy on the way, or with a reshuffle and no mercy. */
  | { readonly says: 'won-by'; readonly by: 'links' | 'mercy' | 'reshuffle' }
  /** The countdown had run out when the entry was tried; it had not. */
  | { readonly says: 'out-of-time' }
  | { readonly says: 'time-remains' }
  /** No move is on the way to the board; none was taken back that nothing else was played after. */
  | { readonly says: 'nothing-before' }
  | { readonly says: 'nothing-undone' }
  /** The rules of the mode do not have the help that was tried. */
  | { readonly says: 'without-that-help' }
  /** The entry that was tried lies before the one before it in time. */
  | { readonly says: 'clock-back' }
  /** Some pair can be linked, or no tile is left. */
  | { readonly says: 'not-dead' }
  /** All tools of the kind that was tried are spent, as far as levels have earned them. */
  | { readonly says: 'none-left' }
  /** The level on the board is not cleared. */
  | { readonly says: 'level-open' }
  /** The level on the board is cleared. */
  | { readonly says: 'between-levels' }
  /** The two cells of the entry that was tried are one, or hold no two tiles, or two that differ, or two equal ones that no allowed line joins. */
  | { readonly says: 'tried-pair'; readonly is: 'one-cell' | 'no-tile' | 'unlike' | 'unlinked' }
  /** The entry that was tried leads to another board than the one that is claimed of it. */
  | { readonly says: 'leads-elsewhere' }
  /** Each link of the journal joins two equal tiles by a line that the rules allow, and mercy took equal ones where nothing links. */
  | { readonly says: 'all-legal' }
  /** Its boards are those that their seeds deal, as hard as measured anew, its reshuffles those that the search finds, and its score adds up. */
  | { readonly says: 'recomputed' }
  /** The seed of one of its boards deals another one; its difficulty measured anew is another. */
  | { readonly says: 'other-deal' }
  | { readonly says: 'other-difficulty' }
  /** One of its boards is not on the template, or not of the seed, that the mode has at that place. */
  | { readonly says: 'unplanned' }
  /** The search finds another board for one of its reshuffles. */
  | { readonly says: 'other-reshuffle' }
  /** The score that the file claims is another one. */
  | { readonly says: 'other-score' }
  /** Some of its boards names a dealer or a measure that does not exist, or there are more boards or reshuffles than are computed again. */
  | { readonly says: 'not-recomputed' }
  /** It names a version of the mode's rules or of the score that does not exist. */
  | { readonly says: 'unknown-version' }
  /** The hash of its template is that of another one, or its grid is none. */
  | { readonly says: 'unsound-template' }
  /** It is said to be on the board of a date, and boards of its mode have none. */
  | { readonly says: 'dateless' }
  /** Its first board has other rules or another filling than its template or mode, or lies elsewhere than on the template's slots. */
  | { readonly says: 'other-board' }
  /** The witness does not clear the board. */
  | { readonly says: 'witness-fails' }
  /** The rules do not take the entry that was tried, for one of the reasons that games refuse entries for. */
  | { readonly says: 'against-rules' }
  /** The board that was tried has not the same tiles on the same cells. */
  | { readonly says: 'mislaid' }
  /** The deal that was tried is not on the board that the mode plans for the next level, or its witness does not clear it. */
  | { readonly says: 'misdealt' }
  /** So many pairs more or fewer than the ghost were taken at the same time of its clock, on the way to the board. */
  | { readonly says: 'ahead'; readonly count: number }
  | { readonly says: 'behind'; readonly count: number }
  | { readonly says: 'level-with' }
  /** Both games cleared their board, this one sooner or later by so much, or in times less than a second apart. */
  | { readonly says: 'sooner'; readonly time: TimeFigure }
  | { readonly says: 'later-by'; readonly time: TimeFigure }
  | { readonly says: 'same-time' }
  /** One of both did not clear its board; this one took so many pairs more or fewer, or as many. */
  | { readonly says: 'more-pairs'; readonly count: number }
  | { readonly says: 'fewer-pairs'; readonly count: number }
  | { readonly says: 'same-pairs' }
  /** No position of the game comes before this one; none was reached from it. */
  | { readonly says: 'first-position' }
  | { readonly says: 'last-position' }
  /** From no position up to this one, itself included, more than one way was played. */
  | { readonly says: 'one-way' }
  /** At least so many choices were critical, and so many of them were kept. */
  | { readonly says: 'choices-found'; readonly kept: number; readonly critical: number }
  /** At least so many critical choices were kept; were not. */
  | { readonly says: 'kept-found'; readonly count: number }
  | { readonly says: 'lost-found'; readonly count: number }
  /** So many pairs are left. */
  | { readonly says: 'left-pairs'; readonly left: number }
  /** The pair was linked by a line through these points, with so many turns, the fewest, and so many steps. */
  | {
      readonly says: 'drawn';
      readonly points: readonly Point[];
      readonly count: number;
      readonly steps: number;
    }
  /** So long after whatever came before it the pair was linked. */
  | { readonly says: 'looked'; readonly time: TimeFigure }
  /** The newest move took a pair with this picture, by a line with so many turns at least. */
  | { readonly says: 'took'; readonly picture: PictureFigure; readonly turns: TurnsFigure }
  /** The newest move took two tiles with this picture that no line joined. */
  | { readonly says: 'took-by-mercy'; readonly picture: PictureFigure }
  /** So many pairs are left. */
  | { readonly says: 'pairs-now'; readonly pairs: PairsFigure }
  /** The journal has scored so much, counted by the score table alone. */
  | { readonly says: 'scored'; readonly score: PointsFigure }
  /** The newest link is the one of that number in a row, each within four seconds of the one before. */
  | { readonly says: 'in-a-row'; readonly combo: number }
  /** The newest entry of the journal is of this kind, and the board is the one that it leads to. */
  | { readonly says: 'after'; readonly entry: 'undo' | 'redo' | 'return' | 'reshuffle' | 'level' }
  /** The level on the board, from 1. */
  | { readonly says: 'level-is'; readonly level: number }
  /** The game's clock stands at so much. */
  | { readonly says: 'clock-at'; readonly time: TimeFigure }
  /** In the level on the board so many pairs were taken, the last one so long after its first moment. */
  | { readonly says: 'level-took'; readonly count: number; readonly time: TimeFigure }
  /** The countdown gets so many seconds, to the nearest one, when the next level is laid. */
  | { readonly says: 'level-pays'; readonly seconds: number }
  /** Less than so many seconds are left on the countdown. */
  | { readonly says: 'seconds-below'; readonly count: number }
  /** The countdown is held. */
  | { readonly says: 'held' }
  /** So many tools of this kind are earned and not spent. */
  | { readonly says: 'tools-left'; readonly tool: Tool; readonly left: number }
  /** These kinds of help were taken, no others, in the order in which they were first taken. */
  | { readonly says: 'helped'; readonly assists: readonly Assist[] }
  /** On the way to the board the moves of these numbers were links; were taken by mercy, when nothing linked. */
  | { readonly says: 'moves-linked'; readonly from: number; readonly to: number }
  | { readonly says: 'moves-by-mercy'; readonly from: number; readonly to: number }
  /** On the way the board was reshuffled when so many pairs were taken. */
  | { readonly says: 'reshuffled-at'; readonly count: number }
  /** From one place of the way to the other, its first board being place 0, there were just so many of each, and nothing else. */
  | {
      readonly says: 'came-between';
      readonly from: number;
      readonly to: number;
      readonly links: number;
      readonly mercies: number;
      readonly reshuffles: number;
    }
  /** The longest row on the way, as `in-a-row` counts them, had so many links, and the move of that number ended it. */
  | { readonly says: 'longest-row'; readonly combo: number; readonly move: number }
  /** Auto-play took so many pairs on the way. */
  | { readonly says: 'auto-took'; readonly count: number }
  /** So many times a move was taken back; a reshuffle is none. */
  | { readonly says: 'took-back'; readonly count: number }
  /** Each board that a game laid has the rules of its first; one of them has others. */
  | { readonly says: 'same-rules' }
  | { readonly says: 'other-rules' }
  /** So many earned tools were spent. */
  | { readonly says: 'spent-tools'; readonly count: number }
  /** Some help was taken; none was. */
  | { readonly says: 'some-help' }
  | { readonly says: 'no-help' }
  /** The program ended while the clock ran: at least once, once, or more often. */
  | { readonly says: 'interrupted' }
  | { readonly says: 'interrupted-once' }
  | { readonly says: 'interrupted-again' }
  /** Auto-play took the last pair or more than half of all. */
  | { readonly says: 'by-auto' }
  /** So many pairs are left at most, and of `all` that lay there at first no more than one in `part`. */
  | { readonly says: 'few-left'; readonly most: number; readonly part: number; readonly all: number }
  /** These cells are empty; are walls. */
  | { readonly says: 'empty'; readonly cells: readonly number[] }
  | { readonly says: 'wall'; readonly cells: readonly number[] }
  /** A tile with this picture lies there. */
  | ({ readonly says: 'holds'; readonly picture: PictureFigure } & Place)
  /** The grid has so many columns and rows. */
  | { readonly says: 'measures'; readonly width: number; readonly height: number }
  /** The tiles show so many pictures. */
  | { readonly says: 'pictures'; readonly count: number }
  /** So many slots are not in the drawing any more with these marks. */
  | { readonly says: 'cut-off'; readonly marks: readonly number[]; readonly count: number }
  /** Nothing is wrong with the slots, and so many they are: two or more, in pairs. */
  | { readonly says: 'even-slots'; readonly slots: number }
  /** The move of that number was taken back: the position that it led to is not on the way to the end of the game. */
  | { readonly says: 'taken-back-from'; readonly move: number }
  /** The move that was taken back is no pair; it came after the move of that number. */
  | { readonly says: 'taken-back-after'; readonly move: number }
  /** The position that the move of that number led to is on the way to the end of the game. */
  | { readonly says: 'stays-from'; readonly move: number }
  /** Of the links on the way to the end of the game none has a longer line; no link of the player was looked for longer. */
  | { readonly says: 'longest-line'; readonly steps: number }
  | { readonly says: 'longest-look'; readonly ms: number }
  /** So many pairs could be linked of those that were left; where another link was made, no smaller share could. */
  | { readonly says: 'narrowest'; readonly legal: number; readonly left: number }
  /** The player made so many links on the way to the board. */
  | { readonly says: 'linked'; readonly links: LinksFigure }
  /** The journal leaves the game so. */
  | { readonly says: 'stands'; readonly status: GameStatus }
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
  /** `counted` of so many random games came to `part`: the share, and its 95 % interval rounded outwards, in per cent. */
  | {
      readonly says: 'random-play';
      readonly part: 'won' | 'lost';
      readonly counted: number;
      readonly games: number;
      readonly share: NumeralFigure;
      readonly low: NumeralFigure;
      readonly high: NumeralFigure;
    }
  /** From no other position before a link on the way to the end of the game do so few random games win; the intervals are apart. */
  | { readonly says: 'fewest-wins' }
  /** Some order of moves ends with tiles left. */
  | { readonly says: 'can-be-lost' }
  /** Of so many random games `won` were won: one in `whole`, rounded. */
  | { readonly says: 'one-in'; readonly whole: number; readonly won: number; readonly games: number }
  /** Of so many random games `won` were won: the 95 % interval lies below one in `whole`. */
  | { readonly says: 'below-one-in'; readonly whole: number; readonly won: number; readonly games: number }
  /** About `count` in `of` random games were lost: a share within the 95 % interval of those counted. */
  | {
      readonly says: 'about';
      readonly lost: number;
      readonly games: number;
      readonly count: number;
      readonly of: number;
    }
  /** So many random games were played. */
  | { readonly says: 'played'; readonly count: number }
  /** So many random games were played, `lost` of them lost: the 95 % interval is 30 points wide or more. */
  | { readonly says: 'too-few'; readonly count: number; readonly lost: number }
  /** All random games win, or none does. */
  | { readonly says: 'all-or-none'; readonly share: NumeralFigure }
  /** In those random games so many pairs could be linked at a time, on average. */
  | { readonly says: 'open-on-average'; readonly open: NumeralFigure }
  /** In this share of the turns of those random games one pair could be linked, in per cent. */
  | { readonly says: 'forced-turns'; readonly share: NumeralFigure }
  /** Of so many random games on several deals this share was won, in per cent. */
  | { readonly says: 'sampled'; readonly share: NumeralFigure; readonly games: number }
  /** The 95 % interval of that share, rounded outwards, in per cent; `count` games. */
  | {
      readonly says: 'sampled-interval';
      readonly low: NumeralFigure;
      readonly high: NumeralFigure;
      readonly count: number;
    }
  /**
   * `counted` of so many games that the casual player played alone came to `part`: the share, and its 95 % interval rounded
   * outwards, in per cent.
   */
  | {
      readonly says: 'casual-play';
      readonly part: 'won' | 'stuck';
      readonly counted: number;
      readonly games: number;
      readonly share: NumeralFigure;
      readonly low: NumeralFigure;
      readonly high: NumeralFigure;
    }
  /** About `count` in `of` games that the casual player played alone were won: a share within the 95 % interval of those counted. */
  | {
      readonly says: 'casual-about';
      readonly won: number;
      readonly games: number;
      readonly count: number;
      readonly of: number;
    }
  /** The casual player played so many games alone. */
  | { readonly says: 'casual-games'; readonly count: number }
  /** The casual player played so many games alone, of which `stuck` got stuck: the 95 % interval is 30 points wide or more. */
  | { readonly says: 'casual-too-few'; readonly count: number; readonly stuck: number }
  /** In the games that the casual player won a link took so many seconds in each third, and a game so many minutes, in the median. */
  | {
      readonly says: 'casual-times';
      readonly first: NumeralFigure;
      readonly second: NumeralFigure;
      readonly last: NumeralFigure;
      readonly minutes: NumeralFigure;
    }
  /** In the games that the casual player won a link took so many seconds in the first third, in the median. */
  | { readonly says: 'casual-first-third'; readonly seconds: NumeralFigure }
  /** In the games in which the casual player got stuck this share of the pairs was left, in the median, in per cent. */
  | { readonly says: 'casual-left'; readonly share: NumeralFigure }
  /** This share of the random games, and of the casual player's, on a level got stuck, in per cent. */
  | { readonly says: 'stuck'; readonly random: NumeralFigure; readonly casual?: NumeralFigure }
  | {
      readonly says: 'stuck-share';
      readonly measure: 'random' | 'casual';
      readonly share: NumeralFigure;
    }
  /**
   * From the level of one number to that of the other, from 1, the share of such games that got stuck falls, or rises by more than 20
   * points, and the 95 % intervals are apart.
   */
  | {
      readonly says: 'steps';
      readonly type: 'jumps' | 'falls';
      readonly measure: 'random' | 'casual';
      readonly before: number;
      readonly level: number;
      readonly from: NumeralFigure;
      readonly to: NumeralFigure;
    }
  /** From no measured level to the next one a share does so, and two levels are measured. */
  | { readonly says: 'no-steps' }
  /** So many pairs can be linked at the start of these deals, on average, to the nearest whole number. */
  | { readonly says: 'opened-on-average'; readonly count: number }
  /** So many pairs can be linked. */
  | { readonly says: 'open-now'; readonly count: number }
  /** The pair can be linked and shows this picture, and its first tile lies there. */
  | ({ readonly says: 'begins-at'; readonly pair: Move; readonly picture: PictureFigure } & Place)
  /** So many pairs can be linked after this one; two names for their number, as a text compares two pairs. */
  | { readonly says: 'leaves-open'; readonly pair: Move; readonly count: number }
  | { readonly says: 'leaves-fewer'; readonly pair: Move; readonly fewer: number }
  /** So many pairs can be linked after this one, and after no other more. */
  | { readonly says: 'leaves-most'; readonly pair: Move; readonly open: number }
  /** The tiles with the picture of this pair that stay cannot all go after it, one pair after the other. */
  | { readonly says: 'rest-waits'; readonly pair: Move };

export type ClaimName = Claim['says'];
export type ClaimOf<Name extends ClaimName> = Extract<Claim, { readonly says: Name }>;
