/** Words made of several texts, shared by the screens. */
import type { TFunction } from 'i18next';
import { DEFAULT_LANGUAGE, halfOfName, LANGUAGES, type Language } from '../../core/contract/languages.ts';
import { gradesOf } from '../../core/deal/win-share.ts';
import type { Rules } from '../../core/rules/rules.ts';
import type { MeasuredShare } from '../../core/solve/measured-share.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import type { TemplateRevision } from '../../core/templates/template.ts';

const BUILT_IN_NAMES: ReadonlySet<string> = new Set(BUILTIN_TEMPLATES.map(({ name }) => name));

/** The name in the language of a built-in template, or of one that has it in both; any other as its player wrote it. */
export function templateName(t: TFunction, template: Pick<TemplateRevision, 'name' | 'builtIn'>): string {
  // A file that was imported may call anything built in, and an older version had others.
  if (!template.builtIn || !BUILT_IN_NAMES.has(template.name)) return halfOfName(template.name, t('app.tag'));
  // Names of built-in templates are keys; a test holds the two lists together.
  return t(`template.${template.name}` as 'template.rectangle');
}

/** `0` to `3` turns as words. */
export function turnsName(t: TFunction, turns: number): string {
  return t(`turns.${turns}` as 'turns.0');
}

/** How the rules differ from the classic ones, in a few words; empty when they do not. */
export function rulesWords(t: TFunction, rules: Rules): readonly string[] {
  const words: string[] = [];
  if (rules.gravity !== 'none') words.push(t(`rules.gravity-${rules.gravity}`));
  if (rules.border === 'closed') words.push(t('rules.border-closed'));
  if (rules.maxTurns === 0) words.push(t('rules.straight'));
  else if (rules.maxTurns !== 2) words.push(t('rules.max-turns', { turns: turnsName(t, rules.maxTurns) }));
  return words;
}

/** The language of i18next's tag; English for a tag that is none, as where the system's language is none of ours. */
export function asLanguage(tag: string): Language {
  return LANGUAGES.find((language) => language === tag) ?? DEFAULT_LANGUAGE;
}

/** The grade of a share of games won, or the two between which its interval leaves the choice. */
export function measuredGrade(t: TFunction, wins: MeasuredShare): string {
  const [easiest, hardest] = gradesOf(wins).map((grade) => t(`editor.grade.${grade}`));
  return hardest === easiest ? (easiest ?? '') : t('editor.share.to', { low: easiest, high: hardest });
}
