/** Words made of several texts, shared by the screens. */
import type { TFunction } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../core/languages.ts';
import { type LocalNames, nameAndSize, namesOfBoth } from '../../core/local-names.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import type { TemplateRevision } from '../../core/templates/template.ts';

const BUILT_IN_NAMES: ReadonlySet<string> = new Set(BUILTIN_TEMPLATES.map(({ name }) => name));

/** The name in the language of a built-in template, or of one that has it in both; any other as its player wrote it. */
export function templateName(t: TFunction, template: Pick<TemplateRevision, 'name' | 'builtIn'>): string {
  // A file that was imported may call anything built in, and an older version had others.
  if (!template.builtIn || !BUILT_IN_NAMES.has(template.name)) {
    const [name, size] = nameAndSize(template.name);
    const names = namesOfBoth(name);
    return names === null ? template.name : localName(t, names) + size;
  }
  // Names of built-in templates are keys; a test holds the two lists together.
  return t(`template.${template.name}` as 'template.rectangle');
}

/** A name of the program's own data in the language of `t`: its own, else that of the language's table, else English. */
export function localName(t: TFunction, names: LocalNames): string {
  // Keys of that table are English names, and one that it lacks is no fault.
  const key = `names.${names.en}` as 'app.name';
  return names[t('app.tag')] ?? (t(key, { defaultValue: '' }) || names.en);
}

/** `0` to `3` turns as words. */
export function turnsName(t: TFunction, turns: number): string {
  return t(`turns.${turns}` as 'turns.0');
}

/** The language of i18next's tag; English for a tag that is none, as where the system's language is none of ours. */
export function asLanguage(tag: string): Language {
  return LANGUAGES.find((language) => language === tag) ?? DEFAULT_LANGUAGE;
}
