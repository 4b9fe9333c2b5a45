import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

export interface WithFallback {
  /** Stands in its place until the code is there. */
  readonly fallback?: ReactNode;
}

export interface LazyPart<Props extends object> {
  readonly Part: ComponentType<Props & WithFallback>;
  /** Fetches the code before it is shown; the next call tries again after one that failed. */
  readonly load: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
}

/**
 * A component whose code is fetched with its first use, shown as soon as that is there, and at once from then on. `lazy` of React
 * with `Suspense` leaves its place empty also where the code is there already, and what was left empty stays so for 300 ms
 * (`FALLBACK_THROTTLE_MS`).
 */
export function lazyPart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let fetching: Promise<ComponentType<Props>> | null = null;
  const load = () => {
    fetching ??= fetchCode().then(
      (Content) => {
        loaded = Content;
        return Content;
      },
      (error: unknown) => {
        fetching = null;
        throw error;
      },
    );
    return fetching;
  };
  function Part({ fallback = null, ...props }: Props & WithFallback) {
    // Kept as it was at first: another type in the same place would begin the component anew.
    const [Content, setContent] = useState<ComponentType<Props> | null>(() => loaded);
    useEffect(() => {
      if (Content !== null) return;
      let isMounted = true;
      const show = (code: () => ComponentType<Props>) => isMounted && setContent(code);
      load().then(
        (code) => show(() => code),
        // Thrown while rendering, where an error boundary tells of it.
        (error: unknown) =>
          show(() => {
            throw error;
          }),
      );
      return () => {
        isMounted = false;
      };
    }, [Content]);
    return Content === null ? fallback : createElement(Content, props as unknown as Props);
  }
  return { Part, load, isLoaded: () => loaded !== null };
}
