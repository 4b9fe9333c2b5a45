import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dealtClearableSentence, givenUpSentence } from '../../../../core/sentences/ending-sentences.ts';
import { Icon } from '../../../components/icon.tsx';
import { Seal } from '../../../components/seal.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { gameName } from '../../../parts/modes/mode-looks.ts';
import styles from '../../../parts/play.module.css';
import { ShareOpenGame } from '../../../parts/share/share-open-game.tsx';
import { StoryButton } from '../../../parts/story/story-button.tsx';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import type { OpenGame } from '../../../state/play/session-state.ts';
import endStyles from './end.module.css';
import { EndWays } from './end-ways.tsx';
import givenUpStyles from './given-up-card.module.css';
import { StillBoard } from './still-board.tsx';
import { useAgainWays } from './use-again-ways.ts';

interface GivenUpCardProps {
  readonly game: OpenGame;
  readonly onHome: () => void;
}

/**
 * The end of a game that its player gave up: the board stays as it stands, and no seal is put to it. Whoever gives up mostly
 * wants to go on, so a fresh start is the obvious thing; what went wrong is asked by fewer, and the review stands beside it.
 */
export function GivenUpCard({ game, onHome }: GivenUpCardProps) {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const { mode, deal, cells, pairsLeft } = game.view;
  const [endedAt] = useState(() => Date.now());
  const ways = useAgainWays(game.setup, {
    same: t('record.given-up.same'),
    other: t('record.given-up.new'),
  });
  return (
    <section
      data-part="end"
      className={`${endStyles.end} ${givenUpStyles.card}`}
      data-testid="given-up"
      data-screen="end"
      data-end="given-up"
    >
      <div className={endStyles.side}>
        <header data-part="end-head" className={endStyles.head}>
          <span data-part="hollow-seal" className={styles.hollowSeal} aria-hidden="true">
            <Seal />
          </span>
          <div>
            <h2>{sentenceWords(t, givenUpSentence())}</h2>
            <p data-part="end-small">
              {[gameName(t, mode, deal.template), t('record.given-up.left', { count: pairsLeft })].join(
                ' · ',
              )}
            </p>
          </div>
        </header>
        <EndWays
          gameId={game.gameId}
          ways={ways}
          invites={sentenceWords(t, dealtClearableSentence())}
          onHome={onHome}
        >
          <button type="button" className="button button-quiet" onClick={() => goTo(navigation, 'games')}>
            <Icon name="games" />
            {t('record.given-up.games')}
          </button>
          <StoryButton gameId={game.gameId} />
          <ShareOpenGame gameId={game.gameId} setup={game.setup} endedAt={endedAt} />
        </EndWays>
      </div>
      <StillBoard template={deal.template} cells={cells} />
    </section>
  );
}
