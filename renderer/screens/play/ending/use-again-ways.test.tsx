// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { replacedAfter } from '../../../../core/deal/journey-boards.ts';
import { MODE_IDS } from '../../../../core/game/modes/mode-ids.ts';
import { MODES } from '../../../../core/game/modes/table.ts';
import type { GameSetup } from '../../../../core/game/setup/entry.ts';
import { LOSABLE_BOARD, setupOf } from '../../../../tests/support/engine-samples.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { SESSION } from '../../../state/play/session.ts';
import { useAgainWays } from './use-again-ways.ts';

const SETUP = setupOf(LOSABLE_BOARD);

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

function Ways({ setup }: { readonly setup: GameSetup }) {
  return useAgainWays(setup, { same: 'The same board', other: 'Another one' }).map(({ words, act }) => (
    <button key={words} type="button" onClick={act}>
      {words}
    </button>
  ));
}

async function show(setup: GameSetup) {
  document.body.innerHTML = '<div id="root"></div>';
  const restart = vi.fn();
  const services = new WindowServices()
    .provide(SESSION, { restart } as never)
    .provide(LIBRARY, { store: { getState: () => ({ templates: [] }) } } as never);
  await act(async () => {
    createRoot(document.getElementById('root') as HTMLElement).render(
      <ServicesContext value={services}>
        <Ways setup={setup} />
      </ServicesContext>,
    );
  });
  return { restart, buttons: [...document.querySelectorAll('button')] };
}

it.each(MODE_IDS)(
  'begins %s again, and deals another board only where a deal is not its own',
  async (mode) => {
    const { restart, buttons } = await show({ ...SETUP, mode });
    const hasOther = MODES[mode].basis !== 'board-id';
    expect(buttons.map((button) => button.textContent)).toEqual([
      'The same board',
      ...(hasOther ? ['Another one'] : []),
    ]);
    for (const button of buttons) button.click();
    await vi.waitFor(() => expect(restart.mock.calls).toEqual([['same'], ...(hasOther ? [['new']] : [])]));
  },
);

it('begins a level that has another board today on that one alone, and does not call it the same', async () => {
  const [level] = replacedAfter(3);
  const { restart, buttons } = await show({ ...SETUP, mode: 'journey', boardId: level?.name ?? '' });
  expect(buttons.map((button) => button.textContent)).toEqual(['Another one']);
  buttons[0]?.click();
  expect(restart.mock.calls).toEqual([['new']]);
});
