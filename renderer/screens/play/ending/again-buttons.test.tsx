// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { MODE_IDS } from '../../../../core/game/modes/mode-ids.ts';
import { MODES, type Mode } from '../../../../core/game/modes/table.ts';
import type { App } from '../../../state/app/app.ts';
import { AppContext } from '../../../state/app/app-context.ts';
import { AgainButtons } from './again-buttons.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

async function show(mode: Mode) {
  document.body.innerHTML = '<div id="root"></div>';
  const restart = vi.fn();
  // The buttons ask for nothing else.
  const app = { session: { restart } } as unknown as App;
  await act(async () => {
    createRoot(document.getElementById('root') as HTMLElement).render(
      <AppContext value={app}>
        <AgainButtons mode={mode} same="The same board" other="Another one" />
      </AppContext>,
    );
  });
  return { restart, buttons: [...document.querySelectorAll('button')] };
}

it.each(MODE_IDS)(
  'begins %s again, and deals another board only where a deal is not its own',
  async (mode) => {
    const { restart, buttons } = await show(mode);
    const hasOther = MODES[mode].basis !== 'board-id';
    expect(buttons.map((button) => button.textContent)).toEqual([
      'The same board',
      ...(hasOther ? ['Another one'] : []),
    ]);
    expect(document.activeElement).toBe(buttons[0]);
    for (const button of buttons) button.click();
    expect(restart.mock.calls).toEqual([['same'], ...(hasOther ? [['new']] : [])]);
  },
);
