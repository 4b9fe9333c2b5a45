import { useTranslation } from 'react-i18next';
import { otherShare } from '../../../../core/solve/measured-share.ts';
import type { Design } from '../../../../core/templates/design.ts';
import { useService } from '../../../services/use-service.ts';
import { awaitedShare } from '../../../state/editor/awaited-share.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import { offerPicture } from '../../../state/editor/exchange.ts';
import { paintPicture } from '../canvas/drawing-picture.ts';
import { pictureCaption } from './picture-caption.ts';

/**
 * Offers a template as a picture that carries it, once it is known how hard it is; shows a notice when there can be
 * none.
 */
export function useSendPicture(): (design: Design) => Promise<void> {
  const { t } = useTranslation();
  const editorServices = useService(EDITOR);
  return async (design) => {
    const share = await awaitedShare(editorServices.feedback.store);
    const picture = paintPicture(design, document.body, {
      caption: pictureCaption(t, design, share),
      difficulty: share === null ? null : otherShare(share),
    });
    const isMade = await offerPicture(design, picture);
    if (!isMade) editorServices.tell({ type: 'picture-failed' });
  };
}
