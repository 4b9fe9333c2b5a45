/** The address at which Twofold is published stands in one file, and a release stops until it is filled. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findReleases } from '../../electron/main/updates/releases.ts';
import { fillAddress, PLACED_IN, waitsForAddress } from '../../scripts/document-address.mjs';
import { checkIdentity, IDENTITY_FILE, readIdentity, whyNotPublished } from '../../scripts/identity.mjs';
import { REPOSITORY } from './pack.ts';
import { SAMPLE_IDENTITY } from './stores/sample.ts';

const RELEASE = { TWOFOLD_RELEASE: 'v1.0.0', GITHUB_REPOSITORY: 'someone/twofold' };
const given = JSON.parse(readFileSync(join(REPOSITORY, IDENTITY_FILE), 'utf8'));
const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');

test('the file has its three fields, each empty or good', () => {
  expect(Object.keys(given).sort()).toEqual(Object.keys(SAMPLE_IDENTITY).sort());
  expect(readIdentity().problem).toBeUndefined();
});

describe('a release', () => {
  test.each(Object.keys(SAMPLE_IDENTITY))('stops while %s is empty, and names it', (name) => {
    const problem = whyNotPublished(checkIdentity({ ...SAMPLE_IDENTITY, [name]: '' }), RELEASE);
    expect(problem).toContain(`needs ${name} in ${IDENTITY_FILE}`);
  });

  test('stops before it packs, and packs when all is filled', () => {
    expect(whyNotPublished(checkIdentity(SAMPLE_IDENTITY), RELEASE)).toBeUndefined();
    expect(whyNotPublished(checkIdentity({}), RELEASE)).toContain('repository, contact, applicationId');
    const dist = read('scripts/dist.mjs');
    expect(dist.indexOf('whyNotPublished(')).toBeLessThan(dist.indexOf('build(node)'));
    expect(dist).toMatch(/whyNotPublished\(\w+, process\.env\)/);
  });

  test('comes from the repository that the file names', () => {
    const problem = whyNotPublished(checkIdentity(SAMPLE_IDENTITY), {
      ...RELEASE,
      GITHUB_REPOSITORY: 'other/fork',
    });
    expect(problem).toContain('other/fork');
  });

  test.each([
    ['repository', 'http://github.com/someone/twofold'],
    ['repository', 'https://github.com/someone'],
    ['repository', 'https://example.org/twofold'],
    ['contact', 'someone@example.org'],
    ['contact', 'Someone <someone>'],
    ['applicationId', 'Twofold'],
    ['applicationId', 'org.example.two-fold'],
    ['applicationId', 'org..Twofold'],
  ])('stops at the %s %j', (name, value) => {
    const { problem } = checkIdentity({ ...SAMPLE_IDENTITY, [name]: value });
    expect(problem).toContain(`${name} in ${IDENTITY_FILE}`);
    expect(problem).toContain(value);
  });

  test('stops at a field that is not known', () => {
    expect(checkIdentity({ ...SAMPLE_IDENTITY, homepage: '' }).problem).toContain('homepage');
  });
});

test('a build at home needs nothing, and its update check has no address to ask', () => {
  const empty = checkIdentity({ repository: '', contact: '', applicationId: '' });
  expect(whyNotPublished(empty, {})).toBeUndefined();
  expect(empty.identity.contact).toContain('.invalid>');
  expect(findReleases(empty.identity.repository)).toBeNull();
  expect(findReleases(SAMPLE_IDENTITY.repository)?.host).toBe('api.github.com');
});

test('documents wait for the address as long as there is none, and no longer', () => {
  const waiting = readIdentity().missing.includes('repository');
  for (const path of PLACED_IN) {
    expect(waitsForAddress(read(path)), `node scripts/fill-documents.mjs fills ${path}`).toBe(waiting);
    const filled = fillAddress(read(path), SAMPLE_IDENTITY.repository);
    expect(waitsForAddress(filled)).toBe(false);
    if (waiting) expect(filled.split('--repo someone/twofold'), 'in both languages').toHaveLength(3);
  }
});

/** No text names another address of this project than that file. */
test('no other file says where Twofold is published', () => {
  const documents = [
    ...[
      'README.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      'CHANGELOG.md',
      'package.json',
      'electron-builder.yml',
    ],
    ...readdirSync(join(REPOSITORY, 'docs')).flatMap((name) =>
      name.endsWith('.md') ? [`docs/${name}`] : [],
    ),
    ...readdirSync(join(REPOSITORY, '.github'), { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      /\.(?:yml|md)$/.test(name) ? [`.github/${name.replaceAll('\\', '/')}`] : [],
    ),
    ...readdirSync(join(REPOSITORY, 'resources', 'packaging'), { recursive: true, encoding: 'utf8' }).flatMap(
      (name) =>
        /\.\w+$/.test(name) && name !== 'identity.json'
          ? [`resources/packaging/${name.replaceAll('\\', '/')}`]
          : [],
    ),
  ];
  const own = /(?:github\.com|githubusercontent\.com|github\.io)\/[\w.-]+\/twofold|\bio\.github\.\w+/i;
  expect(documents.filter((path) => own.test(read(path)))).toEqual([]);
});
