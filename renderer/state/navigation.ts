import { createStore } from 'zustand/vanilla';
import { serviceKey } from '../services/services.ts';

export type Screen =
  | 'home'
  | 'first'
  | 'map'
  | 'calendar'
  | 'shelf'
  | 'free'
  | 'play'
  | 'puzzles'
  | 'find'
  | 'study'
  | 'coach'
  | 'scores'
  | 'players'
  | 'settings'
  | 'keys'
  | 'designs'
  | 'editor'
  | 'trial'
  | 'games'
  | 'review'
  | 'paper'
  | 'lab';

export interface NavigationState {
  /** The screens through which the player came, home first; the last one is shown. */
  readonly path: readonly [Screen, ...Screen[]];
  /** The last step was one back, so that the screen goes on where it was left. */
  readonly isBack?: boolean;
}

export function createNavigation() {
  return createStore<NavigationState>(() => ({ path: ['home'] }));
}
export type Navigation = ReturnType<typeof createNavigation>;

export function currentScreen(state: NavigationState): Screen {
  return state.path.at(-1) ?? 'home';
}

/** Goes to a screen; one that is on the path already is gone back to. */
export function goTo(navigation: Navigation, screen: Screen): void {
  navigation.setState(({ path }) => {
    const at = path.indexOf(screen);
    const [first, ...rest] = at < 0 ? [...path, screen] : path.slice(0, at + 1);
    return { path: [first ?? 'home', ...rest], isBack: false };
  });
}

/** One screen back; home stays home. */
export function goBack(navigation: Navigation): void {
  navigation.setState(({ path: [first, ...rest] }) => ({
    path: [first, ...rest.slice(0, -1)],
    isBack: true,
  }));
}

export const NAVIGATION = serviceKey<Navigation>('navigation');
