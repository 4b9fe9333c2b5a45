import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface SliderProps {
  readonly name: string;
  readonly icon: ReactNode;
  /** Percent. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const STEP = 5;

/** A volume on a line, with a tile for a knob. */
export function Slider({ name, icon, value, onChange }: SliderProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // By the object model: the content security policy lets no style stand in the markup.
  useLayoutEffect(() => input.current?.style.setProperty('--filled', `${value}%`), [value]);
  return (
    <div className="slider">
      {icon}
      <label htmlFor={id}>{name}</label>
      <input
        ref={input}
        id={id}
        type="range"
        min={0}
        max={100}
        step={STEP}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output htmlFor={id}>{value === 0 ? t('record.pause.off') : value}</output>
    </div>
  );
}
