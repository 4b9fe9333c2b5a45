/** Sentences that are made in one way, and what their run must have said. */
import { makeBoard } from '../../core/board/text.ts';
import { BORDERS, GRAVITIES, type Rules, TURN_LIMITS } from '../../core/rules/rules.ts';
import type { Claim } from '../../core/sentences/claim.ts';
import type { AnySentence, SentenceKey } from '../../core/sentences/sentence.ts';
import { claimFault } from './claim-fault.ts';
import type { Subject } from './subject.ts';

export interface Said {
  readonly said: AnySentence;
  readonly of: Subject;
}

/** The rules under which a sentence can be said, where it cannot be under all. */
export interface Where {
  readonly gravity?: readonly Rules['gravity'][];
  readonly border?: readonly Rules['border'][];
  readonly maxTurns?: readonly Rules['maxTurns'][];
}

export interface Family {
  readonly name: string;
  readonly keys: Readonly<Partial<Record<SentenceKey, Where>>>;
  /**
   * Yields the sentences about the position or the game of that number. Those of a key that is no longer `isOpen` are proved often
   * enough, and need not be made.
   */
  readonly say: (index: number, isOpen: (key: SentenceKey) => boolean) => Iterable<Said>;
  /** After so many positions the run ends, whatever it has not said. */
  readonly most: number;
}

/** Positions or games in which each sentence is proved; after them only what is said under rules that are new to it. */
export const LEAST = 200;
const MOST_FAULTS = 5;

/** In how many positions or games each sentence was proved, and under which rules. */
export type Tallies = Map<SentenceKey, { proved: number; readonly seen: Set<string> }>;

/** Runs a family until it has said its sentences often enough, each in so many positions; gives back the claims that do not hold. */
export function runFamily(family: Family, tallies: Tallies, least = LEAST): string[] {
  const keys = Object.keys(family.keys) as SentenceKey[];
  const faults: string[] = [];
  const most = (family.most * least) / LEAST;
  const isOpen = (key: SentenceKey) => missing(family, tallies, key, least).length > 0;
  for (let index = 0; index < most && faults.length < MOST_FAULTS; index++) {
    if (!keys.some(isOpen)) break;
    // Of several that a position says with one key, one is proved.
    const byKey = new Map(Array.from(family.say(index, isOpen), (each) => [each.said.key, each]));
    for (const each of byKey.values()) {
      const fault = faultOf(each, tallies, least);
      if (fault !== null) faults.push(fault);
    }
  }
  return [...faults, ...keys.flatMap((key) => missing(family, tallies, key, least))];
}

/** Returns the fault of a sentence; null, too, where enough of its kind are proved under its rules. */
function faultOf({ said, of }: Said, tallies: Tallies, least: number): string | null {
  const tally = tallies.get(said.key) ?? { proved: 0, seen: new Set() };
  tallies.set(said.key, tally);
  const rules = rulesSeen(of.play.rules);
  if (tally.proved >= least && rules.every((each) => tally.seen.has(each))) return null;
  tally.proved++;
  for (const each of rules) tally.seen.add(each);
  const fault = said.claims.map((claim: Claim) => claimFault(claim, of)).find((each) => each !== null);
  if (fault === undefined) return null;
  return `${said.key}: ${fault} under ${JSON.stringify(of.play.rules)}\n${makeBoard(of.play.board)}`;
}

/** Returns the circumstances in which a run never said a sentence. */
function missing({ keys }: Family, tallies: Tallies, key: SentenceKey, least: number): string[] {
  const { proved, seen } = tallies.get(key) ?? { proved: 0, seen: new Set<string>() };
  const unseen = rulesOf(keys[key] ?? {}).filter((each) => !seen.has(each));
  return [
    ...(proved < least ? [`${key}: said ${proved} times`] : []),
    ...(unseen.length > 0 ? [`${key}: never said under ${unseen.join(', ')}`] : []),
  ];
}

function rulesSeen({ gravity, border, maxTurns }: Rules): string[] {
  return [`gravity ${gravity}`, `border ${border}`, `turns ${maxTurns}`];
}

function rulesOf({ gravity = GRAVITIES, border = BORDERS, maxTurns = TURN_LIMITS }: Where): string[] {
  return [
    ...gravity.map((each) => `gravity ${each}`),
    ...border.map((each) => `border ${each}`),
    ...maxTurns.map((each) => `turns ${each}`),
  ];
}
