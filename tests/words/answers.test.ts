/** No text speaks of what can be won, or of a proof, that is neither a sentence with its claims nor one that claims nothing. */
import { describe, expect, it } from 'vitest';
import { SENTENCES } from '../../core/sentences/sentences.ts';
import { flatten, withoutForm } from '../support/flat-words.ts';
import { readWords } from '../support/words-folder.ts';
import { CHINESE_CLAIM } from './claims.ts';

function windowTexts(language: string): ReadonlyMap<string, string> {
  const { window = {}, host: _, cli: __, ...parts } = readWords(language);
  return flatten({ ...window, ...parts });
}

/** Texts of the window that speak of proofs and of what can be won, and answer no question about a board. */
const NO_ANSWERS: readonly string[] = [
  // Texts of something that is done or asked, before there is an answer.
  'play.opening',
  'record.dealing.begun',
  'record.dealing.dealing',
  'record.hint.searching',
  'command.verdict',
  'assist.verdict',
  'editor.verdict.title',
  'review.making',
  'review.notice.searching',
  'review.why.searching',
  'review.why.title',
  'review.why.board',
  'review.why.steps',
  'review.why.steps-show',
  'review.graph-note',
  // Labels of buttons whose answer comes after them.
  'record.dead.return',
  'review.command.why',
  'end.reviewing',
  'record.marks.warning-note',
  'message.return-offer',
  'error.lost.what-to-do',
  // Of deals, drawings and files in general.
  'error.cannot-deal.why',
  'editor.pack.cannot-deal',
  'editor.shelf.empty',
  'editor.share.wins',
  'record.challenge.told',
  'record.code.error.code-mistake.what',
  'lab.lost-board',
  'lab.tiny-board',
  'puzzle.about',
  'review.no-choices',
  'puzzle.studies.dealing',
  'error.database-corrupt.what-to-do',
  // Of a program that was judged; the complaint beside each carries its proof (core/judge).
  'judge.unproved',
  'judge.task.deal',
  'judge.fault.unsolvable',
];

/**
 * The lab's lessons, pseudo-code and headings speak of algorithms. What lessons say of their boards is shown in
 * core/lab/lessons.test.ts, that exercises can be solved in core/judge/exercises.test.ts, and what is said of their boards in
 * core/judge/exercise-examples.test.ts.
 */
const TEACHES = /^lab\.(lesson|exercise|try|code|about|how|process|topic|fault)\./;
const ENGLISH_CLAIM = /prove|winnable|be won|solvable|impossible|ruled out|not known|lose the game/i;

describe('what the window says of a board', () => {
  it('has its claim, wherever a text speaks of what can be won', () => {
    const listed = new Set([...Object.keys(SENTENCES), ...NO_ANSWERS]);
    const claims = [
      ...[...windowTexts('en')].filter(([, text]) => ENGLISH_CLAIM.test(text)),
      ...[...windowTexts('zh-CN')].filter(([, text]) => CHINESE_CLAIM.test(text)),
    ].map(([key]) => withoutForm(key));
    expect([...new Set(claims)].filter((key) => !listed.has(key) && !TEACHES.test(key))).toEqual([]);
  });
});
