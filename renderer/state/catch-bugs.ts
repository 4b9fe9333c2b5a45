/**
 * The last resort: what was thrown and not caught is logged, and `onBug` tells the player. Saved moves are safe all
 * the same. An error event that carries no error is a notice of the browser's: that observers of a size are called in
 * the next frame (CSSWG, Resize Observer, "deliver resize loop error").
 */
export function catchBugs(page: Window, onBug: () => void): void {
  const report = (error: unknown) => {
    console.error(error);
    onBug();
  };
  page.addEventListener('error', ({ error }) => {
    if (error) report(error);
  });
  page.addEventListener('unhandledrejection', (event) => report(event.reason));
}
