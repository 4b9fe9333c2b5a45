import { defineConfig } from 'vitest/config';

/** `npm run test:deep`: minutes of comparing, each file with a short run of its own in the unit tests. */
export default defineConfig({
  test: {
    include: ['tests/deep/**/*.deep.ts', 'tests/claims/*.deep.ts'],
    experimental: { viteModuleRunner: false },
  },
});
