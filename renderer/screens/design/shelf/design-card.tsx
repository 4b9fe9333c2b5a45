import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countSlots, type Shape, WALL } from '../../../../core/board/board.ts';
import type { StoredDesign } from '../../../../core/contract/designs.ts';
import { MAX_NAME_LENGTH } from '../../../../core/templates/limits.ts';
import type { PackDeal } from '../../../../core/templates/pack-deal.ts';
import { asLanguage } from '../../../components/words.ts';
import { formatWhen } from '../../../i18n/format.ts';
import { MoreMenu } from '../../../parts/more-menu.tsx';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { useService, useServices } from '../../../services/use-service.ts';
import { TRIAL } from '../../../state/app/trial.ts';
import { EDITOR, revisionOf } from '../../../state/editor/editor-services.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { slotWords } from '../send/slot-words.ts';
import { ExportSheet } from '../sheets/export-sheet.tsx';
import styles from './designs.module.css';
import { measuredWords } from './measured-words.ts';
import packsStyles from './packs.module.css';
import type { ShelfEntry } from './shelf-entries.ts';
import { usePlayOwn } from './use-play-own.ts';

/** The ways from the shelf to the editor. */
export function useOpenEditor() {
  const editorServices = useService(EDITOR);
  const navigation = useService(NAVIGATION);
  const { t } = useTranslation();
  const begin = () => editorServices.begin(t('editor.untitled'));
  return {
    open: async (stored: StoredDesign) => {
      await editorServices.open(stored);
      goTo(navigation, 'editor');
    },
    begin: async () => {
      await begin();
      goTo(navigation, 'editor');
    },
    /** A new drawing with a shape on it. */
    beginWith: async (shape: Shape) => {
      await begin();
      editorServices.editor.replace(() => shape);
      goTo(navigation, 'editor');
    },
  };
}

/** As much of a text as a name may have; a character of two units is never halved. */
function nameOf(text: string): string {
  return [...text].slice(0, MAX_NAME_LENGTH).join('');
}

/** By which a card is found. */
export function cardId({ id }: StoredDesign): string {
  return `design-${id}`;
}

/** Plays what a card shows: a saved template as any other, a draft as from its drawing. */
function usePlayEntry({ stored, design }: ShelfEntry) {
  const services = useServices();
  const play = usePlayOwn();
  return () => {
    if (!services.get(EDITOR).isPlayable(design)) return;
    if (stored.draft === null) play({ template: revisionOf(design), deal: null });
    else services.get(TRIAL).start(revisionOf(design));
  };
}

interface CardButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function CardButton({ label, onClick, children }: CardButtonProps) {
  return (
    <button type="button" className="button button-quiet" aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}

/** The commands for a template as a whole. */
function DesignFoot({ entry, name }: { readonly entry: ShelfEntry; readonly name: string }) {
  const { t } = useTranslation();
  const editorServices = useService(EDITOR);
  const play = usePlayEntry(entry);
  const [isExporting, setExporting] = useState(false);
  const { stored, design } = entry;
  const isDraft = stored.draft !== null;
  return (
    <div className={styles.designFoot}>
      <button
        type="button"
        className="button"
        aria-label={t(isDraft ? 'editor.shelf.test-name' : 'editor.shelf.play-name', { name })}
        onClick={play}
      >
        {t(isDraft ? 'editor.shelf.test' : 'editor.packs.play')}
      </button>
      <MoreMenu className={packsStyles.more} id="design-more" face="dots" of={name}>
        <CardButton
          label={t('editor.shelf.export-name', { name })}
          onClick={() => setExporting(editorServices.isPlayable(design))}
        >
          {t('editor.command.export')}
        </CardButton>
        <CardButton
          label={t('editor.shelf.duplicate-name', { name })}
          onClick={() => void editorServices.duplicate(stored, nameOf(t('editor.copy-of', { name })))}
        >
          {t('editor.shelf.duplicate')}
        </CardButton>
        <CardButton
          label={t('editor.shelf.delete-name', { name })}
          onClick={() => void editorServices.shelf.remove(stored)}
        >
          {t('editor.shelf.delete')}
        </CardButton>
        {isExporting && <ExportSheet design={design} onClose={() => setExporting(false)} />}
      </MoreMenu>
    </div>
  );
}

interface DesignCardProps {
  readonly entry: ShelfEntry;
  /** The deals of what was saved that were measured. */
  readonly measured: readonly PackDeal[];
  /** Another one has the same name: the time of its last change tells it apart. */
  readonly isNamesake: boolean;
}

/** One own template: opened by a click on its picture or name, with its commands below. */
export function DesignCard({ entry, measured, isNamesake }: DesignCardProps) {
  const { t, i18n } = useTranslation();
  const { open } = useOpenEditor();
  const { stored, design } = entry;
  const name = design.name.trim() === '' ? t('editor.shelf.unnamed') : design.name;
  const { width, height } = design;
  const facts = [
    t('editor.size', { width, height }),
    slotWords(t, countSlots(design.marks)),
    ...(design.marks.includes(WALL) ? [t('editor.shelf.walls')] : []),
    ...(isNamesake ? [formatWhen(stored.updatedAt, Date.now(), asLanguage(i18n.language))] : []),
  ].join(' · ');
  const draft = stored.draft === null ? null : t('editor.shelf.draft');
  const boards = stored.draft === null ? measuredWords(t, measured) : null;
  return (
    <li className={styles.design} data-design={design.name}>
      <button
        id={cardId(stored)}
        type="button"
        className={styles.designOpen}
        aria-label={t('editor.shelf.open', { name: [name, facts, draft, boards].filter(Boolean).join(' ') })}
        onClick={() => void open(stored)}
      >
        <Thumbnail shape={design} />
        <span className={styles.designWords}>
          <b title={name}>{name}</b> <small>{facts}</small>{' '}
          {boards !== null && <small data-testid="measured-boards">{boards}</small>}
          {draft !== null && (
            <span className="chip" data-tone="quiet">
              {draft}
            </span>
          )}
        </span>
      </button>
      <DesignFoot entry={entry} name={name} />
    </li>
  );
}
