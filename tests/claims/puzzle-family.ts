/** What puzzles say of their positions and of the pairs that are tried in them. */
import { candidatesOf, judgeLink } from '../../core/review/puzzles/judged-link.ts';
import { undecidedSentence } from '../../core/sentences/puzzle-sentences.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import type { Family, Said } from './family.ts';
import { plainPlay } from './plain-play.ts';
import { position } from './positions.ts';

export const PUZZLES: Family = {
  name: 'a puzzle',
  keys: { 'puzzle.find.unknown': {} },
  say: sayPuzzle,
  most: 20_000,
};

function* sayPuzzle(index: number): Generator<Said, void> {
  const drawn = position(index, 50);
  const of = { play: plainPlay(drawn.board, drawn.rules) };
  for (const { move } of candidatesOf(drawn)) {
    const judged = runToEnd(judgeLink(drawn, move, 0));
    if (judged.ok && judged.value.verdict === 'unknown') yield { said: undecidedSentence(), of };
  }
}
