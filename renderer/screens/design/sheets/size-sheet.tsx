import { type CSSProperties, type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shape } from '../../../../core/board/board.ts';
import { cutOffSentence } from '../../../../core/sentences/board-sentences.ts';
import { APP_SIDES } from '../../../../core/templates/check.ts';
import { ANCHORS, type Anchor, resized, trimmed } from '../../../../core/templates/edit/transform.ts';
import { Field } from '../../../components/field.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { useService } from '../../../services/use-service.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import styles from '../editor.module.css';
import { Sheet } from './sheet.tsx';
import sheetsStyles from './sheets.module.css';

function Side({
  name,
  value,
  onChange,
}: {
  readonly name: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="number"
        value={Number.isNaN(value) ? '' : value}
        min={APP_SIDES.min}
        max={APP_SIDES.max}
        // Typing replaces the whole number.
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </Field>
  );
}

const placeOf = (anchor: Anchor) => {
  const place = ANCHORS.indexOf(anchor);
  return [place % 3, Math.floor(place / 3)] as const;
};

/** The way an arrow points beside the part that stays: the drawing grows there, or is cut. */
function awayFrom(kept: Anchor, anchor: Anchor) {
  const [[x, y], [keptX, keptY]] = [placeOf(anchor), placeOf(kept)];
  const isNext = Math.max(Math.abs(x - keptX), Math.abs(y - keptY)) === 1;
  const turn = `${Math.atan2(y - keptY, x - keptX)}rad`;
  return isNext ? { 'data-away': true, style: { '--turn': turn } as CSSProperties } : {};
}

function AnchorGrid({
  value,
  onChange,
}: {
  readonly value: Anchor;
  readonly onChange: (value: Anchor) => void;
}) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <fieldset className={sheetsStyles.anchors}>
      <legend>{t('editor.resize.anchor')}</legend>
      <div>
        {ANCHORS.map((anchor) => (
          <input
            key={anchor}
            type="radio"
            name={group}
            aria-label={t(`editor.anchor.${anchor}`)}
            title={t(`editor.anchor.${anchor}`)}
            checked={anchor === value}
            {...awayFrom(value, anchor)}
            onChange={() => onChange(anchor)}
          />
        ))}
      </div>
      <p aria-hidden="true">{t(`editor.anchor.${value}`)}</p>
    </fieldset>
  );
}

const isSide = (side: number) => Number.isInteger(side) && side >= APP_SIDES.min && side <= APP_SIDES.max;

/** The size that is asked for, and the drawing in it; null while a number is not one that may be. */
function useResizing(shape: Shape) {
  const [width, setWidth] = useState(shape.width);
  const [height, setHeight] = useState(shape.height);
  const [anchor, setAnchor] = useState<Anchor>('middle');
  const next = isSide(width) && isSide(height) ? resized(shape, width, height, anchor) : null;
  return { width, setWidth, height, setHeight, anchor, setAnchor, next };
}

/** Says what a size cuts off, or which sizes are allowed. */
function SizeNote({ shape, next }: { readonly shape: Shape; readonly next: Shape | null }) {
  const { t } = useTranslation();
  const cut = next && cutOffSentence(shape, next);
  return (
    <p className={next === null ? `page-note ${styles.fault}` : 'page-note'} role="status">
      {cut === null ? t('editor.resize.limits') : sentenceWords(t, cut)}
    </p>
  );
}

const gridOf = ({ width, height }: Shape) => ({ '--columns': width, '--rows': height }) as CSSProperties;

/** Asks for columns and rows, and for the part of the drawing that stays where it is. */
export function SizeSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { editor } = useService(EDITOR);
  const { shape } = editor.store.getState().history.present;
  const { width, setWidth, height, setHeight, anchor, setAnchor, next } = useResizing(shape);
  const least = trimmed(shape, APP_SIDES.min);
  const replaceBy = (chosen: Shape) => {
    editor.replace(() => chosen);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (next !== null) replaceBy(next);
  };
  const use = (
    <button type="submit" form="size-form" className="button button-primary" disabled={next === null}>
      {t('editor.command.use')}
    </button>
  );
  return (
    <Sheet title={t('editor.resize.title')} onClose={onClose} actions={use}>
      <form id="size-form" className={sheetsStyles.beside} onSubmit={submit}>
        <div>
          <div className={styles.fields}>
            <Side name={t('editor.resize.width')} value={width} onChange={setWidth} />
            <Side name={t('editor.resize.height')} value={height} onChange={setHeight} />
          </div>
          <SizeNote shape={shape} next={next} />
          <AnchorGrid value={anchor} onChange={setAnchor} />
          <button
            type="button"
            className="button"
            disabled={least === shape}
            onClick={() => replaceBy(least)}
          >
            {t('editor.resize.trim', { width: least.width, height: least.height })}
          </button>
        </div>
        <div className={sheetsStyles.drawn} data-grid="true" style={gridOf(next ?? shape)}>
          <Thumbnail shape={next ?? shape} />
        </div>
      </form>
    </Sheet>
  );
}
