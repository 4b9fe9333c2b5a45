/** Why a position is lost: the proof on the board picture by picture, its list, and the way through it. */
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LossStep } from '../../../core/review/loss-steps.ts';
import {
  blockedSentence,
  lossRowSentence,
  lossSentence,
  tooLargeSentence,
} from '../../../core/sentences/loss-sentences.ts';
import type { Sentence } from '../../../core/sentences/sentence.ts';
import { Icon } from '../../components/icon.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import { RatioBox } from '../../components/sized.tsx';
import { useKeys } from '../../input/use-keys.ts';
import { focusTitle } from '../../parts/page-head.tsx';
import { ReviewBoard, ShownBoard } from '../../parts/review-board.tsx';
import { useTurnedShape } from '../../parts/use-turned-shape.ts';
import { marksOfLoss } from '../../parts/why/loss-picture.ts';
import { useService } from '../../services/use-service.ts';
import { whyCommands } from '../../state/review/review-commands.ts';
import { lastWinnableBefore } from '../../state/review/review-steps.ts';
import {
  type OpenWhy,
  type ReviewedGame,
  type ShownWhy,
  templateOfNode,
} from '../../state/review/reviewed-game.ts';
import { REVIEWING } from '../../state/review/reviewing.ts';
import { ratioAround } from './ratio-around.ts';
import reviewStyles from './review.module.css';
import { ReviewNoticeLine } from './review-notice.tsx';
import { WhyFoot } from './why-foot.tsx';
import { WhyList } from './why-list.tsx';
import styles from './why-view.module.css';

/** One picture at its calm pace: as long as it takes to read. */
const BEAT_MS = 2_800;

function usePlayback({ isPlaying, why }: ReviewedGame): void {
  const reviewing = useService(REVIEWING);
  const step = why.state === 'shown' ? why.step : -1;
  useEffect(() => {
    if (!isPlaying || step < 0) return;
    const timer = setTimeout(() => reviewing.playWhyFrom(step), BEAT_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, step, reviewing]);
}

const NO_CELLS: readonly number[] = [];

/** The board of a picture of the explanation, with what is marked on it. */
function WhyBoard({ shown, why }: { readonly shown: ReviewedGame; readonly why: ShownWhy }) {
  const { t } = useTranslation();
  const step = why.loss.steps[why.step];
  const template = templateOfNode(shown.game, why.at);
  const { width } = template;
  const shownMarks = useMemo(() => (step === undefined ? [] : marksOfLoss(step, width)), [step, width]);
  return (
    <ShownBoard
      template={template}
      cells={step?.cells ?? NO_CELLS}
      marks={shownMarks}
      label={t('review.why.board')}
    />
  );
}

/** The sentence of the picture; where rounds begin, which tiles they leave. */
function headlineOf({ loss: { steps }, step: at }: ShownWhy): Sentence | null {
  const step = steps[at];
  if (step?.words.type !== 'rounds') return step === undefined ? null : lossSentence(step);
  const end = steps.slice(at).find(({ words }) => words.type === 'staying');
  return end === undefined ? lossSentence(step) : lossRowSentence(end);
}

/** Below it stand the looser rule by which rounds go, and how far the nearest two tiles are from a link. */
function notesOf(step: LossStep): Sentence[] {
  if (step.words.type === 'rounds') return [lossSentence(step)];
  const blocked = blockedSentence(step);
  return blocked === null ? [] : [blocked];
}

/** The sentence of the picture, and further facts beside it. */
function WhyWords({ shown, why }: { readonly shown: ReviewedGame; readonly why: ShownWhy }) {
  const { t } = useTranslation();
  const step = why.loss.steps[why.step];
  const headline = headlineOf(why);
  const notes = step === undefined ? [] : notesOf(step);
  const later = (shown.game.nodes[why.at]?.pairs ?? 0) - (shown.game.nodes[why.from]?.pairs ?? 0);
  return (
    <div className={styles.caption}>
      <p className={styles.sentence} data-testid="why-words" data-type={step?.words.type} aria-live="polite">
        {headline !== null && sentenceWords(t, headline)}
      </p>
      {notes.map((note) => (
        <p key={note.key} className={reviewStyles.note}>
          {sentenceWords(t, note)}
        </p>
      ))}
      {later > 0 && why.step === 0 && (
        <p className={reviewStyles.note}>{sentenceWords(t, tooLargeSentence(later))}</p>
      )}
    </div>
  );
}

/** While the proof is looked for, and where there is none that can be shown. */
function NoProof({ why }: { readonly why: OpenWhy }) {
  const { t } = useTranslation();
  if (why.state === 'searching')
    return (
      <div className={styles.caption}>
        <p className={styles.sentence}>{t('review.why.searching')}</p>
        <progress aria-label={t('review.why.searching')} />
      </div>
    );
  return (
    <div className={styles.caption}>
      <p className={styles.sentence} data-testid="why-words">
        {sentenceWords(t, tooLargeSentence(null))}
      </p>
    </div>
  );
}

interface StepsToggleProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens the list of all pictures beside the board, or closes it. */
function StepsToggle({ isOpen, onToggle }: StepsToggleProps) {
  const { t } = useTranslation();
  return (
    <div className={reviewStyles.actions}>
      <button
        type="button"
        className="button button-quiet"
        data-testid="why-steps"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <Icon name="games" />
        {t('review.why.steps')}
      </button>
    </div>
  );
}

interface WhyViewProps {
  readonly shown: ReviewedGame;
  readonly why: OpenWhy;
  readonly onPlayOn: (node: number) => void;
}

export function WhyView({ shown, why, onPlayOn }: WhyViewProps) {
  const reviewing = useService(REVIEWING);
  const [isListWanted, setList] = useState(false);
  const hasList = isListWanted && why.state === 'shown';
  usePlayback(shown);
  useEffect(() => focusTitle(), []);
  const { shape } = useTurnedShape(templateOfNode(shown.game, why.from));
  const before = lastWinnableBefore(shown, why.from);
  const playOn = before === null ? undefined : () => onPlayOn(before);
  useKeys('review', whyCommands({ reviewing, shown, playOn: onPlayOn }));
  return (
    <>
      <section className={styles.stage} data-testid="why" data-state={why.state} data-alone={!hasList}>
        <RatioBox className={reviewStyles.board} ratio={ratioAround(shape)}>
          {why.state === 'shown' ? (
            <WhyBoard shown={shown} why={why} />
          ) : (
            <ReviewBoard shown={shown} marks={[]} />
          )}
        </RatioBox>
        {why.state === 'shown' ? <WhyWords shown={shown} why={why} /> : <NoProof why={why} />}
        <ReviewNoticeLine shown={shown} />
      </section>
      <WhyFoot shown={shown} why={why} onPlayOn={playOn} />
      {why.state === 'shown' && why.loss.steps.length > 1 && (
        <StepsToggle isOpen={hasList} onToggle={() => setList(!hasList)} />
      )}
      {hasList && <WhyList why={why} />}
    </>
  );
}
