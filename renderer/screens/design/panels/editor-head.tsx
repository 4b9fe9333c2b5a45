import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { MAX_NAME_LENGTH } from '../../../../core/templates/limits.ts';
import { TextField } from '../../../components/controls/text-field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { KeyCap } from '../../../parts/key-cap.tsx';
import { SealButton } from '../../../parts/seal-button.tsx';
import { useService } from '../../../services/use-service.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import { shownShape } from '../../../state/editor/editor-state.ts';
import styles from '../editor.module.css';
import { isFirstSheet } from '../first/first-sheet.tsx';
import { EditorIcon } from './editor-icons.tsx';

function KeepWords() {
  const { t } = useTranslation();
  const { editor, drafts } = useService(EDITOR);
  const { width, height } = useStore(editor.store, shownShape);
  const keep = useStore(drafts.store, ({ state }) => state);
  // Of a sheet on which nothing was drawn there is nothing to say.
  const isNew = useStore(editor.store, ({ saved }) => saved === null);
  const words = [
    t('editor.size', { width, height }),
    ...(isNew && keep === 'saved' ? [] : [t(`editor.keep.${keep}`)]),
  ];
  return (
    <p data-testid="keep" data-keep={keep}>
      {words.map((part, place) => (
        <Fragment key={part}>
          {place > 0 && ' · '}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  );
}

interface EditorHeadProps {
  readonly onHome: () => void;
  readonly onShelf: () => void;
  readonly onExport: () => void;
  readonly onSave: () => void;
  readonly onTest: () => void;
}

/** The drawing's name and what is done with it as a whole. */
export function EditorHead({ onHome, onShelf, onExport, onSave, onTest }: EditorHeadProps) {
  const { t } = useTranslation();
  const editorServices = useService(EDITOR);
  const { editor } = editorServices;
  const name = useStore(editor.store, ({ meta }) => meta.name);
  const isFirst = useStore(editor.store, isFirstSheet);
  return (
    <header className={styles.head}>
      <SealButton onClick={onHome} />
      <button
        type="button"
        className={`button button-quiet ${styles.shelf}`}
        aria-label={t('editor.designs')}
        title={t('editor.designs')}
        onClick={onShelf}
      >
        <Icon name="shelf" />
        <span>{t('editor.designs')}</span>
        <Icon name="on" />
      </button>
      <div className={styles.title}>
        <TextField
          name={t('editor.name')}
          value={name}
          limit={MAX_NAME_LENGTH}
          onText={(text) => editor.setMeta({ name: text })}
        />
        <KeepWords />
      </div>
      {/* They come with the first stroke: before it there is nothing that they could be done with. */}
      {!isFirst && (
        <div data-part="editor-buttons" className={styles.buttons}>
          <button type="button" className="button button-quiet" onClick={onExport}>
            <Icon name="export" />
            <span>{t('editor.command.export')}</span>
          </button>
          <button type="button" className="button" onClick={onSave}>
            <Icon name="save" />
            <span>{t('editor.command.save')}</span> <KeyCap command="save" />
          </button>
          <button type="button" className="button button-primary" onClick={onTest}>
            <EditorIcon name="play" />
            <span>{t('editor.command.test')}</span> <KeyCap command="test" />
          </button>
        </div>
      )}
    </header>
  );
}
