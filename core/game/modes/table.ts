/**
 * The modes: what lists, screens and storage need of each. Its rules are in `setup/mode-rules.ts`, which those that play no game
 * do not load. An id is stored for ever. To add a mode: its record here, its rules there, and what CONTRIBUTING.md says.
 */
import type { ModeRecord } from './mode.ts';

/** Untimed, one deal of any template, everything as the template says. */
const classic: ModeRecord = {
  basis: 'template',
  boards: 'one',
  scoreTable: 'template',
  rankedVersions: [[1, 2, 3]],
  resumes: 'running',
  shares: 'deal',
  career: 'boards',
  ghosts: { sameDeal: 'board', best: 'time' },
};

/** The same boards for everyone on each date, the daily and the little daily; their ids are in core/daily/daily-board-id.ts. */
const daily: ModeRecord = {
  basis: 'board-id',
  boards: 'one',
  scoreTable: 'mode',
  rankedVersions: [[1, 2, 3]],
  resumes: 'running',
  shares: 'deal',
  career: 'boards',
  ghosts: { sameDeal: 'board', best: 'time' },
  isDated: true,
};

/** The timed challenge: a countdown that each link refills, level after level until it runs out. */
const timed: ModeRecord = {
  basis: 'run-seed',
  boards: 'levels',
  scoreTable: 'mode',
  rankedVersions: [[1, 2], [3], [4], [5, 6, 7], [8]],
  resumes: 'paused',
  shares: 'run',
  career: 'level',
  ghosts: { sameDeal: 'run', best: 'score' },
};

/** One of the journey's fixed boards, by the id of its level. */
const journey: ModeRecord = {
  basis: 'board-id',
  boards: 'one',
  scoreTable: 'template',
  rankedVersions: [
    [1, 2],
    [3, 4, 5],
  ],
  resumes: 'running',
  shares: 'deal',
  career: 'boards',
  ghosts: { sameDeal: 'board', best: 'time' },
};

/** Any template as in classic, without clock and score. */
const zen: ModeRecord = {
  basis: 'template',
  boards: 'one',
  scoreTable: 'none',
  rankedVersions: [[1]],
  resumes: 'running',
  shares: 'nothing',
  career: 'boards',
  ghosts: { sameDeal: 'board', best: 'time' },
};

/** Few large tiles, without score or loss: one of its own boards, see calm-boards.ts. */
const calm: ModeRecord = {
  basis: 'run-seed',
  boards: 'one',
  scoreTable: 'none',
  rankedVersions: [[1]],
  resumes: 'running',
  shares: 'nothing',
  career: 'links-alone',
  ghosts: { sameDeal: 'run', best: 'time' },
  reshufflesDead: true,
};

/** The record of each mode. */
export const MODES = { classic, daily, timed, journey, zen, calm };

/** The id of a mode. */
export type Mode = keyof typeof MODES;

/** The mode in which a template is played that was chosen from a shelf, opened from a code or drawn. */
export const TEMPLATE_MODE = 'classic' satisfies Mode;
/** The mode in which a template is played without clock and score. */
export const UNMEASURED_MODE = 'zen' satisfies Mode;

/** Returns whether games of a mode have a score, and a time that counts. */
export function hasScore(mode: Mode): boolean {
  return MODES[mode].scoreTable !== 'none';
}
