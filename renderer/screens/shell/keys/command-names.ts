import type { TFunction } from 'i18next';
import type { Command, CommandIn, EditorCommand } from '../../../input/keymap.ts';
import type { CommandPlace } from '../../../input/own-keys.ts';

const BRANCHES = ['branch-before', 'branch-after'] as const;
type Branch = (typeof BRANCHES)[number];

/** Returns a command as the list of keys calls it. The words of keys, editor and review must be loaded. */
export function commandName(t: TFunction, { scope, command }: CommandPlace): string {
  // A place names a command of its scope.
  switch (scope) {
    case 'game':
      return t(`command.${command as Command}`);
    case 'editor':
      return t(`editor.command.${command as EditorCommand}`);
    case 'review':
      return BRANCHES.includes(command as Branch)
        ? t(`keys.review.${command as Branch}`)
        : t(`review.command.${command as Exclude<CommandIn<'review'>, Branch>}`);
    case 'board':
      return t(`keys.board.${command as CommandIn<'board'>}`);
    case 'drawing':
      return t(`keys.drawing.${command as CommandIn<'drawing'>}`);
    case 'candidates':
      return command === 'answer'
        ? t('keys.candidates.answer')
        : t('keys.candidates.look', { place: command.replace('look-at-', '') });
  }
}
