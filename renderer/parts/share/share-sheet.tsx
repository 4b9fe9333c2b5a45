import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '../../../core/file-name.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import { Switch } from '../../components/controls/switch.tsx';
import { Icon } from '../../components/icon.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Segments } from '../../components/segments.tsx';
import { asLanguage } from '../../components/words.ts';
import { offerBlob } from '../../state/offer-file.ts';
import { CopyCode, challengeOfGame, codeOfGame } from './copy-code.tsx';
import { CopyResultText } from './copy-result.tsx';
import type { PictureForm } from './picture/draw-picture.ts';
import { makePicture } from './picture/make-picture.ts';
import { type PictureTheme, windowTheme } from './picture/palette.ts';
import type { PictureContent } from './picture/picture-content.ts';
import { pictureContent } from './result-picture.ts';
import { type GameResult, resultText } from './result-text.ts';
import styles from './share-sheet.module.css';

/** Films and their choices come when one is asked for, as does the worker that makes them. */
const { Part: FilmView } = lazyPart(async () => (await import('./film/film-view.tsx')).FilmView);

interface ShareSheetProps {
  readonly gameId: string;
  readonly result: GameResult;
  /** When the game ended, in UTC milliseconds; null where it is not known. */
  readonly endedAt: number | null;
  readonly onClose: () => void;
}

const FORMS: readonly PictureForm[] = ['square', 'wide'];
const THEMES: readonly PictureTheme[] = ['light', 'dark'];

/** A picture, and what it was made of. */
interface Made {
  readonly content: PictureContent;
  readonly form: PictureForm;
  readonly theme: PictureTheme;
  readonly name: string;
  /** Null where the browser could not make it. */
  readonly file: { readonly blob: Blob; readonly url: string } | null;
}

/** The name of a file of the game, without its ending. */
function nameOf({ played, figure }: PictureContent): string {
  return `Twofold ${played} ${figure}`.replaceAll(':', '.');
}

/** Makes the picture anew with every choice; the one before stays until it is there. */
function usePicture(content: PictureContent, form: PictureForm, theme: PictureTheme): Made | null {
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    let isWanted = true;
    let url: string | null = null;
    void makePicture(content, form, theme).then((blob) => {
      if (!isWanted) return;
      url = blob === null ? null : URL.createObjectURL(blob);
      const name = fileNameOf(nameOf(content), '.png');
      setMade({ content, form, theme, name, file: blob && url !== null ? { blob, url } : null });
    });
    return () => {
      isWanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [content, form, theme]);
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

/** A game to be shown to others: as a picture, as a text, by its code. */
export function ShareSheet({ gameId, result, endedAt, onClose }: ShareSheetProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const [form, setForm] = useState<PictureForm>('square');
  const [theme, setTheme] = useState(windowTheme);
  const [isChallenge, setChallenge] = useState(false);
  const { setup, end } = result;
  const code = useMemo(
    () => (isChallenge ? challengeOfGame(setup, end) : codeOfGame(setup)),
    [isChallenge, setup, end],
  );
  const content = useMemo(
    () => pictureContent(t, language, result, endedAt, code),
    [t, language, result, endedAt, code],
  );
  const made = usePicture(content, form, theme);
  const isNew = made?.content === content && made.form === form && made.theme === theme;
  const file = isNew ? made.file : null;
  const { played, date, figure, ended, modules } = content;
  const [isFilm, setFilm] = useState(false);
  if (isFilm)
    return (
      <Dialog title={t('record.picture.film-title')} onClose={onClose} className={styles.sheet ?? ''}>
        {() => <FilmView gameId={gameId} name={nameOf(content)} onBack={() => setFilm(false)} />}
      </Dialog>
    );
  return (
    <Dialog title={t('record.picture.title')} onClose={onClose} className={styles.sheet ?? ''}>
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
          {end.status !== 'shown' && (
            <p className={styles.challenge}>
              <Switch isOn={isChallenge} onChange={setChallenge}>
                {t('record.picture.challenge')}
              </Switch>
            </p>
          )}
          {modules === null && <p className={styles.note}>{t('record.picture.without-code')}</p>}
          <div className={styles.ways}>
            <CopyPicture key={file?.url} picture={file?.blob ?? null} />
            <button
              type="button"
              className="button"
              disabled={file === null}
              onClick={() => file !== null && made !== null && offerBlob(made.name, file.blob)}
            >
              <Icon name="save" />
              {t('record.picture.save')}
            </button>
            <CopyResultText text={resultText(t, result, code)} label={t('record.picture.text')} />
            <CopyCode code={code} />
            <button type="button" className="button" onClick={() => setFilm(true)}>
              <Icon name="play" />
              {t('record.picture.film')}
            </button>
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
