import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { MODES } from '../../../core/game/modes/table.ts';
import type { GameView } from '../../../core/game/view.ts';
import { eventSentence } from '../../../core/sentences/event-sentences.ts';
import { slidingWords } from '../../components/rules-words.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import { useService } from '../../services/use-service.ts';
import { measuresOf } from '../../state/measures.ts';
import { currentScreen, NAVIGATION } from '../../state/navigation.ts';
import { SESSION } from '../../state/play/session.ts';
import { useSession } from '../../state/play/use-session.ts';
import { SETTINGS } from '../../state/settings.ts';
import { BOARD_TURN } from '../../state/shown/board-turn.ts';
import { fitsTurned } from '../fits-turned.ts';
import { MODE_LOOKS } from '../modes/mode-looks.ts';
import { asShown, shownRules } from '../turned-board.ts';
import { EarnedAnnouncement } from './earned-announcement.tsx';
import { hintAnnouncement } from './hint-words.ts';
import { messageWords } from './message-words.ts';

/** The rule of a level as its board will stand in this window, which is not drawn yet. */
function levelRule(t: TFunction, { deal: { rules, template } }: GameView): string {
  const room = { width: window.innerWidth, height: window.innerHeight };
  return slidingWords(t, shownRules(rules, fitsTurned(template, room) ? template : null).gravity);
}

/** Says aloud what the board shows: links, scores, pairs left, why a pair was wrong, and each step of a hint. */
export function Announcer() {
  const session = useService(SESSION);
  const boardTurn = useService(BOARD_TURN);
  const settings = useService(SETTINGS);
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const isPaused = useSession((state) => state.isPaused);
  const navigation = useService(NAVIGATION);
  const screen = useStore(navigation, currentScreen);
  const [said, setSaid] = useState({ count: 0, words: '', on: screen });

  useEffect(() => {
    const say = (words: string) => {
      const on = currentScreen(navigation.getState());
      setSaid(({ count }) => ({ count: count + 1, words, on }));
    };
    const stopPlayed = session.onPlayed((events, view) => {
      const { reshufflesDead = false } = MODES[view.mode];
      // That nothing links is not told where the next position comes by itself.
      const { hasScore } = measuresOf(view.mode, settings.store.getState().settings);
      const parts = { score: hasScore, combo: MODE_LOOKS[view.mode].isLarge !== true };
      const told = events.filter(({ type }) => type !== 'dead' || !reshufflesDead);
      if (told.length === 0) return;
      const words = told.map((event) => sentenceWords(t, eventSentence(event, view, parts), pictureName));
      if (told.some((event) => event.type === 'board-changed' && event.why === 'level'))
        words.push(levelRule(t, view));
      say(words.join(t('app.sentence-gap')));
    });
    const stopMessages = session.store.subscribe(({ message, hint, game }, before) => {
      // The news of another game is not heard on this board.
      if (game?.gameId !== before.game?.gameId) say('');
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
  }, [session, boardTurn, settings, navigation, t, pictureName]);

  return (
    <>
      <p className="visually-hidden" role="status" aria-live="polite" data-testid="announcer">
        {/* A new element each time, so that the same words are said again; the next screen is read without them. */}
        <span key={said.count}>{said.on === screen ? said.words : ''}</span>
      </p>
      <p className="visually-hidden" role="status" aria-live="polite">
        {isPaused ? t('announce.paused') : ''}
      </p>
      <EarnedAnnouncement />
    </>
  );
}
