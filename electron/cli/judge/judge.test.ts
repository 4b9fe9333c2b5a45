/** The referee at work on real processes: each way in which a program can fail beside one that does not, and nothing left running. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { TRACED_NAMES } from '../../../core/algorithms/traced.ts';
import { growthQuestion } from '../../../core/judge/growth.ts';
import { makeQuestion } from '../../../core/judge/question.ts';
import { twofold } from '../../../tests/support/command-line.ts';
import { ExaminedProgram, isMemoryBounded, PROGRAM_BOUNDS } from './examined-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'twofold-judge-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program for Node that stands in the folder. */
function program(name: string, source: string): string {
  const path = join(folder, `${name}.js`);
  writeFileSync(path, source);
  return path;
}

/** Answers every line by `answer`, a function of the line as text. */
const looping = (answer: string) => `
  const answer = ${answer};
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => console.log(answer(line)));`;

/** Answers all of the input when it has ended. */
const reading = (answer: string) => `
  const answer = ${answer};
  const line = require('node:fs').readFileSync(0, 'utf8');
  console.log(answer(line));`;

const QUESTION = makeQuestion(growthQuestion('link', 8));
const QUICK = { ...PROGRAM_BOUNDS, answerMs: 4000 };

async function ask(path: string, bounds = QUICK, times = 1) {
  const examined = new ExaminedProgram([process.execPath, path], bounds);
  const replies = [];
  for (let time = 0; time < times; time++) replies.push((await examined.ask(QUESTION)).reply);
  examined.end();
  return { replies, mode: examined.runsBy };
}

const SOUND = { type: 'answer', text: 'no' };

describe('a program is asked', () => {
  it.each([
    ['again and again, where it answers line by line', looping("() => 'no'"), 'loop'],
    ['each time anew, where it waits for the end of its input', reading("() => 'no'"), 'single'],
    [
      'each time anew, where it ends after an answer',
      "process.stdin.once('data', () => { console.log('no'); process.exit(0); });",
      'single',
    ],
  ])('%s', async (name, source, mode) => {
    const path = program(name.replaceAll(/\W/g, '-'), source);
    expect(await ask(path, QUICK, 3)).toEqual({ replies: [SOUND, SOUND, SOUND], mode });
  });
});

describe('a program that gives no answer is told', () => {
  it.each([
    [
      'crash',
      "process.stderr.write('out of bounds'); process.exit(3);",
      '"ended":"3","detail":"out of bounds"',
    ],
    ['crash', "process.kill(process.pid, 'SIGSEGV');", 'SIGSEGV'],
    ['silent', 'process.exit(0);', ''],
    ['hang', 'for (;;);', ''],
    ['hang', 'process.stdin.destroy(); setInterval(() => 0, 1000);', ''],
    ['flood', "process.stdout.write('x'.repeat(3_000_000)); setInterval(() => 0, 1000);", ''],
    ['flood', "const more = () => process.stderr.write('x'.repeat(60000), more); more();", 'xxx'],
  ])('%s: %s', async (fault, source, detail) => {
    // On a machine that is busy even a start takes long: only what hangs is to be given up soon.
    const answerMs = fault === 'hang' ? 1500 : 60_000;
    const { replies } = await ask(program(`fails-${source.length}`, source), { ...QUICK, answerMs });
    expect(replies).toMatchObject([{ type: 'failed', fault }]);
    expect(JSON.stringify(replies)).toContain(detail);
  });

  it.runIf(isMemoryBounded)('memory: all that its processes have together', async () => {
    const path = program(
      'memory',
      'const kept = []; setInterval(() => kept.push(Buffer.alloc(20_000_000, 1)), 5);',
    );
    const { replies } = await ask(path, { ...QUICK, answerMs: 60_000, memoryBytes: 200 * 1024 * 1024 });
    expect(replies).toMatchObject([{ type: 'failed', fault: 'memory' }]);
  });
});

/** True if some process has the word in its command line. */
function isRunning(word: string): boolean {
  return spawnSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' }).stdout.includes(word);
}

describe.runIf(process.platform !== 'win32')('nothing is left running', () => {
  it.each([
    ['hangs', 'for (;;);'],
    ['ends and leaves a child', "child.unref(); console.log('no'); process.exit(0);"],
  ])('of one that %s', async (name, last) => {
    const word = `left-by-${name.replaceAll(' ', '-')}`;
    const source = `
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)', '${word}'], { stdio: 'ignore' });
      ${last}`;
    await ask(program(word, source), { ...QUICK, answerMs: 1500 });
    await expect.poll(() => isRunning(word)).toBe(false);
  });

  it('when the referee itself is interrupted', async () => {
    const path = program('left-by-interrupt', 'for (;;);');
    const referee = join(folder, 'referee.mjs');
    const module = new URL('./examined-program.ts', import.meta.url).href;
    writeFileSync(
      referee,
      `const { ExaminedProgram, PROGRAM_BOUNDS } = await import('${module}');
      void new ExaminedProgram(['${process.execPath}', '${path}'], PROGRAM_BOUNDS).ask('x');
      setTimeout(() => process.kill(process.pid, 'SIGTERM'), 300);`,
    );
    const ended = spawnSync(process.execPath, ['--experimental-strip-types', referee]);
    expect(ended.signal).toBe('SIGTERM');
    await expect.poll(() => isRunning('left-by-interrupt')).toBe(false);
  });
});

