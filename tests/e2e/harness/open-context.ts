import type { Browser, BrowserContext } from '@playwright/test';
import { drawSeedsFrom } from './drawn-seeds.ts';
import type { ResolvedOptions } from './host.ts';
import { answerLate, watchControls } from './moved-controls.ts';

/** A profile of its own in the test's Chromium, with the system that a spec asks for. */
export async function openContext(
  chromium: Browser | null,
  options: ResolvedOptions,
): Promise<BrowserContext> {
  if (chromium === null) throw new Error('This host needs a Chromium');
  const { locale, colorScheme, reducedMotion, viewport, deviceScaleFactor, isLate, now, seeds } = options;
  const context = await chromium.newContext({
    locale,
    colorScheme,
    reducedMotion,
    viewport,
    deviceScaleFactor,
  });
  await drawSeedsFrom(context, seeds);
  if (now !== undefined) await context.clock.setSystemTime(now);
  if (isLate) {
    await watchControls(context);
    await answerLate(context);
  }
  return context;
}
