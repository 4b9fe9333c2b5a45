#!/usr/bin/env node
// Stands in for fpm, which electron-builder would download: makes a real .deb or .rpm of what it is told, by dpkg-deb or rpmbuild.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Options that may be given several times. */
const LISTS = ['-d', '--deb-recommends'];
const FLAGS = ['--force'];
const KNOWN = [
  ...[
    '-s',
    '-t',
    '--architecture',
    '--after-install',
    '--after-remove',
    '--description',
    '--version',
    '--package',
  ],
  ...[
    '--name',
    '--maintainer',
    '--vendor',
    '--url',
    '--category',
    '--license',
    '--deb-priority',
    '--deb-compression',
  ],
  ...['--rpm-os', '--rpm-compression', '--rpm-summary'],
];

const { options, lists, inputs } = readArguments(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'twofold-fpm-'));
const tree = join(folder, 'tree');
for (const input of inputs) {
  const at = input.lastIndexOf('=');
  const to = join(tree, input.slice(at + 1));
  mkdirSync(dirname(to), { recursive: true });
  cpSync(input.slice(0, at), to, { recursive: true });
}
({ deb: makeDeb, rpm: makeRpm })[options['-t']]();
rmSync(folder, { recursive: true });

function readArguments(args) {
  const read = { options: {}, lists: Object.fromEntries(LISTS.map((name) => [name, []])), inputs: [] };
  for (let at = 0; at < args.length; at++) {
    const name = args[at];
    if (FLAGS.includes(name)) continue;
    if (LISTS.includes(name)) read.lists[name].push(args[++at]);
    else if (KNOWN.includes(name)) read.options[name] = args[++at];
    else if (name.startsWith('-')) throw new Error(`fpm is told ${name}, which its stand-in does not know`);
    else read.inputs.push(name);
  }
  return read;
}

function makeDeb() {
  const control = join(tree, 'DEBIAN');
  mkdirSync(control);
  const fields = {
    Package: options['--name'],
    Version: options['--version'],
    License: options['--license'],
    Vendor: options['--vendor'],
    Architecture: options['--architecture'],
    Maintainer: options['--maintainer'],
    'Installed-Size': Math.ceil(sizeOf(tree) / 1024),
    Depends: lists['-d'].join(', '),
    Recommends: lists['--deb-recommends'].join(', '),
    Section: options['--category'],
    Priority: options['--deb-priority'],
    Homepage: options['--url'],
    Description: options['--description'],
  };
  const lines = Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined);
  writeFileSync(join(control, 'control'), lines.map(([name, value]) => `${name}: ${value}\n`).join(''));
  for (const [name, option] of [
    ['postinst', '--after-install'],
    ['postrm', '--after-remove'],
  ])
    writeFileSync(join(control, name), readFileSync(options[option]), { mode: 0o755 });
  // Quick to make, and dpkg reads it as it reads the others.
  const args = ['--build', '--root-owner-group', '-Zgzip', '-z1', tree, options['--package']];
  execFileSync('dpkg-deb', args, { stdio: 'inherit' });
}

function makeRpm() {
  const spec = join(folder, 'twofold.spec');
  const script = (option) => readFileSync(options[option], 'utf8').replaceAll('%', '%%');
  writeFileSync(
    spec,
    `Name: ${options['--name']}
Version: ${options['--version']}
Release: 1
Summary: ${options['--rpm-summary']}
License: ${options['--license']}
URL: ${options['--url']}
Vendor: ${options['--vendor']}
Packager: ${options['--maintainer']}
AutoReqProv: no
${lists['-d'].map((name) => `Requires: ${name}\n`).join('')}
%description
${options['--description']}
%install
cp -a ${tree}/. %{buildroot}/
%post -p /bin/bash
${script('--after-install')}
%postun -p /bin/bash
${script('--after-remove')}
%files
%defattr(-,root,root,-)
${[...filesOf(tree, '')].map((name) => `"${name}"\n`).join('')}`,
  );
  const defines = [
    `_topdir ${folder}/rpm`,
    `_rpmdir ${folder}/made`,
    '_binary_payload w1.gzdio',
    '_build_id_links none',
  ];
  const args = defines.flatMap((define) => ['--define', define]);
  // Nothing is compiled, so nothing is stripped.
  args.push(
    '--define',
    '__os_install_post %{nil}',
    '--target',
    options['--architecture'],
    '--quiet',
    '-bb',
    spec,
  );
  execFileSync('rpmbuild', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [made] = [...filesOf(join(folder, 'made'), '')];
  cpSync(join(folder, 'made', made), options['--package']);
}

function* filesOf(folder, path) {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const name = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesOf(folder, name);
    else yield name;
  }
}

function sizeOf(folder) {
  let size = 0;
  for (const name of filesOf(folder, '')) size += statSync(join(folder, name)).size;
  return size;
}
