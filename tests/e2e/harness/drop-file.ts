import type { Page } from '@playwright/test';

/** Lets a file fall on the window; answers whether the page kept it from the browser. */
export function dropFile(page: Page, name: string, text: string): Promise<boolean> {
  return page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName, { type: 'application/json' }));
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(drop);
      return drop.defaultPrevented;
    },
    [name, text] as const,
  );
}

/** Holds a file over the window, or takes it away again. */
export function holdFile(page: Page, type: 'dragover' | 'dragleave'): Promise<void> {
  return page.evaluate((name) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([''], 'held'));
    document.body.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
  }, type);
}
