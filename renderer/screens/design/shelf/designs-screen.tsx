import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { StoredDesign } from '../../../../core/contract/designs.ts';
import type { StoredPack } from '../../../../core/contract/packs.ts';
import type { PackDeal } from '../../../../core/templates/pack-deal.ts';
import { FileButton } from '../../../components/controls/file-button.tsx';
import { focusTitle, PageHead } from '../../../parts/page-head.tsx';
import { TroubleWords } from '../../../parts/trouble.tsx';
import { importAll, useClipboard, useDroppedFiles } from '../../../parts/use-exchange.ts';
import { useService, useServices } from '../../../services/use-service.ts';
import { latestOf } from '../../../state/editor/design-shelf.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import { FILE_TYPES } from '../../../state/editor/exchange.ts';
import { levelsOf } from '../../../state/editor/own-levels.ts';
import { LIBRARY } from '../../../state/library.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import styles from '../editor.module.css';
import firstSheetStyles from '../first/first-sheet.module.css';
import { PictureStart } from '../first/picture-start.tsx';
import { ShapeStarts } from '../first/shape-starts.tsx';
import { NoticeBar } from '../panels/notice-bar.tsx';
import { cardId, DesignCard, useOpenEditor } from './design-card.tsx';
import designsStyles from './designs.module.css';
import { Finder } from './finder.tsx';
import { apartFromPacks, arrangedPacks, measuredDeals, packEntries } from './pack-entries.ts';
import { DeletedPackBar, PackSection, PackTrouble, StarterButton } from './pack-section.tsx';
import { arranged, namesOfSeveral, type ShelfEntry, type Sort } from './shelf-entries.ts';
import { UndoBar } from './undo-bar.tsx';

const NOT_MEASURED: readonly PackDeal[] = [];

function DeletedBar() {
  const { t } = useTranslation();
  const { shelf } = useService(EDITOR);
  const deleted = useStore(shelf.store, (state) => state.deleted);
  const name = deleted === null ? '' : (latestOf(deleted)?.name ?? '');
  const words = t('editor.shelf.deleted', { name: name === '' ? t('editor.shelf.unnamed') : name });
  return (
    <UndoBar
      words={deleted === null ? null : words}
      onUndo={shelf.restore}
      backId={deleted === null ? '' : cardId(deleted)}
    />
  );
}

function ImportButton() {
  const { t } = useTranslation();
  const services = useServices();
  return (
    <FileButton accept={FILE_TYPES} isMultiple onFiles={(files) => void importAll(services, files)}>
      {t('editor.command.import')}
    </FileButton>
  );
}

/** The ways to a new template; they stay where they are, so that a file that is being chosen finds them again. */
function NewWays() {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const { begin } = useOpenEditor();
  return (
    <div className={designsStyles.ways}>
      <button type="button" className="button button-primary" onClick={() => void begin()}>
        {t('editor.new')}
      </button>
      <PictureStart onMade={() => goTo(navigation, 'editor')} />
      <ImportButton />
    </div>
  );
}

/** Before the first own template: what drawing is for, and shapes to begin from. */
function FirstDesign() {
  const { t } = useTranslation();
  const { beginWith } = useOpenEditor();
  return (
    <div className={firstSheetStyles.designsFirst}>
      <h2>{t('editor.first.title')}</h2>
      <p>{t('editor.shelf.empty')}</p>
      <ShapeStarts onChoose={(shape) => void beginWith(shape)} />
      <StarterButton />
    </div>
  );
}

/** Below few templates: the shapes from which the next one may begin. */
function NextDesign() {
  const { t } = useTranslation();
  const { beginWith } = useOpenEditor();
  return (
    <section className={firstSheetStyles.designsNext} aria-labelledby="next-design">
      <h2 id="next-design">{t('editor.shelf.next')}</h2>
      <ShapeStarts onChoose={(shape) => void beginWith(shape)} />
    </section>
  );
}

/** With fewer templates than this there is room for shapes to begin from. */
const FEW = 4;

interface DesignListProps {
  readonly entries: readonly ShelfEntry[];
  readonly packs: readonly StoredPack[];
}

