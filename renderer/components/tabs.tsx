import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useKeys } from '../input/use-keys.ts';

interface TabsProps<T extends string> {
  readonly title: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly words: string }[];
  readonly onChange: (value: T) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** Parts of one screen, one shown at a time. Arrow keys go from tab to tab, the Tab key into the part that is shown. */
export function Tabs<T extends string>({ title, value, options, onChange, children }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = options.findIndex((option) => option.value === value);
  // In a narrow window the strip scrolls; what lies above it does not.
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [at]);
  const count = options.length;
  const goTo = (next: number) => {
    const option = options[(next + count) % count];
    if (option === undefined) return;
    onChange(option.value);
    list.current?.querySelectorAll('button')[(next + count) % count]?.focus();
  };
  useKeys(
    'tabs',
    {
      left: () => goTo(at - 1),
      right: () => goTo(at + 1),
      first: () => goTo(0),
      last: () => goTo(count - 1),
    },
    { within: list },
  );
  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={title}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="tab"
            id={`${id}-${option.value}`}
            aria-selected={option.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={option.value === value ? 0 : -1}
            onClick={() => onChange(option.value)}
          >
            {option.words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
