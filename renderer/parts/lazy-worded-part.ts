import type { ComponentType } from 'react';
import { lazyPart } from '../components/lazy-part.tsx';
import { loadWords } from '../i18n/i18n.ts';

/** A part of a screen, fetched when it is first shown, with files of `resources/words/<tag>` besides `window.json`. */
export function lazyWordedPart<Props extends object>(
  code: () => Promise<ComponentType<Props>>,
  ...words: Parameters<typeof loadWords>
) {
  return lazyPart(async () => {
    const [Content] = await Promise.all([code(), loadWords(...words)]);
    return Content;
  });
}
