import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Cells } from '../../../../core/board/board.ts';
import { faultSentence, paritySentence } from '../../../../core/sentences/drawing-sentences.ts';
import { sampledSentences, stuckSentence } from '../../../../core/sentences/share-sentences.ts';
import { otherShare } from '../../../../core/solve/measured-share.ts';
import type { Drawing } from '../../../../core/templates/drawing.ts';
import type { WinShare } from '../../../../core/templates/win-share.ts';
import { MeasuredBar } from '../../../components/measured-bar.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { Sentences } from '../../../components/sentences.tsx';
import { BoardMeasure } from '../../../parts/board-measure.tsx';
import { useService } from '../../../services/use-service.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import type { FeedbackState } from '../../../state/editor/feedback.ts';
import styles from '../editor.module.css';
import { isFirstSheet } from '../first/first-sheet.tsx';
import { judgementTitle, judgementWords, VERDICT_TONES } from './judgement-words.ts';
import { SampleDeal } from './sample-deal.tsx';

type Facts = NonNullable<FeedbackState['facts']>;

function Parity({ slots }: { readonly slots: number }) {
  const { t } = useTranslation();
  const tone = slots === 0 ? 'quiet' : slots % 2 === 0 ? 'good' : 'bad';
  return <span data-tone={tone}>{sentenceWords(t, paritySentence(slots))}</span>;
}

/** The faults of the drawing, each with a way to mend it. */
function Faults({ facts }: { readonly facts: Facts }) {
  const { t } = useTranslation();
  const fault = faultSentence(facts);
  if (fault === null)
    return facts.slots % 2 === 0 ? null : <p className={styles.fault}>{t('editor.facts.mend-odd')}</p>;
  const isReach = fault.key === 'editor.facts.out-of-reach';
  return (
    <p className={styles.fault}>
      {sentenceWords(t, fault)}
      {isReach ? '. ' : ' '}
      {t(isReach ? 'editor.facts.mend-reach' : 'editor.facts.mend-region')}
    </p>
  );
}

function Slots({ facts }: { readonly facts: Facts | null }) {
  const { t } = useTranslation();
  return (
    <section className={styles.panelPart} aria-live="polite">
      <h2>{t('editor.facts.slots')}</h2>
      {facts !== null && (
        <>
          <p className={styles.slots}>
            <b data-testid="slots">{facts.slots}</b> <Parity slots={facts.slots} />
          </p>
          <Faults facts={facts} />
        </>
      )}
    </section>
  );
}

function Verdict() {
  const { t } = useTranslation();
  const { judgement, judged, facts } = useStore(useService(EDITOR).feedback.store);
  // A sheet that is still blank has not failed at anything.
  if (facts?.slots === 0) return null;
  const why = judgement === null || judged === null ? [] : judgementWords(t, judgement, judged);
  return (
    <section className={`${styles.panelPart} ${styles.panelVerdict}`}>
      <h2 className="visually-hidden">{t('editor.verdict.title')}</h2>
      <output
        className="chip"
        data-tone={judgement === null ? 'quiet' : VERDICT_TONES[judgement.verdict]}
        data-testid="judgement"
      >
        {judgementTitle(t, judgement)}
      </output>
      {why.length > 0 && (
        <p>
          <Sentences>{why}</Sentences>
        </p>
      )}
    </section>
  );
}

/** The measured share; it is left out while its interval is too wide. */
function ToldShare({ share }: { readonly share: WinShare }) {
  const { t } = useTranslation();
  const said = sampledSentences(share);
  const stuck = stuckSentence(otherShare(share));
  if (said === null || stuck === null) return null;
  const [wins, interval, opening] = said.map((each) => sentenceWords(t, each));
  return (
    <>
      <p>{sentenceWords(t, stuck)}</p>
      <MeasuredBar className={styles.shareBar} measured={otherShare(share)} />
      {/* No sign to open them by: it would move when the part above grows. */}
      <p className="page-note">
        {wins}
        <br />
        {interval}
        <br />
        {opening}
      </p>
    </>
  );
}

function Share() {
  const { t } = useTranslation();
  const { share, isSampling, judgement } = useStore(useService(EDITOR).feedback.store);
  if (judgement?.verdict !== 'solvable') return null;
  return (
    <section className={styles.panelPart} data-testid="share" data-sampling={isSampling}>
      <h2>{t('editor.share.title')}</h2>
      {share !== null && <ToldShare share={share} />}
      {share === null && <p>{t(isSampling ? 'editor.share.sampling' : 'editor.share.not-told')}</p>}
    </section>
  );
}

/** The measures of the sample deal by the casual player's games. */
function SampleMeasure({ judged, cells }: { readonly judged: Drawing; readonly cells: Cells }) {
  const board = useMemo(() => ({ ...judged.shape, cells }), [judged, cells]);
  return <BoardMeasure board={board} rules={judged.rules} />;
}

/** Before the first stroke: what will stand here. */
function FirstNote() {
  const { t } = useTranslation();
  return (
    <section className={styles.panelPart}>
      <h2>{t('editor.first.panel')}</h2>
      <p>{t('editor.first.panel-note')}</p>
    </section>
  );
}

/** The panel with the results that the workers compute about the drawing. */
export function FeedbackPanel() {
  const { t } = useTranslation();
  const { feedback, editor } = useService(EDITOR);
  const isFirst = useStore(editor.store, isFirstSheet);
  const facts = useStore(feedback.store, (state) => state.facts);
  const judged = useStore(feedback.store, (state) => state.judged);
  const judgement = useStore(feedback.store, (state) => state.judgement);
  return (
    <>
      {isFirst ? <FirstNote /> : <Slots facts={facts} />}
      <Verdict />
      {judged !== null && judgement?.verdict === 'solvable' && (
        <section className={styles.panelPart}>
          <h2 className="visually-hidden">{t('editor.deal')}</h2>
          <SampleDeal shape={judged.shape} cells={judgement.cells} />
          <SampleMeasure judged={judged} cells={judgement.cells} />
        </section>
      )}
      {/* The last part, as it grows when its games are played. */}
      <Share />
    </>
  );
}
