import { expect, it } from 'vitest';
import { createNavigation, currentScreen, goBack, goTo } from './navigation.ts';

it('goes there and back, and never beyond home', () => {
  const navigation = createNavigation();
  goTo(navigation, 'play');
  goTo(navigation, 'settings');
  expect(navigation.getState().path).toEqual(['home', 'play', 'settings']);
  goBack(navigation);
  expect(currentScreen(navigation.getState())).toBe('play');
  goBack(navigation);
  goBack(navigation);
  expect(navigation.getState().path).toEqual(['home']);
});

it('goes back to a screen that is on the path', () => {
  const navigation = createNavigation();
  goTo(navigation, 'play');
  goTo(navigation, 'scores');
  goTo(navigation, 'home');
  expect(navigation.getState().path).toEqual(['home']);
});
