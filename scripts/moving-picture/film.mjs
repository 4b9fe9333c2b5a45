/** Films a page frame by frame: its clock and its animations go on by the length of a frame, whatever the machine takes. */

/** In the order of the page's timers, its frames and its style sheets. */
async function goOn(page, ms) {
  await page.clock.runFor(ms);
  await page.evaluate((step) => {
    for (const animation of document.getAnimations()) {
      if (animation.playState === 'running') animation.pause();
      // An animation that has ended is kept by its fill, or gone.
      if (animation.playState === 'paused') animation.currentTime = (animation.currentTime ?? 0) + step;
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (typeof endTime === 'number' && animation.currentTime >= endTime) animation.finish();
    }
  }, ms);
}

/** The picture of a page at half its size, as RGBA bytes with six bits a channel: what differs by less is not seen. */
async function halved(scaler, png, { width, height }) {
  const base64 = await scaler.evaluate(
    async ([data, w, h]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, w, h);
      const pixels = context.getImageData(0, 0, w, h).data.map((value) => Math.min(255, (value + 2) & ~3));
      for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
      let text = '';
      for (let at = 0; at < pixels.length; at += 0x8000)
        text += String.fromCharCode(...pixels.subarray(at, at + 0x8000));
      return btoa(text);
    },
    [png.toString('base64'), width, height],
  );
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

const WAIT_MS = 16;
const MOST_WAITS = 4_000;

/** A film of a page; `scaler` is another page, with its own clock, which scales the pictures. */
export function createFilm(page, scaler, size, frameMs) {
  const frames = [];
  return {
    frames,
    /** Films for so long. */
    async run(ms) {
      for (let passed = 0; passed < ms; passed += frameMs) {
        await goOn(page, frameMs);
        frames.push({ pixels: await halved(scaler, await page.screenshot(), size), ms: frameMs });
      }
    },
    /** Time that is not shown. */
    skip: (ms) => goOn(page, ms),
    /** Lets time pass, unseen, until something holds: the worker and the disk take theirs outside the page's clock. */
    async until(holds) {
      for (let wait = 0; wait < MOST_WAITS; wait++) {
        if (await holds()) return;
        await goOn(page, WAIT_MS);
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      }
      throw new Error('what is filmed does not come');
    },
  };
}
