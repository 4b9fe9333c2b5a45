/** Lets a spec meet the same boards in each run: one that some boards in a hundred would fail is seen to fail, or never does. */
import type { BrowserContext } from '@playwright/test';

/** Gives the pages of a context the seeds that follow from a text, another one at each draw, also after a reload. */
export async function drawSeedsFrom(context: BrowserContext, text: string): Promise<void> {
  await context.addInitScript(draw, text);
}

/** Runs in the page. Its window's name counts the draws, since that alone outlives a reload on every host. */
function draw(text: string): void {
  const real = crypto.getRandomValues.bind(crypto);
  const next = () => {
    const drawn = Number(window.name) + 1;
    window.name = String(drawn);
    let seed = drawn;
    for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    return seed ^ (seed >>> 15);
  };
  crypto.getRandomValues = (into) => {
    if (!(into instanceof Uint32Array)) return real(into);
    for (const [at] of into.entries()) into[at] = next();
    return into;
  };
}
