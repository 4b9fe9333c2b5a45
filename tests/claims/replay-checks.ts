/** Proves what replaying a file came to: its journal is told again by the plain rules, and what it claims is made anew. */
import { SLOT } from '../../core/board/board.ts';
import { dealBoard } from '../../core/deal/deal.ts';
import { type DealPlan, levelSeed } from '../../core/deal/deal-plan.ts';
import { DEALER_VERSIONS } from '../../core/deal/dealer-version.ts';
import { RESHUFFLE_OPTIONS, reshuffle } from '../../core/deal/reshuffle.ts';
import { MODES } from '../../core/game/modes/table.ts';
import { newestVersionOf } from '../../core/game/setup/mode-of.ts';
import { planOf } from '../../core/game/setup/planned-deal.ts';
import { SCORE_VERSIONS } from '../../core/game/setup/score.ts';
import { SHIPPED_BOARDS } from '../../core/game/setup/shipped-boards.ts';
import { measureVersionOf } from '../../core/game/setup/versions.ts';
import { lossPermilleOf } from '../../core/solve/measured-share.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { makeRevision } from '../../core/templates/revision.ts';
import { type RetoldPlace, retell, retoldScore } from '../support/retold-game.ts';
import { told } from './game-checks.ts';
import { isLegal, isSame, kindAt, legalMoves } from './plain-moves.ts';
import { plainPlay } from './plain-play.ts';
import { playedAgain } from './share-checks.ts';
import type { Checks, Subject } from './subject.ts';

type ReplayClaim =
  | ('all-legal' | 'recomputed' | 'not-recomputed' | 'unknown-version')
  | ('other-deal' | 'other-difficulty' | 'unplanned' | 'other-reshuffle' | 'other-score')
  | ('unsound-template' | 'dateless' | 'other-board' | 'witness-fails');

/** Games by which a small deal is measured, from this seed on. */
const MEASURE = { seed: 1, games: 100 };
/** Seeds of which the one nearest to the aim of a plan is dealt. */
const CANDIDATES = 6;
/** Cells of the least side of a template. */
const LEAST_SIDE = 4;
/** The versions of the measure that the program has. */
const MEASURES = [1, 2];

export const REPLAY_CHECKS: Checks<ReplayClaim> = {
  'all-legal': (_, subject) => {
    const { setup, entries } = journalOf(subject);
    return entries.every((entry, index) => {
      if (entry.type !== 'link' && entry.type !== 'mercy') return true;
      const before = retell(setup, entries.slice(0, index)).way.at(-1);
      if (before === undefined) return false;
      const play = playOf(before);
      if (entry.type === 'link') return isLegal(play, [entry.a, entry.b]);
      const isAlike = entry.a !== entry.b && kindAt(play, entry.a) === kindAt(play, entry.b);
      return isAlike && kindAt(play, entry.a) > 0 && legalMoves(play).length === 0;
    });
  },
  recomputed: (_, subject) =>
    dealsOf(subject).every((place) => isDealt(place) && isMeasured(place)) &&
    reshufflesOf(subject).every(isFound) &&
    !isOtherScore(subject),
  'not-recomputed': (_, subject) =>
    dealsOf(subject).some(
      ({ deal }) =>
        !DEALER_VERSIONS.some((version) => version === deal.dealerVersion) ||
        !MEASURES.includes(measureVersionOf(deal)),
    ),
  'unknown-version': (_, subject) => {
    const { mode, modeVersion = 1, scoreVersion } = journalOf(subject).setup;
    return modeVersion > newestVersionOf(mode) || !SCORE_VERSIONS.includes(scoreVersion);
  },
  'other-deal': (_, subject) => dealsOf(subject).some((place) => !isDealt(place)),
  'other-difficulty': (_, subject) => dealsOf(subject).some((place) => isDealt(place) && !isMeasured(place)),
  unplanned: (_, subject) => {
    const { setup } = journalOf(subject);
    return dealsOf(subject).some(({ deal, level }) => {
      const plan = planOf(setup, level, SHIPPED_BOARDS);
      return plan === null || !seedsOf(plan).includes(deal.seed);
    });
  },
  'other-reshuffle': (_, subject) => reshufflesOf(subject).some((pair) => !isFound(pair)),
  'other-score': (_, subject) => isOtherScore(subject),
  'unsound-template': (_, subject) => {
    const { template } = journalOf(subject).setup.deal;
    return template.height < LEAST_SIDE || makeRevision(template, template.builtIn).hash !== template.hash;
  },
  dateless: (_, subject) => {
    const { setup } = journalOf(subject);
    return setup.onItsDay === true && !MODES[setup.mode].isDated;
  },
  'other-board': (_, subject) => {
    const { template, rules, kinds, copies, cells } = journalOf(subject).setup.deal;
    const isOwn = JSON.stringify([rules, kinds, copies]) === JSON.stringify(ownOf(template));
    return !isOwn || template.marks.some((mark, cell) => (mark === SLOT) !== (cells[cell] ?? 0) > 0);
  },
  'witness-fails': (_, subject) => {
    const { cells, witness } = journalOf(subject).setup.deal;
    const links = witness.map(([a, b]) => ({ type: 'link', a, b, by: 'player', elapsedMs: 0 }) as const);
    const played = links.map((link, index) => {
      const before = retell(journalOf(subject).setup, links.slice(0, index)).way.at(-1);
      return before !== undefined && isLegal(playOf(before), [link.a, link.b]);
    });
    return !played.every((isPlayed) => isPlayed) || 2 * witness.length !== countOf(cells);
  },
};

