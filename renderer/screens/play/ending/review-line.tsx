import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameReview } from '../../../../core/review/game-review.ts';
import { ReviewMarkIcon } from '../../../components/review/review-marks.tsx';
import { keyLabel } from '../../../input/keymap.ts';
import { useCommands } from '../../../input/use-commands.ts';
import { useApp } from '../../../state/app-context.ts';
import { goTo } from '../../../state/navigation.ts';
import { summaryOf } from '../../../state/review/review-facts.ts';
import { lostMoveWords } from './losing-move-words.ts';

interface Told {
  readonly review: GameReview;
  readonly lostMove: number | null;
}

/** The review of a game that has just ended; made by a worker of its own while the end is looked at. */
function useTold(gameId: string): Told | 'making' | null {
  const { reviews } = useApp();
  const [told, setTold] = useState<Told | 'making' | null>('making');
  useEffect(() => {
    let isWanted = true;
    setTold('making');
    const find = async () => {
      const loaded = await reviews.load(gameId);
      if (!loaded.ok || !isWanted) return isWanted && setTold(null);
      const made = await reviews.review(loaded.value);
      if (!isWanted) return;
      const lostMove = made.ok ? summaryOf(loaded.value.game, made.value).lostMove : null;
      setTold(made.ok ? { review: made.value, lostMove } : null);
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [reviews, gameId]);
  return told;
}

/** What a game that is over has shown: how many critical choices were kept, which move lost it; and the way to its review. */
export function ReviewLine({ gameId }: { readonly gameId: string }) {
  const { t } = useTranslation();
  const { reviewing, navigation } = useApp();
  const told = useTold(gameId);
  const open = () => {
    goTo(navigation, 'review');
    void reviewing.open(gameId, 'lost');
  };
  // The way to the move that lost it; nothing else is asked of a board that is over.
  const isLost = told !== null && told !== 'making' && told.lostMove !== null;
  useCommands(isLost ? { verdict: open } : {});
  return (
    <div className="end-review" data-testid="end-review" data-told={told !== null && told !== 'making'}>
      {told === 'making' && <p className="end-small loss-late">{t('end.reviewing')}</p>}
      {told !== null && told !== 'making' && (
        <p>
          <ReviewMarkIcon sign={told.lostMove === null ? 'kept' : 'lost'} />
          {told.review.critical === 0
            ? t('end.no-choices')
            : t('end.choices', { kept: told.review.kept, critical: told.review.critical })}
          {told.lostMove !== null && <b>{lostMoveWords(t, told.lostMove)}</b>}
        </p>
      )}
      <button type="button" className="button" onClick={open}>
        {t('end.review')}
        {isLost && (
          <span className="key" aria-hidden="true">
            {keyLabel('verdict')}
          </span>
        )}
      </button>
    </div>
  );
}
