import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import './editor.css';
import { useApp } from '../../state/app-context.ts';
import { PageHead } from '../page-head.tsx';
import { TroubleWords } from '../trouble.tsx';
import { DesignCard, useOpenEditor } from './design-card.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { PackSheet } from './pack-sheet.tsx';
import { arranged, type Entry, SORTS, type Sort } from './shelf-entries.ts';
import { latestOf } from './state/design-shelf.ts';
import { FILE_TYPES } from './state/exchange.ts';
import { importAll, useClipboard, useDroppedFiles } from './use-exchange.ts';

function DeletedBar() {
  const { t } = useTranslation();
  const { shelf } = useApp().workshop;
  const deleted = useStore(shelf.store, (state) => state.deleted);
  const name = deleted === null ? '' : (latestOf(deleted)?.name ?? '');
  const undo = useRef<HTMLButtonElement>(null);
  // The card that had the focus is gone.
  useEffect(() => {
    if (deleted !== null) undo.current?.focus({ preventScroll: true });
  }, [deleted]);
  return (
    <div role="status" aria-live="polite">
      {deleted !== null && (
        <div className="editor-notice" data-tone="good">
          <p>{t('editor.shelf.deleted', { name: name === '' ? t('editor.shelf.unnamed') : name })}</p>
          <button ref={undo} type="button" className="button" onClick={() => void shelf.restore()}>
            {t('editor.shelf.undo')}
          </button>
        </div>
      )}
    </div>
  );
}

function ImportButton() {
  const { t } = useTranslation();
  const { workshop } = useApp();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {t('editor.command.import')}
      </button>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept={FILE_TYPES}
        multiple
        onChange={(event) => {
          void importAll(workshop, [...(event.target.files ?? [])]);
          // So that the same file can be chosen again after it was mended.
          event.target.value = '';
        }}
      />
    </>
  );
}

function Finder({
  query,
  onQuery,
  sort,
  onSort,
}: {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}) {
  const { t } = useTranslation();
  const searchId = useId();
  const sortId = useId();
  return (
    <div className="finder">
      <div className="field">
        <label htmlFor={searchId}>{t('editor.shelf.search')}</label>
        <input id={searchId} type="search" value={query} onChange={(event) => onQuery(event.target.value)} />
      </div>
      <div className="field">
        <label htmlFor={sortId}>{t('editor.shelf.sort')}</label>
        <select
          id={sortId}
          value={sort}
          onChange={(event) => onSort(SORTS[event.target.selectedIndex] ?? 'changed')}
        >
          {SORTS.map((each) => (
            <option key={each} value={each}>
              {t(`editor.shelf.sort-${each}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function DesignList({ entries, query }: { readonly entries: readonly Entry[]; readonly query: string }) {
  const { t } = useTranslation();
  if (entries.length === 0)
    return (
      <p className="designs-empty">
        {query === '' ? t('editor.shelf.empty') : t('editor.shelf.nothing-found', { query })}
      </p>
    );
  return (
    <ul className="designs-list">
      {entries.map((entry) => (
        <DesignCard key={entry.stored.id} {...entry} />
      ))}
    </ul>
  );
}

/** The player's own templates. */
export function DesignsScreen() {
  const { t, i18n } = useTranslation();
  const { workshop, library } = useApp();
  const { designs, trouble } = useStore(workshop.shelf.store);
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort>('changed');
  const [isPacking, setPacking] = useState(false);
  const { begin } = useOpenEditor();
  useDroppedFiles();
  useClipboard(false);
  useEffect(() => {
    void workshop.drafts.flush().then(() => workshop.shelf.load());
    return () => void library.load();
  }, [workshop, library]);
  const entries = arranged(designs ?? [], query, sort, i18n.language);
  const packed = entries.flatMap(({ stored: { saved } }) => (saved === null ? [] : [saved]));
  return (
    <main className="page" data-screen="designs">
      <div className="column designs">
        <PageHead title={t('editor.designs')} />
        <div className="designs-bar">
          <button type="button" className="button button-primary" onClick={() => void begin()}>
            {t('editor.new')}
          </button>
          <ImportButton />
          {packed.length > 0 && (
            <button type="button" className="button" onClick={() => setPacking(true)}>
              {t('editor.shelf.pack')}
            </button>
          )}
        </div>
        <NoticeBar />
        <DeletedBar />
        {trouble !== null && (
          <div className="editor-notice" data-tone="bad" role="alert">
            <p>
              <TroubleWords code={trouble} />
            </p>
          </div>
        )}
        {(designs ?? []).length > 1 && (
          <Finder query={query} onQuery={setQuery} sort={sort} onSort={setSort} />
        )}
        {designs !== null && <DesignList entries={entries} query={query} />}
        <p className="panel-note">{t('editor.shelf.drop')}</p>
      </div>
      {isPacking && <PackSheet designs={packed} onClose={() => setPacking(false)} />}
    </main>
  );
}
