import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shape } from '../../../../core/board/board.ts';
import { bestThreshold, type GreyPicture, picturePiece } from '../../../../core/templates/edit/picture.ts';
import { resized } from '../../../../core/templates/edit/transform.ts';
import { useApp } from '../../../state/app-context.ts';
import { greyText, readGreyPicture } from '../../../state/editor/exchange.ts';
import { Thumbnail } from '../../home/thumbnail.tsx';

interface TabProps {
  /** Hears what would be drawn, or null. */
  readonly onPiece: (piece: Shape | null) => void;
}

interface Choice {
  /** How much of the drawing it takes, in a hundred of its sides. */
  readonly percent: number;
  readonly threshold: number;
  readonly isInverted: boolean;
}

/** The smallest that still shows anything on a drawing of an ordinary size. */
const LEAST_PERCENT = 10;

/** The picture drawn for the grid, and passed to `onPiece`. */
function useDrawn(picture: GreyPicture | null, choice: Choice, onPiece: TabProps['onPiece']): Shape | null {
  const { studio } = useApp().workshop;
  const { shape } = studio.store.getState().history.present;
  const { percent, threshold, isInverted } = choice;
  const width = Math.max(1, Math.round((shape.width * percent) / 100));
  const height = Math.max(1, Math.round((shape.height * percent) / 100));
  const piece = useMemo(
    () => (picture === null ? null : picturePiece(picture, { width, height, threshold, isInverted })),
    [picture, width, height, threshold, isInverted],
  );
  useEffect(() => onPiece(piece), [piece, onPiece]);
  return piece;
}

/** A piece as large as it will be on the drawing. */
function Drawn({ piece }: { readonly piece: Shape | null }) {
  const { t } = useTranslation();
  const { studio } = useApp().workshop;
  const { width, height } = studio.store.getState().history.present.shape;
  return piece === null ? (
    <p className="panel-note">{t('editor.insert.nothing')}</p>
  ) : (
    <div className="drawn">
      <Thumbnail shape={resized(piece, width, height, 'middle')} />
    </div>
  );
}

interface RangeProps {
  readonly name: string;
  readonly words?: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Range({ name, words, min, max, value, onChange }: RangeProps) {
  const id = useId();
  return (
    <div className="field">
      <span className="field-line">
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
    </div>
  );
}

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
  return (
    <>
      <div className="fields">
        <Range
          name={t('editor.insert.size')}
          {...(piece === null
            ? {}
            : { words: t('editor.size', { width: piece.width, height: piece.height }) })}
          min={LEAST_PERCENT}
          max={100}
          value={value.percent}
          onChange={(percent) => onChange({ ...value, percent })}
        />
        <Range
          name={t('editor.insert.threshold')}
          min={1}
          max={254}
          value={value.threshold}
          onChange={(threshold) => onChange({ ...value, threshold })}
        />
      </div>
      {hasInvert && (
        <label className="check">
          <input
            type="checkbox"
            checked={value.isInverted}
            onChange={(event) => onChange({ ...value, isInverted: event.target.checked })}
          />
          {t('editor.insert.invert')}
        </label>
      )}
    </>
  );
}

/** Half covered is drawn: strokes of letters keep their width. */
const LETTERS: Choice = { percent: 100, threshold: 110, isInverted: false };

/** Letters and 汉字 as a drawing. */
export function TextTab({ onPiece }: TabProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState(t('editor.insert.text-first'));
  const [choice, setChoice] = useState(LETTERS);
  const picture = useMemo(() => {
    const font = getComputedStyle(document.documentElement).getPropertyValue('--font');
    return text.trim() === '' ? null : greyText(text.trim(), font);
  }, [text]);
  const piece = useDrawn(picture, choice, onPiece);
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t('editor.insert.text-label')}</label>
        <input id={id} value={text} maxLength={12} onChange={(event) => setText(event.target.value)} />
      </div>
      <ChoiceFields value={choice} onChange={setChoice} hasInvert={false} piece={piece} />
      <Drawn piece={piece} />
    </>
  );
}

type Chosen = 'nothing' | 'unreadable' | GreyPicture;

/** A picture as a drawing, by a threshold between dark and light. */
export function PictureTab({ onPiece }: TabProps) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState<Chosen>('nothing');
  const [choice, setChoice] = useState<Choice>(LETTERS);
  const picture = typeof chosen === 'string' ? null : chosen;
  const piece = useDrawn(picture, choice, onPiece);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const grey = await readGreyPicture(file);
    setChosen(grey ?? 'unreadable');
    if (grey !== null) setChoice({ ...LETTERS, threshold: bestThreshold(grey) });
  };
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t('editor.insert.choose-picture')}</label>
        <input
          id={id}
          type="file"
          accept="image/*"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </div>
      {chosen === 'unreadable' && <p className="fault">{t('editor.insert.no-picture')}</p>}
      {picture !== null && (
        <>
          <ChoiceFields value={choice} onChange={setChoice} hasInvert piece={piece} />
          <Drawn piece={piece} />
        </>
      )}
    </>
  );
}
