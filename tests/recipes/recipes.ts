import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../../core/languages.ts';
import { MIGRATIONS } from '../../electron/storage/tables/migrations/all-migrations.ts';
import type { Change, Recipe } from './recipe.ts';

const WORDS = 'resources/words';
const PACKS = 'resources/packs';

/** A text in the languages that the recipes speak; a further one gets the English. */
type InEach = readonly [en: string, zhCN: string, zhTW: string, ja: string];
const SPOKEN: readonly Language[] = ['en', 'zh-CN', 'zh-TW', 'ja'];

/** A text in every language; a file is one of `resources/words/<tag>`. */
function texts(file: string, path: readonly string[], inEach: InEach): readonly Change[] {
  return LANGUAGES.map((tag) => ({
    file: `${WORDS}/${tag}/${file}.json`,
    words: path,
    text: inEach[SPOKEN.indexOf(tag)] ?? inEach[0],
  }));
}

/** The same, and that they claim nothing of a board. */
function words(file: string, path: readonly string[], inEach: InEach): readonly Change[] {
  const key = file === 'window' ? path : [file, ...path];
  return [
    {
      file: 'tests/words/outside.ts',
      after: 'export const OUTSIDE: Readonly<Record<Reason, Names>> = {\n',
      put: `  'names what was added: ${key.join('.')}': { '${key.slice(0, -1).join('.')}': '${key.at(-1)}' },\n`,
    },
    ...texts(file, path, inEach),
  ];
}

const next = MIGRATIONS.length + 1;
const number = String(next).padStart(3, '0');
const LAST_MIGRATION = `];\n\n/** The schema`;

/** The row of the set that is copied, in the list of licences. */
const CONTRAST_LICENCE =
  /^\| tiles\/contrast \|.*\n/m.exec(
    readFileSync(new URL('../../resources/licences/pictures.md', import.meta.url), 'utf8'),
  )?.[0] ?? '';

/** The lines of an algorithm's pseudo-code, how far each is set in, and their words. */
const FROM_BEHIND = [
  ['direct', 0, ['B straight to A? → found', 'B 直达 A？→ 找到', 'B 直達 A？→ 找到', 'B→A は直線？→ 発見']],
  [
    'corner',
    0,
    [
      'for each corner C of the rectangle B A',
      '看矩形 B A 的每个拐角 C',
      '看矩形 B A 的每個轉角 C',
      '長方形 B A の各角 C について',
    ],
  ],
  [
    'corner-legs',
    1,
    [
      'C free, B–C and C–A free? → one turn',
      'C 空，B–C、C–A 都通？→ 一个弯',
      'C 空，B–C、C–A 都通？→ 一個彎',
      'C が空き、B–C と C–A が通る？→ 1 回曲がる',
    ],
  ],
  [
    'ray',
    0,
    ['for each ray from B', '从 B 出发的每条射线', '從 B 出發的每條射線', 'B から出る各半直線について'],
  ],
  [
    'ray-cell',
    1,
    [
      'for each free cell P, up to an obstacle',
      '逐个看空格 P，直到障碍',
      '逐個看空格 P，直到障礙',
      '障害物までの各空きマス P について',
    ],
  ],
  [
    'ray-corner',
    2,
    [
      'P to A with one turn? → two turns',
      'P 一个弯到 A？→ 两个弯',
      'P 一個彎到 A？→ 兩個彎',
      'P→A は 1 回曲がる？→ 2 回曲がる',
    ],
  ],
  ['none', 0, ['→ no line', '→ 没有连线', '→ 沒有連線', '→ 線はない']],
] as const;

