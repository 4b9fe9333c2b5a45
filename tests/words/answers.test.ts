/**
 * Every sentence of the window that says whether a board can be won, in both languages side by side, with the one way
 * through the program that may say it. Each way is gone here, with the answer that leads to it.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import { SENTENCES } from '../../core/sentences/sentences.ts';
import type { Drawing } from '../../core/templates/drawing.ts';
import type { Judgement } from '../../renderer/engine/protocol.ts';
import { judgementTitle, judgementWords } from '../../renderer/screens/editor/panels/judgement-words.ts';
import { noticeWords } from '../../renderer/screens/review/position-words.ts';
import { drawnShape } from '../support/drawn.ts';
import { flatten, withoutForm } from '../support/flat-words.ts';
import { readWords } from '../support/words-folder.ts';
import { CHINESE_CLAIM, CLAIMS_PROOF, readRows, type Says, saysOf } from './claims.ts';

type Say = (t: TFunction) => string | readonly string[];
type WindowRow = readonly [Says, string, string, Say, string, string];

const STRAIGHT_AND_WALLED: Drawing = {
  shape: drawnShape('o#o'),
  rules: { ...CLASSIC_RULES, maxTurns: 0 },
  filling: { kinds: 1, copies: 2 },
};
const judged =
  (judgement: Judgement): Say =>
  (t) => [judgementTitle(t, judgement), ...judgementWords(t, judgement, STRAIGHT_AND_WALLED)];

const impossible = (reason: Extract<Judgement, { verdict: 'impossible' }>['reason']) =>
  judged({ verdict: 'impossible', reason });
const NOT_KNOWN = judged({ verdict: 'not-known', reason: 'budget' });
const NOT_DEALT = judged({ verdict: 'not-dealt', reason: 'odd-copies' });
/** By key: what says it. */
const SAID: Readonly<Record<string, Say>> = {
  'review.notice.no-winnable': (t) => noticeWords(t, 'no-winnable'),
  'editor.verdict.solvable': judged({ verdict: 'solvable', cells: [] }),
  'editor.verdict.impossible': impossible('exhausted'),
  'editor.verdict.no-slots': impossible('no-slots'),
  'editor.verdict.odd-slots': impossible('odd-slots'),
  'editor.verdict.odd-region': impossible('odd-region'),
  'editor.verdict.closure': impossible('closure'),
  'editor.verdict.exhausted': impossible('exhausted'),
  'editor.verdict.not-known': NOT_KNOWN,
  'editor.verdict.budget': NOT_KNOWN,
  'editor.verdict.mend-walls': NOT_KNOWN,
  'editor.verdict.mend-straight': NOT_KNOWN,
  'editor.verdict.not-dealt': NOT_DEALT,
  'editor.verdict.odd-copies': NOT_DEALT,
};

/** What is said, under which key, by which file, in English and in Chinese, and what says it. */
const IN_THE_WINDOW = readRows('window-claims.txt', 5).map(
  ([says = '', key = '', source = '', englishText = '', chineseText = '']): WindowRow => {
    const say = SAID[key];
    if (say === undefined) throw new Error(`nothing says ${key}`);
    return [saysOf(says), key, source, say, englishText, chineseText];
  },
);

const root = join(import.meta.dirname, '..', '..');
const windowTexts = ({
  window,
  editor = {},
  lab = {},
  puzzle = {},
  record = {},
  review = {},
}: ReturnType<typeof readWords>) => flatten({ ...window, editor, lab, puzzle, record, review });
const english = windowTexts(readWords('en'));
const chinese = windowTexts(readWords('zh-CN'));
const textOf = (texts: ReadonlyMap<string, string>, key: string) =>
  texts.get(key) ?? texts.get(`${key}_other`);

interface Source {
  readonly name: string;
  readonly text: string;
}

