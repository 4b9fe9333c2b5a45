/** Boxes whose size follows a number: their sheets read it as a custom property. */
import type { ComponentProps, CSSProperties } from 'react';

type BoxProps<Tag extends 'div' | 'span'> = Omit<ComponentProps<Tag>, 'style'>;

/** The filled part of a bar, by its percentage (`--filled`). */
export function Fill({ percent, ...rest }: BoxProps<'span'> & { readonly percent: number }) {
  return <span {...rest} style={{ '--filled': `${percent}%` } as CSSProperties} />;
}

/** A box by the ratio of what lies in it (`--ratio`): a page that scrolls leaves a board as much height as it needs. */
export function RatioBox({ ratio, ...rest }: BoxProps<'div'> & { readonly ratio: number }) {
  return <div {...rest} style={{ '--ratio': ratio } as CSSProperties} />;
}
