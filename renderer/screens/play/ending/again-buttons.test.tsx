// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { MODE_IDS } from '../../../../core/game/modes/mode-ids.ts';
import { MODES, type Mode } from '../../../../core/game/modes/table.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { SESSION } from '../../../state/play/session.ts';
import { AgainButtons } from './again-buttons.tsx';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

async function show(mode: Mode) {
  document.body.innerHTML = '<div id="root"></div>';
  const restart = vi.fn();
  const services = new WindowServices().provide(SESSION, { restart } as never);
  await act(async () => {
    createRoot(document.getElementById('root') as HTMLElement).render(
      <ServicesContext value={services}>
        <AgainButtons mode={mode} same="The same board" other="Another one" />
      </ServicesContext>,
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
