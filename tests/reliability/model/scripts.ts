import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { play, type Sent, setupOf, wanderingEntries } from '../games/scripted.ts';

interface Script {
  readonly setup: GameSetup;
  readonly sent: readonly Sent[];
}

const scripts = new Map<number, Script>();

/** The game of a seed from its deal to its end. */
export function scriptOf(seed: number): Script {
  const known = scripts.get(seed);
  if (known !== undefined) return known;
  const setup = setupOf(seed);
  const script = { setup, sent: play(setup, wanderingEntries(setup)).sent };
  scripts.set(seed, script);
  return script;
}
