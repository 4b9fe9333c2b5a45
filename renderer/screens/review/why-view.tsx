import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LossStep } from '../../../core/review/loss-steps.ts';
import type { TileAtlas } from '../../board/tiles/tile-atlas.ts';
import { Icon } from '../../components/icon.tsx';
import { ReviewMarkIcon } from '../../components/review/review-marks.tsx';
import { keyLabel } from '../../input/keymap.ts';
import { useApp } from '../../state/app-context.ts';
import { boardOfNode, type ReviewedGame, type WhyState } from '../../state/review/reviewed-game.ts';
import { explainedWords, lossStepWords, marksOfLoss, tooLargeWords } from '../why/loss-picture.ts';
import { ShownBoard } from './review-board.tsx';
import { TileFaces, useSmallTiles } from './tile-faces.tsx';

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

/** What ends a case: tiles that never go, or a board on which nothing links. */
const LOST: readonly LossStep['words']['type'][] = ['staying', 'odd-kind', 'dead'];

/** Of more tiles the first ones are shown. */
const MOST_TILES = 10;

/** The tiles that a picture is about, each kind together. */
function kindsOf({ words, cells }: LossStep): readonly number[] {
  const told = 'cells' in words ? words.cells : words.type === 'move' ? words.move : [];
  return told
    .map((cell) => cells[cell] ?? 0)
    .filter((kind) => kind > 0)
    .sort((a, b) => a - b)
    .slice(0, MOST_TILES);
}

interface WhyRowProps {
  readonly step: LossStep;
  readonly tiles: TileAtlas | null;
  readonly isHere: boolean;
  readonly onGo: () => void;
}

function WhyRow({ step, tiles, isHere, onGo }: WhyRowProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isHere) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  return (
    <button
      ref={row}
      type="button"
      aria-current={isHere ? 'step' : undefined}
      data-lost={LOST.includes(step.words.type)}
      onClick={onGo}
    >
      <span>{lossStepWords(t, step)}</span>
      <TileFaces atlas={tiles} kinds={kindsOf(step)} />
    </button>
  );
}

function WhySteps({ shown, why }: { readonly shown: ReviewedGame; readonly why: Shown }) {
  const { t } = useTranslation();
  const { reviewing } = useApp();
  const { steps } = why.loss;
  const step = steps[why.step];
  const words = step === undefined ? '' : lossStepWords(t, step);
  const tiles = useSmallTiles();
  const later = (shown.game.nodes[why.at]?.pairs ?? 0) - (shown.game.nodes[why.from]?.pairs ?? 0);
  return (
    <>
      {later > 0 && <p className="review-note">{tooLargeWords(t, later)}</p>}
      {/* For screen readers; the list below says it to the eye. */}
      <p className="visually-hidden" data-testid="why-words" aria-live="polite">
        {words}
      </p>
      <ol className="why-list">
        {steps.map((each) => (
          <li key={each.number}>
            <WhyRow
              step={each}
              tiles={tiles}
              isHere={each === step}
              onGo={() => reviewing.stepWhy(each.number - 1 - why.step)}
            />
          </li>
        ))}
      </ol>
      <WhyStepper step={why.step} count={steps.length} words={words} />
      <p className="review-note">{t('review.why.step', { step: why.step + 1, all: steps.length })}</p>
    </>
  );
}

interface WhyStepperProps {
  readonly step: number;
  readonly count: number;
  /** What the picture that is shown says. */
  readonly words: string;
}

/** Steps through the pictures, and slides over them. */
function WhyStepper({ step, count, words }: WhyStepperProps) {
  const { t } = useTranslation();
  const { reviewing } = useApp();
  return (
    <div className="why-steps">
      <button
        type="button"
        className="button"
        aria-label={t('review.command.step-back')}
        disabled={step === 0}
        onClick={() => reviewing.stepWhy(-1)}
      >
        <Icon name="back" />
      </button>
      <input
        type="range"
        aria-label={t('review.why.scrub')}
        aria-valuetext={words}
        min={0}
        max={Math.max(1, count - 1)}
        value={step}
        onChange={(event) => reviewing.stepWhy(Number(event.currentTarget.value) - step)}
      />
      <button
        type="button"
        className="button"
        aria-label={t('review.command.step-on')}
        disabled={step >= count - 1}
        onClick={() => reviewing.stepWhy(1)}
      >
        <Icon name="on" />
      </button>
    </div>
  );
}
