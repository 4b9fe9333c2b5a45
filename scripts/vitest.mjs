// `npm run unit`, `npm run board`, `npm run test:deep`: Vitest, which answers an unknown flag with a stack trace.
import { createCLI } from 'vitest/node';
import { misuse } from './arguments.mjs';

try {
  createCLI().parse();
} catch (error) {
  if (error.name !== 'CACError') throw error;
  misuse(`${error.message}.`);
}
