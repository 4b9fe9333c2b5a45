/** A check runs on this scale: all of it, or as much as fits into a minute. */
export interface Scale {
  readonly isShort: boolean;
  /** All random picks follow from it; it is printed with the outcome, so that a run can be repeated. */
  readonly seed: number;
  /** Only cases whose text holds this; null for all. Checks without such texts pass over it. */
  readonly pick: string | null;
}

/** The outcome of a check. It is fine when something was tried, nothing was bad and nothing kept it from running. */
export interface Outcome {
  readonly tried: number;
  readonly bad: number;
  /** Why it could not run here; null when it did. */
  readonly notRun: string | null;
  /** The counts and measures made along the way, printed with the outcome. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** The first few things that were bad. */
  readonly complaints: readonly string[];
}

/** One promise of the storage and the attempt to break it. */
export interface Check {
  readonly name: string;
  readonly promise: string;
  run(scale: Scale): Promise<Outcome>;
}

/** The complaint begins so when a check fell over instead of finding something. */
export const FALLEN = 'the check itself failed: ';

const COMPLAINTS_KEPT = 8;

/** Thrown on the first bad attempt where one is all that is asked for. */
export class FirstBad extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('found something bad');
    this.outcome = outcome;
  }
}

/** Counts what a check tries and what goes wrong. */
export class Tally {
  /** True where the first bad attempt ends the check: to know that it finds something, one is enough. */
  static endsAtFirstBad = false;
  #tried = 0;
  #bad = 0;
  readonly #figures: Record<string, number | string> = {};
  readonly #complaints: string[] = [];

  /** One attempt; every complaint of it counts it as bad once. */
  attempt(complaints: readonly string[]): void {
    this.#tried++;
    if (complaints.length === 0) return;
    this.#bad++;
    for (const complaint of complaints) {
      if (this.#complaints.length < COMPLAINTS_KEPT) this.#complaints.push(complaint.slice(0, 400));
    }
    if (Tally.endsAtFirstBad) throw new FirstBad(this.outcome());
  }

  /** Answers with the count so far. */
  count(figure: string, by = 1): number {
    const counted = Number(this.#figures[figure] ?? 0) + by;
    this.#figures[figure] = counted;
    return counted;
  }

  set(figure: string, value: number | string): void {
    this.#figures[figure] = value;
  }

  outcome(): Outcome {
    return {
      tried: this.#tried,
      bad: this.#bad,
      notRun: null,
      figures: this.#figures,
      complaints: this.#complaints,
    };
  }
}

/** The outcome of a check that this machine does not allow. */
export function notRun(reason: string): Outcome {
  return { tried: 0, bad: 0, notRun: reason, figures: {}, complaints: [] };
}

export function isFine(outcome: Outcome): boolean {
  return outcome.notRun === null && outcome.tried > 0 && outcome.bad === 0;
}
