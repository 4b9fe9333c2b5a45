/**
 * Every sentence of the window that says whether a board can be won, in both languages side by side, with the one way
 * through the program that may say it. Each way is gone here, with the answer that leads to it.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { startGame } from '../../core/game/play.ts';
import { type GameView, viewOf } from '../../core/game/view.ts';
import type { LabAnswer } from '../../core/lab/lab-step.ts';
import type { LossExplanation, RefutedMove } from '../../core/review/loss-explanation.ts';
import type { LossStep } from '../../core/review/loss-steps.ts';
import type { Proof } from '../../core/review/proving/prover.ts';
import { CLASSIC_RULES } from '../../core/rules/rules.ts';
import type { HintReason } from '../../core/solve/hint.ts';
import type { Drawing } from '../../core/templates/drawing.ts';
import type { Judgement } from '../../renderer/engine/protocol.ts';
import { judgementTitle, judgementWords } from '../../renderer/screens/editor/panels/judgement-words.ts';
import { answerWords } from '../../renderer/screens/lab/watch/process-words.ts';
import { messageWords } from '../../renderer/screens/message-words.ts';
import {
  foundWords,
  lostMoveWords,
  notFoundWords,
} from '../../renderer/screens/play/ending/losing-move-words.ts';
import { hintWords, unprovedWords } from '../../renderer/screens/play/hint-view.ts';
import { verdictWords } from '../../renderer/screens/play/verdict-words.ts';
import { verdictSentence } from '../../renderer/screens/puzzles/find-words.ts';
import { refusalWords } from '../../renderer/screens/puzzles/puzzle-words.ts';
import { choiceCounts, positionWords } from '../../renderer/screens/review/position-words.ts';
import { explainedWords, lossStepWords, tooLargeWords } from '../../renderer/screens/why/loss-picture.ts';
import { lossWords } from '../../renderer/screens/why/loss-words.ts';
import type { HintStep, Message } from '../../renderer/state/play/session-state.ts';
import { type FindPhase, NO_FIND } from '../../renderer/state/puzzles/find-state.ts';
import type { ChoiceKind } from '../../renderer/state/review/review-facts.ts';
import type { ReviewedGame } from '../../renderer/state/review/reviewed-game.ts';
import { drawnBoard, drawnShape } from '../support/drawn.ts';
import { EASY_BOARD, setupOf } from '../support/engine-samples.ts';
import { flatten, withoutForm } from '../support/flat-words.ts';
import { readWords } from '../support/words-folder.ts';
import { CHINESE_CLAIM, CLAIMS_PROOF, type Says } from './claims.ts';

type Say = (t: TFunction) => string | readonly string[];
/** What is said, when, under which key, by what, in English and in Chinese. */
type WindowRow = readonly [Says, string, string, Say, string, string];

const view: GameView = viewOf(startGame(setupOf(EASY_BOARD)));

const message =
  (told: Message): Say =>
  (t) =>
    messageWords(t, told, view, String);
const hint =
  (reason: HintReason | null, step: HintStep = 'reason'): Say =>
  (t) => {
    const shown = { state: 'shown', step, pair: [0, 1], reason } as const;
    return [unprovedWords(t, shown), hintWords(t, shown, view, String)];
  };

const lab =
  (answer: LabAnswer): Say =>
  (t) =>
    Object.values(answerWords(t, answer, 2));

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
const lost =
  (explanation: LossExplanation, text = '1 1 2 2'): Say =>
  (t) =>
    lossWords(t, explanation, drawnBoard(text), String);
const closure = (...staying: number[]) => lost({ kind: 'closure', rounds: [], staying });
const dead: RefutedMove = { move: [0, 1], because: { kind: 'moves', refuted: [] } };
const found =
  (phase: FindPhase): Say =>
  (t) =>
    verdictSentence(t, { ...NO_FIND, phase }, String);
