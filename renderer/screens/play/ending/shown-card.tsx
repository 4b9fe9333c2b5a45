import { useTranslation } from 'react-i18next';
import { MODES } from '../../../../core/game/modes/table.ts';
import { endedSentence } from '../../../../core/sentences/ending-sentences.ts';
import { reachedSentence, shownNoteSentence } from '../../../../core/sentences/standing-sentences.ts';
import { Icon } from '../../../components/icon.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { ShareBar } from '../../../components/share-bar.tsx';
import { asLanguage } from '../../../components/words.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { gameName } from '../../../parts/modes/mode-looks.ts';
import { StoryButton } from '../../../parts/story/story-button.tsx';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { useTurnedShape } from '../../../parts/use-turned-shape.ts';
import type { OpenGame } from '../../../state/play/session-state.ts';
import styles from './end.module.css';
import { EndWays } from './end-ways.tsx';
import shownCardStyles from './shown-card.module.css';
import { useAgainWays } from './use-again-ways.ts';

export interface ShownCardProps {
  readonly game: OpenGame;
  readonly onHome: () => void;
}

/** The end of a game that auto-play finished: what it took and what the player took. No seal, no score, no rank. */
export function ShownCard({ game, onHome }: ShownCardProps) {
  const { t, i18n } = useTranslation();
  const ways = useAgainWays(game.setup, { same: t('record.ending.again'), other: t('end.again') });
  const { mode, deal, level, taken } = game.view;
  const hasLevels = MODES[mode].boards === 'levels';
  const { shape } = useTurnedShape(deal.template);
  const number = (value: number) => formatNumber(value, asLanguage(i18n.language));
  const pairs = [
    { name: t('record.ending.by-you'), value: taken.pairs - taken.byAuto },
    { name: t('record.ending.by-auto'), value: taken.byAuto },
  ].map((part) => ({ ...part, words: number(part.value) }));
  return (
    <section data-part="end" className={styles.end} data-testid="shown" data-screen="end" data-end="shown">
      <div data-part="end-board" className={styles.board}>
        <Thumbnail shape={shape} />
      </div>
      <div className={styles.side}>
        <header data-part="end-head" className={styles.head}>
          <span className={shownCardStyles.endShownMark}>
            <Icon name="autoplay" />
          </span>
          <div>
            <h2>{sentenceWords(t, hasLevels ? reachedSentence(level) : endedSentence('shown'))}</h2>
            <p data-part="end-small">{gameName(t, mode, deal.template)}</p>
          </div>
        </header>
        <p className={styles.note}>{sentenceWords(t, shownNoteSentence())}</p>
        <ShareBar parts={pairs} />
        <EndWays gameId={game.gameId} ways={ways} onHome={onHome}>
          <StoryButton gameId={game.gameId} />
        </EndWays>
      </div>
    </section>
  );
}
