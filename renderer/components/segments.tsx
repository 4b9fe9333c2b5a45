import { Fragment, type ReactNode, useId } from 'react';

interface Option<T extends string> {
  readonly value: T;
  readonly words: ReactNode;
  /** A picture of the choice, above its words. */
  readonly picture?: ReactNode;
  /** A line below its words. */
  readonly note?: string;
  readonly isLocked?: boolean;
}

interface SegmentsProps<T extends string> {
  readonly name: string;
  readonly title: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
  readonly isTitleHidden?: boolean;
}

function OptionFace({ words, picture, note }: Omit<Option<string>, 'value'>) {
  if (picture === undefined) return <span>{words}</span>;
  return (
    <Fragment>
      <span className="segments-picture">{picture}</span>
      <span className="segments-name">{words}</span>
      {note !== undefined && <small className="segments-note">{note}</small>}
    </Fragment>
  );
}

/** One of a few: radio buttons that look like one strip, or like pictures side by side. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { name, title, value, options, onChange, isTitleHidden = false } = props;
  // Radio buttons of one name are one group, wherever on the page they are.
  const group = `${name} ${useId()}`;
  const hasPictures = options.some(({ picture }) => picture !== undefined);
  return (
    <fieldset className="segments">
      <legend className={isTitleHidden ? 'visually-hidden' : undefined}>{title}</legend>
      <div className={hasPictures ? 'segments-pictures' : 'segments-strip'}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              className="choice-input"
              name={group}
              value={option.value}
              checked={option.value === value}
              disabled={option.isLocked === true}
              onChange={() => onChange(option.value)}
            />
            <OptionFace {...option} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
