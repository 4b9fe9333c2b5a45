/**
 * The stores' rules for the files that they are given, written down from their documentation, and stricter: a field that is
 * not named here is refused, though the stores know more.
 */
import * as v from 'valibot';

const text = (least: number, most: number) => v.pipe(v.string(), v.minLength(least), v.maxLength(most));
const https = v.pipe(v.string(), v.url(), v.regex(/^https:\/\/\S+$/), v.maxLength(2048));
const sha256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

/** learn.microsoft.com/windows/package-manager/package/manifest, version 1.10.0 of the manifest. */
const winget = {
  /** A publisher and up to seven further parts of at most 32 characters. */
  PackageIdentifier: v.pipe(v.string(), v.regex(/^[^.\s\\/:*?"<>|]{1,32}(?:\.[^.\s\\/:*?"<>|]{1,32}){1,7}$/)),
  PackageVersion: v.pipe(v.string(), v.regex(/^[^\\/:*?"<>|]{1,128}$/)),
  ManifestVersion: v.literal('1.10.0'),
};

const tags = v.pipe(v.array(text(1, 40)), v.maxLength(16));
const words = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[^\\/:*?"<>|.]{1,64}$/))), v.minLength(1));
const locale = v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[A-Z]{2})$/), v.maxLength(20));
const translated = v.strictObject({
  ...winget,
  PackageLocale: locale,
  ShortDescription: text(3, 256),
  Description: text(3, 10_000),
  Tags: tags,
  ManifestType: v.literal('locale'),
});

export const WINGET_FORMS = {
  version: v.strictObject({ ...winget, DefaultLocale: locale, ManifestType: v.literal('version') }),
  installer: v.strictObject({
    ...winget,
    Platform: v.tuple([v.literal('Windows.Desktop')]),
    MinimumOSVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+\.\d+$/)),
    InstallerType: v.literal('nullsoft'),
    Scope: v.picklist(['user', 'machine']),
    InstallModes: v.array(v.picklist(['interactive', 'silent', 'silentWithProgress'])),
    UpgradeBehavior: v.picklist(['install', 'uninstallPrevious', 'deny']),
    Commands: words,
    Protocols: words,
    FileExtensions: words,
    ReleaseDate: v.pipe(v.string(), v.isoDate()),
    Installers: v.pipe(
      v.array(
        v.strictObject({
          Architecture: v.picklist(['x64', 'arm64']),
          InstallerUrl: https,
          InstallerSha256: sha256,
        }),
      ),
      v.minLength(1),
    ),
    ManifestType: v.literal('installer'),
  }),
  'locale.en-US': v.strictObject({
    ...winget,
    PackageLocale: locale,
    Publisher: text(2, 256),
    PublisherUrl: https,
    PublisherSupportUrl: https,
    PrivacyUrl: https,
    PackageName: text(2, 256),
    PackageUrl: https,
    License: text(3, 512),
    LicenseUrl: https,
    ShortDescription: text(3, 256),
    Description: text(3, 10_000),
    Tags: tags,
    ReleaseNotesUrl: https,
    ManifestType: v.literal('defaultLocale'),
  }),
  'locale.zh-CN': translated,
  'locale.zh-TW': translated,
  'locale.ja-JP': translated,
} as const;

/** docs.flatpak.org, *Flatpak Builder Command Reference*: the manifest; docs.flathub.org, *Requirements*: fixed versions and sums. */
export const FLATHUB_FORM = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z]\w*(?:\.[A-Za-z]\w*){2,}$/), v.maxLength(255)),
  runtime: v.literal('org.freedesktop.Platform'),
  'runtime-version': v.pipe(v.string(), v.regex(/^\d\d\.08$/)),
  sdk: v.literal('org.freedesktop.Sdk'),
  base: v.literal('org.electronjs.Electron2.BaseApp'),
  'base-version': v.string(),
  command: v.string(),
  'separate-locales': v.boolean(),
  'finish-args': v.array(v.pipe(v.string(), v.regex(/^--(?:share|socket|device)=[a-z\d-]+$/))),
  modules: v.tuple([
    v.strictObject({
      name: v.string(),
      buildsystem: v.literal('simple'),
      'build-commands': v.array(v.string()),
      sources: v.array(
        v.variant('type', [
          v.strictObject({
            type: v.literal('archive'),
            dest: v.string(),
            'only-arches': v.tuple([v.picklist(['x86_64', 'aarch64'])]),
            url: https,
            sha256,
          }),
          v.strictObject({
            type: v.literal('file'),
            path: v.pipe(v.string(), v.regex(/^[\w.]+$/)),
            sha256: v.optional(sha256),
          }),
        ]),
      ),
    }),
  ]),
});

/** docs.brew.sh/Cask-Cookbook, *Stanza order*, as far as the cask has them; those of a line each. */
export const CASK_ORDER = [
  ...['version', 'sha256', 'url', 'name', 'desc', 'homepage'],
  ...['livecheck', 'depends_on', 'app', 'binary', 'zap'],
] as const;
