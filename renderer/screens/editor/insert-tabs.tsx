import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shape } from '../../../core/board/board.ts';
import { bestThreshold, type GreyPicture, pictureShape } from '../../../core/templates/edit/picture.ts';
import { useApp } from '../../state/app-context.ts';
import { Thumbnail } from '../home/thumbnail.tsx';
import { greyText, readGreyPicture } from './state/exchange.ts';

interface TabProps {
  /** Hears what would be drawn, or null. */
  readonly onShape: (shape: Shape | null) => void;
}

interface Threshold {
  readonly threshold: number;
  readonly isInverted: boolean;
}

/** The picture drawn on the grid of the bench, told to whoever asked. */
function useDrawn(
  picture: GreyPicture | null,
  choice: Threshold,
  onShape: TabProps['onShape'],
): Shape | null {
  const { studio } = useApp().workshop;
  const { width, height } = studio.store.getState().history.present.shape;
  const { threshold, isInverted } = choice;
  const shape = useMemo(
    () => (picture === null ? null : pictureShape(picture, { width, height, threshold, isInverted })),
    [picture, width, height, threshold, isInverted],
  );
  useEffect(() => onShape(shape), [shape, onShape]);
  return shape;
}

function Drawn({ shape }: { readonly shape: Shape | null }) {
  const { t } = useTranslation();
  return shape === null ? (
    <p className="panel-note">{t('editor.insert.nothing')}</p>
  ) : (
    <div className="drawn">
      <Thumbnail shape={shape} />
    </div>
  );
}

function ThresholdFields({
  value,
  onChange,
  hasInvert,
}: {
  readonly value: Threshold;
  readonly onChange: (value: Threshold) => void;
  readonly hasInvert: boolean;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t('editor.insert.threshold')}</label>
        <input
          id={id}
          type="range"
          min={1}
          max={254}
          value={value.threshold}
          onChange={(event) => onChange({ ...value, threshold: event.target.valueAsNumber })}
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
const LETTERS: Threshold = { threshold: 110, isInverted: false };

/** Letters and 汉字 as a drawing. */
export function TextTab({ onShape }: TabProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState(t('editor.insert.text-first'));
  const [choice, setChoice] = useState(LETTERS);
  const picture = useMemo(() => {
    const font = getComputedStyle(document.documentElement).getPropertyValue('--font');
    return text.trim() === '' ? null : greyText(text.trim(), font);
  }, [text]);
  const shape = useDrawn(picture, choice, onShape);
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t('editor.insert.text-label')}</label>
        <input id={id} value={text} maxLength={12} onChange={(event) => setText(event.target.value)} />
      </div>
      <ThresholdFields value={choice} onChange={setChoice} hasInvert={false} />
      <Drawn shape={shape} />
    </>
  );
}

type Chosen = 'nothing' | 'unreadable' | GreyPicture;

/** A picture as a drawing, by a threshold between dark and light. */
export function PictureTab({ onShape }: TabProps) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState<Chosen>('nothing');
  const [choice, setChoice] = useState<Threshold>({ threshold: 128, isInverted: false });
  const picture = typeof chosen === 'string' ? null : chosen;
  const shape = useDrawn(picture, choice, onShape);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const grey = await readGreyPicture(file);
    setChosen(grey ?? 'unreadable');
    if (grey !== null) setChoice({ threshold: bestThreshold(grey), isInverted: false });
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
          <ThresholdFields value={choice} onChange={setChoice} hasInvert />
          <Drawn shape={shape} />
        </>
      )}
    </>
  );
}
