import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { afterLossSentence, lostAtSentence } from '../../../core/sentences/review-sentences.ts';
import {
  LOSABLE_SETUP,
  openedReview,
  pairOf,
  type TestSession,
} from '../../../tests/support/opened-review.ts';
import { windowWords } from '../../../tests/support/window-words.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { type ToldLoss, toldLosses } from '../../state/review/review-facts.ts';
import { gameNote } from './game-note.ts';
import { positionWords } from './position-words.ts';

type Play = (on: TestSession) => Promise<void>;
/** A game is told by its end, and by what came after the move that lost its board: in English and in Chinese. */
type Told = readonly [ended: string, afterwards: string];

/** The 1s lose the board, and after the 2s nothing links. */
const die: Play = async (on) => {
  await pairOf(on, 1);
  await pairOf(on, 2);
};

/** From the deal on, as it was proved to be possible. */
const clear: Play = async (on) => {
  for (const [a, b] of LOSABLE_SETUP.deal.witness) await on.pair(a, b);
};

const GAMES: readonly (readonly [what: string, play: Play, english: Told, chinese: Told])[] = [
  [
    'cleared by mercy after a dead end',
    async (on) => {
      await die(on);
      for (const kind of [3, 4]) await pairOf(on, kind);
    },
    ['dead end, then won with mercy', 'Move 3 used mercy.'],
    ['走成死局，用了强消才消完', '第 3 手用了强消。'],
  ],
  [
    'cleared after a reshuffle of the dead board',
    async (on) => {
      await die(on);
      await on.session.assistance.reshuffle();
      for (const kind of [3, 4]) await pairOf(on, kind);
    },
    ['won after a reshuffle', 'The board was reshuffled after move 2.'],
    ['洗牌后消完', '第 2 手之后洗牌了。'],
  ],
  [
    'cleared after a return to the last winnable position',
    async (on) => {
      await die(on);
      await on.session.assistance.returnToWinnable();
      await clear(on);
    },
    ['won', 'It was taken back.'],
    ['消完', '后来撤销了这一手。'],
  ],
  [
    'cleared after undo',
    async (on) => {
      await pairOf(on, 1);
      await on.session.undo();
      await clear(on);
    },
    ['won', 'It was taken back.'],
    ['消完', '后来撤销了这一手。'],
  ],
  [
    'finished by auto-play after undo',
    async (on) => {
      await pairOf(on, 1);
      await on.session.undo();
      await on.session.autoplay.start();
    },
    ['auto-played', 'It was taken back.'],
    ['自动演示', '后来撤销了这一手。'],
  ],
  ['left dead', die, ['lost with 2 pairs left', ''], ['没消完，剩 2 对', '']],
  [
    'left after mercy',
    async (on) => {
      await die(on);
      await pairOf(on, 3);
    },
    ['given up with 1 pair left', 'Move 3 used mercy.'],
    ['放弃时剩 1 对', '第 3 手用了强消。'],
  ],
];

const LOST = { en: 'Move 1 lost the board.', 'zh-CN': '输在第 1 手。' };
const PROVED = { en: 'Move 1 lost the board.', 'zh-CN': '输在第 1 手。' };

function lossWordsOf(t: TFunction, { pair, number, afterwards }: ToldLoss): readonly string[] {
  const after = afterLossSentence(afterwards);
  const said = [lostAtSentence(pair, number), ...(after === null ? [] : [after])];
  return [...said.map((each) => sentenceWords(t, each)), ''].slice(0, 2);
}

describe.each(GAMES)('a game that was %s', (_what, play, english, chinese) => {
  it.each([
    ['en', english],
    ['zh-CN', chinese],
  ] as const)(
    'is told in order in %s, in its review and at its end',
    async (language, [ended, afterwards]) => {
      const { t } = windowWords(language);
      const { reviewing, shown } = await openedReview(play);
      expect(gameNote(t, shown(), '').split(' · ').at(-1)).toBe(ended);
      const lost = shown().choices.find(({ kind }) => kind === 'lost');
      expect(lost).toMatchObject({ number: 1 });
      reviewing.goTo(lost?.after ?? -1);
      reviewing.goTo(lost?.before ?? -1);
      const words = positionWords(t, shown());
      expect(words.proved.startsWith(LOST[language])).toBe(true);
      expect(words.afterwards).toBe(afterwards);
      expect(toldLosses(shown().choices).map((loss) => lossWordsOf(t, loss))).toEqual([
        [PROVED[language], afterwards],
      ]);
    },
  );
});

it('opens where the board was lost, also when it was cleared in the end', async () => {
  const { shown } = await openedReview(async (on) => {
    await die(on);
    for (const kind of [3, 4]) await pairOf(on, kind);
  });
  expect(shown().node).toBe(0);
  expect(shown().line.length).toBe(5);
});

it('says of the end of a game that is won that its board is cleared, not that it can be won', async () => {
  const { reviewing, shown } = await openedReview(clear);
  reviewing.goTo(shown().line.at(-1) ?? -1);
  expect(positionWords(windowWords('en').t, shown()).proved).toBe(
    'The board is cleared: nothing is left to play.',
  );
  reviewing.step(-1);
  expect(positionWords(windowWords('en').t, shown()).proved).toBe('From here the board can be won.');
});
