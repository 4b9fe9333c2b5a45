/** The modes. An id is stored for ever. To add one: its file here, its lines in both tables, and what CONTRIBUTING.md says. */
import { classic, classicRules } from './classic.ts';
import { daily, dailyRules } from './daily.ts';
import { journey, journeyRules } from './journey.ts';
import type { ModeRules } from './mode.ts';
import { timed, timedRules } from './timed.ts';

/** The records that lists and screens need, without the rules, so that they load quickly in a window. */
export const MODES = { classic, daily, timed, journey };

/** The id of a mode. */
export type Mode = keyof typeof MODES;

/** The versions of each mode's rules, the newest last: read by the fold, the worker and storage. */
export const MODE_RULES: Readonly<Record<Mode, readonly ModeRules[]>> = {
  classic: classicRules,
  daily: dailyRules,
  timed: timedRules,
  journey: journeyRules,
};

/** The mode in which a template is played that was chosen from a shelf, opened from a code or drawn. */
export const TEMPLATE_MODE = 'classic' satisfies Mode;
