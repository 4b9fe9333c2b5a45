/** The board that would be played: its shape, what it holds, and how hard it is measured to be. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, Cells } from '../../../../core/board/board.ts';
import type { MeasureAim } from '../../../../core/coach/grade-names.ts';
import type { DealRecord } from '../../../../core/game/setup/entry.ts';
import { pairsSentence } from '../../../../core/sentences/board-sentences.ts';
import { offeredSentence, stuckSentence } from '../../../../core/sentences/share-sentences.ts';
import { lossOf } from '../../../../core/solve/measured-share.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import type { TileAtlas } from '../../../board/tiles/tile-atlas.ts';
import { MeasuredBar } from '../../../components/measured-bar.tsx';
import { rulesWords } from '../../../components/rules-words.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { templateName } from '../../../components/words.ts';
import type { DealRating } from '../../../engine/protocol.ts';
import { unbroken } from '../../../i18n/unbroken.ts';
import { BoardMeasure } from '../../../parts/board-measure.tsx';
import { PlainSentence } from '../../../parts/plain-sentence.tsx';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { useSmallTiles } from '../../../parts/tile-faces.tsx';
import { TroubleWords } from '../../../parts/trouble.tsx';
import { PicturedBoard } from '../../../parts/why/pictured-board.tsx';
import { isShownInPart } from '../../../parts/why/shown-part.ts';
import styles from './free.module.css';
import type { FreeDeal, FreeWish } from './nearest-deal.ts';

function Rating({ rating }: { readonly rating: DealRating }) {
  const { t } = useTranslation();
  const loss = lossOf(rating);
  const said = sentenceWords(t, offeredSentence(rating));
  const stuck = stuckSentence(loss);
  return (
    <div data-testid="free-rating">
      {stuck === null ? (
        <p className="page-note">{said}</p>
      ) : (
        <PlainSentence
          figures={
            <>
              <MeasuredBar className={styles.loss} measured={loss} />
              <p>{said}</p>
            </>
          }
        >
          {sentenceWords(t, stuck)}
        </PlainSentence>
      )}
    </div>
  );
}

/** The deal as a board, which keeps its identity while the deal does. */
function useBoardOf({ template, cells }: DealRecord): Board {
  return useMemo(() => {
    const { width, height, marks } = template;
    return { width, height, marks, cells };
  }, [template, cells]);
}

function Measured({ deal, aim }: { readonly deal: DealRecord; readonly aim: MeasureAim }) {
  return <BoardMeasure board={useBoardOf(deal)} rules={deal.rules} aim={aim} />;
}

function Found({ deal, aim }: { readonly deal: FreeDeal; readonly aim: MeasureAim }) {
  const { t } = useTranslation();
  if (deal.state === 'failed')
    return (
      <p role="alert">
        <TroubleWords code={deal.error} />
      </p>
    );
  if (deal.state === 'dealing')
    return (
      <p className="page-note" role="status">
        {t('editor.free.dealing')}
      </p>
    );
  return (
    <>
      {deal.rating === null ? (
        <p className="page-note" role="status">
          {t('editor.free.measuring')}
        </p>
      ) : (
        <Rating rating={deal.rating} />
      )}
      {/* It lies below the rating, which must not push it down. */}
      <div hidden={deal.rating === null}>
        <Measured deal={deal.deal} aim={aim} />
      </div>
    </>
  );
}

/** As many cells as the preview shows large enough to be read. */
const MOST = { columns: 14, rows: 10 };

interface PictureProps {
  readonly template: TemplateRevision;
  /** The tiles of the deal that is offered; null until they can be drawn. */
  readonly cells: Cells | null;
  readonly tiles: TileAtlas | null;
}

/** The very board that is offered, in the chosen tiles; its shape alone until it can be drawn. */
function Picture({ template, cells, tiles }: PictureProps) {
  const board = useMemo(() => cells && { ...template, cells }, [template, cells]);
  if (board === null || tiles === null) return <Thumbnail shape={template} />;
  return <PicturedBoard board={board} tiles={tiles} most={MOST} />;
}

export interface FreePreviewProps {
  readonly wish: FreeWish;
  readonly deal: FreeDeal;
  readonly onPlay: () => void;
  readonly onOther: () => void;
}

export function FreePreview({ wish, deal, onPlay, onOther }: FreePreviewProps) {
  const { t } = useTranslation();
  const { template } = wish.plan;
  const tiles = useSmallTiles();
  const isDealt = deal.state === 'dealt' && deal.deal.template.hash === template.hash;
  const cells = isDealt && tiles !== null ? deal.deal.cells : null;
  const isPart = cells !== null && isShownInPart(template, MOST);
  const words = [...(isPart ? [t('editor.free.part')] : []), ...rulesWords(t, template.rules)];
  return (
    <aside data-part="free-preview" className={`card ${styles.preview}`}>
      <h2>{unbroken(templateName(t, template))}</h2>
      <div className={styles.picture}>
        <Picture template={template} cells={cells} tiles={tiles} />
      </div>
      <p className="page-note">{[sentenceWords(t, pairsSentence(template)), ...words].join(' · ')}</p>
      <button
        type="button"
        className="button button-large button-primary"
        disabled={deal.state !== 'dealt'}
        onClick={onPlay}
      >
        {t('editor.free.play')}
      </button>
      <button type="button" className="button button-quiet" onClick={onOther}>
        {t('editor.free.other')}
      </button>
      <div className={styles.found}>
        <Found deal={deal} aim={wish.aim} />
      </div>
    </aside>
  );
}