function DesignList({ entries, packs }: DesignListProps) {
  const measured = useMemo(() => measuredDeals(packs), [packs]);
  const namesakes = namesOfSeveral(entries);
  return (
    <ul className={designsStyles.list}>
      {entries.map((entry) => (
        <DesignCard
          key={entry.stored.id}
          entry={entry}
          measured={measured.get(entry.stored.id) ?? NOT_MEASURED}
          isNamesake={namesakes.has(entry.design.name)}
        />
      ))}
    </ul>
  );
}

/**
 * Returns the player's templates and packs, and reads them again when the database changes while the screen
 * is shown.
 */
function useShelves() {
  const editorServices = useService(EDITOR);
  const library = useService(LIBRARY);
  const { shelf, drafts } = editorServices;
  const { designs, trouble } = useStore(shelf.store);
  const packs = useStore(editorServices.packs.store, (state) => state.packs);
  // The shelf may have changed since a visit before.
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    void drafts
      .flush()
      .then(() => shelf.load())
      .then(() => editorServices.packs.load())
      .then(() => setRead(true));
    return () => void library.load();
  }, [drafts, shelf, library, editorServices]);
  useEffect(() => {
    // A file brings both, and a pack shows what is not deleted.
    if (designs !== null) void editorServices.packs.load();
  }, [designs, editorServices]);
  return isRead ? { designs, packs, trouble } : { designs: null, packs: null, trouble };
}

/** From as many on a search finds one sooner than the eye. */
const MANY = 24;

/** The content of the shelf: drafts and what is in no pack, the packs, and the templates of which they consist, folded where they are many. */
function Shelves({
  designs,
  packs,
}: {
  readonly designs: readonly StoredDesign[];
  readonly packs: readonly StoredPack[];
}) {
  const { t, i18n } = useTranslation();
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort>('changed');
  const entries = arranged(designs, query, sort, i18n.language);
  // The standing and the code of a pack are made of its levels, and not anew while the player searches.
  const filled = useMemo(() => packEntries(packs, designs), [packs, designs]);
  const { shown, packed } = useMemo(
    () => apartFromPacks(entries, query === '' ? filled : []),
    [entries, filled, query],
  );
  if (designs.length + packs.length === 0) return <FirstDesign />;
  const packSection = (
    <PackSection
      entries={arrangedPacks(filled, query, sort, i18n.language)}
      levels={levelsOf(designs)}
      first={query === '' ? [] : levelsOf(entries.map(({ stored }) => stored))}
      query={query}
    />
  );
  return (
    <>
      {(designs.length + packs.length >= MANY || query !== '') && (
        <Finder query={query} onQuery={setQuery} sort={sort} onSort={setSort} />
      )}
      <section aria-label={t('editor.shelf.templates')}>
        {entries.length === 0 && query !== '' && (
          <p className={designsStyles.empty}>{t('editor.shelf.nothing-found', { query })}</p>
        )}
        <DesignList entries={shown} packs={packs} />
      </section>
      {(packs.length > 0 || query === '') && packSection}
      {packed.length > 0 && (
        <details className={designsStyles.packed} open={packed.length < FEW}>
          <summary data-testid="in-packs">{t('editor.shelf.in-packs', { number: packed.length })}</summary>
          <DesignList entries={packed} packs={packs} />
        </details>
      )}
      {designs.length > 0 && designs.length < FEW && query === '' && <NextDesign />}
    </>
  );
}

/** The player's own templates and packs. */
export function DesignsScreen() {
  const { t } = useTranslation();
  const { designs, packs, trouble } = useShelves();
  useDroppedFiles();
  useClipboard(false);
  return (
    <main className="page" data-screen="designs">
      <div className={`column ${designsStyles.designs}`}>
        <div className={designsStyles.top}>
          <PageHead title={t('editor.designs')} />
          <NewWays />
        </div>
        {trouble !== null && (
          <div data-part="editor-notice" className={styles.notice} data-tone="bad" role="alert">
            <p>
              <TroubleWords code={trouble} />
            </p>
          </div>
        )}
        <PackTrouble />
        {designs !== null && packs !== null && <Shelves designs={designs} packs={packs} />}
      </div>
      <div className={designsStyles.news}>
        <NoticeBar onPutAway={focusTitle} />
        <DeletedBar />
        <DeletedPackBar />
      </div>
    </main>
  );
}
