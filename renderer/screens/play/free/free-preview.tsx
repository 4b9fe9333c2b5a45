/** The board that would be played: its shape, what it holds, and how hard it is measured to be. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, Cells } from '../../../../core/board/board.ts';
import type { MeasureAim } from '../../../../core/coach/grade-names.ts';
import type { DealRecord } from '../../../../core/game/setup/entry.ts';
import { pairsSentence } from '../../../../core/sentences/board-sentences.ts';
import { offeredSentence, stuckSentence } from '../../../../core/sentences/share-sentences.ts';
import { lossOf } from '../../../../core/solve/measured-share.ts';
import { MAX_APP_SIDE } from '../../../../core/templates/limits.ts';
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
import { shownRules, turnCells } from '../../../parts/turned-board.ts';
import { type TurnedShape, useTurnedShape } from '../../../parts/use-turned-shape.ts';
import { PicturedBoard } from '../../../parts/why/pictured-board.tsx';
import styles from './free.module.css';
import type { FreeDeal, FreeWish } from './nearest-deal.ts';

function RandomFigures({ rating }: { readonly rating: DealRating }) {
  const { t } = useTranslation();
  return (
    <>
      <MeasuredBar className={styles.loss} measured={lossOf(rating)} />
      <p>{sentenceWords(t, offeredSentence(rating))}</p>
    </>
  );
}

/** By random games alone, of a board that is too large for others. */
function Rating({ rating }: { readonly rating: DealRating }) {
  const { t } = useTranslation();
  const stuck = stuckSentence(lossOf(rating));
  return (
    <div data-testid="free-rating">
      {stuck === null ? (
        <p className="page-note">{sentenceWords(t, offeredSentence(rating))}</p>
      ) : (
        <PlainSentence figures={<RandomFigures rating={rating} />}>{sentenceWords(t, stuck)}</PlainSentence>
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

interface MeasuredProps {
  readonly deal: DealRecord;
  readonly rating: DealRating | null;
  readonly aim: MeasureAim;
}

function Measured({ deal, rating, aim }: MeasuredProps) {
  const { t } = useTranslation();
  const pending = (
    <p className="page-note" role="status">
      {t('editor.free.measuring')}
    </p>
  );
  return (
    <BoardMeasure
      board={useBoardOf(deal)}
      rules={deal.rules}
      aim={aim}
      figures={rating !== null && <RandomFigures rating={rating} />}
      pending={pending}
      instead={rating === null ? pending : <Rating rating={rating} />}
    />
  );
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
  return <Measured deal={deal.deal} rating={deal.rating} aim={aim} />;
}

/** The board is shown whole, whatever its size. */
const WHOLE = { columns: MAX_APP_SIDE, rows: MAX_APP_SIDE };

interface PictureProps {
  readonly shown: TurnedShape;
  /** The tiles of the deal that is offered; null until they can be drawn. */
  readonly cells: Cells | null;
  readonly tiles: TileAtlas | null;
}

/** The very board that is offered, the way round it is played and in the chosen tiles; its shape alone until it can be drawn. */
function Picture({ shown: { shape, turned }, cells, tiles }: PictureProps) {
  const board = useMemo(
    () => cells && { ...shape, cells: turned === null ? cells : turnCells(cells, turned) },
    [shape, turned, cells],
  );
  if (board === null || tiles === null) return <Thumbnail shape={shape} />;
  return <PicturedBoard board={board} tiles={tiles} most={WHOLE} />;
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
  const shown = useTurnedShape(template);
  const rules = shownRules(template.rules, shown.turned);
  const tiles = useSmallTiles();
  const isDealt = deal.state === 'dealt' && deal.deal.template.hash === template.hash;
  const cells = isDealt && tiles !== null ? deal.deal.cells : null;
  return (
    <aside data-part="free-preview" className={`card ${styles.preview}`}>
      <h2>{unbroken(templateName(t, template))}</h2>
      <div className={styles.picture}>
        <Picture shown={shown} cells={cells} tiles={tiles} />
      </div>
      <p className="page-note">
        {[sentenceWords(t, pairsSentence(template)), ...rulesWords(t, rules)].join(' · ')}
      </p>
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
