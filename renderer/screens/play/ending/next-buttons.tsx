import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { ScoreRow } from '../../../../core/game/score-row.ts';
import { usePrimaryFocus } from '../../../components/focus/use-primary-focus.ts';
import { localName, templateName } from '../../../components/words.ts';
import { MODE_LOOKS, modeName } from '../../../parts/modes/mode-looks.ts';
import type { NextBoard } from '../../../parts/modes/next-board.ts';
import { useNextBoard } from '../../../parts/modes/use-next-board.ts';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import type { OrderedLevel, PackPlace } from '../../../state/play/pack-order.ts';
import { SESSION } from '../../../state/play/session.ts';
import { useSession } from '../../../state/play/use-session.ts';

/** Returns the template after this one: in the pack that is being played, otherwise in the list. */
function useNextTemplate(hash: string, place: PackPlace | null): OrderedLevel | null {
  const templates = useStore(useService(LIBRARY).store, (state) => state.templates);
  if (place !== null) return place.next;
  const at = templates.findIndex((template) => template.hash === hash);
  const template = templates.length > 1 ? templates[(at + 1) % templates.length] : undefined;
  return template === undefined ? null : { template, deal: null, starSeconds: null };
}

interface NextButtonsProps {
  readonly row: ScoreRow;
  readonly place: PackPlace | null;
}

/**
 * The offers of what to play next, the most obvious first. They are shown once it is known which one that is.
 */
export function NextButtons(props: NextButtonsProps) {
  const nextBoard = useNextBoard(useSession((state) => state.game?.setup));
  return nextBoard === undefined ? null : <NextWays {...props} nextBoard={nextBoard} />;
}

function NextWays({ row, place, nextBoard }: NextButtonsProps & { readonly nextBoard: NextBoard | null }) {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const session = useService(SESSION);
  const next = useNextTemplate(row.templateHash, place);
  const primary = usePrimaryFocus();
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
  const ways = place === null ? [...board, ...onward, ...map, again] : [...onward, again];
  return ways.map(({ words, act }, index) => (
    <button
      key={words}
      ref={index === 0 ? primary : null}
      type="button"
      className={index === 0 ? 'button button-large button-primary' : 'button button-large'}
      onClick={act}
    >
      {words}
    </button>
  ));
}
