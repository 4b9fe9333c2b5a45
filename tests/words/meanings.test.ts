/**
 * The claims run proves data; texts say them. Beside the English text, which stands next to its claims in `sentences.txt`,
 * the texts of every other language say the same: the same words that decide what is claimed (*proved*, *at least*, *about*),
 * and each number in the place where it means the same.
 */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../core/languages.ts';
import { SENTENCES } from '../../core/sentences/sentences.ts';
import { flatten, placeholders, withoutForm } from '../support/flat-words.ts';
import { readWords } from '../support/words-folder.ts';

const KEYS = new Set<string>(Object.keys(SENTENCES));

/** The texts of the sentences in a language, by key, the form for many where there are forms. */
function sentencesIn(language: Language): ReadonlyMap<string, string> {
  const { window = {}, host: _, names: _names, ...parts } = readWords(language);
  const texts = flatten({ ...window, ...parts });
  return new Map(
    [...texts].map(([key, text]) => [withoutForm(key), text] as const).filter(([key]) => KEYS.has(key)),
  );
}

const TEXTS = new Map(LANGUAGES.map((language) => [language, sentencesIn(language)]));
const textIn = (language: Language, key: string) => TEXTS.get(language)?.get(key) ?? '';
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

type Words = readonly [english: RegExp, chinese: RegExp, japanese: RegExp];

/** A language that has no words here yet is asked for the English ones: its column is due with its texts. */
const wordsOf = ([english, chinese, japanese]: Words, language: Language) =>
  language === 'ja' ? japanese : language.startsWith('zh') ? chinese : english;

