// Who may import whom. Each rule's comment says why; ARCHITECTURE.md has them as a list.
const only = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    only('no-cycles', 'A cycle has no first file to read.', {}, { circular: true }),
    only(
      'core-stands-alone',
      'core is the game and nothing else; its boards, the names of puzzles and the figures of the coach are its data.',
      { path: '^core/', pathNot: '\\.test\\.ts$' },
      {
        path: '^(electron|renderer|resources|tests|scripts)/',
        pathNot: '^resources/(composed|journey|daily|puzzles|coach)/',
      },
    ),
    only(
      'core-libraries',
      'core may use a schema library and a hash, both pure.',
      { path: '^core/', pathNot: '\\.test\\.ts$' },
      {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core'],
        pathNot: 'node_modules/(valibot|@noble/hashes)/',
      },
    ),
    only(
      'rules-stand-alone',
      'The rules are the definition of the game: of core they know the board alone.',
      { path: '^core/rules/', pathNot: '\\.test\\.ts$' },
      { path: '^core/', pathNot: '^core/(board|rules)/' },
    ),
    only(
      'engine-by-its-interface',
      'Which of its implementations an engine uses is its own choice.',
      { path: '^(core|electron|renderer)/', pathNot: '^core/engine/' },
      { path: '^core/engine/(bit|words|wide)/' },
    ),
    only(
      'engine-without-search',
      'An engine answers queries about a position; it does not search.',
      { path: '^core/engine/', pathNot: '\\.test\\.ts$' },
      { path: '^core/', pathNot: '^core/((board|rules|engine)/|int32\\.ts$)' },
    ),
    only(
      'solve-without-deal',
      'A dealer uses the solver, never the other way.',
      { path: '^core/solve/', pathNot: '\\.test\\.ts$' },
      { path: '^core/deal/' },
    ),
    only(
      'solve-without-game',
      'A solver sees positions, never games.',
      { path: '^core/solve/' },
      { path: '^core/(game|review|contract)/' },
    ),
    only(
      'electron-not-renderer',
      'The two sides meet in core/contract only.',
      { path: '^electron/' },
      { path: '^renderer/' },
    ),
    only(
      'renderer-not-electron',
      'The two sides meet in core/contract only.',
      { path: '^renderer/' },
      { path: '^electron/' },
    ),
    only(
      'electron-only-in-shell',
      'Only the shell and the preload know Electron.',
      { path: '^(core|renderer|resources|electron/(storage|browser|cli|host))/' },
      { path: 'node_modules/electron/' },
    ),
    only(
      'renderer-base-alone',
      'What draws, sounds, listens or translates is handed what it needs; it knows neither stores nor screens.',
      {
        path: '^renderer/(board|viewport|input|audio|theme|i18n|engine|bridge|services)/',
        pathNot: '\\.(test|browser)\\.tsx?$',
      },
      { path: '^renderer/(state|screens|parts|components)/' },
    ),
    only(
      'state-below-screens',
      'A store does not know who shows it.',
      { path: '^renderer/state/', pathNot: '\\.test\\.tsx?$' },
      { path: '^renderer/(screens|parts|components|board)/' },
    ),
    only(
      'components-without-stores',
      'A piece that screens share is handed what it shows.',
      { path: '^renderer/components/', pathNot: '\\.test\\.tsx?$' },
      { path: '^renderer/(screens|parts|state)/' },
    ),
    only(
      'parts-below-screens',
      'What screens share does not know which of them shows it.',
      { path: '^renderer/parts/', pathNot: '\\.test\\.tsx?$' },
      { path: '^renderer/screens/' },
    ),
    only(
      'renderer-not-node',
      'A window has no Node.',
      { path: '^renderer/', pathNot: '\\.test\\.tsx?$' },
      { dependencyTypes: ['core'] },
    ),
    only(
      'no-orphan-tests',
      'Nothing imports a test.',
      { pathNot: '\\.test\\.tsx?$' },
      { path: '\\.test\\.tsx?$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(out|dist)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
