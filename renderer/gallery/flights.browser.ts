import { afterEach, expect, it } from 'vitest';
import { fly } from '../screens/play/combo/flights.ts';
import { MOTION } from '../theme/motion.ts';

const layer = document.createElement('div');
document.body.append(layer);
afterEach(() => layer.replaceChildren());

/** The head of a phone: the clock stands left of the score. */
const CLOCK = new DOMRect(205, 20, 40, 24);
const SCORE = { x: 280, y: 46 };
const STEP_MS = 10;

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

it('points rise to their goal beside it, cover no clock, and are gone where they arrive', () => {
  fly(layer, { to: 'score', words: '+1,245' }, { goal: SCORE, heat: 1 }, () => undefined);
  const flight = layer.firstElementChild;
  if (!(flight instanceof HTMLElement)) throw new Error('no flight');
  const movements = flight.getAnimations();
  for (const movement of movements) movement.pause();
  const covered: number[] = [];
  for (let ms = 0; ms <= MOTION.points.ms; ms += STEP_MS) {
    for (const movement of movements) movement.currentTime = ms;
    const isSeen = Number(getComputedStyle(flight).opacity) > 0.05;
    const box = flight.getBoundingClientRect();
    if (isSeen && (overlap(box, CLOCK) || box.top > SCORE.y + 30)) covered.push(ms);
  }
  expect(movements.length).toBe(1);
  expect(covered).toEqual([]);
  for (const movement of movements) movement.currentTime = MOTION.points.ms - 1;
  expect(Number(getComputedStyle(flight).opacity)).toBeLessThan(0.05);
});

it('points that are overtaken give way where they are, and only the last ones go on', async () => {
  const arrived: string[] = [];
  const send = (words: string, to: 'score' | 'time-left') =>
    fly(layer, { to, words }, { goal: SCORE, heat: 0.5 }, () => arrived.push(words));
  send('+100', 'score');
  send('+145', 'score');
  send('+2 s', 'time-left');
  send('+160', 'score');
  const goingOn = [...layer.querySelectorAll<HTMLElement>('[data-to]')].map((each) => each.textContent);
  expect(goingOn).toEqual(['+2 s', '+160']);
  await expect.poll(() => layer.childElementCount).toBe(0);
  expect(arrived.toSorted()).toEqual(['+160', '+2 s']);
});