/** A right program: it asks the command line's own rules by the judge's truth. */
const RIGHT = `
  import { createInterface } from 'node:readline';
  const { findTruth } = await import('${new URL('../../../core/judge/truth.ts', import.meta.url).href}');
  const { makeAnswer } = await import('${new URL('../../../core/judge/verdict.ts', import.meta.url).href}');
  createInterface({ input: process.stdin }).on('line', (line) => {
    const [task, maxTurns, border, ...words] = line.split(' ');
    const [width, height, ...rest] = words.map(Number);
    const [cells, ends] = [rest.slice(0, width * height), rest.slice(width * height)];
    const pair = ends.length === 4 ? [ends[1] * width + ends[0], ends[3] * width + ends[2]] : null;
    const question = { task, maxTurns: Number(maxTurns), border, width, height, cells, pair };
    console.log(makeAnswer(question, findTruth(question)));
  });`;
const right = join(folder, 'right.mts');
writeFileSync(right, RIGHT);
/** Walks every way that does not cross itself, however often it turns, and asks only at its end how often that was. */
const UNBOUNDED = `(line) => {
    const [, turns, , ...words] = line.split(' ');
    const [width, height, ...rest] = words.map(Number);
    const [ax, ay, bx, by] = rest.slice(width * height);
    const walked = new Set();
    let isFound = false;
    const walk = (x, y, way, turned) => {
      if (x === bx && y === by) isFound ||= turned <= Number(turns);
      const isFree = x >= 0 && y >= 0 && x < width && y < height && (rest[y * width + x] === 0 || way === null);
      const at = x + ' ' + y;
      if (!isFree || walked.has(at)) return;
      walked.add(at);
      for (const [dx, dy] of [[1, 0], [0, 1], [-1, 0], [0, -1]]) {
        const next = dx + ' ' + dy;
        walk(x + dx, y + dy, next, turned + (way === null || way === next ? 0 : 1));
      }
      walked.delete(at);
    };
    walk(ax, ay, null, 0);
    return isFound ? 'yes' : 'no';
  }`;
const SHORT = '--tasks link,dead --random 20';
const byNode = `-- ${process.execPath} --experimental-strip-types`;

