import type { App } from './app.ts';
import { createTrial, type Trial } from './trial.ts';

const trials = new WeakMap<App, Trial>();

/** The one trial of an app, made when a drawing is tried for the first time. */
export function trialOf(app: App): Trial {
  const known = trials.get(app);
  if (known !== undefined) return known;
  const trial = createTrial(app);
  trials.set(app, trial);
  return trial;
}
