/** The effect of each key of the review: it changes what is shown, or says why there is nothing to change. */
import type { CommandIn } from '../../input/keymap.ts';
import { lastWinnableBefore } from './review-steps.ts';
import type { ReviewedGame } from './reviewed-game.ts';
import type { Reviewing } from './reviewing.ts';

type ReviewCommand = CommandIn<'review'>;
/** All of them: no key of the review is left out. */
type ReviewHandlers = Readonly<Record<ReviewCommand, () => void>>;

interface CommandParts {
  readonly reviewing: Reviewing;
  readonly shown: ReviewedGame;
  /** Begins a game in a position. */
  readonly playOn: (node: number) => void;
}

/** While the positions of the game are shown. */
export function positionCommands({ reviewing, shown, playOn }: CommandParts): ReviewHandlers {
  const { node, facts } = shown;
  const position = facts[node]?.position;
  const isCleared = (position?.legal ?? 1) === 0 && position?.verdict === 'winnable';
  return {
    'step-back': () => reviewing.step(-1),
    'step-on': () => reviewing.step(1),
    first: () => reviewing.step(-Number.MAX_SAFE_INTEGER),
    last: () => reviewing.step(Number.MAX_SAFE_INTEGER),
    ...wayCommands(reviewing),
    play: () => reviewing.setPlaying(!shown.isPlaying),
    why: () => void reviewing.explain(),
    'play-on': () => (isCleared ? reviewing.tell('cleared') : playOn(node)),
  };
}

/** While the pictures of an explanation are shown, or one is looked for. */
export function whyCommands({ reviewing, shown, playOn }: CommandParts): ReviewHandlers {
  const { why } = shown;
  const step = why.state === 'shown' ? why.step : 0;
  const before = why.state === 'none' ? null : lastWinnableBefore(shown, why.from);
  return {
    'step-back': () => reviewing.goToWhy(step - 1),
    'step-on': () => reviewing.goToWhy(step + 1),
    first: () => reviewing.goToWhy(0),
    last: () => reviewing.goToWhy(Number.MAX_SAFE_INTEGER),
    ...wayCommands(reviewing),
    play: () => reviewing.setPlaying(!shown.isPlaying),
    why: reviewing.closeWhy,
    'play-on': () => (before === null ? reviewing.tell('no-winnable') : playOn(before)),
  };
}

/** To another choice or branch, out of an explanation too. */
function wayCommands(
  reviewing: Reviewing,
): Pick<ReviewHandlers, Extract<ReviewCommand, `choice-${string}` | `branch-${string}`>> {
  return {
    'branch-before': () => reviewing.switchBranch(-1),
    'branch-after': () => reviewing.switchBranch(1),
    'choice-before': () => reviewing.stepChoice(-1),
    'choice-after': () => reviewing.stepChoice(1),
  };
}
