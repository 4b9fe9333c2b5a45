import { MIGRATIONS } from '../../electron/storage/tables/migrations/all.ts';
import type { Change, Recipe } from './recipe.ts';

const WORDS = 'resources/words';

/** The same words in both languages; a file is one of `resources/words/<tag>`. */
function words(file: string, path: readonly string[], en: string, zh: string): readonly Change[] {
  return [
    { file: `${WORDS}/en/${file}.json`, words: path, text: en },
    { file: `${WORDS}/zh-CN/${file}.json`, words: path, text: zh },
  ];
}

const next = MIGRATIONS.length + 1;
const number = String(next).padStart(3, '0');
const LAST_MIGRATION = `];\n\n/** The schema`;

/** One for each section that tells how to add something. */
export const RECIPES: readonly Recipe[] = [
  {
    heading: 'A new template',
    most: 3,
    changes: [
      {
        file: 'core/templates/builtin.ts',
        before: '];\n\nfunction draw(',
        put: `  draw('frame', { kinds: 15, copies: FOURS }, [
    'oooooooooooo',
    'oooooooooooo',
    'ooo......ooo',
    'ooo......ooo',
    'oooooooooooo',
    'oooooooooooo',
  ]),
`,
      },
      ...words('window', ['template', 'frame'], 'Frame', '画框'),
    ],
    tests: ['core/templates/builtin'],
  },
  {
    heading: 'A gravity',
    most: 5,
    changes: [
      { file: 'core/rules/rules.ts', after: "  'join-horizontal',\n", put: "  'join-top',\n" },
      {
        file: 'core/rules/gravity.ts',
        after: "  'join-horizontal': { lines: 'rows', parts: ['end', 'start'] },\n",
        put: "  'join-top': { lines: 'columns', parts: ['end', 'end'] },\n",
      },
      {
        file: 'renderer/components/gravity-ways.ts',
        after: "  'join-horizontal': [1, 2, 3, 9, 10, 11, 16, 17, 22, 23, 24],\n",
        put: "  'join-top': [8, 9, 12, 7, 11, 13, 22, 24, 21, 23, 26],\n",
      },
      ...words('window', ['rules', 'gravity-join-top'], 'tiles fall within each half', '上下两半各自下落'),
    ],
    tests: ['core/rules/link', 'core/engine', 'core/codes', 'renderer/components/gravity-ways'],
  },
  {
    heading: 'A tile set',
    most: 1,
    changes: [{ file: 'resources/tiles/copied', copyOf: 'resources/tiles/contrast' }],
    tests: ['renderer/board/tiles'],
  },
  {
    heading: 'A mode',
    most: 5,
    changes: [
      {
        file: 'core/game/modes/meditation.ts',
        content: `import { classic, classicRules } from './classic.ts';
import type { ModeRecord, ModeRules } from './mode.ts';

/** A classic board without any help but undo. */
export const meditation: ModeRecord = { ...classic, scoreTable: 'mode' };
export const meditationRules: readonly ModeRules[] = classicRules.slice(-1).map((rules) => ({ ...rules, assists: ['undo'] }));
`,
      },
      {
        file: 'core/game/modes/table.ts',
        before: "import { classic, classicRules } from './classic.ts';\n",
        put: "import { meditation, meditationRules } from './meditation.ts';\n",
      },
      { file: 'core/game/modes/table.ts', after: 'export const MODES = { classic,', put: ' meditation,' },
      {
        file: 'core/game/modes/table.ts',
        after: '  classic: classicRules,\n',
        put: '  meditation: meditationRules,\n',
      },
      {
        file: 'renderer/screens/modes/mode-looks.ts',
        after: 'export const MODE_LOOKS: Readonly<Record<Mode, ModeLook>> = {\n',
        put: `  meditation: {
    isNamedBy: 'mode',
    card: null,
    ended: 'end.won',
    shown: 'end.shown',
    onward: 'nothing',
  },
`,
      },
      ...words('window', ['mode', 'meditation'], 'Meditation', '静心'),
    ],
    tests: ['core/game', 'tests/modes'],
  },
  {
    heading: 'A setting',
    most: 4,
    changes: [
      {
        file: 'core/contract/schemas.ts',
        after: "  reducedMotion: v.picklist(['system', 'on', 'off']),\n",
        put: '  hasLargeCursor: v.boolean(),\n',
      },
      {
        file: 'core/contract/schemas.ts',
        after: "  reducedMotion: 'system',\n",
        put: '  hasLargeCursor: false,\n',
      },
      {
        file: 'renderer/screens/settings/settings-screen.tsx',
        before: 'function LanguageRow() {\n',
        put: `function CursorRow() {
  const { t } = useTranslation();
  const { settings } = useApp();
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
        file: 'renderer/screens/settings/settings-screen.tsx',
        after: '            <LanguageRow />\n',
        put: '            <CursorRow />\n',
      },
      ...words('window', ['settings', 'cursor'], 'Large cursor', '大光标'),
    ],
    tests: ['electron/storage/tables/settings-table', 'core/contract'],
  },
  {
    heading: 'A screen',
    most: 5,
    changes: [
      {
        file: 'renderer/screens/almanac-screen.tsx',
        content: `import { useTranslation } from 'react-i18next';
import { PageHead } from './page-head.tsx';

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
        file: 'renderer/app.tsx',
        before: '/** The language of the settings, else',
        put: `const AlmanacScreen = lazy(async () => ({
  default: (await import('./screens/almanac-screen.tsx')).AlmanacScreen,
}));

`,
      },
      {
        file: 'renderer/app.tsx',
        before: "    case 'home':\n",
        put: "    case 'almanac':\n      return <AlmanacScreen />;\n",
      },
      ...words('window', ['almanac', 'title'], 'Almanac', '年历'),
    ],
    tests: ['renderer/state'],
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
        file: 'electron/storage/tables/migrations/all.ts',
        before: "import type { Migration } from './migration.ts';\n",
        put: `import { notes } from './${number}-notes.ts';\n`,
      },
      { file: 'electron/storage/tables/migrations/all.ts', before: LAST_MIGRATION, put: '  notes,\n' },
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
    most: 2,
    changes: [
      { file: 'core/contract/languages.ts', after: "  en: 'English',\n", put: "  eo: 'Esperanto',\n" },
      { file: `${WORDS}/eo`, copyOf: `${WORDS}/en` },
    ],
    tests: ['tests/words/languages', 'core/contract/languages'],
  },
];
