import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/controls/dialog.tsx';
import { RulePictures } from '../components/pictures/rule-pictures.tsx';
import { BOARD_KEYS, COMMANDS, KEYMAP } from '../input/keymap.ts';
import './keys.css';

const BOARD_ACTIONS = ['move', 'pick'] as const;

function KeyRow({ name, labels }: { readonly name: string; readonly labels: readonly string[] }) {
  return (
    <div className="keys-row">
      <dt>{name}</dt>
      <dd>
        {labels.map((label) => (
          <kbd key={label}>{label}</kbd>
        ))}
      </dd>
    </div>
  );
}

/** What the game is about and the table of keys, shown over the screen. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const labelsOf = (command: string) => [
    ...new Set(KEYMAP.filter((binding) => binding.command === command).map(({ label }) => label)),
  ];
  return (
    <Dialog
      title={t('keys.title')}
      onClose={onClose}
      className="keys"
      beside={(close) => (
        <button type="button" className="button button-primary" onClick={close}>
          {t('command.close')}
        </button>
      )}
    >
      {() => (
        <>
          <p>{t('keys.rule')}</p>
          <RulePictures />
          <p>{t('keys.rule-note')}</p>
          <h3>{t('keys.keys')}</h3>
          <dl>
            {BOARD_ACTIONS.map((action) => (
              <KeyRow
                key={action}
                name={t(`command.${action}`)}
                labels={BOARD_KEYS.filter((key) => key.action === action).map((key) => key.label)}
              />
            ))}
            {COMMANDS.map((command) => (
              <KeyRow key={command} name={t(`command.${command}`)} labels={labelsOf(command)} />
            ))}
          </dl>
          <p>{t('keys.pointer')}</p>
        </>
      )}
    </Dialog>
  );
}
