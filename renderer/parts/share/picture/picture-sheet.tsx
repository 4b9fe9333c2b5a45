/** A result as a picture: in either form and theme, on the clipboard, as a file, dragged out of the window. */
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '../../../../core/file-name.ts';
import { Dialog } from '../../../components/controls/dialog.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Segments } from '../../../components/segments.tsx';
import { offerBlob } from '../../../state/offer-file.ts';
import styles from '../share-sheet.module.css';
import type { PictureForm } from './draw-picture.ts';
import { makePicture } from './make-picture.ts';
import { type PictureTheme, windowTheme } from './palette.ts';
import type { PictureContent } from './picture-content.ts';

const FORMS: readonly PictureForm[] = ['square', 'wide'];
const THEMES: readonly PictureTheme[] = ['light', 'dark'];

/** The form and the theme that are chosen. */
interface PictureLook {
  readonly form: PictureForm;
  readonly theme: PictureTheme;
}

/** The look of a picture, square and in the theme of the window until another one is chosen. */
export function usePictureLook() {
  return useState<PictureLook>(() => ({ form: 'square', theme: windowTheme() }));
}

/** A picture, and what it was made of. */
interface Made {
  readonly content: PictureContent;
  readonly form: PictureForm;
  readonly theme: PictureTheme;
  readonly name: string;
  /** Null where the browser could not make it. */
  readonly file: { readonly blob: Blob; readonly url: string } | null;
}

/** The name of a file of the result, without its ending. */
export function pictureFileName({ played, figure }: PictureContent): string {
  return `Twofold ${played} ${figure}`.replaceAll(':', '.');
}

/** Makes the picture anew with every choice; the one before stays until it is there. */
function usePicture(content: PictureContent, form: PictureForm, theme: PictureTheme): Made | null {
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    let isWanted = true;
    void makePicture(content, form, theme).then((blob) => {
      if (!isWanted) return;
      const name = fileNameOf(pictureFileName(content), '.png');
      const file = blob === null ? null : { blob, url: URL.createObjectURL(blob) };
      setMade({ content, form, theme, name, file });
    });
    return () => {
      isWanted = false;
    };
  }, [content, form, theme]);
  // Its address is given back once another picture stands in its place: the page may still be reading it before.
  useEffect(() => {
    const url = made?.file?.url;
    return () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [made]);
  return made;
}

function Stage({ made, alt }: { readonly made: Made | null; readonly alt: string }) {
  const { t } = useTranslation();
  if (made === null) return null;
  const { file, name } = made;
  if (file === null) return <p className={styles.note}>{t('record.picture.failed')}</p>;
  return (
    <img
      src={file.url}
      alt={alt}
      data-testid="share-picture"
      onDragStart={({ dataTransfer }) => dataTransfer.setData('DownloadURL', `image/png:${name}:${file.url}`)}
    />
  );
}

interface PictureSheetProps {
  readonly title: string;
  /** It must keep its identity while it says the same. */
  readonly content: PictureContent;
  readonly look: ReturnType<typeof usePictureLook>;
  /** Between the choices and the buttons. */
  readonly choice?: ReactNode;
  /** Further ways of the result out of the window. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

export function PictureSheet({ title, content, look, choice, children, onClose }: PictureSheetProps) {
  const { t } = useTranslation();
  const [{ form, theme }, setLook] = look;
  const made = usePicture(content, form, theme);
  const isNew = made?.content === content && made.form === form && made.theme === theme;
  const file = isNew ? made.file : null;
  const { played, date, figure, ended, code, modules } = content;
  return (
    <Dialog title={title} onClose={onClose} className={styles.sheet ?? ''}>
      {(close) => (
        <>
          <div className={styles.stage}>
            <Stage
              made={made}
              alt={[played, date, figure, ended].filter((words) => words !== '').join(' · ')}
            />
          </div>
          <div className={styles.choices}>
            <Segments
              name="form"
              title={t('record.picture.form')}
              isTitleHidden
              value={form}
              options={FORMS.map((value) => ({ value, words: t(`record.picture.forms.${value}`) }))}
              onChange={(value) => setLook({ form: value, theme })}
            />
            <Segments
              name="picture-theme"
              title={t('record.picture.theme')}
              isTitleHidden
              value={theme}
              options={THEMES.map((value) => ({ value, words: t(`record.picture.themes.${value}`) }))}
              onChange={(value) => setLook({ form, theme: value })}
            />
          </div>
          {choice}
          {code !== null && modules === null && (
            <p className={styles.note}>{t('record.picture.without-code')}</p>
          )}
          <div className={styles.ways}>
            <CopyPicture key={file?.url} picture={file?.blob ?? null} />
            <button
              type="button"
              className="button"
              data-scan="never"
              disabled={file === null}
              onClick={() => file !== null && made !== null && offerBlob(made.name, file.blob)}
            >
              <Icon name="save" />
              {t('record.picture.save')}
            </button>
            {children}
            <button type="button" className="button button-quiet" onClick={close}>
              {t('record.picture.close')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Puts the picture on the clipboard, and says whether the system took it. */
function CopyPicture({ picture }: { readonly picture: Blob | null }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'not-copied' | null>(null);
  const copy = async () => {
    if (picture === null) return;
    const isTaken = await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]).then(
      () => true,
      () => false,
    );
    setOutcome(isTaken ? 'copied' : 'not-copied');
  };
  return (
    <>
      <button
        type="button"
        className="button button-primary"
        disabled={picture === null}
        onClick={() => void copy()}
      >
        <Icon name="copy" />
        {t('record.picture.copy')}
      </button>
      <p className={styles.outcome} role="status" data-tone={outcome === 'not-copied' ? 'bad' : 'good'}>
        {outcome !== null && t(`record.picture.${outcome}`)}
      </p>
    </>
  );
}
