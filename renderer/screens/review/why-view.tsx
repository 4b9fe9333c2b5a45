import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { ReviewMarkIcon } from '../../components/review/review-marks.tsx';
import { keyLabel } from '../../input/keymap.ts';
import { useApp } from '../../state/app-context.ts';
import { boardOfNode, type ReviewedGame, type WhyState } from '../../state/review/reviewed-game.ts';
import { explainedWords, lossStepWords, marksOfLoss, tooLargeWords } from '../why/loss-picture.ts';
import { ShownBoard } from './review-board.tsx';

type Shown = Extract<WhyState, { state: 'shown' }>;

/** The board of a picture of the explanation, with what is marked on it. */
export function WhyBoard({ shown, why }: { readonly shown: ReviewedGame; readonly why: Shown }) {
  const { t } = useTranslation();
  const step = why.loss.steps[why.step];
  const { width, height, marks } = boardOfNode(shown.game, why.at);
  const cells = step?.cells;
  const board = useMemo(() => ({ width, height, marks, cells: cells ?? [] }), [width, height, marks, cells]);
  const shownMarks = useMemo(() => (step === undefined ? [] : marksOfLoss(step)), [step]);
  return <ShownBoard board={board} marks={shownMarks} label={t('review.why.board')} />;
}

/** What the picture says, where it stands among them, and that it is a proof. */
export function WhyPanel({ shown, why }: { readonly shown: ReviewedGame; readonly why: WhyState }) {
  const { t } = useTranslation();
  const { reviewing } = useApp();
  if (why.state === 'none') return null;
  const move = shown.game.nodes[why.from]?.pairs ?? 0;
  return (
    <aside className="card review-why" aria-label={t('review.why.title')} data-testid="why">
      <header>
        <ReviewMarkIcon sign="lost" />
        <h2>{t('review.why.title')}</h2>
      </header>
      <p className="review-note">{explainedWords(t, move)}</p>
      {why.state === 'searching' && (
        <>
          <p>{t('review.why.searching')}</p>
          <progress aria-label={t('review.why.searching')} />
        </>
      )}
      {why.state === 'not-shown' && <p data-testid="why-words">{tooLargeWords(t, null)}</p>}
      {why.state === 'shown' && <WhySteps shown={shown} why={why} />}
      <button type="button" className="button" onClick={() => reviewing.closeWhy()}>
        {t('review.why.close')}
        <span className="key" aria-hidden="true">
          {keyLabel('back')}
        </span>
      </button>
    </aside>
  );
}

function WhySteps({ shown, why }: { readonly shown: ReviewedGame; readonly why: Shown }) {
  const { t } = useTranslation();
  const { reviewing } = useApp();
  const { steps } = why.loss;
  const step = steps[why.step];
  const later = (shown.game.nodes[why.at]?.pairs ?? 0) - (shown.game.nodes[why.from]?.pairs ?? 0);
  return (
    <>
      {later > 0 && <p className="review-note">{tooLargeWords(t, later)}</p>}
      <p className="review-proof" data-testid="why-words" aria-live="polite">
        {step === undefined ? '' : lossStepWords(t, step)}
      </p>
      <div className="why-steps">
        <button
          type="button"
          className="button"
          aria-label={t('review.command.step-back')}
          disabled={why.step === 0}
          onClick={() => reviewing.stepWhy(-1)}
        >
          <Icon name="back" />
        </button>
        <input
          type="range"
          aria-label={t('review.why.scrub')}
          aria-valuetext={step === undefined ? '' : lossStepWords(t, step)}
          min={0}
          max={Math.max(1, steps.length - 1)}
          value={why.step}
          onChange={(event) => reviewing.stepWhy(Number(event.currentTarget.value) - why.step)}
        />
        <button
          type="button"
          className="button"
          aria-label={t('review.command.step-on')}
          disabled={why.step >= steps.length - 1}
          onClick={() => reviewing.stepWhy(1)}
        >
          <Icon name="on" />
        </button>
      </div>
      <p className="review-note">{t('review.why.step', { step: why.step + 1, all: steps.length })}</p>
    </>
  );
}
