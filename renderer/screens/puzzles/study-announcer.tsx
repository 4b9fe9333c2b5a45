import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countTiles } from '../../../core/board/board.ts';
import { eventSentence } from '../../../core/sentences/event-sentences.ts';
import { placedHintSentence } from '../../../core/sentences/hint-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import type { PuzzleStores } from '../../state/puzzles/puzzle-stores.ts';
import { refusalWords } from './puzzle-words.ts';

const UNMEASURED = { score: false, combo: false };

/** Says aloud, in the words of a game, which pair a study took, why it took none, and where the pair of a hint lies. */
export function StudyAnnouncer({ stores }: { readonly stores: PuzzleStores }) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const [said, setSaid] = useState({ count: 0, words: '' });
  useEffect(
    () =>
      stores.study.store.subscribe(({ card, board, events, hint, phase }, before) => {
        // The end that a losing pair led to is told in its place.
        if (card === null || board === null || phase.name === 'lost') return;
        const view = { pairsLeft: countTiles(board.cells) / 2, level: 1, score: { total: 0 } };
        const told = events === before.events ? [] : events.filter(({ type }) => type === 'linked');
        const words = told.map((event) =>
          sentenceWords(t, eventSentence(event, view, UNMEASURED), pictureName),
        );
        if (phase.name === 'playing' && phase.refusal !== null && phase !== before.phase)
          words.push(
            refusalWords(t, phase.refusal, { board, rules: card.position.rules }, pictureName, 'study'),
          );
        if (hint !== null && hint !== before.hint)
          words.push(
            sentenceWords(
              t,
              placedHintSentence({ step: 'pair', pair: hint, reason: null }, board),
              pictureName,
            ),
          );
        if (words.length > 0)
          setSaid(({ count }) => ({ count: count + 1, words: words.join(t('app.sentence-gap')) }));
      }),
    [stores, t, pictureName],
  );
  return (
    <p className="visually-hidden" role="status">
      {/* A new element each time, so that the same words are said again. */}
      <span key={said.count}>{said.words}</span>
    </p>
  );
}