// What the sentence does not look at is left out.
const rightly = { name: 'right', why: null } as unknown as FindPhase;
const wrongly = { name: 'wrong', loss: null } as unknown as FindPhase;
const told = { name: 'told', why: null } as unknown as FindPhase;

const failed = message({ type: 'search-failed', error: 'not-known' });
const failedLost = message({ type: 'search-failed', error: 'lost' });

/** A position that is shown, of which so much is proved, and the move that was made in it. */
function shownPosition(verdict: Proof, kind: ChoiceKind | null): ReviewedGame {
  const position = { ...{ verdict, legal: 3, keep: 2, lose: 1, unknown: 0, wins: null }, moves: [] };
  const made = {
    ...{ isCritical: kind !== null, isOnly: kind === 'only', isLosing: kind === 'lost' },
    verdict: kind === 'lost' ? 'lose' : 'keep',
  };
  const facts = [
    { position, made: null },
    { position: null, made: kind === null ? null : made },
  ];
  const shown = { game: { nodes: [{ pairs: 0 }, { pairs: 1 }] }, facts, line: [0, 1], node: 0 };
  // What the words ask of it.
  return shown as unknown as ReviewedGame;
}
const position =
  (verdict: Proof): Say =>
  (t) =>
    positionWords(t, shownPosition(verdict, null)).proved;
const madeMove =
  (kind: ChoiceKind): Say =>
  (t) =>
    positionWords(t, shownPosition('winnable', kind)).proved;
const lossStep =
  (words: LossStep['words']): Say =>
  (t) =>
    lossStepWords(t, { cells: [], depth: 0, words, gone: [], chosen: [] });

