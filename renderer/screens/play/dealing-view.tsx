import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useService } from '../../services/use-service.ts';
import { SESSION } from '../../state/play/session.ts';
import { useSession } from '../../state/play/use-session.ts';
import styles from './dealing-view.module.css';
import playCardsStyles from './play-cards.module.css';

/** A deal that takes no longer shows nothing. */
const QUIET_MS = 300;
/** Tiles of the picture, laid one after another as the deal goes on. */
const TILES = Array.from({ length: 24 }, (_, tile) => tile);

/** Shows the progress of a deal, with the ways to skip its choice among boards and to give it up. Shows nothing before 300 ms. */
export function DealingView({ onCancel }: { readonly onCancel: () => void }) {
  const [isShown, setShown] = useState(useSession((state) => state.dealing !== null));
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? <DealingCard onCancel={onCancel} /> : null;
}

function DealingCard({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const dealing = useSession((state) => state.dealing);
  const cancel = useRef<HTMLButtonElement>(null);
  const permille = dealing?.permille ?? 0;
  const words = t(`record.dealing.${dealing?.stage ?? 'begun'}`);
  const skip = () => {
    session.skipChoice();
    // The button goes; the focus stays on the card.
    cancel.current?.focus();
  };
  return (
    <section
      className={`${playCardsStyles.card} ${styles.dealing}`}
      data-testid="dealing"
      aria-labelledby="dealing-title"
    >
      <span className={styles.tiles} aria-hidden="true">
        {TILES.map((tile) => (
          <i key={tile} data-laid={tile * 1000 < permille * TILES.length} />
        ))}
      </span>
      <h2 id="dealing-title">{t('record.dealing.title')}</h2>
      <p role="status">{words}</p>
      <progress aria-label={words} max={1000} value={dealing === null ? undefined : permille} />
      <div className={styles.buttons}>
        {dealing?.canSkip === true && (
          <button type="button" className="button" title={t('record.dealing.skip-note')} onClick={skip}>
            {t('record.dealing.skip')}
          </button>
        )}
        <button ref={cancel} type="button" className="button" onClick={onCancel}>
          {t('command.cancel')}
        </button>
      </div>
    </section>
  );
}
