/** Home begins the one obvious next thing: by its main button, and by its board. */
import { useEffect, useRef, useState } from 'react';
import { fadeInto } from '../../../parts/enter-table.ts';
import { useService } from '../../../services/use-service.ts';
import { currentScreen, goTo, NAVIGATION } from '../../../state/navigation.ts';
import { SESSION, type Session } from '../../../state/play/session.ts';
import type { HomeStart } from './home-start.ts';
import type { Staged } from './make-staged.ts';

function begin(session: Session, start: Exclude<HomeStart, { type: 'first' }>, staged: Staged | null) {
  switch (start.type) {
    case 'game':
      return session.continueGame(start.game.gameId);
    case 'level':
      return session.continueMode(start.level.mode, start.level.boardId);
    case 'template':
      return staged?.deal === undefined
        ? session.continueTemplate(start.template)
        : session.startDealt(staged.deal);
  }
}

/** Returns what begins that game; `onLeave` hands the board of the stage on. */
export function useBegin(start: HomeStart | null, staged: Staged | null, onLeave: () => void): () => void {
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  const isEntering = useRef(false);
  const [isAsked, setAsked] = useState(false);
  const enterGame = () => {
    // Pressed before the lists are read: the game begins as soon as they say which.
    if (start === null) return setAsked(true);
    if (isEntering.current) return;
    isEntering.current = true;
    onLeave();
    const isFirst = start.type === 'first';
    const ready = isFirst ? Promise.resolve() : begin(session, start, staged);
    const enter = () => {
      // Another screen may have been asked for meanwhile.
      if (currentScreen(navigation.getState()) === 'home') goTo(navigation, isFirst ? 'first' : 'play');
    };
    void fadeInto(enter, ready);
  };
  useEffect(() => {
    if (isAsked && start !== null) enterGame();
  });
  return enterGame;
}
