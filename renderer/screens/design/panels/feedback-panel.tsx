import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Cells } from '../../../../core/board/board.ts';
import { faultSentence, paritySentence } from '../../../../core/sentences/drawing-sentences.ts';
import { sampledSentences, stuckSentence } from '../../../../core/sentences/share-sentences.ts';
import { otherShare } from '../../../../core/solve/measured-share.ts';
import type { Drawing } from '../../../../core/templates/drawing.ts';
import { MeasuredBar } from '../../../components/measured-bar.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { Sentences } from '../../../components/sentences.tsx';
import { BoardMeasure } from '../../../parts/board-measure.tsx';
import { PlainSentence } from '../../../parts/plain-sentence.tsx';
import { useService } from '../../../services/use-service.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import type { FeedbackState } from '../../../state/editor/feedback.ts';
import styles from '../editor.module.css';
import { isFirstSheet } from '../first/first-sheet.tsx';
import { judgementTitle, judgementWords, VERDICT_TONES } from './judgement-words.ts';

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
      <h2 className="visually-hidden">{t('editor.facts.slots')}</h2>
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
    <section className={styles.panelPart}>
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

/** The figures of the random games; without them, that they are played, or that too few were. */
function ShareFigures() {
  const { t } = useTranslation();
  const { share, isSampling } = useStore(useService(EDITOR).feedback.store);
  const said = share && sampledSentences(share);
  if (share === null || said === null)
    return <p>{t(isSampling ? 'editor.share.sampling' : 'editor.share.not-told')}</p>;
  return (
    <>
      <b>{t('editor.share.title')}</b>
      <MeasuredBar className={styles.shareBar} measured={otherShare(share)} />
      {said.map((each) => (
        <p key={each.key}>{sentenceWords(t, each)}</p>
      ))}
    </>
  );
}

/** The random games in a sentence, of a drawing that is too large for the casual player's. */
function ToldShare() {
  const { t } = useTranslation();
  const share = useStore(useService(EDITOR).feedback.store, (state) => state.share);
  const stuck = share && stuckSentence(otherShare(share));
  if (stuck === null) return <ShareFigures />;
  return <PlainSentence figures={<ShareFigures />}>{sentenceWords(t, stuck)}</PlainSentence>;
}

interface SolvableProps {
  readonly judged: Drawing;
  readonly cells: Cells;
}

/** Says how hard the sample deal is, with its figures behind it. */
function Difficulty({ judged, cells }: SolvableProps) {
  const { t } = useTranslation();
  const board = useMemo(() => ({ ...judged.shape, cells }), [judged, cells]);
  const isSampling = useStore(useService(EDITOR).feedback.store, (state) => state.isSampling);
  return (
    <section className={styles.panelPart} data-testid="share" data-sampling={isSampling}>
      <h2 className="visually-hidden">{t('editor.pack.title')}</h2>
      <BoardMeasure
        board={board}
        rules={judged.rules}
        figures={<ShareFigures />}
        pending={<p>{t('editor.share.sampling')}</p>}
        instead={<ToldShare />}
      />
    </section>
  );
}

/** The panel's first part: what the workers compute about the drawing. Its room is kept, so that what is below it stays. */
export function FeedbackPanel() {
  const { feedback, editor } = useService(EDITOR);
  const isFirst = useStore(editor.store, isFirstSheet);
  const { facts, judged, judgement } = useStore(feedback.store);
  if (isFirst) return null;
  return (
    <div className={styles.verdict}>
      <Slots facts={facts} />
      <Verdict />
      {judged !== null && judgement?.verdict === 'solvable' && (
        <Difficulty judged={judged} cells={judgement.cells} />
      )}
    </div>
  );
}
