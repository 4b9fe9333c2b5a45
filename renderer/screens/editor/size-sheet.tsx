import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APP_SIDES } from '../../../core/templates/check.ts';
import { ANCHORS, type Anchor, resized } from '../../../core/templates/edit/transform.ts';
import { useApp } from '../../state/app-context.ts';
import { Sheet } from './sheet.tsx';

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
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="number"
        value={Number.isNaN(value) ? '' : value}
        min={APP_SIDES.min}
        max={APP_SIDES.max}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}

function AnchorGrid({
  value,
  onChange,
}: {
  readonly value: Anchor;
  readonly onChange: (value: Anchor) => void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className="anchors">
      <legend>{t('editor.resize.anchor')}</legend>
      <div>
        {ANCHORS.map((anchor) => (
          <input
            key={anchor}
            type="radio"
            name="anchor"
            aria-label={t(`editor.anchor.${anchor}`)}
            title={t(`editor.anchor.${anchor}`)}
            checked={anchor === value}
            onChange={() => onChange(anchor)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const isSide = (side: number) => Number.isInteger(side) && side >= APP_SIDES.min && side <= APP_SIDES.max;

/** How many columns and rows, and which part of the drawing stays where it is. */
export function SizeSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { studio } = useApp().workshop;
  const { shape } = studio.store.getState().history.present;
  const [width, setWidth] = useState(shape.width);
  const [height, setHeight] = useState(shape.height);
  const [anchor, setAnchor] = useState<Anchor>('middle');
  const apply = () => {
    studio.replace((before) => resized(before, width, height, anchor));
    onClose();
  };
  return (
    <Sheet
      title={t('editor.resize.title')}
      onClose={onClose}
      actions={
        <button
          type="submit"
          form="size-form"
          className="button button-primary"
          disabled={!isSide(width) || !isSide(height)}
        >
          {t('editor.command.use')}
        </button>
      }
    >
      <form
        id="size-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isSide(width) && isSide(height)) apply();
        }}
      >
        <div className="fields">
          <Side name={t('editor.resize.width')} value={width} onChange={setWidth} />
          <Side name={t('editor.resize.height')} value={height} onChange={setHeight} />
        </div>
        <p className="panel-note">{t('editor.resize.limits')}</p>
        <AnchorGrid value={anchor} onChange={setAnchor} />
      </form>
    </Sheet>
  );
}
