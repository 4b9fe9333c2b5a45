import { CODE_TEXTS } from './code-texts.ts';
import type { Failure, FailureMessage } from './failure.ts';
import type { Language } from './language.ts';

/** One text in every language; `{name}` stands for a value, `{name:one|many}` for a number and its noun. */
type Text = Readonly<Record<Language, string>>;

/** The message of every failure. */
export const FAILURES: Readonly<Record<FailureMessage, Text>> = {
  ...CODE_TEXTS,
  'bad-json': { en: 'this line is no JSON object: {detail}', zh: '这一行不是 JSON 对象：{detail}' },
  'bad-field': {
    en: 'field “{field}”: expected {expected}, found {received}',
    zh: '字段“{field}”：应为 {expected}，实为 {received}',
  },
  'missing-field': { en: 'field “{field}” is missing', zh: '缺少字段“{field}”' },
  'not-whole': {
    en: 'field “{field}” must be a whole number, not {received}',
    zh: '字段“{field}”须为整数，不能是 {received}',
  },
  'line-too-long': {
    en: 'this line is longer than {limit} bytes and was passed over',
    zh: '这一行超过 {limit} 字节，已跳过',
  },
  'wrong-length': {
    en: '“{field}” must hold width × height = {expected} cells, not {actual}',
    zh: '“{field}”应有 宽 × 高 = {expected} 格，实有 {actual} 格',
  },
  'unknown-mark': {
    en: '“{field}” holds the unknown mark {mark} at [{x},{y}]',
    zh: '“{field}”在 [{x},{y}] 处有不认识的标记 {mark}',
  },
  'wall-mismatch': {
    en: 'template and cells do not agree about a wall at [{x},{y}]',
    zh: 'template 与 cells 在 [{x},{y}] 处对墙的说法不一致',
  },
  'tile-off-slot': {
    en: 'the tile at [{x},{y}] stands where the template has no slot',
    zh: '[{x},{y}] 处有牌，但模板在那里没有牌位',
  },
  'kind-too-large': {
    en: 'the kind {kind} at [{x},{y}] is larger than {limit}',
    zh: '[{x},{y}] 处的花色 {kind} 大于 {limit}',
  },
  'no-such-cell': {
    en: '“{field}” names a cell that is not on the board',
    zh: '“{field}”所指的格子不在棋盘上',
  },
  'odd-copies': {
    en: '“copies” must be even so that tiles pair up, not {copies}',
    zh: '“copies”须为偶数才能成对，不能是 {copies}',
  },
  'too-many-turns': {
    en: 'the algorithm “{by}” finds lines of at most {most} turns',
    zh: '算法“{by}”最多找转 {most} 个弯的连线',
  },
  'no-slots': { en: 'impossible: there are no slots to fill', zh: '不可能：没有可填的牌位' },
  'odd-slots': { en: 'impossible: the number of slots is odd', zh: '不可能：牌位数为奇数' },
  'odd-kind': {
    en: 'impossible: a kind has an odd number of tiles',
    zh: '不可能：有一种花色的张数为奇数',
  },
  'odd-region': {
    en: 'impossible: walls cut off an odd number of slots',
    zh: '不可能：墙隔出的区域里牌位数为奇数',
  },
  exhausted: {
    en: 'impossible: every order of removal was tried or ruled out, and none clears these slots',
    zh: '不可能：所有消去顺序都已试过或排除，没有一种能消完',
  },
  closure: {
    en: 'impossible: some tile can never be taken, whatever goes before it',
    zh: '不可能：有的牌无论先消哪些都消不掉',
  },
  budget: {
    en: 'not found: the search ended at its limit, so nothing is proved',
    zh: '没有找到：搜索已到上限，并不证明不存在',
  },
  'text-empty': { en: '{file}: there is no board in this text', zh: '{file}：文本里没有棋盘' },
  'text-unknown-mark': {
    en: '{file}, line {line}, column {column}: unknown mark',
    zh: '{file} 第 {line} 行第 {column} 列：不认识的标记',
  },
  'text-number-too-large': {
    en: '{file}, line {line}, column {column}: this number is too large for a kind',
    zh: '{file} 第 {line} 行第 {column} 列：花色编号太大',
  },
  'text-ragged-row': {
    en: '{file}, line {line}, column {column}: this row is not as long as the first',
    zh: '{file} 第 {line} 行第 {column} 列：这一行与第一行长度不同',
  },
  'text-too-large': {
    en: '{file}, line {line}, column {column}: a board has at most 256 cells a side',
    zh: '{file} 第 {line} 行第 {column} 列：棋盘每边最多 256 格',
  },
  'code-with-others': {
    en: '--code says all of the board; leave “{field}” away',
    zh: '--code 已决定这一盘，请去掉“{field}”',
  },
  'not-shareable': {
    en: 'this board has no share code: codes carry 4 to 64 cells a side, up to 48 kinds, and a proper name',
    zh: '这一盘没有分享码：分享码只装得下每边 4 到 64 格、最多 48 种花色、名称正常的棋盘',
  },
  'share-with-difficulty': {
    en: 'a board that was looked for by its difficulty has no share code; leave --share or --difficulty away',
    zh: '按难度找来的棋盘没有分享码，请去掉 --share 或 --difficulty',
  },
  unreadable: { en: 'cannot read {file}: {detail}', zh: '无法读取 {file}：{detail}' },
  'unknown-command': {
    en: 'there is no command “{name}”; `twofold --help` lists them',
    zh: '没有“{name}”这个命令；`twofold --help` 列出全部命令',
  },
  'bad-option': { en: '{detail}', zh: '选项有误：{detail}' },
  'bad-number': {
    en: '--{option} must be a whole number from {min} to {max}, not “{value}”',
    zh: '--{option} 须为 {min} 到 {max} 的整数，不能是“{value}”',
  },
  'bad-choice': {
    en: '--{option} must be one of {choices}, not “{value}”',
    zh: '--{option} 须为 {choices} 之一，不能是“{value}”',
  },
  'bad-point': {
    en: '--{option} must be a column and a row such as 3,0, not “{value}”',
    zh: '--{option} 须为“列,行”，如 3,0，不能是“{value}”',
  },
  'missing-option': { en: '{name} needs --{option}', zh: '{name} 需要 --{option}' },
  'jsonl-with-file': {
    en: 'with --jsonl requests are read from standard input, not from “{file}”',
    zh: '使用 --jsonl 时从标准输入读取请求，不读“{file}”',
  },
  internal: { en: 'a fault of Twofold itself: {detail}', zh: 'Twofold 自身出错：{detail}' },
};

