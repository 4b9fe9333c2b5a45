import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findHeadlessChromium } from './scripts/chromium.mjs';

const executablePath = await findHeadlessChromium();

/** The board is a canvas: what it draws, and how often, is tested where there is a real one. */
export default defineConfig({
  // Found only while a test runs, they would make Vite load the page anew in the middle of it.
  optimizeDeps: {
    include: [
      'konva/lib/Global.js',
      'konva/lib/shapes/Image.js',
      'react-konva/es/ReactKonvaCore',
      'react-dom/client',
    ],
  },
  test: {
    include: ['renderer/board/**/*.browser.ts', 'renderer/board/**/*.browser.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 900, height: 700 },
      provider: playwright({
        launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath === null ? {} : { executablePath }) },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
