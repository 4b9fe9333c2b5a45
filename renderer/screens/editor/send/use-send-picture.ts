import { useTranslation } from 'react-i18next';
import type { Design } from '../../../../core/templates/design.ts';
import { lossFigureOf } from '../../../../core/templates/difficulty-bar.ts';
import { useApp } from '../../../state/app-context.ts';
import { offerPicture } from '../../../state/editor/exchange.ts';
import { measuredShare } from '../../../state/editor/measured-share.ts';
import { paintPicture } from '../canvas/drawing-picture.ts';
import { pictureCaption } from './picture-caption.ts';

/**
 * Offers a template as a picture that carries it, once it is known how hard it is; shows a notice when there can be
 * none.
 */
export function useSendPicture(): (design: Design) => Promise<void> {
  const { t } = useTranslation();
  const { editorServices } = useApp();
  return async (design) => {
    const share = await measuredShare(editorServices.feedback.store);
    const picture = paintPicture(design, document.body, {
      caption: pictureCaption(t, design, share),
      difficulty: share === null ? null : lossFigureOf(share),
    });
    const isMade = await offerPicture(design, picture);
    if (!isMade) editorServices.tell({ type: 'picture-failed' });
  };
}
