/** The board that would be played: its shape, what it holds, and how hard it is measured to be. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../../../core/board/board.ts';
import type { DealPlan } from '../../../../core/game/modes/deal-plan.ts';
import type { DealRecord } from '../../../../core/game/setup/entry.ts';
import { pairsSentence } from '../../../../core/sentences/board-sentences.ts';
import { offeredSentence } from '../../../../core/sentences/share-sentences.ts';
import { isTellable, lossOf, otherShare } from '../../../../core/solve/measured-share.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { type Grade, gradesOf } from '../../../../core/templates/win-share.ts';
import { MeasuredBar } from '../../../components/measured-bar.tsx';
import { rulesWords } from '../../../components/rules-words.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { measuredGrade, templateName } from '../../../components/words.ts';
import type { DealRating } from '../../../engine/protocol.ts';
import { unbroken } from '../../../i18n/unbroken.ts';
import { BoardMeasure } from '../../../parts/board-measure.tsx';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { useSmallTiles } from '../../../parts/tile-faces.tsx';
import { TroubleWords } from '../../../parts/trouble.tsx';
import { PicturedBoard } from '../../../parts/why/pictured-board.tsx';
import styles from './free.module.css';
import { type FreeDeal, wantedGrade } from './nearest-deal.ts';

/** `wanted` is the grade that was asked for; null when any will do. */
function Rating({ rating, wanted }: { readonly rating: DealRating; readonly wanted: Grade | null }) {
  const { t } = useTranslation();
  const loss = lossOf(rating);
  const wins = otherShare(loss);
  const said = sentenceWords(t, offeredSentence(rating));
  if (!isTellable(loss)) return <p className="page-note">{said}</p>;
  const isAsAsked = wanted === null || gradesOf(wins).includes(wanted);
  return (
    <div data-testid="free-rating">
      <p>
        {t('editor.free.measured')} <b>{measuredGrade(t, wins)}</b>
      </p>
      <MeasuredBar className={styles.loss} measured={loss} />
      {!isAsAsked && (
        <p className={styles.nearest} data-testid="free-nearest">
          {t('editor.free.nearest', { grade: t(`editor.grade.${wanted}`) })}
        </p>
      )}
      <p className="page-note">{said}</p>
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

function Measured({ deal }: { readonly deal: DealRecord }) {
  return <BoardMeasure board={useBoardOf(deal)} rules={deal.rules} />;
}

function Found({ deal, wanted }: { readonly deal: FreeDeal; readonly wanted: Grade | null }) {
  const { t } = useTranslation();
  if (deal.state === 'failed')
    return (
      <p role="alert">
        <TroubleWords code={deal.error} />
      </p>
    );
  if (deal.state === 'dealing' || deal.rating === null)
    return (
      <p className="page-note" role="status">
        {deal.state === 'dealing' ? t('editor.free.dealing') : t('editor.free.measuring')}
      </p>
    );
  return (
    <>
      <Rating rating={deal.rating} wanted={wanted} />
      <Measured deal={deal.deal} />
    </>
  );
}

/** The very board that is offered, in the chosen tiles; its shape alone until it is dealt. */
function Picture({ template, deal }: { readonly template: TemplateRevision; readonly deal: FreeDeal }) {
  const tiles = useSmallTiles();
  const cells = deal.state === 'dealt' ? deal.deal.cells : null;
  const board = useMemo(() => cells && { ...template, cells }, [template, cells]);
  const isOfTemplate = deal.state === 'dealt' && deal.deal.template.hash === template.hash;
  if (board === null || tiles === null || !isOfTemplate) return <Thumbnail shape={template} />;
  return <PicturedBoard board={board} tiles={tiles} />;
}

export interface FreePreviewProps {
  readonly plan: DealPlan;
  readonly deal: FreeDeal;
  readonly onPlay: () => void;
  readonly onOther: () => void;
}

export function FreePreview({ plan, deal, onPlay, onOther }: FreePreviewProps) {
  const { t } = useTranslation();
  const { template } = plan;
  const words = rulesWords(t, template.rules);
  return (
    <aside data-part="free-preview" className={`card ${styles.preview}`}>
      <h2>{unbroken(templateName(t, template))}</h2>
      <div className={styles.picture}>
        <Picture template={template} deal={deal} />
      </div>
      <p className="page-note">{[sentenceWords(t, pairsSentence(template)), ...words].join(' · ')}</p>
      <div className={styles.found}>
        <Found deal={deal} wanted={wantedGrade(plan)} />
      </div>
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
    </aside>
  );
}
