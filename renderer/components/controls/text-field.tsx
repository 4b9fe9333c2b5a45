import { type ChangeEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useKeys } from '../../input/use-keys.ts';
import { Field } from '../field.tsx';
import { fittedText } from './fitted-text.ts';

/** The most characters of what is looked for. */
export const LONGEST_SEARCH = 100;

interface TextFieldProps {
  readonly value: string;
  /** The most characters. */
  readonly limit: number;
  /**
   * Hears what the field holds: each time it changes, or once it is left. Never what an input method still composes, and never
   * what no name may hold.
   */
  readonly onText: (text: string) => void;
  readonly isKeptWhenLeft?: boolean;
  readonly isSearch?: boolean;
  /** Its name, where no label beside it is one. */
  readonly name?: string;
  readonly id?: string;
  readonly placeholder?: string;
}

/**
 * Text of one line: every name, every search. Enter leaves it, but for a search, and Escape puts back what stood there (of a
 * search, nothing); while an input method composes, both belong to that.
 */
export function TextField(props: TextFieldProps) {
  const { isKeptWhenLeft = false, isSearch = false } = props;
  const field = useRef<HTMLInputElement>(null);
  const { shown, take, entered, leave, putBack } = useTypedText(field, props);
  useKeys(
    'field',
    {
      // In a form, Enter submits it.
      get done() {
        const isLeft = isKeptWhenLeft || (!isSearch && field.current?.form === null);
        return isLeft ? () => field.current?.blur() : undefined;
      },
      cancel: shown === (isSearch ? '' : entered) ? undefined : putBack,
    },
    { within: field },
  );
  return (
    <input
      ref={field}
      id={props.id}
      type={isSearch ? 'search' : 'text'}
      aria-label={props.name}
      placeholder={props.placeholder}
      spellCheck={false}
      autoComplete="off"
      value={shown}
      onChange={({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        take(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
      }
      onCompositionEnd={({ currentTarget }) => take(currentTarget.value, false)}
      onBlur={leave}
    />
  );
}

/** A field that has the focus. */
interface Edit {
  /** The text in the field. */
  readonly typed: string;
  /** The text of the field when it was entered. */
  readonly entered: string;
  /**
   * The text last passed to `onText`. Another value comes from outside, and replaces the text in the field.
   */
  readonly told: string;
}

/** Returns the text of a field: the edited one while it is edited, otherwise its value. */
function useTypedText(field: { readonly current: HTMLInputElement | null }, props: TextFieldProps) {
  const { value, limit, onText, isKeptWhenLeft = false, isSearch = false } = props;
  const [kept, setEdit] = useState<Edit | null>(null);
  const edit = kept?.told === value ? kept : null;
  const entered = edit?.entered ?? value;
  /** The text before an input method began to compose. */
  const settled = useRef(value);
  /** The position for the caret when a part of what was typed was left out. */
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const hold = (text: string) => {
    settled.current = text;
    setEdit({ typed: text, entered, told: isKeptWhenLeft ? value : text });
    if (!isKeptWhenLeft && text !== value) onText(text);
  };
  const take = (text: string, isComposing: boolean) => {
    if (edit === null) settled.current = value;
    if (isComposing) return setEdit({ typed: text, entered, told: value });
    const fitted = fittedText(settled.current, text, limit);
    if (fitted.text !== text) caret.current = fitted.caret;
    hold(fitted.text);
  };
  const leave = () => {
    setEdit(null);
    const left = edit?.typed.trim() ?? value;
    if (isKeptWhenLeft && left !== value) onText(left);
  };
  const putBack = () => hold(isSearch ? '' : entered);
  return { shown: edit?.typed ?? value, entered, take, leave, putBack };
}

interface LabelledTextFieldProps extends Omit<TextFieldProps, 'id' | 'name'> {
  readonly label: string;
}

/** With its label above. */
export function LabelledTextField({ label, ...props }: LabelledTextFieldProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <TextField id={id} {...props} />
    </Field>
  );
}
