import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { asLanguage } from '../../../components/words.ts';
import { TroubleWords } from '../../../parts/trouble.tsx';
import { useService } from '../../../services/use-service.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import type { Level } from '../../../state/editor/own-levels.ts';
import styles from '../editor.module.css';
import { PackCard, packCardId } from './pack-card.tsx';
import type { PackEntry } from './pack-entries.ts';
import { PackSheet } from './pack-sheet.tsx';
import packsStyles from './packs.module.css';
import { UndoBar } from './undo-bar.tsx';

export function DeletedPackBar() {
  const { t } = useTranslation();
  const { packs } = useService(EDITOR);
  const deleted = useStore(packs.store, (state) => state.deleted);
  const words = deleted === null ? null : t('editor.packs.deleted', { name: deleted.name });
  const backId = deleted === null ? '' : packCardId(deleted);
  return <UndoBar words={words} onUndo={packs.restore} backId={backId} />;
}

export function PackTrouble() {
  const trouble = useStore(useService(EDITOR).packs.store, (state) => state.trouble);
  if (trouble === null) return null;
  return (
    <div data-part="editor-notice" className={styles.notice} data-tone="bad" role="alert">
      <p>
        <TroubleWords code={trouble} />
      </p>
    </div>
  );
}

/** Takes a first pack by us among the player's own, as if a friend had sent it. Its card has the focus then, and says it all. */
export function StarterButton() {
  const { t, i18n } = useTranslation();
  const editor = useService(EDITOR);
  const take = async () => {
    const { starterText } = await import('../../../state/editor/starter-pack.ts');
    await editor.importText(await starterText(asLanguage(i18n.language)));
    await editor.packs.load();
    editor.tell(null);
    document.querySelector<HTMLElement>('[data-part~="pack-play"]')?.focus();
  };
  return (
    <button type="button" className="button" onClick={() => void take()}>
      {t('editor.pack.starter')}
    </button>
  );
}

interface PackSectionProps {
  readonly entries: readonly PackEntry[];
  /** Everything that a pack can hold. */
  readonly levels: readonly Level[];
  /** The first levels of a new pack. */
  readonly first: readonly Level[];
  readonly query: string;
}

/** The packs on the shelf, and the button for a new one. */
export function PackSection({ entries, levels, first, query }: PackSectionProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'new' | PackEntry | null>(null);
  return (
    <section
      className={entries.length === 0 ? `${packsStyles.packs} ${packsStyles.none}` : packsStyles.packs}
      aria-labelledby="packs-title"
    >
      <div data-part="packs-head" className={packsStyles.packsHead}>
        <h2 id="packs-title">{t('editor.packs.title')}</h2>
        {levels.length > 0 && (
          <button type="button" className="button button-quiet" onClick={() => setOpened('new')}>
            {t('editor.packs.new')}
          </button>
        )}
      </div>
      {entries.length === 0 ? (
        <div className={packsStyles.empty}>
          <p>{query === '' ? t('editor.packs.empty') : t('editor.packs.nothing-found', { query })}</p>
          {query === '' && <StarterButton />}
        </div>
      ) : (
        <ul className={packsStyles.list}>
          {entries.map((entry) => (
            <PackCard key={entry.pack.id} entry={entry} onArrange={() => setOpened(entry)} />
          ))}
        </ul>
      )}
      {opened !== null && (
        <PackSheet
          entry={opened === 'new' ? null : opened}
          first={first}
          levels={levels}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
