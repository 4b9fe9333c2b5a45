// @vitest-environment happy-dom
import { act, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { SLOT, WALL } from '../../../../core/board/board.ts';
import { CLASSIC_RULES } from '../../../../core/rules/rules.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { ENGINE } from '../../../engine/client.ts';
import { WindowServices } from '../../../services/services.ts';
import { ServicesContext } from '../../../services/use-service.ts';
import { SETTINGS } from '../../../state/settings.ts';
import { createLeftStage, LEFT_STAGE } from '../../../state/shown/left-stage.ts';
import { ClearedBoard } from './cleared-board.tsx';

const TEMPLATE = {
  width: 3,
  height: 1,
  marks: [SLOT, WALL, SLOT],
  rules: CLASSIC_RULES,
} as never as TemplateRevision;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

/** The places from which the cleared board sets out, after a table that showed these cells. */
async function wayFrom(
  cells: readonly number[],
  isStill = false,
  meanwhile = () => {},
): Promise<readonly unknown[]> {
  const stage = createLeftStage();
  stage.leave({ board: { ...TEMPLATE, cells }, left: 100, top: 50, cell: 40 });
  const ways: unknown[] = [];
  Object.assign(HTMLElement.prototype, {
    getBoundingClientRect: () => new DOMRect(10, 20, 60, 20),
    animate: ([first]: readonly Keyframe[]) => ways.push(first?.transform),
  });
  Object.assign(SVGElement.prototype, { getBoundingClientRect: () => new DOMRect(10, 20, 60, 20) });
  const services = new WindowServices()
    .provide(LEFT_STAGE, stage)
    .provide(ENGINE, { ask: vi.fn(async () => ({ ok: false })) } as never)
    .provide(SETTINGS, { store: createStore(() => ({ settings: { reducedMotion: 'off' } })) } as never);
  const root = createRoot(document.createElement('div'));
  const seal = createRef<HTMLElement>();
  await act(async () =>
    root.render(
      <ServicesContext value={services}>
        <ClearedBoard template={TEMPLATE} seal={seal} isStill={isStill} />
      </ServicesContext>,
    ),
  );
  await act(async () => meanwhile());
  await act(async () => root.unmount());
  return ways;
}

it('comes from the place that the emptied board had on the table, in the size that it had there', async () => {
  expect(await wayFrom([0, WALL, 0])).toEqual(['translate(90px, 30px) scale(2)']);
});

it('comes from the middle of the window after another board, in the size that it will have', async () => {
  const x = (innerWidth - 60) / 2 - 10;
  const y = (innerHeight - 20) / 2 - 20;
  expect(await wayFrom([1, WALL, 1])).toEqual([`translate(${x}px, ${y}px) scale(1)`]);
});

it('stands in its place at once where nothing moves', async () => {
  expect(await wayFrom([0, WALL, 0], true)).toEqual([]);
});

it('goes on from where it was when the window turns it on its way', async () => {
  const { innerWidth: width, innerHeight: height } = window;
  const turn = () => {
    Object.assign(window, { innerWidth: 60, innerHeight: 300 });
    window.dispatchEvent(new Event('resize'));
  };
  expect(await wayFrom([0, WALL, 0], false, turn)).toEqual(['translate(90px, 30px) scale(2)']);
  Object.assign(window, { innerWidth: width, innerHeight: height });
});
