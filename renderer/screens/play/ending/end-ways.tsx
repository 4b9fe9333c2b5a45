import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mode } from '../../../../core/game/modes/table.ts';
import { usePrimaryFocus } from '../../../components/focus/use-primary-focus.ts';
import { keyShortcuts } from '../../../input/key-shortcuts.ts';
import { useKeys } from '../../../input/use-keys.ts';
import { MoreMenu } from '../../../parts/more-menu.tsx';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { JOURNAL } from '../../../state/play/journal.ts';
import { SESSION } from '../../../state/play/session.ts';
import { REVIEW_MAKER } from '../../../state/review/review-maker.ts';
import { REVIEWING } from '../../../state/review/reviewing.ts';
import { IS_TRIAL } from '../../../state/shown/is-trial.ts';
import styles from './end.module.css';
import { ReviewLine } from './review-line.tsx';
import { type ToldReview, tellReview } from './told-review.ts';

/** A way on from the end of a game. */
export interface EndWay {
  readonly words: string;
  /** Its words beside the first one; what has none stands behind *More*. */
  readonly short?: string;
  readonly act: () => void;
}

/** Made by a worker of its own while the end is looked at. */
function useToldReview(gameId: string): ToldReview | 'making' | null {
  const journal = useService(JOURNAL);
  const reviews = useService(REVIEW_MAKER);
  const [told, setTold] = useState<ToldReview | 'making' | null>('making');
  useEffect(() => {
    let isWanted = true;
    setTold('making');
    void tellReview(journal, reviews, gameId).then((found) => isWanted && setTold(found));
    return () => {
      isWanted = false;
    };
  }, [journal, reviews, gameId]);
  return told;
}

/** The obvious next thing, which has the focus. */
function PrimaryWay({ words, act }: EndWay) {
  const button = usePrimaryFocus();
  return (
    <button ref={button} type="button" className="button button-large button-primary" onClick={act}>
      {words}
    </button>
  );
}

function OtherWay({ words, act, isQuiet = false }: EndWay & { readonly isQuiet?: boolean }) {
  return (
    <button type="button" className={isQuiet ? 'button button-quiet' : 'button'} onClick={act}>
      {words}
    </button>
  );
}

function ReviewWay({ gameId, told }: { readonly gameId: string; readonly told: ToldReview | null }) {
  const { t } = useTranslation();
  const reviewing = useService(REVIEWING);
  const navigation = useService(NAVIGATION);
  const open = () => {
    goTo(navigation, 'review');
    void reviewing.open(gameId, 'lost');
  };
  // The way to the move that lost it; nothing else is asked of a board that is over.
  const isLost = told?.losses.some(({ afterwards }) => afterwards.by !== 'taken-back') === true;
  useKeys('game', isLost ? { verdict: open } : {});
  return (
    // Without a cap for its key, which would move what stands beside it.
    <button
      type="button"
      className="button"
      aria-keyshortcuts={isLost ? keyShortcuts('game', 'verdict') : undefined}
      data-testid="to-review"
      onClick={open}
    >
      {t('end.review')}
    </button>
  );
}

/** A new board with decisions, after one that was won without any. */
function ChoicesOffer({ mode }: { readonly mode: Mode }) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  return (
    <button
      type="button"
      className={`button ${styles.offer}`}
      title={t('record.ending.offer-choices')}
      data-testid="choices-offer"
      onClick={() => void session.startTension(mode)}
    >
      {t('record.ending.to-choices')}
    </button>
  );
}

interface EndWaysProps {
  readonly gameId: string;
  /** The ways to play on, the most obvious first; undefined until they are known. */
  readonly ways: readonly EndWay[] | undefined;
  /** The mode in which a board with critical choices is offered after a game without any; null: none is. */
  readonly choicesIn?: Mode | null;
  /** The words as long as no move is known that lost the board. */
  readonly invites?: string;
  readonly isWon?: boolean;
  readonly onHome: () => void;
  /** Figures behind *More*, above the other ways. */
  readonly figures?: ReactNode;
  readonly children?: ReactNode;
}

/** The finding of the review, and the ways on: one that is obvious, two beside it, the others behind *More*. */
export function EndWays({
  gameId,
  ways,
  choicesIn = null,
  invites,
  isWon = false,
  onHome,
  figures,
  children,
}: EndWaysProps) {
  const { t } = useTranslation();
  const isTrial = useService(IS_TRIAL);
  const told = useToldReview(gameId);
  const known = told === 'making' ? null : told;
  const hadNoChoice = known?.review.critical === 0 && known.losses.length === 0;
  const [first, ...others] = ways ?? [];
  const near = isTrial ? others : others.filter(({ short }) => short !== undefined);
  const far = others.filter((way) => !near.includes(way));
  return (
    <>
      {!isTrial && <ReviewLine told={told} invites={invites} isWon={isWon} />}
      <div className={styles.ways} data-testid="end-ways">
        <div className={styles.first}>{first !== undefined && <PrimaryWay {...first} />}</div>
        {!isTrial &&
          near.map(({ words, short = words, act }) => <OtherWay key={words} words={short} act={act} />)}
        {!isTrial && <ReviewWay gameId={gameId} told={known} />}
        <OtherWay words={isTrial ? t('editor.trial.back') : t('app.home')} act={onHome} />
        {isTrial && near.map((way) => <OtherWay key={way.words} {...way} />)}
        {(!isTrial || figures !== undefined) && (
          <MoreMenu className={styles.more} id="more-ways" face="word">
            {/* From the foot upwards, so that what comes late moves nothing; nothing at all before the ways are known. */}
            {!isTrial && ways !== undefined && (
              <div className={styles.others}>
                {far.map((way) => (
                  <OtherWay key={way.words} {...way} isQuiet />
                ))}
                {children}
              </div>
            )}
            {figures !== undefined && <div className={styles.behind}>{figures}</div>}
            {choicesIn !== null && hadNoChoice && <ChoicesOffer mode={choicesIn} />}
          </MoreMenu>
        )}
      </div>
    </>
  );
}