// biome-ignore format: a table
const IN_THE_WINDOW: readonly WindowRow[] = [
  ['proved', 'verdict.winnable', 'verdict-words.ts', (t) => verdictWords(t, 'winnable'), 'Winnable · proved', '能消完 · 已证明'],
  ['proved', 'verdict.lost', 'verdict-words.ts', (t) => verdictWords(t, 'lost'), 'Lost · proved', '消不完 · 已证明'],
  ['unknown', 'verdict.not-known', 'verdict-words.ts', (t) => verdictWords(t, 'not-known'), 'No answer in time', '时限内没有结论'],

  ['proved', 'hint.last-two', 'hint-view.ts', hint({ why: 'last-two' }), 'They are the last two with their picture, so nothing else needs them. Proved: the board stays winnable.', '这种图案只剩这两张，留着也没有别的用处。已证明：连了以后仍能消完。'],
  ['proved', 'hint.whole-kind', 'hint-view.ts', hint({ why: 'whole-kind' }), 'All tiles with this picture can go now, which only frees space. Proved: the board stays winnable.', '这种图案现在能全部消去，只会腾出更多空间。已证明：连了以后仍能消完。'],
  ['proved', 'hint.only-move', 'hint-view.ts', hint({ why: 'only-move' }), 'It is the only pair that links right now. Proved: the board stays winnable.', '眼下只有这一对能连。已证明：连了以后仍能消完。'],
  ['proved', 'hint.opens', 'hint-view.ts', hint({ why: 'opens', cell: 4 }), 'It opens the way to the {{picture}} in row {{row}}, column {{column}}. Proved: the board stays winnable.', '连了它，就通到第 {{row}} 行第 {{column}} 列的{{picture}}。已证明：连了以后仍能消完。'],
  ['proved', 'hint.on-the-way', 'hint-view.ts', hint({ why: 'on-the-way' }), 'It is a step of a complete solution. Proved: the board stays winnable.', '它是一种完整消法里的一步。已证明：连了以后仍能消完。'],
  ['unproved', 'hint.unproved', 'hint-view.ts', hint(null, 'region'), 'Not proved: this move may lose the game.', '未经证明：这样走可能会输。'],
  ['unproved', 'hint.not-proved', 'hint-view.ts', hint(null), 'It links, but there was not enough time to prove that the board stays winnable. It may lose the game.', '这一对能连，但时限内没能证明连了以后仍能消完，可能会输。'],

  ['proved', 'message.returned', 'message-words.ts', message({ type: 'returned', moves: 2 }), 'Went {{moves}} back. Proved: the board can be won from here.', '退回了 {{moves}}。已证明：从这里还能消完。'],
  ['proved', 'message.still-winnable', 'message-words.ts', message({ type: 'still-winnable' }), 'No need to go back. Proved: this board can still be won.', '不用退：已证明，这一盘还能消完。'],
  ['proved', 'message.lost', 'message-words.ts', message({ type: 'lost' }), 'Proved: this board cannot be won any more.', '已证明：这一盘消不完了。'],
  ['proved', 'reshuffle.done', 'message-words.ts', message({ type: 'reshuffled', moved: 4, isMinimal: false }), '{{count}} tiles moved. Proved: the board can be won now.', '动了 {{count}} 张牌。已证明：现在能消完。'],
  ['proved', 'reshuffle.done-minimal', 'message-words.ts', message({ type: 'reshuffled', moved: 2, isMinimal: true }), '{{count}} tiles moved. Proved: fewer would not do, and the board can be won now.', '动了 {{count}} 张牌。已证明：不能更少，现在能消完。'],
  ['proved', 'reshuffle.winnable', 'message-words.ts', message({ type: 'not-reshuffled', why: 'winnable' }), 'No need to reshuffle. Proved: this board can still be won.', '不用重排：已证明，这一盘还能消完。'],
  ['proved', 'reshuffle.impossible', 'message-words.ts', message({ type: 'not-reshuffled', why: 'impossible' }), 'A reshuffle cannot help. Proved: whatever tiles lie on these cells, they cannot all be cleared. Go back some moves.', '重排也没用：已证明，剩下的这些位置，换什么牌都消不完。请退回几步。'],
  ['unknown', 'reshuffle.not-found', 'message-words.ts', message({ type: 'not-reshuffled', why: 'not-found' }), 'No winnable reshuffle was found in time, so nothing was moved. Go back some moves and try again.', '时限内没有找到能消完的重排，棋盘没有动。可以退回几步再试。'],
  ['unknown', 'error.not-known.what', 'message-words.ts', failed, 'There is no answer.', '没有答案。'],
  ['unknown', 'error.not-known.why', 'message-words.ts', failed, 'Nothing could be proved in the time allowed.', '时限内什么也没能证明。'],
  ['proved', 'error.lost.what', 'message-words.ts', failedLost, 'This board cannot be won any more.', '这一盘消不完了。'],
  ['proved', 'error.lost.why', 'message-words.ts', failedLost, 'It is proved that no order of moves clears it.', '已证明：怎么走都消不完。'],

  ['proved', 'dead.found', 'losing-move-words.ts', (t) => foundWords(t, 3), 'Move {{move}} lost it.', '输在第 {{move}} 手。'],
  ['proved', 'dead.found-note', 'losing-move-words.ts', (t) => foundWords(t, 3), 'Proved: until then this board could be won.', '已证明：在那之前还能消完。'],
  ['unknown', 'dead.not-found', 'losing-move-words.ts', notFoundWords, 'Which move lost it is not known: it could not be proved in time.', '不知道输在哪一手：时限内没能证明。'],
  ['proved', 'dead.lost-at', 'losing-move-words.ts', (t) => lostMoveWords(t, 3), 'Proved: lost by move {{move}}.', '已证明：输在第 {{move}} 手。'],
  ['proved', 'review.position.winnable', 'position-words.ts', position('winnable'), 'This position can be won: proved.', '已证明：这个局面能消完。'],
  ['proved', 'review.position.lost', 'position-words.ts', position('lost'), 'This position is lost: proved.', '已证明：这个局面消不完了。'],
  ['unknown', 'review.position.unknown', 'position-words.ts', position('unknown'), 'Not known: within the bounds of the search neither a win nor a loss could be proved.', '不知道：在搜索限度内，既没证明能消完，也没证明消不完。'],
  ['proved', 'review.move.kept', 'position-words.ts', madeMove('kept'), 'Move {{move}}: {{keep}} of {{count}} pairs keep the board winnable. You took one of them.', '第 {{move}} 手：{{count}} 对里有 {{keep}} 对能保住胜局，你走的是其中之一。'],
  ['proved', 'review.move.only', 'position-words.ts', madeMove('only'), 'Move {{move}}: of {{count}} pairs only this one keeps the board winnable. You found it.', '第 {{move}} 手：{{count}} 对里只有这一对能保住胜局，你找到了。'],
  ['proved', 'review.move.lost', 'position-words.ts', madeMove('lost'), 'Move {{move}} lost the game. {{keep}} of {{count}} pairs still kept it winnable.', '输在第 {{move}} 手：当时 {{count}} 对里还有 {{keep}} 对能保住胜局。'],
  ['proved', 'review.choice-counts', 'position-words.ts', (t) => choiceCounts(t, 2, 1), 'Pairs that keep the board winnable: {{keep}}; that lose it: {{lose}}', '{{keep}} 对能保住胜局，{{lose}} 对会输'],
  ['proved', 'review.why.after', 'loss-picture.ts', (t) => explainedWords(t, 3), 'After move {{move}}. Proved.', '第 {{move}} 手之后。已证明。'],
  ['proved', 'review.why.too-large', 'loss-picture.ts', (t) => tooLargeWords(t, null), 'It is proved that this position is lost, but the proof is too large to be shown: too many orders of moves had to be tried.', '已证明这个局面消不完，但证明太长，没法展示：要试的走法顺序太多。'],
  ['proved', 'review.why.later', 'loss-picture.ts', (t) => tooLargeWords(t, 2), 'Here the proof is too large to be shown. {{count}} moves later it is small enough.', '这里的证明太长，没法展示；{{count}} 手之后就够短了。'],
  ['proved', 'review.why.rounds', 'loss-picture.ts', lossStep({ type: 'rounds', count: 2 }), 'Let each tile go once it could reach the place of any tile like it. Real play frees no more than this.', '假设一张牌只要够得着任何一张同图案的牌，就能消去。真正玩起来，能消的不会比这更多。'],
  ['proved', 'review.why.staying', 'loss-picture.ts', lossStep({ type: 'staying', cells: [0, 1], going: 4 }), '{{going}} could go, these {{count}} never do. So no order of moves clears the board.', '{{going}} 张能消，这 {{count}} 张永远消不掉。所以怎么走都消不完。'],
  ['proved', 'review.why.staying-all', 'loss-picture.ts', lossStep({ type: 'staying', cells: [0, 1], going: 0 }), 'Whatever goes, no line will ever join any of these {{count}} tiles to one like it.', '不管先消哪些，都没有线能把这 {{count}} 张和同图案的牌连起来。'],
  ['proved', 'review.why.partners', 'loss-picture.ts', lossStep({ type: 'partners', tile: 0, partners: [1, 2] }), 'There are {{count}} tiles like this one. With whichever it goes, the board is lost.', '和它同图案的有 {{count}} 张，不管配哪一张都消不完。'],
  ['proved', 'review.why.moves', 'loss-picture.ts', lossStep({ type: 'moves', moves: [[0, 1], [2, 3]] }), '{{count}} pairs link, and each of them loses.', '能连的有 {{count}} 对，走哪一对都输。'],
  ['proved', 'review.why.shown', 'loss-picture.ts', lossStep({ type: 'shown', picture: 3 }), 'This position was shown to be lost from step {{picture}} on.', '这个局面消不完，从第 {{picture}} 步起已经证明过。'],
  ['proved', 'review.why.odd-kind', 'loss-picture.ts', lossStep({ type: 'odd-kind', cells: [0, 1, 2] }), '{{count}} tiles with this picture are left. An odd number cannot pair up.', '这种图案剩 {{count}} 张，是奇数，配不成对。'],

  ['proved', 'editor.verdict.solvable', 'judgement-words.ts', judged({ verdict: 'solvable', cells: [] }), 'Solvable · proved', '能消完 · 已证明'],
  ['proved', 'editor.verdict.impossible', 'judgement-words.ts', impossible('exhausted'), 'Impossible · proved', '消不完 · 已证明'],
  ['proved', 'editor.verdict.no-slots', 'judgement-words.ts', impossible('no-slots'), 'There are no slots to deal to.', '没有牌位可发牌。'],
  ['proved', 'editor.verdict.odd-slots', 'judgement-words.ts', impossible('odd-slots'), 'An odd number of tiles cannot pair up.', '牌位是奇数，配不成对。'],
  ['proved', 'editor.verdict.odd-region', 'judgement-words.ts', impossible('odd-region'), 'Walls cut off an odd number of slots, which cannot pair up.', '墙隔出的一块里，牌位是奇数，配不成对。'],
  ['proved', 'editor.verdict.closure', 'judgement-words.ts', impossible('closure'), 'Some of these tiles can never be taken: whatever goes first, no line joins them to another.', '有些牌永远消不掉：不管先消哪些，都没有线能把它们和别的牌连起来。'],
  ['proved', 'editor.verdict.exhausted', 'judgement-words.ts', impossible('exhausted'), 'Every order of taking the tiles was tried, and none clears them all.', '所有消法都试过了，没有一种能消完。'],
  ['unknown', 'editor.verdict.not-known', 'judgement-words.ts', NOT_KNOWN, 'No answer', '没有结论'],
  ['unknown', 'editor.verdict.budget', 'judgement-words.ts', NOT_KNOWN, 'No winnable deal was found within the limits of the search, and none was ruled out.', '搜索限度内没有找到能消完的发法，也没有证明不可能。'],
  ['unknown', 'editor.verdict.mend-walls', 'judgement-words.ts', NOT_KNOWN, 'Fewer walls may help.', '少几堵墙也许有帮助。'],
  ['unknown', 'editor.verdict.mend-straight', 'judgement-words.ts', NOT_KNOWN, 'Allowing lines to turn may help.', '允许连线拐弯也许有帮助。'],
  ['unknown', 'editor.verdict.not-dealt', 'judgement-words.ts', NOT_DEALT, 'Not dealt', '没有发牌'],
  ['unknown', 'editor.verdict.odd-copies', 'judgement-words.ts', NOT_DEALT, 'Nothing was dealt: the number of tiles with each picture is odd. Make it even.', '没有发牌：每种图案的张数是奇数，请改成偶数。'],
  ['proved', 'puzzle.loss.dead', 'loss-words.ts', lost({ kind: 'moves', refuted: [] }), 'Nothing links any more.', '再也没有能连的牌。'],
  ['proved', 'puzzle.loss.moves', 'loss-words.ts', lost({ kind: 'moves', refuted: [dead] }), 'Each of the {{count}} pairs that could follow leaves tiles for good.', '接下来能走的 {{count}} 对，都会让牌留到最后。'],
  ['proved', 'puzzle.loss.pair', 'loss-words.ts', closure(0, 1), 'The last two tiles ({{first}}) can never meet.', '最后两张{{first}}永远连不上。'],
  ['proved', 'puzzle.loss.two-kinds', 'loss-words.ts', closure(0, 1, 2, 3), '{{first}} and {{second}}: these {{tiles}} tiles stay, whatever is played.', '无论怎么走，这 {{tiles}} 张{{first}}和{{second}}都会留下。'],
  ['proved', 'puzzle.loss.closure', 'loss-words.ts', lost({ kind: 'closure', rounds: [], staying: [0, 1, 2] }, '1 2 3 3'), 'These {{tiles}} tiles stay, whatever is played.', '无论怎么走，这 {{tiles}} 张牌都会留下。'],
  ['proved', 'puzzle.loss.partners', 'loss-words.ts', lost({ kind: 'partners', tile: 0, cases: [] }), 'Whatever this {{first}} is paired with, other tiles stay for good.', '这张{{first}}不论和哪张配，都会有牌留到最后。'],
  ['proved', 'puzzle.loss.odd-kind', 'loss-words.ts', lost({ kind: 'odd-kind', cells: [0] }), '{{first}}: its tiles do not pair up.', '{{first}}的张数是奇数，配不成对。'],
  ['proved', 'puzzle.loss.too-large', 'loss-words.ts', lost({ kind: 'too-large' }), 'Lost, proved by search; the proof is too large to show.', '已证明会输；证明太长，盘上演示不了。'],
  ['proved', 'puzzle.find.right', 'find-words.ts', found(rightly), 'That is the one.', '就是这一对。'],
  ['proved', 'puzzle.find.wrong', 'find-words.ts', found(wrongly), 'This pair loses.', '这一对会输。'],
  ['proved', 'puzzle.find.told', 'find-words.ts', found(told), 'This is the pair.', '答案是这一对。'],
  ['unknown', 'puzzle.find.unknown', 'puzzle-words.ts', (t) => refusalWords(t, { code: 'unknown' }, CLASSIC_RULES), 'Whether this pair keeps the game is not known: the search ended first. Try another.', '这一对守不守得住没有结论：搜索先到了上限。换一对试试。'],

  ['proved', 'lab.answer.hint-proved.chip', 'process-words.ts', lab('hint-proved'), 'proved', '已证明'],
  ['proved', 'lab.answer.hint-proved.said', 'process-words.ts', lab('hint-proved'), 'Taking this pair is proved right: the clearing that was just played begins with it.', '已证明消这一对是对的：刚才走完的整盘走法就从它开始。'],
  ['proved', 'lab.answer.hint-lost.said', 'process-words.ts', lab('hint-lost'), 'No order of moves clears this board; that is proved, so there is nothing to hint at.', '已证明这一盘怎么走都消不完，所以没有可提示的。'],
  ['unknown', 'lab.answer.hint-unknown.chip', 'process-words.ts', lab('hint-unknown'), 'no answer', '没有结论'],
  ['unknown', 'lab.answer.hint-unknown.said', 'process-words.ts', lab('hint-unknown'), 'No clearing was found within the limit, and none was ruled out.', '限度内没有找到走法，也没有排除。'],
  ['proved', 'lab.answer.laid-proved.chip', 'process-words.ts', lab('laid-proved'), 'proved', '已证明'],
  ['proved', 'lab.answer.laid-proved.said', 'process-words.ts', lab('laid-proved'), '{{count}} tiles have moved. The order that was just played clears the board: that is the proof.', '动了 {{count}} 张牌。刚才那种走法把它消完了：这就是证明。'],
  ['proved', 'lab.answer.laid-unmoved.chip', 'process-words.ts', lab('laid-unmoved'), 'proved', '已证明'],
  ['proved', 'lab.answer.laid-unmoved.said', 'process-words.ts', lab('laid-unmoved'), 'Nothing needs to move: the order that was just played is the proof.', '一张也不用动：刚才那种走法就是证明。'],
  ['proved', 'lab.answer.laid-impossible.chip', 'process-words.ts', lab('laid-impossible'), 'impossible', '不可能'],
  ['proved', 'lab.answer.laid-impossible.said', 'process-words.ts', lab('laid-impossible'), 'It is proved that these places cannot be emptied, whatever tiles lie on them.', '已证明：这些位置不管摆什么牌都消不完。'],
  ['unknown', 'lab.answer.laid-unknown.chip', 'process-words.ts', lab('laid-unknown'), 'no answer', '没有结论'],
  ['unknown', 'lab.answer.laid-unknown.said', 'process-words.ts', lab('laid-unknown'), 'No arrangement was found within the limit, and none was ruled out.', '限度内没有找到摆法，也没有排除。'],
  ['proved', 'lab.answer.dealt-proved.chip', 'process-words.ts', lab('dealt-proved'), 'proved', '已证明'],
  ['proved', 'lab.answer.dealt-proved.said', 'process-words.ts', lab('dealt-proved'), 'Each pair linked when it was put down. Backwards, that order clears the board: that is the proof.', '每一对放下时都连得上。倒过来，就是消完它的走法：这就是证明。'],
  ['proved', 'lab.answer.dealt-impossible.chip', 'process-words.ts', lab('dealt-impossible'), 'impossible', '不可能'],
  ['proved', 'lab.answer.dealt-impossible.said', 'process-words.ts', lab('dealt-impossible'), 'It is proved that no deal on this shape can be cleared.', '已证明：这个形状怎么发牌都消不完。'],
  ['unknown', 'lab.answer.dealt-unknown.chip', 'process-words.ts', lab('dealt-unknown'), 'no answer', '没有结论'],
  ['unknown', 'lab.answer.dealt-unknown.said', 'process-words.ts', lab('dealt-unknown'), 'No deal was found within the limit, and none was ruled out.', '限度内没有找到发法，也没有排除。'],
  ['proved', 'lab.answer.lost-odd.chip', 'process-words.ts', lab('lost-odd'), 'lost · proved', '输了 · 已证明'],
  ['proved', 'lab.answer.lost-odd.said', 'process-words.ts', lab('lost-odd'), '{{count}} tiles have this picture. Tiles go two by two, so one always stays.', '这种图案有 {{count}} 张。牌是两张两张消的，总会剩下一张。'],
  ['proved', 'lab.answer.lost-closure.chip', 'process-words.ts', lab('lost-closure'), 'lost · proved', '输了 · 已证明'],
  ['proved', 'lab.answer.lost-closure.said', 'process-words.ts', lab('lost-closure'), 'Even if every tile went that could ever reach an equal one, these {{count}} never do. Real play frees no more, so no order of moves clears the board.', '就算每张迟早够得着同图案的牌都能离开，这 {{count}} 张也永远走不了。真正的走法腾出的地方不会更多，所以怎么走都消不完。'],
  ['proved', 'lab.answer.lost-cases.chip', 'process-words.ts', lab('lost-cases'), 'lost · proved', '输了 · 已证明'],
  ['proved', 'lab.answer.lost-cases.said', 'process-words.ts', lab('lost-cases'), 'Each case leaves tiles that never go. One of the cases must happen, so no order of moves clears the board.', '每种情况都有走不了的牌，而总要发生其中一种，所以怎么走都消不完。'],
  ['unknown', 'lab.answer.closure-silent.said', 'process-words.ts', lab('closure-silent'), 'Every tile could go here. That proves nothing either way: the closure allows more than real play.', '这里每张牌都能离开。这什么也证明不了：闭包允许的比真正的走法多。'],
  ['unproved', 'lab.answer.hint-first.said', 'process-words.ts', lab('hint-first'), 'This pair links. Whether taking it keeps the board clearable was not asked.', '这一对连得上。消了它以后还能不能消完，没有查。'],
  ['unproved', 'lab.answer.laid-alive.said', 'process-words.ts', lab('laid-alive'), 'Some pair links, and that is all that is known of this board.', '有一对能连，对这一盘也就只知道这么多。'],
];

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
    const listed = new Set([...IN_THE_WINDOW.map(([, key]) => key), ...NO_ANSWERS]);
    const claims = [
      ...[...english].filter(([, text]) => ENGLISH_CLAIM.test(text)),
      ...[...chinese].filter(([, text]) => CHINESE_CLAIM.test(text)),
    ].map(([key]) => withoutForm(key));
    expect([...new Set(claims)].filter((key) => !listed.has(key) && !TEACHES.test(key))).toEqual([]);
  });
});