function journalOf({ journal }: Subject): NonNullable<Subject['journal']> {
  if (journal === undefined) throw new Error('a claim about a journal without one');
  return journal;
}

function ownOf(template: RetoldPlace['deal']['template']) {
  const { rules, filling } = template;
  return [rules, filling.kinds, filling.copies];
}

function countOf(cells: readonly number[]): number {
  return cells.filter((kind) => kind > 0).length;
}

function playOf({ deal, cells }: Pick<RetoldPlace, 'deal' | 'cells'>) {
  return plainPlay({ ...deal.template, cells }, deal.rules);
}

/** Every place that the journal led to, those that were taken back too. */
function placesOf(subject: Subject): readonly RetoldPlace[] {
  const { setup, entries } = journalOf(subject);
  const met = new Map<number, RetoldPlace>();
  for (let count = 0; count <= entries.length; count++)
    for (const place of retell(setup, entries.slice(0, count)).way) met.set(place.entry, place);
  return [...met.values()];
}

function dealsOf(subject: Subject): readonly RetoldPlace[] {
  return placesOf(subject).filter(({ by }) => by === 'deal');
}

type Reshuffle = readonly [before: RetoldPlace, after: RetoldPlace];

/** Each reshuffle with the position before it. */
function reshufflesOf(subject: Subject): readonly Reshuffle[] {
  const { setup, entries } = journalOf(subject);
  return [...entries.keys()].flatMap((index) => {
    const { way } = retell(setup, entries.slice(0, index + 1));
    const [before, after] = way.slice(-2);
    if (after?.by !== 'reshuffle' || after.entry !== index || before === undefined) return [];
    return [[before, after] as const];
  });
}

function isFound([before, after]: Reshuffle): boolean {
  const { board, rules } = playOf(before);
  const found = runToEnd(reshuffle(board, rules, RESHUFFLE_OPTIONS));
  return found.kind === 'reshuffled' && found.cells.join() === after.cells.join();
}

function isDealt({ deal }: RetoldPlace): boolean {
  const { template, rules, kinds, copies, seed, cells } = deal;
  const dealerVersion = DEALER_VERSIONS.find((version) => version === deal.dealerVersion);
  if (dealerVersion === undefined) return false;
  const dealt = dealBoard({ shape: template, rules, kinds, copies, seed, dealerVersion });
  return dealt.ok && dealt.value.cells.join() === cells.join() && isSame(dealt.value.cells, cells);
}

function isMeasured({ deal }: RetoldPlace): boolean {
  const { lost } = playedAgain({ play: playOf({ deal, cells: deal.cells }), random: MEASURE });
  return lossPermilleOf({ lost, games: MEASURE.games }) === deal.lossPermille;
}

/** The seed of a plan, and those among which its aim chooses. */
function seedsOf(plan: DealPlan): readonly number[] {
  return Array.from({ length: CANDIDATES }, (_, candidate) =>
    candidate === 0 ? plan.seed : levelSeed(plan.seed, candidate),
  );
}

function isOtherScore(subject: Subject): boolean {
  const { claimedScore } = subject;
  if (claimedScore === undefined) return false;
  const { setup, retold } = told(subject);
  return claimedScore !== retoldScore(setup, retold);
}
