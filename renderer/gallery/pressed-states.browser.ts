import { it } from 'vitest';
import { mountScreen } from '../../tests/support/mounted-screen.tsx';

it.each([
  ['daily-past', '[data-testid="day-result"]'],
  ['review-why', '[data-testid="why"]'],
  ['pack-new', 'dialog[open]'],
  ['editor-export', 'dialog[open]'],
])('%s is reached by what it presses', async (state, shown) => {
  const { unmount } = await mountScreen(state, shown);
  unmount();
});
