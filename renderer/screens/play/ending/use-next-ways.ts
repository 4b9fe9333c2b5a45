import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
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

/** Returns the template after this one: in the pack that is being played, otherwise in the list. */
function useNextTemplate(hash: string, place: PackPlace | null): OrderedLevel | null {
  const templates = useStore(useService(LIBRARY).store, (state) => state.templates);
  if (place !== null) return place.next;
  const at = templates.findIndex((template) => template.hash === hash);
  const template = templates.length > 1 ? templates[(at + 1) % templates.length] : undefined;
  return template === undefined ? null : { template, deal: null, starSeconds: null };
}

/** Returns what to play next, the most obvious first; undefined until it is known which one that is. */
export function useNextWays(row: ScoreRow, place: PackPlace | null): readonly EndWay[] | undefined {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const session = useService(SESSION);
  const next = useNextTemplate(row.templateHash, place);
  const nextBoard = useNextBoard(useSession((state) => state.game?.setup));
  if (nextBoard === undefined) return undefined;
  // A level of a pack is one board: again is the same.
  const again = {
    words: t('end.again'),
    act: () => void session.restart(place?.level.deal ? 'same' : 'new'),
  };
  const { opens, back } = MODE_LOOKS[row.mode];
  const map =
    opens === null || MODE_LOOKS[row.mode].onward === 'next-template'
      ? []
      : [{ words: back === undefined ? modeName(t, row.mode) : t(back), act: () => goTo(navigation, opens) }];
  const onward =
    MODE_LOOKS[row.mode].onward === 'nothing' || next === null
      ? []
      : [
          {
            words: t('end.next', { name: templateName(t, next.template) }),
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
  return place === null ? [...board, ...onward, ...map, again] : [...onward, again];
}
