/** Checks that a game pad comes to everything: a walk in all directions over the places of the controls. */
import { expect, type Page } from '@playwright/test';
import { type Box, CONTROLS } from '../../../renderer/input/controls.ts';
import { nextThatWay } from '../../../renderer/input/pad/next-that-way.ts';

/** The places of the controls, as `controlsInReach` of the page finds them, and their names for a message. */
function controlsOf(page: Page): Promise<readonly { readonly box: Box; readonly name: string }[]> {
  return page.evaluate((selector) => {
    const place: ParentNode = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    return [...place.querySelectorAll(selector)].flatMap((element) => {
      const drawn = element.closest('label') ?? element.closest('[role="grid"]') ?? element;
      const { left, top, right, bottom } = drawn.getBoundingClientRect();
      const isSeen = right > left && bottom > top && element.checkVisibility({ visibilityProperty: true });
      if (!isSeen || element.closest('[inert], [aria-hidden="true"]') !== null) return [];
      return [{ box: { left, top, right, bottom }, name: element.outerHTML.slice(0, 160) }];
    });
  }, CONTROLS);
}

/** Expects that the directions of a pad lead from the first control to each of the others. */
export async function expectReachable(page: Page, name: string): Promise<void> {
  const controls = await controlsOf(page);
  const reached = new Set(controls.slice(0, 1));
  for (const from of reached) {
    const others = controls.filter((control) => control !== from);
    const boxes = others.map(({ box }) => box);
    for (const way of ['left', 'up', 'right', 'down'] as const) {
      const next = nextThatWay(boxes, from.box, way);
      const control = next === null ? undefined : others[next];
      if (control !== undefined) reached.add(control);
    }
  }
  const missed = controls.filter((control) => !reached.has(control));
  expect(
    missed.map((control) => control.name),
    `${name}: no direction leads there`,
  ).toEqual([]);
}
