import { useTranslation } from 'react-i18next';
import type { StoredDesign } from '../../../core/contract/designs.ts';
import { MAX_NAME_LENGTH } from '../../../core/templates/check.ts';
import { useApp } from '../../state/app-context.ts';
import { goTo } from '../../state/navigation.ts';
import { Thumbnail } from '../home/thumbnail.tsx';
import { type Entry, slotsOf } from './shelf-entries.ts';

/** The ways from the shelf to the bench. */
export function useOpenEditor() {
  const { workshop, navigation } = useApp();
  const { t } = useTranslation();
  return {
    open: async (stored: StoredDesign) => {
      await workshop.open(stored);
      goTo(navigation, 'editor');
    },
    begin: async () => {
      await workshop.begin(t('editor.untitled'));
      goTo(navigation, 'editor');
    },
  };
}

/** As much of a text as a name may have; a character of two units is never halved. */
function nameOf(text: string): string {
  return [...text].slice(0, MAX_NAME_LENGTH).join('');
}

/** One own template, with what can be done with it as a whole. */
export function DesignCard({ stored, design }: Entry) {
  const { t } = useTranslation();
  const { workshop } = useApp();
  const { open } = useOpenEditor();
  const name = design.name.trim() === '' ? t('editor.shelf.unnamed') : design.name;
  const { width, height } = design;
  const facts = `${t('editor.size', { width, height })} · ${t('editor.slots', { count: slotsOf(design) })}`;
  return (
    <li className="design" data-design={design.name}>
      <button
        type="button"
        className="design-open"
        aria-label={t('editor.shelf.open', { name: `${name} ${facts}` })}
        onClick={() => void open(stored)}
      >
        <Thumbnail shape={design} />
        <b>{name}</b> <span>{facts}</span>
      </button>
      <div className="design-foot">
        {stored.draft !== null && (
          <span className="chip" data-tone="quiet">
            {t('editor.shelf.draft')}
          </span>
        )}
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('editor.shelf.duplicate-name', { name })}
          onClick={() => void workshop.duplicate(stored, nameOf(t('editor.copy-of', { name })))}
        >
          {t('editor.shelf.duplicate')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('editor.shelf.delete-name', { name })}
          onClick={() => void workshop.shelf.remove(stored)}
        >
          {t('editor.shelf.delete')}
        </button>
      </div>
    </li>
  );
}
