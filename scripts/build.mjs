// `npm run build`: the app and the command line, whether they are out of date or not.
import { readArguments } from './arguments.mjs';
import { build, prepare, runScript } from './setup.mjs';

readArguments('npm run build\n  Builds the app and the command line, whether they are out of date or not.');

runScript(async () => {
  build(prepare());
  return 0;
});
