import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameEvent } from '../../core/game/game.ts';
import type { GameView } from '../../core/game/view.ts';
import { deadSentences } from '../../core/sentences/review-sentences.ts';
import { sentenceWords } from '../components/sentence-words.ts';
import { type PictureName, usePictureName } from '../components/use-picture-name.ts';
import { asLanguage, turnsName } from '../components/words.ts';
import { formatNumber } from '../i18n/format.ts';
import { useApp, useSession } from '../state/app-context.ts';
import { EarnedAnnouncement } from './earned-announcement.tsx';
import { messageWords } from './message-words.ts';
import { hintAnnouncement } from './play/hint-words.ts';
import { asShown } from './play/turned/turned-board.ts';

function wordsOfEvent(
  t: TFunction,
  event: GameEvent,
  view: GameView,
  language: string,
  pictureName: PictureName,
): string {
  const pairs = t('count.pairs-left', { count: view.pairsLeft });
  const score = formatNumber(view.score.total, asLanguage(language));
  switch (event.type) {
    case 'linked': {
      const combo = event.points.comboCount;
      const facts = {
        picture: pictureName(event.kind),
        turns: turnsName(t, event.turns),
        pairs,
        score,
      };
      return combo > 1 ? t('announce.linked-combo', { ...facts, combo }) : t('announce.linked', facts);
    }
    case 'mercy':
      return t('announce.mercy', { picture: pictureName(event.kind), pairs });
    case 'board-changed':
      return t(`announce.${event.why}`, { pairs, level: view.level });
    case 'dead':
      return sentenceWords(t, deadSentences(view.pairsLeft).announced);
    default:
      return t(`announce.${event.type}`, { level: view.level, score });
  }
}

/** Says aloud what the board shows: links, scores, pairs left, why a pair was wrong, and each step of a hint. */
export function Announcer() {
  const { session, boardTurn } = useApp();
  const { t, i18n } = useTranslation();
  const pictureName = usePictureName();
  const isPaused = useSession((state) => state.isPaused);
  const [said, setSaid] = useState({ count: 0, words: '' });

  useEffect(() => {
    const say = (words: string) => setSaid(({ count }) => ({ count: count + 1, words }));
    const stopPlayed = session.onPlayed((events, view) => {
      if (events.length > 0)
        say(
          events
            .map((event) => wordsOfEvent(t, event, view, i18n.language, pictureName))
            .join(t('app.sentence-gap')),
        );
    });
    const stopMessages = session.store.subscribe(({ message, hint, game }, before) => {
      if (game === null) return;
      if (message !== null && message !== before.message)
        say(messageWords(t, message, game.view, pictureName));
      else if (hint.state === 'shown' && hint !== before.hint) {
        const shown = asShown(hint, game.view, boardTurn.getState().turned);
        say(hintAnnouncement(t, shown.hint, shown.view, pictureName).join(t('app.sentence-gap')));
      }
    });
    return () => {
      stopPlayed();
      stopMessages();
    };
  }, [session, boardTurn, t, i18n.language, pictureName]);

  return (
    <>
      <p className="visually-hidden" role="status" aria-live="polite" data-testid="announcer">
        {/* A new element each time, so that the same words are said again. */}
        <span key={said.count}>{said.words}</span>
      </p>
      <p className="visually-hidden" role="status" aria-live="polite">
        {isPaused ? t('announce.paused') : ''}
      </p>
      <EarnedAnnouncement />
    </>
  );
}