/** Words by which a text claims more, less or something else. */
const MEANINGS: Readonly<Record<string, Words>> = {
  proved: [
    /(?<!not |Not |be |nothing is )\b[Pp]roved\b|is the proof|was shown to be/,
    /已证明|已證明|就是证明|就是證明|已经证明过|已經證明過/,
    /証明済み|証明されている|証明されています|が証明です|示してあります/,
  ],
  unknown: [
    /[Nn]ot known|[Nn]o answer|unknown|not decided/,
    /没有结论|沒有結論|不知道|没有答案|沒有答案/,
    /不明|結論|(は|、)わかりません|答え(が出|はあり)/,
  ],
  'at least': [/[Aa]t least/, /至少(?!要)/, /少なくとも/],
  'at most': [
    /[Aa]t most/,
    /最多(?!：|只能|只允许|只允許)/,
    /まで、|(?<!ステージ\{\{level\}\})(?<=\})まで|最大/,
  ],
  'less than': [/[Ll]ess than/, /不到 (\{|1)/, /切りました|局もありません/],
  about: [/\b[Aa]bout (\{|one)/, /约|約/, /およそ/],
  average: [/average/, /平均/, /平均/],
  median: [/median/, /中位/, /中央値/],
  'random play': [/[Rr]andom|by chance/, /随机|隨機|随便|隨便/, /ランダム|適当/],
  'the casual player': [/casual player/, /休闲玩家|休閒玩家/, /カジュアル/],
  help: [/[Ww]ith(out)? help|assisted|that help|[Hh]elp taken|No help/, /辅助|輔助/, /アシスト/],
  'without help': [/[Ww]ithout help/, /未用|不用辅助|不用輔助/, /ノーアシスト|アシストなし/],
  mercy: [/mercy/, /强消|強消/, /お情け/],
  'in a case': [/\b[Cc]ases?\b/, /情形|情况|情況/, /場合|ケース/],
  odd: [/\bodd\b|do not pair up/, /奇数|奇數/, /奇数/],
  walls: [/[Ww]all/, /墙|牆/, /壁/],
  more: [/faster|ahead|\bmore than \{/, /快 \{|领先|領先|多消/, /速い|リード|多い$/],
  fewer: [/slower|pairs? (behind|fewer)/, /慢|落[后後]\{|少消/, /遅い|遅れ$|少ない$/],
  equal: [/[Ll]evel with|As fast|As many/, /持平|一样|一樣/, /互角|同じタイム|同じ組数/],
  'a jump': [/\bjump/, /突然上升/, /急に(上が|難しく)/],
  'a fall': [/\b(a|no) fall\b/, /下降/, /下がり|下がる|易しく/],
  straight: [/straight|direct$/, /直线|直線|不能拐弯|不能轉彎/, /直線|曲が(れ|ることはでき)ません/],
  dead: [
    /\bdead\b|[Dd]ead end|\b[Ss]tuck\b(?! for good)|[Nn]othing link(s|ed)|No pair (can be linked|links)|no link/,
    /死局|卡住|没有能连|沒有能連|没有一对连|沒有一對連|连不下去|連不下去|彼此都连不上|彼此都連不上/,
    /手詰まり|つな(げ|が)る(組がありません|牌がなく)|どれもつながりません/,
  ],
  'never again': [
    /\bnever\b|for good|no line (will|can) ever/,
    /永远|永遠|再也消|都没有线能|都沒有線能|任何连线都到不了|任何連線都到不了|留到最后|留到最後|不管先消哪些都消不掉|走不了/,
    /決して|もう取れなく|(?<!誤り：)線はありません|線がありません|線の届かない|最後に牌が残|何を取っても取れない/,
  ],
};

/** Texts that say it in other words, and why that claims the same. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'record.hint.on-the-way proved zh-CN': 'the move surely keeps the board, which is what is proved',
  'record.hint.on-the-way proved zh-TW': 'the move surely keeps the board, which is what is proved',
};

describe.each(Object.entries(MEANINGS))('“%s”', (name, words) => {
  it('is said in every language where English says it, and nowhere else', () => {
    const said = [...KEYS].filter((key) => words[0].test(textIn('en', key)));
    const differing = [...KEYS].flatMap((key) =>
      OTHERS.filter(
        (language) => wordsOf(words, language).test(textIn(language, key)) !== said.includes(key),
      ).map((language) => `${key} ${name} ${language}`),
    );
    expect(said.length).toBeGreaterThan(0);
    expect(differing.filter((each) => OTHERWISE[each] === undefined)).toEqual([]);
  });
});

/** The places of numbers that could be taken for another one of their text. */
const PLACES: Readonly<Record<string, Words>> = {
  row: [/(row|rows) \{\{row\}\}/, /第 \{\{row\}\} [行列]/, /\{\{row\}\}行/],
  column: [/column \{\{column\}\}/, /第 \{\{column\}\} [列欄]/, /\{\{column\}\}列/],
  otherRow: [/row \{\{otherRow\}\}/, /第 \{\{otherRow\}\} [行列]/, /\{\{otherRow\}\}行/],
  otherColumn: [/column \{\{otherColumn\}\}/, /第 \{\{otherColumn\}\} [列欄]/, /\{\{otherColumn\}\}列/],
  row2: [/row \{\{row2\}\}/, /第 \{\{row2\}\} [行列]/, /\{\{row2\}\}行/],
  column2: [/column \{\{column2\}\}/, /第 \{\{column2\}\} [列欄]/, /\{\{column2\}\}列/],
  bottom: [/rows .*\}\} to \{\{bottom\}\}/, /到 \{\{bottom\}\} [行列]/, /から\{\{bottom\}\}行/],
  right: [/columns .*\}\} to \{\{right\}\}/, /到 \{\{right\}\} [列欄]/, /から\{\{right\}\}列/],
  keep: [
    /\{\{keep\}\}( of (the )?\{\{(count|most)\}\}|;| keep,)/,
    /(有|里有|裡有|至少有|至少还有|至少還有|还有|還有|其中|其中至少|^|：)\s?\{\{keep\}\} (对|對|种|種)(能|守|走了还能消完|走了還能消完)/,
    /(のうち(少なくとも)?|守る組 |守る|勝ちを守ったのは)\{\{keep\}\}/,
  ],
  lose: [
    /lose it: \{\{lose\}\}|\{\{lose\}\} lose/,
    /\{\{lose\}\} (对|對|种|種)会?會?输?輸?/,
    /負け(る組 )?\{\{lose\}\}/,
  ],
  unknown: [
    /[Nn]ot known: \{\{unknown\}\}|\{\{unknown\}\} not known/,
    /\{\{unknown\}\} (对|對|种|種)(没有结论|沒有結論)/,
    /不明は?\s?\{\{unknown\}\}/,
  ],
  undecided: [
    /not decided: \{\{undecided\}\}/,
    /\{\{undecided\}\} (个局面没有结论|個局面沒有結論)/,
    /結論の出ない局面：\{\{undecided\}\}/,
  ],
  only: [
    /\{\{only\}\} (of them )?with a single safe pair/,
    /\{\{only\}\} [个個步]只有一/,
    /うち\{\{only\}\}回は1組だけ/,
  ],
  critical: [/\}\} of \{\{critical\}\}/, /\}\} \/ \{\{critical\}\}/, /\}\} \/ \{\{critical\}\}/],
  all: [/of \{\{all\}\}/, /共 \{\{all\}\} (种|種)/, /\}\} \/ \{\{all\}\}/],
  index: [
    /(Partner|Move|move) \{\{index\}\}/,
    /第 \{\{index\}\} (种|種|手|步)/,
    /(相手|候補) \{\{index\}\} \/|\{\{index\}\}手目/,
  ],
  needed: [/needed: \{\{needed\}\}/, /至少要[拐轉] \{\{needed\}\}/, /必要な曲がりは\{\{needed\}\}/],
  most: [
    /(allowed: |of )\{\{most\}\}/,
    /(只许|只能轉) \{\{most\}\}|\{\{most\}\} (对里有|對裡有)/,
    /ルールでは\{\{most\}\}回まで|\{\{most\}\}組のうち/,
  ],
  fewer: [
    /the losing one \{\{fewer\}\}/,
    /[会會][输輸]的那一[对對]，留下 \{\{fewer\}\}/,
    /負けになる組なら\{\{fewer\}\}/,
  ],
  move: [
    /(Move|move) \{\{move\}\}|\{\{index\}\}, \{\{move\}\}/,
    /第 \{\{move\}\} 手|\{\{index\}\} [手步]：?\s?\{\{move\}\}/,
    /\{\{move\}\}手目|手目[の、]\{\{move\}\}/,
  ],
  low: [
    /\{\{low\}\}%?( to |–)\{\{high\}\}/,
    /\{\{low\}\}%?(–| 到 )\{\{high\}\}/,
    /\{\{low\}\}%?[–～]\{\{high\}\}/,
  ],
  before: [/after level \{\{before\}\}/, /比第 \{\{before\}\} [关關]/, /\{\{before\}\}(から|より)/],
  level: [/[Ll]evel \{\{level\}\}/, /第 \{\{level\}\} [关關]/, /ステージ\{\{level\}\}/],
  from: [
    /\{\{from\}\}% → \{\{to\}\}%|moves? \{\{from\}\} to (move )?\{\{to\}\}/,
    /\{\{from\}\}% → \{\{to\}\}%|第 \{\{from\}\} 到第 \{\{to\}\} 手/,
    /\{\{from\}\}% → \{\{to\}\}%|\{\{from\}\}手目から\{\{to\}\}手目まで/,
  ],
  of: [/\{\{count\}\} in \{\{of\}\}/, /每 \{\{of\}\} 局/, /\{\{of\}\}局に/],
  casual: [
    /casual player \{\{casual\}\}%/,
    /[闲閒]玩家 \{\{casual\}\}%/,
    /カジュアルプレイヤー \{\{casual\}\}%/,
  ],
  random: [
    /random play (stuck )?\{\{random\}\}%/,
    /[随隨][机機](试玩|試玩)(卡住)? \{\{random\}\}%/,
    /ランダム(の手詰まり)? \{\{random\}\}%/,
  ],
  first: [/\{\{first\}\}/, /\{\{first\}\}/, /\{\{first\}\}/],
  last: [/\{\{last\}\} s in the last/, /[后後]三分之一 \{\{last\}\}/, /終わりは\{\{last\}\}秒/],
  minutes: [/took \{\{minutes\}\} min/, /一局 \{\{minutes\}\}/, /1局\{\{minutes\}\}分/],
  steps: [/\{\{steps\}\} steps/, /走 \{\{steps\}\} 格/, /\{\{steps\}\}マス/],
  width: [
    /\{\{width\}\} (×|by) \{\{height\}\}/,
    /\{\{width\}\} ?× ?\{\{height\}\}/,
    /\{\{width\}\} ?× ?\{\{height\}\}/,
  ],
  tiles: [/\{\{tiles\}\} tiles/, /\{\{tiles\}\} [张張]/, /\{\{tiles\}\}枚/],
  round: [/Round \{\{round\}\}/, /第 \{\{round\}\} [轮輪]/, /\{\{round\}\}巡目/],
  score: [/[Ss]core:? \{\{score\}\}/, /得分 \{\{score\}\}|\{\{score\}\} 分/, /スコアは?\{\{score\}\}/],
  combo: [
    /(combo (was )?|×)\{\{combo\}\}/,
    /([连連][击擊](是)? |×)\{\{combo\}\}/,
    /×\{\{combo\}\}|\{\{combo\}\}コンボ|コンボは\{\{combo\}\}連続/,
  ],
  links: [
    /[Ll]inks:? \{\{links\}\}|\}\}, \{\{links\}\}, score/,
    /[连連][线線了] \{\{links\}\}|[关關][，：]\{\{links\}\}/,
    /つないだ手\{\{links\}\}|\{\{links\}\}組をつな|\}\}、\{\{links\}\}、スコア/,
  ],
  mercies: [/mercy \{\{mercies\}\}/, /[强強]消 \{\{mercies\}\} [对對]/, /お情け\{\{mercies\}\}/],
  reshuffles: [
    /reshuffles \{\{reshuffles\}\}/,
    /洗牌 \{\{reshuffles\}\} 次/,
    /シャッフル\{\{reshuffles\}\}回/,
  ],
  auto: [/auto-play \{\{auto\}\}/, /(演示|示範)消去 \{\{auto\}\} /, /自動プレイが\{\{auto\}\}組/],
  than: [
    /(of|than|behind|[Ww]ith|as) \{\{than\}\}/,
    /(领先|領先|落后|落後|比|与|與)\{\{than\}\}/,
    /\{\{than\}\}(より|と)/,
  ],
};

/** Those of which no text has another number beside them that they could be taken for. */
const ALONE =
  'a b c count d e games height high kept left legal letter links list loss measure moves ms name nodes open otherRow pairs picture second seconds share slots status technique time to top turns whole grade cell'.split(
    ' ',
  );

describe('a number', () => {
  it.each(Object.entries(PLACES))('{{%s}} stands where it means the same', (name, words) => {
    const all = [...KEYS].filter((key) => textIn('en', key).includes(`{{${name}}}`));
    const elsewhere = all.flatMap((key) =>
      LANGUAGES.filter((language) => !wordsOf(words, language).test(textIn(language, key))).map(
        (language) => `${key} ${language}: ${textIn(language, key)}`,
      ),
    );
    expect(all.length).toBeGreaterThan(0);
    expect(elsewhere).toEqual([]);
  });

  it('has its place in this list, or needs none', () => {
    const names = [...KEYS].flatMap((key) =>
      placeholders(textIn('en', key)).map((each) => each.slice(2, -2)),
    );
    expect([...new Set(names)].filter((name) => !(name in PLACES) && !ALONE.includes(name))).toEqual([]);
    expect(ALONE.filter((name) => !names.includes(name))).toEqual([]);
  });
});
