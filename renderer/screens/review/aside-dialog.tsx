import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { TEMPLATE_MODE } from '../../../core/game/modes/table.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { useService } from '../../services/use-service.ts';
import { LIBRARY } from '../../state/library.ts';
import type { ReviewedGame } from '../../state/review/reviewed-game.ts';
import styles from './review.module.css';

/** Returns the unfinished game of the same board that playing on would end; undefined where there is none. */
export function useAside(shown: ReviewedGame) {
  const { hash } = shown.saved.setup.deal.template;
  return useStore(useService(LIBRARY).store, ({ games }) =>
    games.find(({ mode, template }) => mode === TEMPLATE_MODE && template.hash === hash),
  );
}

interface AsideDialogProps {
  readonly pairsLeft: number;
  readonly onPlayOn: () => void;
  readonly onClose: () => void;
}

/** Asks before playing on ends another game. */
export function AsideDialog({ pairsLeft, onPlayOn, onClose }: AsideDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('review.command.play-on')} onClose={onClose} className={styles.aside}>
      {(close) => (
        <>
          <p>{t('record.code.puts-aside', { pairs: t('count.pairs-left', { count: pairsLeft }) })}</p>
          <div className={styles.asideActions}>
            <button type="button" className="button" onClick={close}>
              {t('command.cancel')}
            </button>
            <button
              type="button"
              className="button button-primary"
              onClick={() => {
                close();
                onPlayOn();
              }}
            >
              <Icon name="play" />
              {t('review.command.play-on')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
