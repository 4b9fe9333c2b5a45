interface SegmentsProps<T extends string> {
  readonly name: string;
  readonly title: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly words: string }[];
  readonly onChange: (value: T) => void;
  readonly isTitleHidden?: boolean;
}

/** One of a few: radio buttons that look like one strip. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { name, title, value, options, onChange, isTitleHidden = false } = props;
  return (
    <fieldset className="segments">
      <legend className={isTitleHidden ? 'visually-hidden' : undefined}>{title}</legend>
      <div className="segments-strip">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
