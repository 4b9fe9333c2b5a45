/** Claims about a game: what its journal has, what led to a position and what came of it. */
import type { Move, Point } from '../board/board.ts';
import type { Assist } from '../game/modes/assist.ts';
import type { Tool } from '../game/modes/earned-tools.ts';
import type { GameStatus } from '../game/play/game.ts';
import type {
  LinksFigure,
  MovesFigure,
  PairsFigure,
  PictureFigure,
  PointsFigure,
  TimeFigure,
  TurnsFigure,
} from './figure.ts';

export type GameClaim =
  /** The two cells are no pair that can be linked, which is the move of that index of the line of play, from 1. */
  | { readonly says: 'illegal'; readonly pair: Move; readonly index: number }
  /** The pair was taken as the move of that index of the line of play, from 1. */
  | { readonly says: 'numbered'; readonly pair: Move; readonly index: number }
  /** So many moves before this position was the one before it in the game. */
  | { readonly says: 'went-back'; readonly moves: MovesFigure }
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
  /** So many pictures end a try of the proof, and none of their boards can be cleared. */
  | { readonly says: 'ends-lost'; readonly ends: readonly number[]; readonly count: number }
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
  /** The countdown shows so many seconds more, each rounded up, when the next level is laid. */
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
  /** No tile is left, and auto-play took every pair of the way to the board, so many. */
  | { readonly says: 'all-by-auto'; readonly count: number }
  /** Of the pairs on the way to the board the player took `count`, auto-play `auto`. */
  | { readonly says: 'shared-with-auto'; readonly count: number; readonly auto: number }
  /** So many pairs are left at most, and of `all` that lay there at first no more than one in `part`. */
  | { readonly says: 'few-left'; readonly most: number; readonly part: number; readonly all: number }
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
  | { readonly says: 'stands'; readonly status: GameStatus };
