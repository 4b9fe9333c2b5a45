import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RulePictures } from '../components/rule-pictures.tsx';
import { BOARD_KEYS, COMMANDS, KEYMAP } from '../input/keymap.ts';

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
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const labelsOf = (command: string) => [
    ...new Set(KEYMAP.filter((binding) => binding.command === command).map(({ label }) => label)),
  ];
  return (
    <dialog ref={dialog} className="dialog keys" aria-labelledby="keys-title" onClose={onClose}>
      <header>
        <h2 id="keys-title">{t('keys.title')}</h2>
        <button type="button" className="button button-primary" onClick={() => dialog.current?.close()}>
          {t('command.close')}
        </button>
      </header>
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
    </dialog>
  );
}
