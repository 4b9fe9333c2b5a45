import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { MODES } from '../../../../core/game/modes/table.ts';
import type { ScoreRow } from '../../../../core/game/score-row.ts';
import { localName, templateName } from '../../../components/words.ts';
import { MODE_LOOKS, modeName } from '../../../parts/modes/mode-looks.ts';
import { useNextBoard } from '../../../parts/modes/use-next-board.ts';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import type { OrderedLevel, PackPlace } from '../../../state/play/pack-order.ts';
import { SESSION } from '../../../state/play/session.ts';
import { useSession } from '../../../state/play/use-session.ts';
import type { EndWay } from './end-ways.tsx';
import { useAnother } from './use-another.ts';

/** Returns the template after this one: in the pack that is being played, otherwise on the shelf; null for one that is on neither. */
function useNextTemplate(hash: string, place: PackPlace | null): OrderedLevel | null {
  const templates = useStore(useService(LIBRARY).store, (state) => state.templates);
  if (place !== null) return place.next;
  const at = templates.findIndex((template) => template.hash === hash);
  const template = at >= 0 && templates.length > 1 ? templates[(at + 1) % templates.length] : undefined;
  return template === undefined ? null : { template, deal: null, starSeconds: null };
}

/** Returns the ways to play such a board again: another one, and the same. */
function useAgain({ mode }: ScoreRow, place: PackPlace | null): readonly EndWay[] {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const another = useAnother(useSession((state) => state.game?.setup));
  const short = t('record.ending.once-more');
  if (MODES[mode].basis !== 'template') return [{ words: t('end.again'), short, act: another }];
  const same = { words: t('record.ending.same'), short, act: () => void session.restart('same') };
  // A level of a pack is one board.
  return place?.level.deal
    ? [same]
    : [{ words: t('record.ending.another'), act: () => void another() }, same];
}

/** Returns what to play next, the most obvious first; undefined until it is known which one that is. */
export function useNextWays(row: ScoreRow, place: PackPlace | null): readonly EndWay[] | undefined {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const session = useService(SESSION);
  const next = useNextTemplate(row.templateHash, place);
  const again = useAgain(row, place);
  const nextBoard = useNextBoard(useSession((state) => state.game?.setup));
  if (nextBoard === undefined) return undefined;
  const { opens, back } = MODE_LOOKS[row.mode];
  const map =
    opens === null || MODE_LOOKS[row.mode].onward === 'next-template'
      ? []
      : [{ words: back === undefined ? modeName(t, row.mode) : t(back), act: () => goTo(navigation, opens) }];
  // Levels of a pack may all have one name, and a long one.
  const name =
    place === null ? next && templateName(t, next.template) : t('record.level', { level: place.place + 1 });
  const onward =
    MODE_LOOKS[row.mode].onward === 'nothing' || next === null
      ? []
      : [
          {
            words: t('end.next', { name }),
            act: () =>
              void (next.deal === null
                ? session.startTemplate(next.template, row.mode)
                : session.continueLevel(next.template, next.deal)),
          },
        ];
  const board =
    nextBoard === null
      ? []
      : [
          {
            words: t('end.next', { name: localName(t, nextBoard.name) }),
            act: () => void session.start(row.mode, nextBoard.boardId),
          },
        ];
  // The obvious thing is to go on.
  return place === null ? [...board, ...onward, ...map, ...again] : [...onward, ...again];
}
