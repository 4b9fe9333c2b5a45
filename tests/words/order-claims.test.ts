/**
 * A sentence that calls one board harder than another is true only where the intervals of what was measured do not meet.
 * This test finds such sentences in what people read and in the comments of the program, and proves each that is left from
 * the figures that are stored.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { beginPractice, practisedOn } from '../../core/coach/practice.ts';
import { WEEKDAYS } from '../../core/daily/weekday.ts';
import { journeyBoards } from '../../core/deal/journey-boards.ts';
import { weekdayBoards } from '../../core/deal/weekday-boards.ts';
import { journeyChapters } from '../../core/journey/journey-levels.ts';
import { GRADE_BOUNDS } from '../../core/review/puzzles/grade-bounds.ts';
import { gradeHolding } from '../../core/review/puzzles/grading.ts';
import { PUZZLE_GRADES } from '../../core/review/puzzles/puzzle.ts';
import { lossOf } from '../../core/solve/measured-share.ts';
import { clopperPearson, meanInterval } from '../../core/solve/share-interval.ts';
import { winShareOf } from '../../core/templates/win-share.ts';
import { shippedPuzzles } from '../../electron/cli/shipped-data.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** In what people read. */
const READ_ORDER =
  /\b(hard|easi|gentl|fierc)(er|est)\b|\bmore often\b|\b([Gg]entle|[Ee]asy) on\b|from grade \d|Grades \d|less often|更难|更容易|难过|越来越[难易]|一天比一天|最难(?!得)|由易到难|从易到难|周一(很轻松|容易)|[从從]第? ?\d [级級]|[Hh]ighest grade|最高级|更難|越來越[難易]|最難(?!得)|由易到難|週一(很輕鬆|容易)|最高級|最高難度|月曜はやさしく|より難し|やさしい順|日ごとに(?:増えて|長く)|で多く負けます|take it longer/;
/** In comments, where *harder* is also said of proofs: of boards only. */
const COMMENT_ORDER =
  /\b(level|board|day|week|weekday|chapter|puzzle|grade)s?\b.*\b(hard|easi)(er|est)\b|\b(hard|easi)(er|est)\b.*\b(level|board|day|week|weekday|chapter|puzzle|grade)s?\b|grow(s|ing)? harder|difficulty rises/;

/** Of each chapter the interval of the games won on the last level lies below the first one's. */
function chaptersEndHarder(): void {
  const wonOn = (id = '') => journeyBoards().find(({ name }) => name === id)?.won ?? Number.NaN;
  for (const { levels } of journeyChapters()) {
    const [first, last] = [levels[0], levels.at(-1)].map((level) => clopperPearson(wonOn(level?.id), 1_000));
    expect(last?.high).toBeLessThan(first?.low ?? Number.NaN);
  }
}

/** The intervals of the weekdays follow one another. */
function weekRises(): void {
  const shares = WEEKDAYS.map(({ tally }) => winShareOf(tally));
  for (const [place, share] of shares.entries())
    if (place > 0) expect(share?.high).toBeLessThan(shares[place - 1]?.low ?? Number.NaN);
}

/**
 * Of the composed boards the casual player wins fewer on each weekday than on the one before, and finds links of the first third
 * later; both as is told of Monday and of Sunday.
 */
function composedWeekRises(): void {
  const week = WEEKDAYS.map(({ id }) => {
    const boards = weekdayBoards().filter(({ group }) => group === id);
    return {
      won: meanInterval(boards.map(({ won }) => won / 10)),
      seconds: meanInterval(boards.map(({ seconds }) => seconds ?? Number.NaN)),
    };
  });
  for (const [place, { won, seconds }] of week.entries()) {
    expect(won.high).toBeLessThan(week[place - 1]?.won.low ?? 100);
    expect(seconds.low).toBeGreaterThan(week[place - 1]?.seconds.high ?? 0);
  }
  const [monday, sunday] = [week[0], week[6]];
  expect([monday, sunday].map((day) => day?.won.mean.toFixed(0))).toEqual(['99', '42']);
  expect([monday?.seconds.mean.toFixed(0), sunday?.seconds.mean.toFixed(1)]).toEqual(['1', '2.7']);
}

/** The bounds of the grades do not overlap, and the interval of each puzzle lies within its grade's. */
function gradesFollow(): void {
  for (const grade of PUZZLE_GRADES)
    if (grade > 1) expect(GRADE_BOUNDS[grade].low).toBe(GRADE_BOUNDS[(grade - 1) as 1].high);
  for (const { grade, measured } of shippedPuzzles()) {
    const { low, high } = lossOf(measured ?? { games: 0, lost: 0 });
    const held = gradeHolding({
      lossLowPermille: Math.floor(1_000 * low),
      lossHighPermille: Math.ceil(1_000 * high),
    });
    expect(held).toBe(grade);
  }
}

/** The grade of a week's daily puzzles rises. */
function daysRise(): void {
  const grades = shippedPuzzles()
    .slice(-7)
    .map(({ grade }) => grade);
  expect(grades).toEqual(grades.toSorted());
  expect(grades[0]).toBeLessThan(grades[6] ?? 0);
  gradesFollow();
}

/** The ratings near which practice chooses follow the answers. */
function practiceFollows(): void {
  const begun = beginPractice(undefined, null);
  expect(practisedOn(begun, true).target).toBeGreaterThan(begun.target);
  expect(practisedOn(begun, false).target).toBeLessThan(begun.target);
}

