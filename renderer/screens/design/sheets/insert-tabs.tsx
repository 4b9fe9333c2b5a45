import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shape } from '../../../../core/board/board.ts';
import { BUILTIN_TEMPLATES } from '../../../../core/templates/builtin.ts';
import { bestThreshold, type GreyPicture, picturePiece } from '../../../../core/templates/edit/picture.ts';
import { readablePiece } from '../../../../core/templates/edit/readable.ts';
import { MAX_APP_SIDE, MIN_APP_SIDE } from '../../../../core/templates/limits.ts';
import { FileButton } from '../../../components/controls/file-button.tsx';
import { Switch } from '../../../components/controls/switch.tsx';
import { LabelledTextField } from '../../../components/controls/text-field.tsx';
import { Field } from '../../../components/field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { greyText, readGreyPicture } from '../../../state/editor/exchange.ts';
import { PICTURE_FILES, type PictureFault } from '../../../state/pictures/picture-file.ts';
import styles from '../editor.module.css';
import sheetsStyles from './sheets.module.css';

interface TabProps {
  /** Hears what would be drawn, or null. */
  readonly onPiece: (piece: Shape | null) => void;
}

interface Choice {
  /** Cells of the longer side; null as long as the size is the one at which the picture can be read. */
  readonly side: number | null;
  readonly threshold: number;
  readonly isInverted: boolean;
}

/** The picture drawn with cells, and passed to `onPiece`. */
function useDrawn(picture: GreyPicture | null, choice: Choice, onPiece: TabProps['onPiece']): Shape | null {
  const { side, threshold, isInverted } = choice;
  const piece = useMemo(() => {
    if (picture === null) return null;
    const look = { threshold, isInverted };
    return side === null
      ? readablePiece(picture, look)
      : picturePiece(picture, { ...look, width: side, height: side });
  }, [picture, side, threshold, isInverted]);
  useEffect(() => onPiece(piece), [piece, onPiece]);
  return piece;
}

/** The piece that will be drawn, as large as there is room. */
function Drawn({ piece }: { readonly piece: Shape | null }) {
  const { t } = useTranslation();
  return (
    <div className={sheetsStyles.drawn}>
      {piece === null ? <p>{t('editor.insert.nothing')}</p> : <Thumbnail shape={piece} />}
    </div>
  );
}

