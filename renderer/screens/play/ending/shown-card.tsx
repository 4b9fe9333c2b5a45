import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MODES } from '../../../../core/game/modes/table.ts';
import { endedSentence } from '../../../../core/sentences/ending-sentences.ts';
import { reachedSentence, shownSentence } from '../../../../core/sentences/standing-sentences.ts';
import { Icon } from '../../../components/icon.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { gameName } from '../../../parts/modes/mode-looks.ts';
import { StoryButton } from '../../../parts/story/story-button.tsx';
import type { OpenGame } from '../../../state/play/session-state.ts';
import { ClearedBoard } from '../ceremony/cleared-board.tsx';
import styles from './end.module.css';
import { EndWays } from './end-ways.tsx';
import shownCardStyles from './shown-card.module.css';
import { StillBoard } from './still-board.tsx';
import { useAgainWays } from './use-again-ways.ts';

export interface ShownCardProps {
  readonly game: OpenGame;
  readonly onHome: () => void;
}

/**
 * The end of a game that auto-play finished. No seal, no score, no rank: the board shows in which order it was cleared, and the
 * obvious thing is to play it oneself.
 */
export function ShownCard({ game, onHome }: ShownCardProps) {
  const { t } = useTranslation();
  const ways = useAgainWays(game.setup, { same: t('record.ending.again'), other: t('end.again') });
  const { mode, deal, level, cells, pairsLeft } = game.view;
  const noSeal = useRef<HTMLElement>(null);
  const hasLevels = MODES[mode].boards === 'levels';
  return (
    <section data-part="end" className={styles.end} data-testid="shown" data-screen="end" data-end="shown">
      {pairsLeft === 0 ? (
        <ClearedBoard template={deal.template} seal={noSeal} isStill />
      ) : (
        <StillBoard template={deal.template} cells={cells} />
      )}
      <div className={styles.side}>
        <header data-part="end-head" className={styles.head}>
          <span className={shownCardStyles.mark}>
            <Icon name="autoplay" />
          </span>
          <div>
            <h2>{sentenceWords(t, hasLevels ? reachedSentence(level) : endedSentence('shown'))}</h2>
            <p data-part="end-small">{gameName(t, mode, deal.template)}</p>
          </div>
        </header>
        <EndWays
          gameId={game.gameId}
          ways={ways}
          invites={sentenceWords(t, shownSentence(game.view))}
          onHome={onHome}
        >
          <StoryButton gameId={game.gameId} />
        </EndWays>
      </div>
    </section>
  );
}
