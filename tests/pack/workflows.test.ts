/** The workflows, as far as they can be checked without running them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planSigning } from '../../scripts/signing.mjs';
import { REPOSITORY } from './pack.ts';

const FOLDER = join(REPOSITORY, '.github', 'workflows');
const { scripts } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));
const find = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/** Actions that take files to and from the runner, or speak for them; they bring no packages of the app's. */
const WITHOUT_PACKAGES = [
  'actions/download-artifact',
  'actions/attest-build-provenance',
  'actions/attest-sbom',
];

interface Job {
  readonly name: string;
  /** As they are written: `contents: read`. */
  readonly permissions: readonly string[];
  readonly text: string;
}

/** The jobs of a workflow, in their order. */
function jobsOf(workflow: string): Job[] {
  const [, jobs = ''] = workflow.split(/^jobs:$/m);
  return jobs.split(/^(?= {2}\w+:$)/m).flatMap((text) => {
    const name = /^ {2}(\w+):$/m.exec(text)?.[1];
    const block = /^ {4}permissions:\n((?: {6}\S.*\n)+)/m.exec(text)?.[1] ?? '';
    return name === undefined ? [] : [{ name, permissions: find(block, /(\S+: \S+)/g), text }];
  });
}

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');

  test('every action of others is pinned to a commit and says its version', () => {
    const used = find(text, /uses: (.*)/g);
    expect(used).not.toEqual([]);
    const pinned = /^(?:\.\/\S+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
    expect(used.filter((each) => !pinned.test(each))).toEqual([]);
  });

  test('gives a job only the rights that it names', () => {
    expect(text).toMatch(/^permissions: \{\}$/m);
    for (const job of jobsOf(text)) expect(job.permissions, job.name).not.toEqual([]);
  });

  test('a job that may write runs no package, no script of the repository, and knows no secret', () => {
    for (const { name, permissions, text: job } of jobsOf(text)) {
      if (!permissions.some((each) => each.endsWith('write'))) continue;
      expect(
        find(job, /uses: (\S+)@/g).filter((each) => !WITHOUT_PACKAGES.includes(each)),
        name,
      ).toEqual([]);
      expect(job, name).not.toMatch(/\b(?:npm|npx|node|git|curl|pip|apt-get)\b|secrets\./);
    }
  });

  test('packages come from the lockfile, and none of their scripts runs', () => {
    const installs = find(text, /(npm (?:ci|install|i)\b.*)/g);
    expect(installs.filter((each) => each !== 'npm ci --ignore-scripts')).toEqual([]);
    expect(text).not.toMatch(/\bnpm exec\b|\bnpx (?!playwright)/);
  });

  test('keeps no token on disk and waits for ever for nothing', () => {
    expect(text.match(/actions\/checkout@/g)?.length).toBe(text.match(/persist-credentials: false/g)?.length);
    expect(text.match(/runs-on:/g)?.length).toBe(text.match(/timeout-minutes:/g)?.length);
  });

  test('what a job waits for, and what its matrix is asked for, is there', () => {
    const jobs = jobsOf(text).map((job) => job.name);
    const needed = find(text, /needs: (.+)$/gm).flatMap((each) => each.replace(/[[\]]/g, '').split(', '));
    for (const job of needed) expect(jobs).toContain(job);
    for (const asked of find(text, /matrix\.(\w+)/g))
      expect(text).toMatch(new RegExp(`^ +(?:- )?${asked}:`, 'm'));
    expect(text).not.toMatch(/\t| +$/m);
  });

  test('runs scripts and files that exist', () => {
    for (const script of find(text, /npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty([script]);
    for (const file of find(text, /node ((?:tests|scripts)\/\S+)/g))
      expect(existsSync(join(REPOSITORY, file)), file).toBe(true);
  });

  test('nothing that a stranger writes reaches a shell', () => {
    const runs = find(text, /run: (?:\|\n((?: {10,}.*\n)+)|.*)/g).join('\n');
    expect(`${runs}${find(text, /run: (.*)/g).join('\n')}`).not.toMatch(
      /\$\{\{ *(?:github\.event|secrets|inputs)/,
    );
  });
});

const RELEASE = ['release.yml', 'installers.yml']
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  .join('\n');

/** The lines that a release cannot do without, wherever they stand. */
test.each([
  ['the tests on every system first', /needs: test$/m],
  ['a list of checksums that is checked', /sha256sum --check/],
  ['what is inside', /make-sbom\.mjs sbom\/twofold-sbom\.cdx\.json/],
  ['where it was built', /attest-build-provenance@[\s\S]*subject-path: release\/twofold-\*/],
  ['both binaries in the universal app', /inspect: darwin dist\/mac-universal x64 arm64/],
  ['a start of each packed program', /node tests\/pack\/smoke\.ts "\$PROGRAM"/],
  ['questions to each on the command line', /node tests\/pack\/smoke-commands\.ts "\$COMMANDS"/],
  ['a draft that a person publishes', /gh release create .*--draft/],
])('a release has %s', (_what, pattern) => {
  expect(RELEASE).toMatch(pattern);
});

test('who builds, who attests and who publishes a release are jobs with three sets of rights', () => {
  const jobs = jobsOf(readFileSync(join(FOLDER, 'release.yml'), 'utf8'));
  expect(Object.fromEntries(jobs.map(({ name, permissions }) => [name, permissions]))).toEqual({
    test: ['contents: read'],
    test_mac: ['contents: read'],
    windows: ['contents: read'],
    linux: ['contents: read'],
    mac: ['contents: read'],
    sbom: ['contents: read'],
    attest: ['id-token: write', 'attestations: write'],
    draft: ['contents: write'],
    attest_mac: ['id-token: write', 'attestations: write'],
    join_mac: ['contents: write'],
  });
});

test("the draft with Windows' and Linux' installers waits for no Mac, and takes nothing of one", () => {
  const jobs = new Map(
    jobsOf(readFileSync(join(FOLDER, 'release.yml'), 'utf8')).map((job) => [job.name, job]),
  );
  const before = new Set<string>();
  const walk = (name: string) => {
    if (before.has(name)) return;
    before.add(name);
    const needed = find(jobs.get(name)?.text ?? '', /needs: (.+)$/gm);
    for (const each of needed.flatMap((list) => list.replace(/[[\]]/g, '').split(', '))) walk(each);
  };
  walk('draft');
  expect([...before].sort()).toEqual(['attest', 'draft', 'linux', 'sbom', 'test', 'windows']);
  for (const name of before) expect(jobs.get(name)?.text, name).not.toMatch(/macos|mac-/);
  for (const name of ['attest', 'draft']) expect(jobs.get(name)?.text, name).toContain('pattern: release-*');
  expect(jobs.get('mac')?.text).toContain('artifact: mac-installers');
});

test.each([
  [
    'three systems',
    /system: \$\{\{ fromJSON\(inputs\.systems \|\| '\["ubuntu-\S+", "windows-\S+", "macos-\S+"\]'\) \}\}/,
  ],
  ['a user whose name has Chinese characters and a space', /RUNNER_TEMP\/李 雷/],
  ['the time of a start', /trace-start\.mjs --electron/],
])('the tests know %s', (_what, pattern) => {
  expect(readFileSync(join(FOLDER, 'test.yml'), 'utf8')).toMatch(pattern);
});

test('what a signature needs comes from the secrets', () => {
  const text = RELEASE;
  expect(text.match(/secrets: inherit/g)).toHaveLength(3);
  const { problem = '' } = planSigning('darwin', { TWOFOLD_RELEASE: 'v1' });
  const windows = planSigning('win32', { TWOFOLD_RELEASE: 'v1' }).problem ?? '';
  const names = find(`${problem} ${windows}`, /\b([A-Z]+(?:_[A-Z]+)+)\b/g);
  expect(names).toContain('APPLE_API_KEY');
  for (const name of names.filter((each) => each !== 'TWOFOLD_UNSIGNED'))
    expect(text, name).toMatch(new RegExp(`secrets\\.${name}\\b`));
});
