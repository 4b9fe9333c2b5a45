/**
 * The sentences that say why a position is lost: each picture of the explanation, and the claims that it
 * makes.
 */
import type { LossStep } from '../review/loss-steps.ts';
import type { ClaimOf } from './claim.ts';
import { type Sentence, sentence } from './sentence.ts';

type WordsType = LossStep['words']['type'];
type Words<Type extends WordsType> = Extract<LossStep['words'], { readonly type: Type }>;
/** The board of a picture; the pairs that are assumed to go together in its case, none outside of cases, and the last partner by its number. */
type Case = Pick<LossStep, 'cells' | 'chosen' | 'partner'>;
type Chosen = Case['chosen'];
type Say<Type extends WordsType> = (words: Words<Type>, of: Case) => Sentence;

/**
 * Returns the sentence of a picture. In a case, it states what holds in that case: its pairs are assumed to
 * go together, and each tile of them with no other.
 */
export function lossSentence({ words, ...of }: LossStep): Sentence {
  const say = PICTURES[words.type] as Say<WordsType>;
  return say(words, of);
}

const PICTURES: { readonly [Type in WordsType]: Say<Type> } = {
  'odd-kind': ({ cells }) =>
    sentence('review.why.odd-kind', { says: 'odd-kind', cells, count: cells.length }),
  rounds: (words, { chosen }) =>
    sentence(isCase(chosen) ? 'review.why.rounds-case' : 'review.why.rounds', freesNoMore(words, chosen)),
  round: (words, { chosen }) => sentence('review.why.round', couldGo(words, chosen)),
  staying: (words, { chosen, partner }) => {
    const never = neverTaken(words, chosen);
    if (partner === null)
      return words.going === 0
        ? sentence('review.why.staying-all', never, { says: 'dead' })
        : sentence('review.why.staying', never);
    // The letter on the board is that of the last pair that was chosen.
    return chosen.length > 1
      ? sentence('review.why.staying-case', never)
      : sentence('review.why.staying-with', caseOf(partner, chosen), never);
  },
  partners: ({ tile, partners: cells }, { chosen, cells: kinds }) =>
    sentence(
      isCase(chosen) ? 'review.why.partners-case' : 'review.why.partners',
      { says: 'partners', tile, cells, chosen, count: cells.length },
      { says: 'of-kind', cells: [tile], first: { kind: kinds[tile] ?? 0 } },
      lost(chosen),
    ),
  partner: (words, { chosen }) => sentence('review.why.partner', caseOf(words, chosen)),
  moves: ({ moves }, { chosen }) =>
    sentence('review.why.moves', { says: 'legal', moves, count: moves.length }, lost(chosen)),
  move: (words) => sentence('review.why.move', legalMove(words)),
  dead: () => sentence('review.why.dead', { says: 'dead' }),
  shown: ({ picture }, { chosen }) =>
    sentence('review.why.shown', { says: 'seen-before', picture }, lost(chosen)),
};

/** Returns the picture that says what a proof comes to: of rounds the tiles that stay, else the first one. */
export function concludingStep(steps: readonly LossStep[]): LossStep | undefined {
  const [first] = steps;
  return first?.words.type === 'rounds' ? steps.find(({ words }) => words.type === 'staying') : first;
}

/** Says of a position what its proof comes to, before any picture of it. */
export function provedLossSentence(steps: readonly LossStep[]): Sentence {
  const told = concludingStep(steps);
  if (told === undefined) return sentence('review.position.lost', lost([]));
  return lossSentence(told);
}

/** Says the same of tiles that never go on the board before the pairs that led here; null of other pictures. */
export function staysAfterSentence({ words, chosen }: LossStep): Sentence | null {
  if (words.type !== 'staying') return null;
  return sentence('review.why.staying-after', neverTaken(words, chosen));
}

/** Returns the letter by which a partner is named on the board and beside it, by its number from 1; after Z its number. */
export function letterOf(index: number): string {
  return index > 26 ? String(index) : String.fromCharCode(64 + index);
}

/** The outcome of a way, on its card: the tiles that never go where its next picture shows them, else that it loses. */
export function wayOutcomeSentence(head: LossStep, next: LossStep | undefined): Sentence {
  if (next?.words.type === 'staying')
    return sentence('review.why.way-stuck', neverTaken(next.words, next.chosen));
  if (head.words.type === 'move')
    return sentence('review.why.way-loses', { says: 'loses', pair: head.words.move });
  return sentence('review.why.way-lost', lost(head.chosen));
}

/** The pictures with which cases and ways end: tiles that never go, a board on which nothing links, or one that was lost before. */
export function isEndOfCase({ words }: LossStep): boolean {
  return ['staying', 'odd-kind', 'dead', 'shown'].includes(words.type);
}

/** Counts the ends of a proof by several tries, each of which leaves tiles; null of a proof by one reason. */
export function triedSentence(steps: readonly LossStep[]): Sentence | null {
  const ends = steps.filter(isEndOfCase).map(({ number }) => number);
  if (ends.length < 2) return null;
  return sentence('review.why.tried', { says: 'ends-lost', ends, count: ends.length }, lost([]));
}

const BLOCKED = ['review.why.blocked', 'review.why.blocked-case'] as const;
const BLOCKED_ONCE_GONE = ['review.why.blocked-gone', 'review.why.blocked-gone-case'] as const;

/** Says the fewest turns of any line between tiles that never go; null where that is not known. */
export function blockedSentence({ words, chosen }: LossStep): Sentence | null {
  if (words.type !== 'staying' || words.blocked === null) return null;
  const { turns, corners } = words.blocked;
  const [plain, inCase] = words.going > 0 ? BLOCKED_ONCE_GONE : BLOCKED;
  return sentence(isCase(chosen) ? inCase : plain, {
    says: 'too-far',
    cells: words.cells,
    chosen,
    turns,
    count: corners.length - 1,
  });
}

/** The proof that a position is lost cannot be shown: here, where the one after `later` more pairs is, or anywhere up to the end (null). */
export function tooLargeSentence(later: number | null): Sentence {
  if (later === null) return sentence('review.why.too-large', lost([]));
  return sentence('review.why.later', lost([]), { says: 'later', count: later });
}

/** Counts the tiles left on the position that is explained. */
export function explainedTilesSentence(count: number): Sentence {
  return sentence('review.why.tiles', { says: 'tiles-left', count });
}

function isCase(chosen: Chosen): boolean {
  return chosen.length > 0;
}

function lost(chosen: Chosen): ClaimOf<'lost'> {
  return { says: 'lost', chosen };
}

function freesNoMore({ going: cells, count }: Words<'rounds'>, chosen: Chosen): ClaimOf<'frees-no-more'> {
  return { says: 'frees-no-more', cells, chosen, count };
}

function caseOf({ index, count: all }: NonNullable<Case['partner']>, chosen: Chosen): ClaimOf<'case'> {
  return { says: 'case', chosen, index, all, letter: { numeral: letterOf(index) } };
}

function legalMove({ move, index, count: all }: Words<'move'>): ClaimOf<'legal-move'> {
  return { says: 'legal-move', move, index, all };
}

function couldGo({ cells, round }: Words<'round'>, chosen: Chosen): ClaimOf<'could-go'> {
  return { says: 'could-go', cells, chosen, round, count: cells.length };
}

function neverTaken({ cells, going }: Words<'staying'>, chosen: Chosen): ClaimOf<'never-taken'> {
  return { says: 'never-taken', cells, chosen, count: cells.length, going };
}
