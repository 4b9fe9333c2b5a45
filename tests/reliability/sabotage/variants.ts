/** A storage with one safeguard taken out, and the check that must notice. */
export interface Variant {
  readonly name: string;
  readonly check: string;
  /** Which of its cases are tried, as for `--case`; without it, a short run's. */
  readonly cases?: string;
  /** In each file of electron/storage, what is replaced by what; each must be there. */
  readonly changes: readonly (readonly [file: string, from: string, to: string])[];
}

export const VARIANTS: readonly Variant[] = [
  {
    name: 'synchronous off',
    check: 'flush',
    changes: [['tables/connection.ts', "'synchronous', 'FULL', 2", "'synchronous', 'OFF', 0"]],
  },
  {
    name: 'answer before the commit',
    check: 'torn writes',
    changes: [
      [
        'thread/play-services.ts',
        'storage.database\n    .transaction(() => {\n      appendRow(',
        'late = storage.database\n    .transaction(() => {\n      appendRow(',
      ],
      [
        'thread/play-services.ts',
        '.immediate();\n  table.running = { stored',
        '.immediate;\n  table.running = { stored',
      ],
      ['thread/play-services.ts', 'const seated = seat(', 'settle();\n  const seated = seat('],
      [
        'thread/play-services.ts',
        'const before = findFinished(',
        'settle();\n  const before = findFinished(',
      ],
      [
        'thread/play-services.ts',
        'function seat(',
        'let late: (() => void) | null = null;\nfunction settle() { const now = late; late = null; now?.(); }\nfunction seat(',
      ],
    ],
  },
  {
    name: 'no checksums',
    check: 'bit flips',
    changes: [
      ['tables/tables.ts', 'row.checksum !== rowChecksum(table, row)', 'false'],
      ['trust/verify.ts', 'row.checksum !== rowChecksum(table, row)', 'false'],
      ['tables/journal.ts', 'row.place !== place || row.chain !== chain', 'row.place !== place'],
    ],
  },
  {
    name: 'a journal read without proof',
    check: 'bit flips',
    changes: [['tables/journal.ts', 'if (!isWhole) throw', 'if (!isWhole && false) throw']],
  },
  {
    name: 'no backup before a migration',
    check: 'migration kill',
    changes: [
      [
        'trust/opening.ts',
        'migrate(database, () => makeBackupNow(database, folder, now()))',
        'migrate(database)',
      ],
    ],
  },
  {
    name: 'an import without a transaction',
    check: 'import kill',
    changes: [
      [
        'transfer/template-import.ts',
        'storage.database\n    .transaction(() => {',
        '((work) => ({ immediate: work }))(() => {',
      ],
    ],
  },
  {
    name: 'no look at the log',
    check: 'log flips',
    changes: [
      ['trust/mend.ts', "verdict.kind === 'newer' || !isLogDamaged(log)", 'true'],
      ['trust/mend.ts', 'missingFrom(database, accepted) : []', '[] : []'],
    ],
  },
  {
    name: 'an entry counted before its commit',
    check: 'full disk',
    changes: [
      [
        'thread/play-services.ts',
        'table.running = null;\n  storage.database\n',
        'table.running = { stored, progress: next, game: played.value };\n  storage.database\n',
      ],
    ],
  },
  {
    name: 'no count of accepted moves',
    check: 'fault pairs',
    cases: 'log missing + backups missing, together, killed',
    changes: [['thread/services.ts', 'storage.accepted.note(acceptedIn(table.running));', '{}']],
  },
  {
    name: 'no look at which file it is',
    check: 'fault pairs',
    cases: 'folder replaced + folder replaced, together',
    changes: [
      ['files/presence.ts', 'before.ino === now.ino && before.dev === now.dev', 'true'],
      ['files/presence.ts', 'before === null || before === undefined || now === null', 'false'],
    ],
  },
  {
    name: 'an unknown error left to the next start',
    check: 'fault pairs',
    cases: 'database zeroed + database cut, together',
    changes: [
      [
        'trust/mend.ts',
        "if (isOfSurroundings(error)) throw error;\n    onBug(error);\n    return { kind: 'damaged'",
        "throw error;\n    return { kind: 'damaged'",
      ],
    ],
  },
  {
    name: 'no count of starts that died',
    check: 'deadly look',
    changes: [['trust/starts.ts', 'return look >= 2;', 'return false;']],
  },
  {
    name: 'a copy to look at in the temporary folder',
    check: 'fault pairs',
    cases: 'log cut + temporary folder full, together, killed',
    changes: [
      [
        'files/image.ts',
        'const database = readIfThere(path);',
        "if (existsSync(path)) process.getBuiltinModule('node:fs').copyFileSync(path, process.env.TMPDIR + '/' + Date.now());\n  const database = readIfThere(path);",
      ],
    ],
  },
  {
    name: 'a recovery that forgets its log',
    check: 'failed calls',
    cases: 'recovery of a missing database: pwrite64 1',
    changes: [
      ['trust/recover.ts', '    leaveLog(database);\n', ''],
      ['trust/recover.ts', 'for (const file of filesOf(building)) if (file !== building) discard(file);', ''],
    ],
  },
];
