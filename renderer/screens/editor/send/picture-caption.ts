import type { TFunction } from 'i18next';
import { countSlots } from '../../../../core/board/board.ts';
import type { WinShare } from '../../../../core/deal/win-share.ts';
import { tellShare } from '../../../../core/solve/measured-share.ts';
import type { Design } from '../../../../core/templates/design.ts';
import { measuredGrade } from '../../../components/words.ts';
import { slotWords } from '../slot-words.ts';

/** What stands under a template's picture: its name, then its size, its pairs and how hard it is, as far as that is measured. */
export function pictureCaption(
  t: TFunction,
  design: Design,
  share: WinShare | null,
): readonly [string, string] {
  const { width, height, marks } = design;
  const facts = [t('editor.size', { width, height }), slotWords(t, countSlots(marks))];
  const told = share && tellShare(share);
  if (share === null || told === null) return [design.name, facts.join(' · ')];
  return [
    design.name,
    [...facts, measuredGrade(t, share), t('editor.export.caption', { ...told })].join(' · '),
  ];
}
