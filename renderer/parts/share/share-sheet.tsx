import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '../../../core/file-name.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { Segments } from '../../components/segments.tsx';
import { asLanguage } from '../../components/words.ts';
import { offerBlob } from '../../state/offer-file.ts';
import { CopyCode, codeOfGame } from './copy-code.tsx';
import { CopyResultText } from './copy-result.tsx';
import type { PictureForm } from './picture/draw-picture.ts';
import { makePicture } from './picture/make-picture.ts';
import type { PictureTheme } from './picture/palette.ts';
import { pictureContent } from './result-picture.ts';
import { type GameResult, resultText } from './result-text.ts';
import styles from './share-sheet.module.css';

interface ShareSheetProps {
  readonly result: GameResult;
  /** When the game ended, in UTC milliseconds; null where it is not known. */
  readonly endedAt: number | null;
  readonly onClose: () => void;
}

const FORMS: readonly PictureForm[] = ['square', 'wide'];
const THEMES: readonly PictureTheme[] = ['light', 'dark'];

interface Made {
  readonly blob: Blob;
  readonly url: string;
}

/** Makes the picture anew with every choice; null while it is made, and where it cannot be. */
function usePicture({ result, endedAt }: ShareSheetProps, form: PictureForm, theme: PictureTheme) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    let isWanted = true;
    let url: string | null = null;
    void makePicture(pictureContent(t, language, result, endedAt), form, theme).then((blob) => {
      if (!isWanted || blob === null) return;
      url = URL.createObjectURL(blob);
      setMade({ blob, url });
    });
    return () => {
      isWanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [t, language, result, endedAt, form, theme]);
  return made;
}

/** A game to be shown to others: as a picture, as a text, by its code. */
export function ShareSheet(props: ShareSheetProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const { result, endedAt, onClose } = props;
  const [form, setForm] = useState<PictureForm>('square');
  const [theme, setTheme] = useState<PictureTheme>(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  const made = usePicture(props, form, theme);
  const { played, date, figure, ended, modules } = pictureContent(t, language, result, endedAt);
  const name = fileNameOf(`Twofold ${played} ${figure}`.replaceAll(':', '.'), '.png');
  return (
    <Dialog title={t('record.picture.title')} onClose={onClose} className={styles.sheet ?? ''}>
      {(close) => (
        <>
          <div className={styles.stage} data-form={form}>
            {made !== null && (
              <img
                src={made.url}
                data-testid="share-picture"
                alt={[played, date, figure, ended].filter((words) => words !== '').join(' · ')}
                onDragStart={({ dataTransfer }) =>
                  dataTransfer.setData('DownloadURL', `image/png:${name}:${made.url}`)
                }
              />
            )}
          </div>
          <div className={styles.choices}>
            <Segments
              name="form"
              title={t('record.picture.form')}
              isTitleHidden
              value={form}
              options={FORMS.map((value) => ({ value, words: t(`record.picture.forms.${value}`) }))}
              onChange={setForm}
            />
            <Segments
              name="picture-theme"
              title={t('record.picture.theme')}
              isTitleHidden
              value={theme}
              options={THEMES.map((value) => ({ value, words: t(`record.picture.themes.${value}`) }))}
              onChange={setTheme}
            />
          </div>
          {modules === null && <p className={styles.note}>{t('record.picture.without-code')}</p>}
          <div className={styles.ways}>
            <CopyPicture picture={made?.blob ?? null} />
            <button
              type="button"
              className="button"
              disabled={made === null}
              onClick={() => made !== null && offerBlob(name, made.blob)}
            >
              <Icon name="save" />
              {t('record.picture.save')}
            </button>
            <CopyResultText text={resultText(t, result)} label={t('record.picture.text')} />
            <CopyCode code={codeOfGame(result.setup)} />
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
  const shown = useRef(picture);
  if (shown.current !== picture) {
    shown.current = picture;
    if (outcome !== null) setOutcome(null);
  }
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
