// `npm run build`: the app and the command line, whether they are out of date or not.
import { build, prepare, runScript } from './setup.mjs';

runScript(async () => {
  build(prepare());
  return 0;
});
