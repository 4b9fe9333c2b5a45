import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/controls/dialog.tsx';
import { RulePictures } from '../../components/pictures/rule-pictures.tsx';
import { BOARD_KEYS, commandsIn, keyLabels } from '../../input/keymap.ts';
import styles from '../../parts/keys.module.css';
import { useService } from '../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';

function KeyRow({ name, labels }: { readonly name: string; readonly labels: readonly string[] }) {
  return (
    <div data-part="keys-row" className={styles.row}>
      <dt>{name}</dt>
      <dd>
        {labels.map((label) => (
          <kbd key={label}>{label}</kbd>
        ))}
      </dd>
    </div>
  );
}

/** A sheet over the screen with the goal of the game and the table of keys. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  return (
    <Dialog
      title={t('keys.title')}
      onClose={onClose}
      className="keys"
      beside={(close) => (
        <>
          <button
            type="button"
            className="button"
            onClick={() => {
              close();
              goTo(navigation, 'first');
            }}
          >
            {t('keys.first')}
          </button>
          <button
            type="button"
            className="button"
            data-testid="open-lab"
            onClick={() => {
              close();
              goTo(navigation, 'lab');
            }}
          >
            {t('keys.lab')}
          </button>
          <button type="button" className="button button-primary" onClick={close}>
            {t('command.close')}
          </button>
        </>
      )}
    >
      {() => (
        <>
          <p>{t('keys.rule')}</p>
          <RulePictures />
          <p>{t('keys.rule-note')}</p>
          <h3>{t('keys.keys')}</h3>
          <dl>
            {BOARD_KEYS.map(({ action, labels }) => (
              <KeyRow key={action} name={t(`command.${action}`)} labels={labels} />
            ))}
            {commandsIn('game').map((command) => (
              <KeyRow key={command} name={t(`command.${command}`)} labels={keyLabels('game', command)} />
            ))}
          </dl>
          <p>{t('keys.pointer')}</p>
        </>
      )}
    </Dialog>
  );
}