/** One for each section that tells how to add something. */
export const RECIPES: readonly Recipe[] = [
  {
    heading: 'A new template',
    most: 4,
    changes: [
      {
        file: 'core/templates/builtin.ts',
        before: '];\n\nfunction draw(',
        put: `  draw('frame', { kinds: 18, copies: FOURS }, [
    'oooooooooooo',
    'oooooooooooo',
    'ooo......ooo',
    'ooo......ooo',
    'ooo......ooo',
    'ooo......ooo',
    'oooooooooooo',
    'oooooooooooo',
  ]),
`,
      },
      {
        file: 'core/coach/builtin-difficulty.ts',
        before: '};\n\n/** The two measures of a built-in template',
        put: '  frame: games(996, 1.7, 1.82),\n',
      },
      ...words('window', ['template', 'frame'], ['Frame', '画框', '畫框', '額縁']),
    ],
    tests: ['core/templates/builtin', 'core/coach/builtin-difficulty'],
  },
  {
    heading: 'A gravity',
    most: 5,
    changes: [
      { file: 'core/rules/rules.ts', after: "  'join-horizontal',\n", put: "  'join-top',\n" },
      {
        file: 'core/rules/pulls.ts',
        after: "  'join-horizontal': { lines: 'rows', parts: ['end', 'start'] },\n",
        put: "  'join-top': { lines: 'columns', parts: ['end', 'end'] },\n",
      },
      {
        file: 'renderer/components/pictures/gravity-ways.ts',
        after: "  'join-horizontal': [1, 2, 3, 9, 10, 11, 16, 17, 22, 23, 24],\n",
        put: "  'join-top': [8, 9, 12, 7, 11, 13, 22, 24, 21, 23, 26],\n",
      },
      ...texts(
        'window',
        ['rules', 'gravity-join-top'],
        ['tiles fall within each half', '上下两半各自下落', '上下兩半各自下落', '上半分と下半分で別々に下へ'],
      ),
      {
        file: 'tests/words/sentences.txt',
        after: 'slides | rules.gravity-join-horizontal | tiles close in from both sides | 牌从左右靠拢\n',
        put: 'slides | rules.gravity-join-top | tiles fall within each half | 上下两半各自下落\n',
      },
      {
        file: 'tests/claims/plain-line.ts',
        after: "  'join-horizontal': both([1, 0], [-1, 0]),\n",
        put: "  'join-top': both([0, 1], [0, 1]),\n",
      },
      {
        file: 'core/rules/gravity.test.ts',
        after: "    ['join-horizontal', row(1, 0, 0, 2), row(0, 1, 2, 0)],\n",
        put: "    ['join-top', column(1, 0, 2, 0), column(0, 1, 0, 2)],\n",
      },
    ],
    programs: [['scripts/make-perft.mjs']],
    tests: [
      'core/rules',
      'core/engine',
      'core/codes',
      'renderer/components/pictures/gravity-ways',
      'renderer/screens/play/chevrons',
      'tests/words/sentences',
    ],
  },
  {
    heading: 'A tile set',
    most: 2,
    changes: [
      { file: 'resources/tiles/copied', copyOf: 'resources/tiles/contrast' },
      { file: 'resources/tiles/copied/set.json', from: '"position": 5,', to: '"position": 99,' },
      // As `node scripts/make-tiles.mjs` writes it.
      {
        file: 'resources/licences/pictures.md',
        before: '| icon.svg |',
        put: CONTRAST_LICENCE.replace('tiles/contrast', 'tiles/copied'),
      },
    ],
    tests: ['renderer/board/tiles'],
  },
  {
    heading: 'A mode',
    most: 6,
    changes: [
      {
        file: 'core/game/modes/table.ts',
        before: '/** The record of each mode. */\n',
        put: `/** A classic board without any help but undo. */
const meditation: ModeRecord = { ...classic, scoreTable: 'mode', rankedVersions: [[1]] };

`,
      },
      { file: 'core/game/modes/table.ts', after: 'export const MODES = { classic,', put: ' meditation,' },
      {
        file: 'core/game/setup/mode-rules.ts',
        before: '/** The versions of each mode',
        put: `const meditationRules: readonly ModeRules[] = classicRules
  .slice(-1)
  .map((rules) => ({ ...rules, assists: ['undo'] }));

`,
      },
      {
        file: 'core/game/setup/mode-rules.ts',
        after: '  classic: classicRules,\n',
        put: '  meditation: meditationRules,\n',
      },
      {
        file: 'renderer/parts/modes/mode-looks.ts',
        after: 'export const MODE_LOOKS: Readonly<Record<Mode, ModeLook>> = {\n',
        put: `  meditation: {
    isNamedBy: 'mode',
    icon: 'incense',
    opens: null,
    onward: 'nothing',
  },
`,
      },
      {
        file: 'renderer/parts/modes/mode-rows.ts',
        after: 'Readonly<Record<RowMode, ComponentType<ModeRowProps & WithFallback>>> = {\n',
        put: `  meditation: lazyPart<ModeRowProps>(async () => (await import('./classic-entry.tsx')).ClassicEntry).Part,
`,
      },
      ...words('window', ['mode', 'meditation'], ['Meditation', '静心', '靜心', '瞑想']),
    ],
    tests: ['core/game', 'tests/modes'],
  },
  {
    heading: 'An algorithm',
    most: 6,
    changes: [
      {
        file: 'core/algorithms/from-behind.ts',
        content: `/** *From behind*, untraced: by cases from B to A. */
import type { Arena, Corners } from './arena.ts';
import { findByCases } from './by-cases.ts';

export function findFromBehind(arena: Arena, a: number, b: number, maxTurns: number): Corners | null {
  return findByCases(arena, b, a, maxTurns)?.toReversed() ?? null;
}
`,
      },
      {
        file: 'core/algorithms/trace-from-behind.ts',
        content: `/** *From behind*: by cases from B to A. */
import type { Point } from '../board/board.ts';
import type { SearchGrid, Trace } from './trace.ts';
import { traceByCases } from './trace-by-cases.ts';

export function* traceFromBehind(ground: SearchGrid, a: Point, b: Point, maxTurns: number): Trace {
  const corners = yield* traceByCases(ground, b, a, maxTurns);
  return corners?.toReversed() ?? null;
}
`,
      },
      {
        file: 'core/algorithms/published.ts',
        before: "import type { Tracer } from './trace.ts';\n",
        put: "import { findFromBehind } from './from-behind.ts';\n",
      },
      {
        file: 'core/algorithms/published.ts',
        before: "\n/** The algorithms' names",
        put: "import { traceFromBehind } from './trace-from-behind.ts';\n",
      },
      {
        file: 'core/algorithms/published.ts',
        after: "'depth-first', 'cross-scan'",
        put: ", 'from-behind'",
      },
      {
        file: 'core/algorithms/published.ts',
        after: 'export const ALGORITHMS: Readonly<Record<AlgorithmName, Algorithm>> = {\n',
        put: `  'from-behind': {
    mostTurns: 2,
    trace: traceFromBehind,
    makeFind: (_, maxTurns) => (arena, a, b) => findFromBehind(arena, a, b, maxTurns),
  },
`,
      },
      {
        file: 'core/algorithms/pseudo-code.ts',
        before: "  'by-corridors': [\n",
        put: `  'from-behind': [
${FROM_BEHIND.map(([line, depth]) => `    { line: '${line}', depth: ${depth} },\n`).join('')}  ],
`,
      },
      ...words('lab', ['algorithm', 'from-behind'], ['From behind', '从后往前', '從後往前', '後ろから']),
      ...FROM_BEHIND.flatMap(([line, , inEach]) => words('lab', ['code', 'from-behind', line], inEach)),
    ],
    tests: [
      'core/algorithms',
      'core/lab',
      'electron/cli/answering/answer-text',
      'tests/words',
      'renderer/screens/learn',
      'core/judge/examination',
    ],
  },
  {
    heading: 'A setting',
    most: 4,
    changes: [
      {
        file: 'core/contract/settings.ts',
        after: "  reducedMotion: v.picklist(['system', 'on', 'off']),\n",
        put: '  hasLargeCursor: v.boolean(),\n',
      },
      {
        file: 'core/contract/settings.ts',
        after: "  reducedMotion: 'system',\n",
        put: '  hasLargeCursor: false,\n',
      },
      {
        file: 'renderer/screens/shell/settings/settings-screen.tsx',
        before: 'function LanguageRow() {\n',
        put: `function CursorRow() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const isLarge = useStore(settings.store, (state) => state.settings.hasLargeCursor);
  return (
    <Row title={t('settings.cursor')}>
      <input
        type="checkbox"
        aria-label={t('settings.cursor')}
        checked={isLarge}
        onChange={(event) => void settings.change({ hasLargeCursor: event.target.checked })}
      />
    </Row>
  );
}

`,
      },
      {
        file: 'renderer/screens/shell/settings/settings-screen.tsx',
        after: '            <LanguageRow />\n',
        put: '            <CursorRow />\n',
      },
      ...words('window', ['settings', 'cursor'], ['Large cursor', '大光标', '大游標', '大きなカーソル']),
    ],
    tests: ['electron/storage/tables/settings-table', 'core/contract'],
  },
  {
    heading: 'A screen',
    most: 5,
    changes: [
      {
        file: 'renderer/screens/you/almanac-screen.tsx',
        content: `import { useTranslation } from 'react-i18next';
import { PageHead } from '../../parts/page-head.tsx';

export function AlmanacScreen() {
  const { t } = useTranslation();
  return (
    <main className="page" data-screen="almanac">
      <PageHead title={t('almanac.title')} />
    </main>
  );
}
`,
      },
      { file: 'renderer/state/navigation.ts', after: "  | 'home'\n", put: "  | 'almanac'\n" },
      {
        file: 'renderer/screens/screen-table.ts',
        after: "Readonly<Record<Exclude<Screen, 'home'>, ScreenEntry>> = {\n",
        put: `  almanac: lazyScreen(async () => (await import('./you/almanac-screen.tsx')).AlmanacScreen, ['record']),
`,
      },
      ...words('window', ['almanac', 'title'], ['Almanac', '年历', '年曆', '年鑑']),
    ],
    tests: ['renderer/state', 'tests/words/outside'],
  },
  {
    heading: 'A statistic',
    most: 5,
    changes: [
      {
        file: 'core/game/figures-form.ts',
        after: '  lastThirdMs: count,\n',
        put: '  /** Links by a line without a turn. */\n  straightLinks: count,\n',
      },
      {
        file: 'core/game/game-figures.ts',
        after: '    misses: game.tried.misses,\n',
        put: '    straightLinks: own.filter(({ turns }) => turns === 0).length,\n',
      },
      {
        file: 'core/game/figures-form.ts',
        from: 'export const FIGURES_VERSION = 1;',
        to: 'export const FIGURES_VERSION = 2;',
      },
      {
        file: 'renderer/screens/you/statistics/played-games.ts',
        before: '  /** Critical choices that were kept, of all of the reviewed games. */\n',
        put: `  straightShare: {
    isShare: true,
    of: ({ figures }) => ratio(figures.straightLinks, figures.links),
  },
`,
      },
      ...words('record', ['measure', 'straightShare'], ['Straight links', '直连', '直連', '直線のつなぎ']),
      ...words(
        'record',
        ['measure-note', 'straightShare'],
        ['Links without a turn.', '不转弯的连线。', '不轉彎的連線。', '曲がらないつなぎ。'],
      ),
      {
        file: 'renderer/screens/you/statistics/played-games.test.ts',
        after: '      ...{ lastThirdShare: 0.5, choicesShare: null',
        put: ', straightShare: 0',
      },
    ],
    tests: [
      'core/game',
      'renderer/screens/you/statistics',
      'electron/storage/tables/settling',
      'electron/storage/tables/statistics',
      'electron/storage/thread/figures',
    ],
  },
  {
    heading: 'A command of the command line',
    most: 8,
    changes: [
      {
        file: 'electron/cli/commands/tally.ts',
        content: `import * as v from 'valibot';
import { countTiles } from '../../../core/board/board.ts';
import { ok } from '../../../core/result.ts';
import { defineCommand } from '../command.ts';
import { RULE_OPTIONS } from '../options.ts';
import { positionFields, readFields, readPosition } from '../requests.ts';

const schema = v.object(positionFields);

/** Counts the tiles of a board. */
export const tally = defineCommand({
  name: 'tally',
  input: 'board',
  options: RULE_OPTIONS,
  fields: '{width,height,template?,cells} → {tiles}',
  read(raw) {
    const fields = readFields(schema, raw);
    return fields.ok ? readPosition(fields.value) : fields;
  },
  answer: ({ board }) => ok({ tiles: countTiles(board.cells) }),
  isYes: () => true,
  print: (_, { tiles }) => String(tiles),
});
`,
      },
      {
        file: 'electron/cli/commands/commands.ts',
        before: "  { name: 'review', load:",
        put: "  { name: 'tally', load: async () => (await import('./tally.ts')).tally },\n",
      },
      ...words(
        'cli',
        ['command', 'tally'],
        ['count the tiles of a board', '数一数棋盘上的牌', '數一數棋盤上的牌', '盤面の牌を数える'],
      ),
      ...words(
        'cli',
        ['example', 'tally'],
        [
          'twofold tally board.txt',
          'twofold tally board.txt',
          'twofold tally board.txt',
          'twofold tally board.txt',
        ],
      ),
      {
        file: 'docs/command-line.md',
        before: '| `review` |',
        put: '| `tally` | the number of tiles |\n',
      },
      { file: 'docs/command-line.zh-CN.md', before: '| `review` |', put: '| `tally` | 牌的张数 |\n' },
      { file: 'docs/command-line.zh-TW.md', before: '| `review` |', put: '| `tally` | 牌的張數 |\n' },
      { file: 'docs/command-line.ja.md', before: '| `review` |', put: '| `tally` | 牌の枚数 |\n' },
    ],
    tests: ['electron/cli', 'tests/words/command-pages', 'tests/words/languages'],
  },
  {
    heading: 'A migration',
    most: 2,
    changes: [
      {
        file: `electron/storage/tables/migrations/${number}-notes.ts`,
        content: `import type { Migration } from './migration.ts';

export const notes: Migration = {
  version: ${next},
  name: 'notes',
  statements: ['CREATE TABLE notes (id INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT'],
};
`,
      },
      {
        file: 'electron/storage/tables/migrations/all-migrations.ts',
        before: "import type { Migration } from './migration.ts';\n",
        put: `import { notes } from './${number}-notes.ts';\n`,
      },
      {
        file: 'electron/storage/tables/migrations/all-migrations.ts',
        before: LAST_MIGRATION,
        put: '  notes,\n',
      },
      {
        file: 'electron/storage/tables/migrate.test.ts',
        before: "};\n\ndescribe('each migration'",
        put: `  ${next}: ['notes'],\n`,
      },
    ],
    tests: ['electron/storage/tables/migrate'],
  },
  {
    heading: 'A new language',
    most: 3,
    changes: [
      { file: 'core/languages.ts', after: "  en: 'English',\n", put: "  eo: 'Esperanto',\n" },
      { file: `${WORDS}/eo`, copyOf: `${WORDS}/en` },
      { file: `${WORDS}/eo/names.json`, copyOf: `${WORDS}/zh-TW/names.json` },
      { file: `${PACKS}/starter.eo.twofold.json`, copyOf: `${PACKS}/starter.en.twofold.json` },
    ],
    tests: ['tests/words/languages', 'core/languages'],
  },
];
