/** Sentences about the technique that explains a choice. */
import { choiceTechnique } from '../../core/coach/choice-technique.ts';
import { judgedMoves, judgeMoves } from '../../core/review/puzzles/move-verdicts.ts';
import { lineTechniqueSentence, techniqueSentence } from '../../core/sentences/technique-sentences.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import type { Family, Where } from './family.ts';
import { plainPlay } from './plain-play.ts';
import { beginLosableGame, onBoard, playAtRandom } from './small-game.ts';

const ANYWHERE: Where = {};

export const TECHNIQUES_OF_CHOICES: Family = {
  name: 'the technique of a choice',
  keys: {
    'record.technique.last-pair': ANYWHERE,
    'record.technique.rest-pairs': ANYWHERE,
    'record.technique.most-open': ANYWHERE,
    'cli.coach.named': ANYWHERE,
    'cli.coach.unnamed': ANYWHERE,
  },
  say: function* (index) {
    const game = beginLosableGame(index);
    if (game === null) return;
    const { board, rules } = onBoard(playAtRandom(game, index % 3, index));
    const judged = judgedMoves(runToEnd(judgeMoves({ board, rules })));
    const of = { play: plainPlay(board, rules) };
    const losing = judged.filter(({ verdict }) => verdict === 'lose').map(({ move }) => move);
    for (const move of [null, ...losing]) {
      const found = choiceTechnique(board, rules, judged, move);
      const said = found && techniqueSentence(found);
      if (said !== null) yield { said, of };
      yield { said: lineTechniqueSentence(found), of };
    }
  },
  most: 40_000,
};
