import { type ComponentType, createElement, lazy, useState } from 'react';

export interface LazyPart<Props extends object> {
  /** To be put into a `Suspense`, which shows its fallback while the code is fetched. */
  readonly Part: ComponentType<Props>;
  /** Fetches the code before it is shown; the next call tries again after one that failed. */
  readonly load: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
}

/**
 * A component whose code is fetched with its first use, and shown at once from then on. `lazy` of React leaves its place empty
 * also where the code is there already, and what was left empty stays so for 300 ms (`FALLBACK_THROTTLE_MS`).
 */
export function lazyPart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let fetching: Promise<{ readonly default: ComponentType<Props> }> | null = null;
  const load = () => {
    fetching ??= fetchCode().then(
      (Content) => {
        loaded = Content;
        return { default: Content };
      },
      (error: unknown) => {
        fetching = null;
        throw error;
      },
    );
    return fetching;
  };
  const Fetched = lazy(load);
  function Part(props: Props) {
    // Another type in the same place would begin the component anew.
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? Fetched);
    return createElement(Content, props);
  }
  return { Part, load, isLoaded: () => loaded !== null };
}