/** Every other text by its key. */
export const TEXTS = {
  'help.usage': { en: 'Usage', zh: '用法' },
  'help.commands': { en: 'Commands', zh: '命令' },
  'help.options': { en: 'Options', zh: '选项' },
  'help.fields': { en: 'With --jsonl', zh: '使用 --jsonl 时' },
  'help.intro': {
    en: 'Twofold on the command line: deal, check, solve and play boards of Lianliankan.',
    zh: 'Twofold 命令行：发牌、检查、求解、自动游玩连连看棋盘。',
  },
  'help.text-form': {
    en: 'Boards are text: numbers separated by blanks, 0 an emptied slot, . a gap, # a wall.\nTemplates are text: o a slot, . a gap, # a wall; or the name of a built-in template:\n{names}.',
    zh: '棋盘是文本：用空格分开的数字，0 为已空的牌位，. 为空隙，# 为墙。\n模板是文本：o 为牌位，. 为空隙，# 为墙；也可以用内置模板的名字：\n{names}。',
  },
  'help.exit': {
    en: 'Exit codes: 0 answered · 1 the answer is no (unsolvable, unknown, impossible, something wrong) · 2 the request cannot be read.\nWith --jsonl each bad line is answered with {"error":{code,message}} and the exit code is 0.',
    zh: '退出码：0 已回答 · 1 回答为否（无解、未知、不可能、有问题） · 2 请求无法读取。\n使用 --jsonl 时，有误的行以 {"error":{code,message}} 回答，退出码为 0。',
  },
  'help.more': {
    en: '`twofold <command> --help` tells more.',
    zh: '`twofold <命令> --help` 查看详情。',
  },
  'help.input.board': { en: '[FILE with a board, else standard input]', zh: '[棋盘文件，缺省为标准输入]' },
  'help.input.template': {
    en: '[NAME or FILE of a template, else standard input]',
    zh: '[模板名或模板文件，缺省为标准输入]',
  },

  'command.deal': { en: 'fill a template so that it can be cleared', zh: '按模板发一副可以消完的牌' },
  'command.validate': { en: 'say what is wrong with a template', zh: '检查模板有什么问题' },
  'command.rate': { en: 'measure how hard a board is', zh: '测量棋盘的难度' },
  'command.solve': {
    en: 'prove that a board can be cleared, or that it cannot',
    zh: '证明棋盘能消完，或不能消完',
  },
  'command.hint': { en: 'find a pair that keeps the game winnable', zh: '找一对消去后仍能获胜的牌' },
  'command.reshuffle': {
    en: 'lay the same tiles anew so that the board can be cleared',
    zh: '重排同样的牌，使棋盘能消完',
  },
  'command.links': { en: 'list every pair that links', zh: '列出所有能连的牌对' },
  'command.line': { en: 'draw the line between two tiles', zh: '画出两张牌之间的连线' },
  'command.perft': {
    en: 'count move sequences, to check a rule engine',
    zh: '统计走法序列数，用于核对规则引擎',
  },
  'command.autoplay': { en: 'play a whole game and print each link', zh: '自动打完一局并打印每次连线' },

  'option.turns': {
    en: 'most turns of a line: 0, 1, 2 or 3 (2)',
    zh: '连线最多转弯数：0、1、2 或 3（默认 2）',
  },
  'option.border': {
    en: 'lines may leave the board: open or closed (open)',
    zh: '连线能否走到棋盘外：open 或 closed（默认 open）',
  },
  'option.gravity': { en: 'where tiles slide: {choices} (none)', zh: '牌的滑动方向：{choices}（默认 none）' },
  'option.kinds': { en: 'how many pictures a deal shows', zh: '发牌用多少种花色' },
  'option.copies': { en: 'tiles of each picture, even (4)', zh: '每种花色的张数，须为偶数（默认 4）' },
  'option.seed': {
    en: 'the deal’s or the search’s number, 0 to 4294967295 (1)',
    zh: '随机种子，0 到 4294967295（默认 1）',
  },
  'option.difficulty': {
    en: 'share of random games that should be lost, in percent (as it comes)',
    zh: '随机游玩应有的失败率，百分数（默认不限）',
  },
  'option.code': {
    en: 'deal the board of a share code; no template is read and no other option says what',
    zh: '按分享码发牌；不再读取模板，其他选项也不能改变它',
  },
  'option.share': {
    en: 'print the share code of the board too',
    zh: '同时打印这一盘的分享码',
  },
  'option.rate': { en: 'measure the deal’s difficulty too', zh: '同时测量难度' },
  'option.games': {
    en: 'random games to play (1000, fewer beyond 480 tiles)',
    zh: '随机对局数（默认 1000，超过 480 张牌时更少）',
  },
  'option.time-ms': { en: 'time for the search in milliseconds (10000)', zh: '搜索时限，毫秒（默认 10000）' },
  'option.node-limit': { en: 'most nodes to search (no limit)', zh: '最多搜索的结点数（默认不限）' },
  'option.from': { en: 'first tile as column,row', zh: '第一张牌：列,行' },
  'option.to': { en: 'second tile as column,row', zh: '第二张牌：列,行' },
  'option.depth': { en: 'how many moves deep to count (3)', zh: '统计的步数深度（默认 3）' },
  'option.by': {
    en: 'who plays: first (the first pair in reading order), proof (along a proved solution), or a published algorithm: by-cases, breadth-first, depth-first, cross-scan (first)',
    zh: '由谁来打：first（按阅读顺序取第一对）、proof（沿已证明的解法），或一种已发表的算法：by-cases、breadth-first、depth-first、cross-scan（默认 first）',
  },
  'option.boards': { en: 'print the board after each link', zh: '每次连线后打印棋盘' },
  'option.jsonl': { en: 'one JSON object a line in, one out', zh: '每行读一个 JSON 对象，每行答一个' },
  'option.lang': { en: 'language of messages: en or zh', zh: '消息语言：en 或 zh' },
  'option.color': {
    en: 'colours: auto, always or never (auto)',
    zh: '颜色：auto、always 或 never（默认 auto）',
  },
  'option.help': { en: 'this text', zh: '显示本说明' },

  'deal.not-reached': {
    en: 'this difficulty was not reached; the nearest board that was found:',
    zh: '没有达到这个难度，以下是找到的最接近的棋盘：',
  },

  'rating.loss': {
    en: 'random games lost: {share} % of {games} (95 % confidence interval {low} to {high} %)',
    zh: '随机游玩失败率：{share}%（95% 置信区间 {low}–{high}%），共 {games} 局',
  },
  'rating.open': { en: 'links open at a time: {open}', zh: '平均每步的连法：{open} 种' },
  'rating.forced': { en: 'turns with a single move: {share} %', zh: '只有一步可走的比例：{share}%' },
  'rating.opening': { en: 'links open at the start: {count}', zh: '开局的连法：{count} 种' },

  'solve.solvable': {
    en: 'solvable, {moves:move|moves} ({nodes:node|nodes}, {ms} ms)',
    zh: '能消完，共 {moves} 步（{nodes} 结点，{ms} 毫秒）',
  },
  'solve.odd-kind': {
    en: 'unsolvable, proved: a kind has an odd number of tiles ({nodes:node|nodes}, {ms} ms)',
    zh: '不能消完，已证明：有一种花色的张数为奇数（{nodes} 结点，{ms} 毫秒）',
  },
  'solve.closure': {
    en: 'unsolvable, proved: some tile can never be taken, whatever goes before it ({nodes:node|nodes}, {ms} ms)',
    zh: '不能消完，已证明：有的牌无论先消哪些都消不掉（{nodes} 结点，{ms} 毫秒）',
  },
  'solve.exhausted': {
    en: 'unsolvable, proved: every order of moves was tried or ruled out ({nodes:node|nodes}, {ms} ms)',
    zh: '不能消完，已证明：所有走法都已试过或排除（{nodes} 结点，{ms} 毫秒）',
  },
  'solve.unknown': {
    en: 'unknown: the limit came first ({nodes:node|nodes}, {ms} ms)',
    zh: '未知：已到上限（{nodes} 结点，{ms} 毫秒）',
  },

  'hint.cleared': { en: 'the board is cleared', zh: '棋盘已消完' },
  'hint.unsolvable': { en: 'this board can no longer be won, proved', zh: '这盘棋已经不能获胜，已证明' },
  'hint.unknown': { en: 'not known within the limit', zh: '在限度内无法得知' },
  'hint.last-two': { en: 'they are the last two of their kind', zh: '这是该花色的最后两张' },
  'hint.whole-kind': { en: 'the whole kind can go now', zh: '这种花色现在可以全部消去' },
  'hint.only-move': { en: 'it is the only move', zh: '只有这一步可走' },
  'hint.opens': { en: 'it opens {cell}', zh: '这一步会打开 {cell}' },
  'hint.on-the-way': { en: 'it is the first step of a proved solution', zh: '这是已证明解法的第一步' },

  'line.blocked': { en: 'blocked: it would need {turns:turn|turns}', zh: '被挡住：需要转 {turns} 个弯' },
  'line.none': { en: 'no line of any number of turns joins them', zh: '转多少个弯都连不上' },
  'line.no-pair': { en: 'these are not two equal tiles', zh: '这不是两张相同的牌' },

  'links.count': { en: '{count:link|links}', zh: '共 {count} 种连法' },
  'autoplay.cleared': { en: 'cleared in {moves:move|moves}', zh: '已消完，共 {moves} 步' },
  'autoplay.dead': {
    en: 'dead after {moves:move|moves}, {tiles} tiles remain',
    zh: '走了 {moves} 步后死局，剩 {tiles} 张牌',
  },
  'autoplay.unsolvable': { en: 'this board cannot be cleared, proved', zh: '这盘棋不能消完，已证明' },
  'autoplay.unknown': { en: 'no solution was found within the limit', zh: '在限度内没有找到解法' },

  'issue.none': { en: 'nothing is wrong: {slots} slots', zh: '没有问题：{slots} 个牌位' },
  'issue.bad-side': {
    en: '{side} must be a whole number, not {value}',
    zh: '{side} 须为整数，不能是 {value}',
  },
  'issue.too-small': {
    en: '{side} is {value}, the least is {limit}',
    zh: '{side} 为 {value}，最小为 {limit}',
  },
  'issue.too-large': {
    en: '{side} is {value}, the most is {limit}',
    zh: '{side} 为 {value}，最大为 {limit}',
  },
  'issue.wrong-length': {
    en: 'width × height is {expected}, but there are {actual} cells',
    zh: '宽 × 高 为 {expected}，实有 {actual} 格',
  },
  'issue.unknown-mark': { en: 'unknown mark {mark} at [{x},{y}]', zh: '[{x},{y}] 处有不认识的标记 {mark}' },
  'issue.no-slots': { en: 'there are no slots to fill', zh: '没有可填的牌位' },
  'issue.odd-slots': { en: 'an odd number of slots: {slots}', zh: '牌位数 {slots} 为奇数' },
  'issue.bad-kinds': { en: 'kinds must be 1 or more, not {kinds}', zh: '花色数须至少为 1，不能是 {kinds}' },
  'issue.too-many-kinds': {
    en: '{kinds} kinds are more than the {limit} pictures there are',
    zh: '花色数 {kinds} 超过现有的 {limit} 种图案',
  },
  'issue.bad-copies': {
    en: 'copies must be even and 2 or more, not {copies}',
    zh: '每种张数须为不小于 2 的偶数，不能是 {copies}',
  },
  'issue.name-empty': { en: 'the name is empty', zh: '名称为空' },
  'issue.name-invisible': { en: 'the name shows nothing', zh: '名称里没有看得见的字' },
  'issue.name-too-long': {
    en: 'the name has {length} characters, the most is {limit}',
    zh: '名称有 {length} 个字，最多 {limit} 个',
  },
  'issue.name-character': {
    en: 'character {index} of the name is a control or bidi character',
    zh: '名称的第 {index} 个字符是控制符或双向控制符',
  },
} as const satisfies Readonly<Record<string, Text>>;

export type TextKey = keyof typeof TEXTS;

/** A text in a language, its `{name}` places filled. A place without a value stays as it is. */
export function say(
  language: Language,
  key: TextKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(TEXTS[key][language], values);
}

/** The message of a failure in a language. */
export function sayFailure(language: Language, { message, values }: Failure): string {
  return fill(FAILURES[message][language], values);
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)(?::(\w+)\|(\w+))?\}/g, (place, name: string, one?: string, many?: string) => {
    const value = values[name] ?? place;
    return one === undefined ? String(value) : `${value} ${value === 1 ? one : many}`;
  });
}
