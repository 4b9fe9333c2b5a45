import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../components/lazy-part.tsx';
import type { GameResult } from './result-text.ts';
import { ShareIcon } from './share-icon.tsx';

/** Pictures and their QR codes are drawn by code that is fetched when a game is shared. */
const { Part: ShareSheet, load } = lazyPart(async () => (await import('./share-sheet.tsx')).ShareSheet);

interface ShareButtonProps {
  readonly gameId: string;
  /** Null until it is known: a press before then counts as soon as it is. */
  readonly result: GameResult | null;
  /** The game cannot be replayed, so no result comes. */
  readonly isUnreadable?: boolean;
  /** When the game ended, in UTC milliseconds; null where it is not known. */
  readonly endedAt: number | null;
  readonly className?: string;
}

/** Opens the ways in which a game is shown to others. */
export function ShareButton(props: ShareButtonProps) {
  const { gameId, result, isUnreadable, endedAt, className = 'button' } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={isUnreadable}
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        <ShareIcon />
        <span>{t('record.picture.open')}</span>
      </button>
      {isOpen && result !== null && (
        <ShareSheet gameId={gameId} result={result} endedAt={endedAt} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
