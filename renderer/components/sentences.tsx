import { Children, createElement, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Sentences in one line, joined as the language joins them; what is not said leaves no gap. */
export function Sentences({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const gap = t('app.sentence-gap');
  const said = Children.toArray(children).filter((child) => child !== '');
  return createElement(
    Fragment,
    null,
    ...said.flatMap((child, place) => (place === 0 ? [child] : [gap, child])),
  );
}