describe('twofold judge', () => {
  it('finds nothing wrong with a right program, and shows how its time grows', async () => {
    const { code, out, error } = await twofold(`judge ${SHORT} ${byNode} ${right}`);
    expect([code, error]).toEqual([0, '']);
    expect(out).toContain('All of it is right.');
    expect(out).toMatch(/^link {2}\d+ of \d+ right$/m);
    expect(out).toContain('It ran with your rights');
    expect(out).toMatch(new RegExp(`^64×64( +(?:× [\\d.]+|–)){${1 + TRACED_NAMES.length}}$`, 'm'));
  });

  it('shows the smallest board on which a program is wrong, in both languages, as text and as a page', async () => {
    const path = program('always-yes', looping("() => 'yes'"));
    const call = `judge --tasks dead --random 0 --out verdict.html -- ${process.execPath} ${path}`;
    const english = await twofold(call.replace(' -- ', ' --lang en -- '));
    expect(english.code).toBe(1);
    expect(english.out).toContain('said to be dead, and it is not');
    expect(english.out).toContain('asked: dead 2 closed 2 1 1 1');
    const page = String(english.written['verdict.html']);
    expect(page).toContain('<svg ');
    expect(page).not.toMatch(/<script|src=|href=/);
    const chinese = await twofold(call.replace(' -- ', ' --lang zh -- '));
    expect(chinese.out).toContain('说是死局，其实不是');
    expect(String(chinese.written['verdict.html'])).toContain('lang="zh-CN"');
  });

  it('tells once that a program ends in every task alike', async () => {
    const path = program('always-ends', "process.stderr.write('no such file'); process.exit(1);");
    const call = `judge --random 0 --out ends.html -- ${process.execPath} ${path}`;
    const { out, written } = await twofold(call.replace(' -- ', ' --lang en -- '));
    expect(out.match(/^\d+\. .*$/gm)).toEqual(['1. link: do the two tiles link? · it crashed']);
    expect(out).toContain('The same for line, dead, hint, shuffle, deal, game.');
    expect(String(written['ends.html'])).toContain(
      '<p>The same for line, dead, hint, shuffle, deal, game.</p>',
    );
    const chinese = await twofold(call.replace(' -- ', ' --force --lang zh -- '));
    expect(chinese.out).toContain('line、dead、hint、shuffle、deal、game 也一样。');
    expect(chinese.out).toContain('link     2 题中答对 0 题，之后不再问');
  });

  it('tells an unbounded depth-first search, which answers on small boards, on which board it comes to no end', async () => {
    const path = program('unbounded', looping(UNBOUNDED));
    const call = `judge --lang en --tasks link --border closed --random 0 --answer-ms 800 -- ${process.execPath} ${path}`;
    const { code, out } = await twofold(call);
    expect(code).toBe(1);
    expect(out).toMatch(/^1\. link: .* · no answer within 0\.8 s$/m);
    // It is right wherever it answers.
    expect(out.match(/^\d+\. /gm)).toHaveLength(1);
    expect(isRunning(path)).toBe(false);
  });

  it('tells an answer of a program that was carried over from another question, and does not believe it', async () => {
    const path = join(folder, 'forgets-nothing');
    writeFileSync(path, '#!/bin/sh\nanswer=no\nwhile read -r line; do echo $answer; answer=yes; done\n', {
      mode: 0o755,
    });
    const { code, out } = await twofold(`judge --tasks hint --random 0 -- ${path}`);
    expect(code).toBe(1);
    expect(out).toMatch(/answered differently when the program was started for (it|each) alone/);
  });

  it.each([
    ['judge', '没有写程序', 'no program is named'],
    ['judge -- \u00a0', '没有写程序', 'no program is named'],
    ['judge -- ./not-there', '没有程序“./not-there”', 'there is no program “./not-there”\n'],
    ['judge -- /not-there', '没有程序“/not-there”', 'there is no program “/not-there”\n'],
    ['judge -- not-there', '写作 ./not-there', 'one in this folder is written ./not-there\n'],
    [`judge -- ${folder}`, '是文件夹', 'is a folder'],
    ['judge -- ./package.json', '不能执行', 'may not be executed'],
    ['judge --tasks link,fly -- node', '--tasks', '--tasks must be one of link, line'],
  ])('says kindly what is wrong with %j', async (call, chinese, english) => {
    const [zh, en] = [
      await twofold(call.replace('judge', 'judge --lang zh')),
      await twofold(call.replace('judge', 'judge --lang en')),
    ];
    expect([zh.code, en.code]).toEqual([2, 2]);
    expect(zh.error).toContain(chinese);
    expect(en.error).toContain(english);
  });

  it('judges a folder of submissions, a line each', async () => {
    const submissions = join(folder, 'class');
    mkdirSync(join(submissions, 'ada'), { recursive: true });
    writeFileSync(join(submissions, 'ada', 'main.js'), looping("() => 'pass'"));
    writeFileSync(join(submissions, 'bob.js'), 'process.exit(1);');
    writeFileSync(join(submissions, 'notes.txt'), 'no program');
    writeFileSync(
      join(submissions, 'eve.sh'),
      `#!/bin/sh\nexec ${process.execPath} --experimental-strip-types ${right}\n`,
    );
    chmodSync(join(submissions, 'eve.sh'), 0o755);
    const environment = { PATH: `${join(process.execPath, '..')}:${process.env.PATH ?? ''}` };
    const call = `judge --tasks dead --random 5 --each ${submissions}`;
    const { code, out } = await twofold(call, '', { environment });
    expect(code).toBe(1);
    expect(out.split('\n').slice(0, 3)).toEqual([
      'ada: It does none of the tasks.',
      'bob.js: dead: it crashed',
      'eve.sh: right',
    ]);
    const lines = (await twofold(`${call} --jsonl`, '', { environment })).out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ name }) => name)).toEqual(['ada', 'bob.js', 'eve.sh']);
    expect(lines[2].examination.findings).toEqual([]);
    expect((await twofold(`judge --each ${join(folder, 'nowhere')}`)).code).toBe(2);
  });

  it('draws how the published algorithms grow: the cells that they examine, or their time', async () => {
    const cells = await twofold('judge --lang en --chart dead');
    const time = await twofold('judge --lang en --chart dead --measure time');
    for (const { code, out } of [cells, time]) {
      expect(code).toBe(0);
      expect(out).toMatch(/^<svg .*<\/svg>\n$/s);
      expect(out.match(/<polyline/g)?.length).toBe(TRACED_NAMES.length);
    }
    expect(cells.out).toContain('Cells examined against the side of the board');
    expect(time.out).toContain('Milliseconds against the side of the board');
    expect((await twofold('judge --chart dead --measure weight')).code).toBe(2);
  });

  it('draws the time of a program beside that of the algorithms', async () => {
    const call = `judge --lang en --tasks link --border closed --random 5 --chart link --out growth.svg ${byNode} ${right}`;
    const { code, written } = await twofold(call);
    expect(code).toBe(0);
    const svg = String(written['growth.svg']);
    expect(svg.match(/<polyline/g)?.length).toBe(1 + TRACED_NAMES.length);
    expect(svg).toContain('this program');
  });
});
