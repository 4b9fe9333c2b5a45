import type { GameSetup } from './entry.ts';

/** Digits of a template's hash that stand for it: no two templates of one player are alike in them. */
const HASH_DIGITS = 20;
const BASE = 36;

/** The id of a board that a seed deals on a template, as the games of a pack bear it. */
export function levelIdOf(
  { hash }: { readonly hash: string },
  { seed, dealerVersion }: { readonly seed: number; readonly dealerVersion: number },
): string {
  return `${hash.slice(0, HASH_DIGITS)}-${dealerVersion.toString(BASE)}-${seed.toString(BASE)}`;
}

/** Returns whether a game on a template bears no id, or that of its own deal. */
export function bearsOwnId({ boardId, deal }: Pick<GameSetup, 'boardId' | 'deal'>): boolean {
  return boardId === undefined || boardId === levelIdOf(deal.template, deal);
}
