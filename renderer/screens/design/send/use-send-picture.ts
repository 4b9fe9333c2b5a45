import { useTranslation } from 'react-i18next';
import type { CasualMeasure } from '../../../../core/coach/board-measure.ts';
import type { Design } from '../../../../core/templates/design.ts';
import { ENGINE } from '../../../engine/client.ts';
import { useService } from '../../../services/use-service.ts';
import { awaitedShare } from '../../../state/editor/awaited-share.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import { offerPicture } from '../../../state/editor/exchange.ts';
import { paintPicture } from '../canvas/drawing-picture.ts';
import { pictureCaption } from './picture-caption.ts';

/** Returns how to measure the sample deal by the casual player's games, as the editor's panel does; null where it is not dealt. */
function useSampleMeasure(): () => Promise<CasualMeasure | null> {
  const { feedback } = useService(EDITOR);
  const engine = useService(ENGINE);
  return async () => {
    const { judged, judgement } = feedback.store.getState();
    if (judged === null || judgement?.verdict !== 'solvable') return null;
    const board = { ...judged.shape, cells: judgement.cells };
    const measured = await engine.ask({ type: 'measure-board', board, rules: judged.rules });
    return measured.ok ? measured.value : null;
  };
}

/**
 * Offers a template as a picture that carries it, once it is known how hard it is; shows a notice of it, or that there can be
 * none.
 */
export function useSendPicture(): (design: Design) => Promise<void> {
  const { t } = useTranslation();
  const { feedback, tell } = useService(EDITOR);
  const measure = useSampleMeasure();
  return async (design) => {
    const random = await awaitedShare(feedback.store);
    const caption = pictureCaption(t, design, { casual: await measure(), random });
    const file = await offerPicture(design, paintPicture(design, document.body, caption));
    tell(file === null ? { type: 'picture-failed' } : { type: 'exported', file });
  };
}