interface RangeProps {
  readonly name: string;
  readonly words?: string;
  /** They stand at its ends. */
  readonly ends: readonly [string, string];
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Range({ name, words, ends, min, max, value, onChange }: RangeProps) {
  const id = useId();
  return (
    <Field>
      <span className={styles.fieldLine}>
        <label htmlFor={id}>{name}</label>
        {words !== undefined && <output htmlFor={id}>{words}</output>}
      </span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span className={styles.fieldLine} aria-hidden="true">
        {ends.map((end) => (
          <small key={end}>{end}</small>
        ))}
      </span>
    </Field>
  );
}

/** The lightest threshold between dark and light. */
const MOST_DRAWN = 254;

function ChoiceFields({
  value,
  onChange,
  hasInvert,
  piece,
}: {
  readonly value: Choice;
  readonly onChange: (value: Choice) => void;
  readonly hasInvert: boolean;
  readonly piece: Shape | null;
}) {
  const { t } = useTranslation();
  // Of light parts a higher threshold draws less; the slider goes from less to more all the same.
  const alongMore = (threshold: number) => (value.isInverted ? MOST_DRAWN + 1 - threshold : threshold);
  return (
    <>
      <div className={sheetsStyles.ranges}>
        <Range
          name={t('editor.insert.size')}
          ends={[t('editor.insert.smaller'), t('editor.insert.larger')]}
          {...(piece === null
            ? {}
            : { words: t('editor.size', { width: piece.width, height: piece.height }) })}
          min={MIN_APP_SIDE}
          max={MAX_APP_SIDE}
          value={value.side ?? (piece === null ? MIN_APP_SIDE : Math.max(piece.width, piece.height))}
          onChange={(side) => onChange({ ...value, side })}
        />
        <Range
          name={t('editor.insert.threshold')}
          ends={[t('editor.insert.less'), t('editor.insert.more')]}
          min={1}
          max={MOST_DRAWN}
          value={alongMore(value.threshold)}
          onChange={(along) => onChange({ ...value, threshold: alongMore(along) })}
        />
      </div>
      {hasInvert && (
        <Switch isOn={value.isInverted} onChange={(isInverted) => onChange({ ...value, isInverted })}>
          {t('editor.insert.invert')}
        </Switch>
      )}
    </>
  );
}

/** Half covered is drawn: strokes of letters keep their width. */
const LETTERS: Choice = { side: null, threshold: 110, isInverted: false };

const LONGEST_TEXT = 12;

/** Letters and 汉字 as a drawing. */
export function TextTab({ onPiece }: TabProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(t('editor.insert.text-first'));
  const [choice, setChoice] = useState(LETTERS);
  const picture = useMemo(() => {
    const font = getComputedStyle(document.documentElement).getPropertyValue('--font');
    return text.trim() === '' ? null : greyText(text.trim(), font);
  }, [text]);
  const piece = useDrawn(picture, choice, onPiece);
  return (
    <div className={sheetsStyles.beside}>
      <div>
        <LabelledTextField
          label={t('editor.insert.text-label')}
          value={text}
          limit={LONGEST_TEXT}
          onText={(next) => {
            setText(next);
            setChoice({ ...choice, side: null });
          }}
        />
        <ChoiceFields value={choice} onChange={setChoice} hasInvert={false} piece={piece} />
      </div>
      <Drawn piece={piece} />
    </div>
  );
}

const HEART = BUILTIN_TEMPLATES.find(({ name }) => name === 'heart');

/** Shows what becomes of a picture: a heart, and the tiles that are drawn of it. */
function PictureExample() {
  return (
    <div className={sheetsStyles.pictureExample} aria-hidden="true">
      <svg viewBox="0 0 160 110" aria-hidden="true">
        <rect width="160" height="110" rx="10" />
        <path d="M80 100C30 70 8 50 8 32 8 16 22 6 38 6c18 0 32 10 42 24C90 16 104 6 122 6c16 0 30 10 30 26 0 18-22 38-72 68z" />
      </svg>
      <Icon name="arrow-left" />
      {HEART && <Thumbnail shape={HEART} />}
    </div>
  );
}

type Chosen = 'nothing' | PictureFault | GreyPicture;

/** A picture as a drawing, by a threshold between dark and light. */
export function PictureTab({ onPiece }: TabProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen>('nothing');
  const [choice, setChoice] = useState<Choice>(LETTERS);
  const picture = typeof chosen === 'string' ? null : chosen;
  const piece = useDrawn(picture, choice, onPiece);
  const read = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const grey = await readGreyPicture(file);
    setChosen(grey.ok ? grey.value : grey.error);
    if (grey.ok) setChoice({ ...LETTERS, threshold: bestThreshold(grey.value) });
  };
  const chooser = (
    <FileButton accept={PICTURE_FILES} onFiles={(files) => void read(files)}>
      {t('editor.insert.choose-picture')}
    </FileButton>
  );
  return (
    <>
      {typeof chosen === 'string' && chosen !== 'nothing' && (
        <p className={styles.fault} role="alert">
          {t(`editor.picture-fault.${chosen}`)}
        </p>
      )}
      {picture === null ? (
        <div className={sheetsStyles.picturePlace}>
          <PictureExample />
          <p>{t('editor.insert.picture-note')}</p>
          {chooser}
        </div>
      ) : (
        <div className={sheetsStyles.beside}>
          <div>
            {chooser}
            <ChoiceFields value={choice} onChange={setChoice} hasInvert piece={piece} />
          </div>
          <Drawn piece={piece} />
        </div>
      )}
    </>
  );
}
