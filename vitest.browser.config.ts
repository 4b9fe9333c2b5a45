import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findHeadlessChromium } from './scripts/chromium.mjs';
import { styles } from './scripts/styles.mjs';
import { tileSheets } from './scripts/tile-sheets.mjs';

const executablePath = await findHeadlessChromium();

/** Tests of drawings on a canvas, of their number and of sounds run where there are real ones. */
export default defineConfig({
  plugins: [styles(), tileSheets()],
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
    // A busy machine renders slowly; the time is there to end what hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is drawn takes its colours from them.
    setupFiles: ['renderer/theme/tokens.css'],
    include: [
      'renderer/board/**/*.browser.ts',
      'renderer/board/**/*.browser.tsx',
      'renderer/gallery/*.browser.ts',
      'renderer/state/pictures/*.browser.ts',
      'tests/audio/*.browser.ts',
    ],
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