/** Orders nothing that is measured. */
const NO_ORDER = () => undefined;

/** Part of a file's path, part of the sentence, and its proof. */
const CLAIMS: readonly (readonly [file: string, sentence: string, prove: () => void])[] = [
  ['docs/guide.md', 'level of each chapter more often than its first', chaptersEndHarder],
  ['docs/guide.zh-CN.md', '模仿休闲玩家的程序在每章最后一关比第一关更容易输', chaptersEndHarder],
  ['docs/guide.zh-TW.md', '模仿休閒玩家的程式在每章最後一關比第一關更容易輸', chaptersEndHarder],
  ['CHANGELOG.md', 'each ending harder than it begins', chaptersEndHarder],
  ['docs/guide.md', 'easy on Monday, hard on Sunday. Up to 3', weekRises],
  ['docs/guide.md', 'more often from day to day', weekRises],
  ['docs/guide.md', 'that plays like a casual player wins it less', composedWeekRises],
  [
    'docs/guide.md',
    'first links take it longer to find, too: about one second each on Monday, 2.7 on Sunday',
    composedWeekRises,
  ],
  ['docs/guide.zh-CN.md', '平均来说，随机试玩一天比一天更容易输', weekRises],
  ['docs/guide.zh-TW.md', '平均來說，隨機試玩一天比一天更容易輸', weekRises],
  [
    'docs/guide.zh-CN.md',
    '模仿休闲玩家的程序平均一天比一天赢得少：周一 100 局赢 99 局，周日赢 42 局；开头的牌对也一天比一天难找：周一约 1 秒找到一对，周日约 2.7 秒',
    composedWeekRises,
  ],
  [
    'docs/guide.zh-TW.md',
    '模仿休閒玩家的程式平均一天比一天贏得少：週一 100 局贏 99 局，週日贏 42 局；開頭的牌對也一天比一天難找：週一約 1 秒找到一對，週日約 2.7 秒',
    composedWeekRises,
  ],
  ['CHANGELOG.md', 'easy on Monday and hard on Sunday', weekRises],
  ['record.json', 'Easy on Monday, hard on Sunday', weekRises],
  ['record.json', '周一容易，周日困难', weekRises],
  ['record.json', '週一容易，週日困難', weekRises],
  ['record.json', '月曜はやさしく、日曜は難しく', weekRises],
  ['docs/guide.ja.md', '2027年1月3日まではランダムプレイの負けが', weekRises],
  [
    'docs/guide.ja.md',
    'その後はカジュアルプレイヤーのように遊ぶプログラムの負けが、平均して日ごとに増えて',
    composedWeekRises,
  ],
  ['docs/guide.ja.md', '月曜の約1秒から日曜の約2.7秒まで、日ごとに長く', composedWeekRises],
  ['docs/guide.ja.md', '最初のステージより最後のステージで多く負けます', chaptersEndHarder],
  ['docs/guide.md', 'easy on Monday and hard on Sunday, every other', daysRise],
  ['docs/guide.zh-CN.md', '周一容易、周日最难', daysRise],
  ['docs/guide.zh-TW.md', '週一容易、週日最難', daysRise],
  ['docs/guide.md', 'harder after a pair that you find', practiceFollows],
  ['docs/guide.md', 'after a storm one of the highest grade solved', gradesFollow],
  ['docs/guide.zh-CN.md', '三分钟快解是解出的最高级别中的一题', gradesFollow],
  ['docs/guide.zh-TW.md', '三分鐘快解是解出的最高級別中的一題', gradesFollow],
  ['puzzle.json', 'One of the hardest solved', gradesFollow],
  ['puzzle.json', '最高级别', gradesFollow],
  ['puzzle.json', '最高級', gradesFollow],
  ['puzzle.json', '最高難度', gradesFollow],
  ['docs/installing.md', 'is the easier way', NO_ORDER],
  ['measured-boards.ts', 'The harder board is the one kept', NO_ORDER],
  ['hint.ts', 'the reason that is easiest to see', NO_ORDER],
];

function linesOf(pattern: RegExp, files: readonly string[]): { file: string; line: string }[] {
  return files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => ({ file, line })),
  );
}

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const READ = tracked.filter((file) =>
  /^(README\.md|CHANGELOG\.md|CONTRIBUTING\.md|electron-builder\.yml|package\.json|docs\/(guide|installing|command-line)[^/]*\.md|resources\/(words\/.*\.json|packaging\/.*))$/.test(
    file,
  ),
);
/** The comments of these alone. */
const PROGRAM = tracked.filter(
  (file) =>
    /^(core|electron|renderer|scripts)\/.*\.(ts|tsx|mjs)$/.test(file) && !/\.(test|browser)\./.test(file),
);

function isComment({ line }: { readonly line: string }): boolean {
  return /^\s*(\/\/|\/?\*)|[;,{] \/\/ /.test(line);
}

describe('sentences that order boards', () => {
  const found = [...linesOf(READ_ORDER, READ), ...linesOf(COMMENT_ORDER, PROGRAM).filter(isComment)];

  it('are no others than those that are proved here', () => {
    const unknown = found.filter(
      ({ file, line }) =>
        !CLAIMS.some(([where, sentence]) => file.includes(where) && line.includes(sentence)),
    );
    expect(unknown).toEqual([]);
  });

  it.each(CLAIMS)('in %s: %s', (where, sentence, prove) => {
    expect(found.some(({ file, line }) => file.includes(where) && line.includes(sentence))).toBe(true);
    prove();
  });
});
