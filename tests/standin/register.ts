/** Loaded before the built main bundle (`node --import`): `electron` is the stand-in from here on. */
import { registerHooks } from 'node:module';
import { refuseUnsafeArguments } from './command-line.ts';

refuseUnsafeArguments(process.argv);

const standIn = new URL('./electron.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === 'electron'
      ? { url: standIn, format: 'module-typescript', shortCircuit: true }
      : nextResolve(specifier, context),
});
