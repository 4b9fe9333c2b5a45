import { useTranslation } from 'react-i18next';
import { DRAWING_KEYS, keyLabels } from '../../../input/key-labels.ts';
import { commandsIn } from '../../../input/keymap.ts';
import styles from '../../../parts/keys.module.css';
import { Sheet } from './sheet.tsx';
import sheetsStyles from './sheets.module.css';

function KeyRow({ name, labels }: { readonly name: string; readonly labels: readonly string[] }) {
  const shown = labels.filter((label) => label !== '');
  // A command may have no key.
  if (shown.length === 0) return null;
  return (
    <div data-part="keys-row" className={styles.row}>
      <dt>{name}</dt>
      <dd>
        {shown.map((label) => (
          <kbd key={label} className="key">
            {label}
          </kbd>
        ))}
      </dd>
    </div>
  );
}

/** The table of the editor's keys. */
export function EditorKeySheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('editor.keys-title')} onClose={onClose} isWide>
      <dl className={sheetsStyles.keys}>
        {DRAWING_KEYS.map(({ action, label }) => (
          <KeyRow key={action} name={t(`editor.canvas-key.${action}`)} labels={[label()]} />
        ))}
        {commandsIn('editor').map((command) => (
          <KeyRow key={command} name={t(`editor.command.${command}`)} labels={keyLabels('editor', command)} />
        ))}
      </dl>
      <p>{t('editor.keys-note')}</p>
    </Sheet>
  );
}