function sourcesOf(folder: string): Source[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !file.includes('.test.') && !file.endsWith('texts.ts'))
    .map((file) => ({ name: file.split('/').at(-1) ?? '', text: readFileSync(join(root, file), 'utf8') }));
}

/** Whether a source may ask for a key: it is written there, whole or as a text that is put together. */
function mayUse({ text }: Source, key: string): boolean {
  if (text.includes(`'${key}'`)) return true;
  const patterns = [...text.matchAll(/`([a-z]+\.[^`\s]*\$\{[^`]*)`/g)].map(([, found = '']) => found);
  return patterns.some((pattern) => {
    const parts = pattern.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('[^.]+')}$`).test(key);
  });
}

/** Texts of the window that speak of proofs and of what can be won, and answer no question about a board. */
const NO_ANSWERS: readonly string[] = [
  // What is being done or asked, before there is an answer.
  'play.opening',
  'dealing.begun',
  'dealing.dealing',
  'hint.searching',
  'command.verdict',
  'assist.verdict',
  'editor.verdict.title',
  'review.making',
  'review.why.searching',
  'review.why.title',
  'review.why.board',
  'review.why.scrub',
  'review.why.steps',
  'review.graph-note',
  // Where a button leads; the answer comes after it.
  'dead.return',
  'end.reviewing',
  'settings.warning-note',
  'message.return-offer',
  'error.lost.what-to-do',
  // Of deals, drawings and files in general.
  'refused.bad-deal',
  'error.cannot-deal.why',
  'editor.shelf.empty',
  'editor.share.wins',
  'editor.export.caption',
  'code.error.code-mistake.what',
  'puzzle.about',
  'review.no-choices',
  'puzzle.studies.dealing',
  'error.database-corrupt.what-to-do',
];
/**
 * The lab's lessons, pseudo-code and headings speak of algorithms. What lessons say of their boards is shown in
 * core/lab/lessons.test.ts.
 */
const TEACHES = /^lab\.(lesson|code|about|process|topic|fault)\./;
const ENGLISH_CLAIM = /prove|winnable|be won|solvable|impossible|ruled out|not known|lose the game/i;

describe('what the window says of a board', () => {
  it.each(IN_THE_WINDOW)('%s: %s', (says, key, source, say, englishText, chineseText) => {
    expect([textOf(english, key), textOf(chinese, key)]).toEqual([englishText, chineseText]);
    // A translator that gives back the key itself; the words are typed as what i18next gives.
    const said = say(((asked: string) => asked) as TFunction);
    expect([said].flat().join(' ').split(' ')).toContain(key);
    expect(
      sourcesOf('renderer')
        .filter((each) => mayUse(each, key))
        .map(({ name }) => name),
    ).toContain(source);
    if (says !== 'proved') expect(englishText).not.toMatch(CLAIMS_PROOF);
  });

  it('is said from there alone', () => {
    const sources = sourcesOf('renderer');
    const elsewhere = IN_THE_WINDOW.flatMap(([, key, source]) =>
      sources
        .filter((each) => each.name !== source && mayUse(each, key))
        .map(({ name }) => `${key}: ${name}`),
    );
    // Why a game could not be opened or saved is told by code, too; no search answers there.
    expect(elsewhere.filter((use) => !/^error\..*: trouble\.tsx$/.test(use))).toEqual([]);
  });

  it('is all here: no other text makes such a claim', () => {
    const listed = new Set([
      ...IN_THE_WINDOW.map(([, key]) => key),
      ...Object.keys(SENTENCES),
      ...NO_ANSWERS,
    ]);
    const claims = [
      ...[...english].filter(([, text]) => ENGLISH_CLAIM.test(text)),
      ...[...chinese].filter(([, text]) => CHINESE_CLAIM.test(text)),
    ].map(([key]) => withoutForm(key));
    expect([...new Set(claims)].filter((key) => !listed.has(key) && !TEACHES.test(key))).toEqual([]);
  });
});
