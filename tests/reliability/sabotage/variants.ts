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
    changes: [['base/connection.ts', "'synchronous', 'FULL', 2", "'synchronous', 'OFF', 0"]],
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
        '.immediate();\n  cache.running = { stored',
        '.immediate;\n  cache.running = { stored',
      ],
      ['thread/play-services.ts', 'const loaded = loadCached(', 'settle();\n  const loaded = loadCached('],
      [
        'thread/play-services.ts',
        'const before = findFinished(',
        'settle();\n  const before = findFinished(',
      ],
      [
        'thread/play-services.ts',
        'function loadCached(',
        'let late: (() => void) | null = null;\nfunction settle() { const now = late; late = null; now?.(); }\nfunction loadCached(',
      ],
    ],
  },
  {
    name: 'no checksums',
    check: 'bit flips',
    changes: [
      ['base/checked-rows.ts', 'row.checksum !== rowChecksum(table, row)', 'false'],
      ['trust/checks/verify-database.ts', 'row.checksum !== rowChecksum(table, row)', 'false'],
      ['tables/journal-table.ts', 'row.place !== place || row.chain !== chain', 'row.place !== place'],
    ],
  },
  {
    name: 'a journal read without proof',
    check: 'bit flips',
    changes: [['tables/journal-table.ts', 'if (!isWhole) throw', 'if (!isWhole && false) throw']],
  },
  {
    name: 'no backup before a migration',
    check: 'migration kill',
    changes: [['trust/startup/prepare.ts', 'makeBackupNow(database, backupFolder(path), now());', '']],
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
      ['trust/startup/repair.ts', "verdict.kind === 'newer' || !isLogDamaged(log)", 'true'],
      ['trust/startup/repair.ts', 'missingFrom(database, accepted) : []', '[] : []'],
    ],
  },
  {
    name: 'an entry counted before its commit',
    check: 'full disk',
    changes: [
      [
        'thread/play-services.ts',
        'cache.running = null;\n  storage.database\n',
        'cache.running = { stored, progress: next, game: played.value };\n  storage.database\n',
      ],
    ],
  },
  {
    name: 'no count of accepted moves',
    check: 'fault pairs',
    cases: 'log missing + backups missing, together, killed',
    changes: [['thread/services.ts', 'storage.accepted.note(acceptedIn(cache.running));', '{}']],
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
        'trust/startup/repair.ts',
        "if (isEnvironmental(error)) throw error;\n    onBug(error);\n    return { kind: 'damaged'",
        "throw error;\n    return { kind: 'damaged'",
      ],
    ],
  },
  {
    name: 'no count of starts that died',
    check: 'deadly look',
    changes: [['trust/recovery/crash-counter.ts', 'return look >= 2;', 'return false;']],
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
      ['trust/recovery/recover.ts', '    leaveLog(database);\n', ''],
      [
        'trust/recovery/recover.ts',
        'for (const file of filesOf(building)) if (file !== building) discard(file);',
        '',
      ],
    ],
  },
];
