import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { DesignIssue } from '../../../../core/templates/design-check.ts';
import type { FileError } from '../../../../core/templates/file/file-error.ts';
import { visibleText } from '../../../../core/text/visible-text.ts';
import { Sentences } from '../../../components/sentences.tsx';
import { useService } from '../../../services/use-service.ts';
import type { Notice } from '../../../state/editor/editor-services.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import styles from '../editor.module.css';
import { useSendPicture } from '../send/use-send-picture.ts';

/** Most names that a line of words lists. */
const MOST_NAMES = 5;

/** Line, column, row and cell, as far as they are known. */
function placeWords(t: TFunction, { line, column, row, cell }: FileError): string {
  const places = [
    line === undefined ? '' : t('editor.notice.place.line', { line }),
    column === undefined ? '' : t('editor.notice.place.column', { column }),
    row === undefined ? '' : t('editor.notice.place.row', { row }),
    cell === undefined ? '' : t('editor.notice.place.cell', { cell }),
  ];
  return places.filter((words) => words !== '').join(' · ');
}

function ImportError({ file, error }: { readonly file: string | null; readonly error: FileError }) {
  const { t } = useTranslation();
  // Each code's text names its own details; a test holds codes and texts together.
  const part = (name: 'what' | 'fix') =>
    t(
      `editor.file.${error.code}.${name}` as 'editor.file.odd-slots.what',
      error.details as { slots: number },
    );
  const place = placeWords(t, error);
  return (
    <Sentences>
      <NotImported file={file} />
      {place !== '' && <span className={styles.noticePlace}>{place}</span>}
      {part('what')}
      {part('fix')}
    </Sentences>
  );
}

/** That a file, or what was pasted (null), is not here. */
function NotImported({ file }: { readonly file: string | null }) {
  const { t } = useTranslation();
  return (
    <strong>
      {file === null
        ? t('editor.notice.paste-failed')
        : t('editor.notice.import-failed', { file: visibleText(file) })}
    </strong>
  );
}

/** Why a picture became no board. */
function PictureError({ file, why }: { readonly file: string | null; readonly why: string }) {
  return (
    <Sentences>
      {file !== null && <NotImported file={file} />}
      {why}
    </Sentences>
  );
}

function issueWords(t: TFunction, issue: DesignIssue): string {
  // Each code's text names its own details; a test holds codes and texts together.
  return t(
    `editor.unfit.${issue.code}` as 'editor.unfit.odd-slots',
    { ...issue } as unknown as { slots: number },
  );
}

/** The first few names; of more the number is shown. */
function listOf(t: TFunction, names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(t('app.list-separator'));
  const rest = names.length - MOST_NAMES;
  return rest > 0 ? t('editor.packs.names', { names: shown, count: rest }) : shown;
}

function NoticeWords({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation();
  switch (notice.type) {
    case 'import-failed':
      return <ImportError file={notice.file} error={notice.error} />;
    case 'imported': {
      const { names, known, pack } = notice;
      const list = (items: readonly string[]) => listOf(t, items);
      return (
        <Sentences>
          {pack !== null &&
            t(pack.isNew ? 'editor.packs.imported' : 'editor.packs.known', { name: pack.name })}
          {pack?.isNew !== true && names.length > 0 && t('editor.notice.imported', { names: list(names) })}
          {known.length > 0 && t('editor.notice.known', { names: list(known) })}
        </Sentences>
      );
    }
    case 'unfit':
      return issueWords(t, notice.issue);
    case 'exported':
      return t('editor.notice.exported', { file: notice.file });
    case 'made':
      return t('editor.notice.made', { name: notice.name });
    case 'picture-unreadable':
      return <PictureError file={notice.file} why={t(`editor.picture-fault.${notice.fault}`)} />;
    case 'picture-empty':
      return <PictureError file={notice.file} why={t('editor.notice.picture-empty')} />;
    default:
      return t(`editor.notice.${notice.type}`);
  }
}

const BAD: readonly Notice['type'][] = [
  'import-failed',
  'import-refused',
  'unfit',
  'save-failed',
  'not-kept',
  'picture-failed',
  'picture-unreadable',
  'picture-empty',
];

/** The board that was just made, as a picture to send. */
function SendMade() {
  const { t } = useTranslation();
  const editorServices = useService(EDITOR);
  const send = useSendPicture();
  const [isMaking, setMaking] = useState(false);
  const take = async () => {
    const design = editorServices.playable();
    if (design === null) return;
    setMaking(true);
    await send(design);
    setMaking(false);
  };
  return (
    <button type="button" className="button" disabled={isMaking} onClick={() => void take()}>
      {t(isMaking ? 'editor.export.measuring' : 'editor.notice.send')}
    </button>
  );
}

/** The last notice, in a line that stays until it is dismissed; `onPutAway` moves the focus elsewhere. */
export function NoticeBar({ onPutAway }: { readonly onPutAway: () => void }) {
  const { t } = useTranslation();
  const editorServices = useService(EDITOR);
  const notice = useStore(editorServices.notices, (state) => state.notice);
  return (
    <div role="status" aria-live="polite">
      {notice !== null && (
        <div
          data-part="editor-notice"
          className={styles.notice}
          data-tone={BAD.includes(notice.type) ? 'bad' : 'good'}
          data-testid="notice"
        >
          <p>
            <NoticeWords notice={notice} />
          </p>
          {notice.type === 'made' && <SendMade />}
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              editorServices.tell(null);
              onPutAway();
            }}
          >
            {t('editor.notice.put-away')}
          </button>
        </div>
      )}
    </div>
  );
}
