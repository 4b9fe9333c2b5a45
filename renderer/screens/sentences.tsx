import { Children, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceGap } from './words.ts';

/** Sentences in one line, joined as the language joins them; what is not said leaves no gap. */
export function Sentences({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  const gap = sentenceGap(i18n.language);
  const said = Children.toArray(children).filter((child) => child !== '');
  return said.map((child, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place in the line
    <Fragment key={place}>
      {place > 0 && gap}
      {child}
    </Fragment>
  ));
}
