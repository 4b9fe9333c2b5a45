import { useTranslation } from 'react-i18next';
import { CANVAS_KEYS, EDITOR_COMMANDS, EDITOR_KEYMAP } from '../editor-keys.ts';
import { Sheet } from './sheet.tsx';
import '../../keys.css';

function KeyRow({ name, labels }: { readonly name: string; readonly labels: readonly string[] }) {
  return (
    <div className="keys-row">
      <dt>{name}</dt>
      <dd>
        {labels.map((label) => (
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
  const labelsOf = (command: string) =>
    // Two keys may be called the same: plus, with Shift or without.
    new Set(EDITOR_KEYMAP.filter((binding) => binding.command === command).map(({ label }) => label));
  return (
    <Sheet title={t('editor.keys-title')} onClose={onClose} isWide>
      <dl className="editor-keys">
        {CANVAS_KEYS.map(({ action, label }) => (
          <KeyRow key={action} name={t(`editor.canvas-key.${action}`)} labels={[label]} />
        ))}
        {EDITOR_COMMANDS.map((command) => (
          <KeyRow key={command} name={t(`editor.command.${command}`)} labels={[...labelsOf(command)]} />
        ))}
      </dl>
      <p>{t('editor.keys-note')}</p>
    </Sheet>
  );
}
