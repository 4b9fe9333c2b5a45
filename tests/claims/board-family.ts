/** Sentences about the tiles on a board and about its size. */
import { countSlots, EMPTY, GAP, SLOT, WALL } from '../../core/board/board.ts';
import { dealBoard } from '../../core/deal/deal.ts';
import { createRandom, shuffle } from '../../core/random.ts';
import {
  cellSentence,
  cutOffSentence,
  dayTilesSentence,
  pairsSentence,
  puzzlePairsSentence,
  sharedBoardSentence,
  sizeSentence,
  soundTemplateSentence,
} from '../../core/sentences/board-sentences.ts';
import { deadHeading } from '../../core/sentences/dead-sentences.ts';
import { ANCHORS, resized } from '../../core/templates/edit/transform.ts';
import { rulesNumber } from '../deep/small-boards.ts';
import { evened, scattered } from './drawing-family.ts';
import type { Family, Said, Where } from './family.ts';
import { plainPlay } from './plain-play.ts';
import { position } from './positions.ts';

const ANYWHERE: Where = {};

export const CELLS: Family = {
  name: 'the cells of a board',
  keys: {
    'play.empty-cell': ANYWHERE,
    'play.wall': ANYWHERE,
    'play.tile': ANYWHERE,
    'code.puzzle': ANYWHERE,
    'puzzle.result.pairs': ANYWHERE,
  },
  say: function* (index): Generator<Said, void> {
    const { board, rules } = position(index, 57);
    const of = { play: plainPlay(board, rules) };
    const from = index % board.cells.length;
    // Of the cells of each kind one is proved, so they begin elsewhere on each board.
    for (let at = 0; at < board.cells.length; at++) {
      const cell = (from + at) % board.cells.length;
      yield { said: cellSentence(cell, board.cells[cell] ?? 0, board.width), of };
    }
    for (const key of ['code.puzzle', 'puzzle.result.pairs'] as const)
      yield { said: puzzlePairsSentence(key, board.cells), of };
  },
  most: 20_000,
};

export const SIZES: Family = {
  name: 'how large a board is',
  keys: {
    'level.pairs': ANYWHERE,
    'record.daily.tiles': ANYWHERE,
    'record.table.size': ANYWHERE,
    'code.facts': ANYWHERE,
    'editor.resize.cut': ANYWHERE,
    'cli.issue.none': ANYWHERE,
  },
  say: function* (index): Generator<Said, void> {
    const random = createRandom(700 + index);
    const shape = evened(scattered(random, 2 + random.below(4), 2 + random.below(4), 20, 40));
    const rules = rulesNumber(index);
    const filling = { kinds: 1 + random.below(5), copies: 2 + 2 * random.below(2) };
    const dealt = dealBoard({ shape, rules, ...filling, seed: index });
    const blank = {
      play: plainPlay({ ...shape, cells: shape.marks.map((mark) => Math.min(0, mark)) }, rules),
    };
    const cut = cutOffSentence(
      shape,
      resized(
        shape,
        1 + random.below(5),
        1 + random.below(5),
        ANCHORS[random.below(ANCHORS.length)] ?? 'middle',
      ),
    );
    if (cut !== null) yield { said: cut, of: blank };
    const slots = countSlots(shape.marks);
    // A template without slots is not called sound.
    if (slots > 0) yield { said: soundTemplateSentence(slots), of: blank };
    if (!dealt.ok) return;
    const of = { play: plainPlay({ ...shape, cells: dealt.value.cells }, rules) };
    yield { said: pairsSentence(shape), of };
    yield { said: dayTilesSentence(shape), of };
    yield { said: sizeSentence(shape), of };
    yield { said: sharedBoardSentence({ template: shape, filling }), of };
  },
  most: 20_000,
};

export const STUCK: Family = {
  name: 'a dead board with many tiles',
  keys: { 'record.dead.stuck': ANYWHERE },
  say: function* (index): Generator<Said, void> {
    const random = createRandom(900 + index);
    const pairs = 7 + random.below(3);
    const kinds = Array.from({ length: 2 * pairs }, (_, at) => 1 + (Math.floor(at / 2) % 4));
    shuffle(random, kinds);
    // Walls part each tile from all others.
    const side = 9;
    const cells = Array.from({ length: side * side }, (_, cell) => {
      const [x, y] = [cell % side, Math.floor(cell / side)];
      const isEdge = x === 0 || y === 0 || x === side - 1 || y === side - 1;
      if (isEdge || (x + y) % 2 === 1) return WALL;
      return kinds.pop() ?? EMPTY;
    });
    const marks = cells.map((kind) => (kind > EMPTY ? SLOT : kind === WALL ? WALL : GAP));
    const of = { play: plainPlay({ width: side, height: side, marks, cells }, rulesNumber(index)) };
    yield { said: deadHeading(pairs, pairs), of };
  },
  most: 1_000,
};
