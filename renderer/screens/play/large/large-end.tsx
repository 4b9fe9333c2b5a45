import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { endedSentence } from '../../../../core/sentences/ending-sentences.ts';
import { usePrimaryFocus } from '../../../components/focus/use-primary-focus.ts';
import { Icon } from '../../../components/icon.tsx';
import { Seal } from '../../../components/seal.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { useKeys } from '../../../input/use-keys.ts';
import { fittingSize } from '../../../parts/large-room.ts';
import { StoryButton } from '../../../parts/story/story-button.tsx';
import { useService } from '../../../services/use-service.ts';
import { HOST } from '../../../state/host-state.ts';
import { ClearedBoard } from '../ceremony/cleared-board.tsx';
import { useCeremony } from '../ceremony/use-ceremony.ts';
import endStyles from '../ending/end.module.css';
import styles from './large-end.module.css';
import { LargeSizes } from './large-sizes.tsx';
import type { LargeProps } from './large-table.tsx';
import { useLargeGame } from './use-large-game.ts';
import { useWindowSize } from './use-window-size.ts';

/** A board that was cleared: a seal, a kind word, and another board. Nothing is counted. */
export function LargeEnd({ game, onHome, onKeys }: LargeProps) {
  const { t } = useTranslation();
  const stage = useRef<HTMLElement>(null);
  const seal = useRef<HTMLSpanElement>(null);
  const primary = usePrimaryFocus();
  const isOver = useCeremony(stage, game);
  const room = useWindowSize();
  const { size, begin } = useLargeGame(game);
  const { storage } = useStore(useService(HOST));
  useKeys('game', { keys: onKeys, back: onHome });
  return (
    <section
      ref={stage}
      data-part="end"
      className={endStyles.end}
      data-testid="end"
      data-screen="end"
      data-end="won"
    >
      <ClearedBoard template={game.view.deal.template} seal={seal} isStill={isOver} />
      <div className={`${endStyles.side} ${styles.side}`}>
        <header data-part="end-head" className={endStyles.head}>
          <span className={endStyles.imprint}>
            <Seal />
            <span ref={seal} className={`seal ${endStyles.seal}`}>
              <Seal />
            </span>
          </span>
          <h2>{sentenceWords(t, endedSentence('won'))}</h2>
        </header>
        {storage.kind === 'memory' && <p className={endStyles.unsaved}>{t('end.not-saved')}</p>}
        <button
          ref={primary}
          type="button"
          className={`button button-large button-primary ${styles.another}`}
          onClick={() => begin(fittingSize(size, room))}
        >
          {t('record.calm.another')}
        </button>
        <LargeSizes value={size} onChoose={begin} />
        <div className={endStyles.buttons}>
          <button type="button" className="button button-quiet" onClick={onHome}>
            <Icon name="home" />
            {t('app.home')}
          </button>
          <StoryButton gameId={game.gameId} />
        </div>
      </div>
    </section>
  );
}
