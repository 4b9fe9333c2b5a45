/** Why a position is lost: the proof on the board picture by picture, its list, and the way through it. */
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LossStep } from '../../../core/review/loss-steps.ts';
import {
  blockedSentence,
  concludingStep,
  isEndOfCase,
  lossSentence,
  provedLossSentence,
  staysAfterSentence,
  tooLargeSentence,
  wayOutcomeSentence,
} from '../../../core/sentences/loss-sentences.ts';
import { foundLossSentences } from '../../../core/sentences/review-sentences.ts';
import type { TileAtlas } from '../../board/tiles/tile-atlas.ts';
import { Icon } from '../../components/icon.tsx';
import { ReviewMarkIcon } from '../../components/pictures/review-marks.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import { RatioBox } from '../../components/sized.tsx';
import { usePictureName } from '../../components/use-picture-name.ts';
import { useKeys } from '../../input/use-keys.ts';
import { focusTitle } from '../../parts/page-head.tsx';
import { ReviewBoard, ShownBoard } from '../../parts/review-board.tsx';
import { FACE, TileFaces, useSmallTiles } from '../../parts/tile-faces.tsx';
import { useTurnedShape } from '../../parts/use-turned-shape.ts';
import {
  keyOfPicture,
  keyOfWay,
  type MarkMeaning,
  marksOfPicture,
  marksOfWay,
  seenStep,
} from '../../parts/why/loss-picture.ts';
import { cellsOfLoss, type LossWay, letterOfWay, placesOfWay, waysOf } from '../../parts/why/loss-ways.ts';
import { useService } from '../../services/use-service.ts';
import { whyCommands } from '../../state/review/review-commands.ts';
import { lastWinnableBefore, losingMoveOf } from '../../state/review/review-steps.ts';
import {
  type OpenWhy,
  type ReviewedGame,
  rulesOfNode,
  type ShownWhy,
  templateOfNode,
} from '../../state/review/reviewed-game.ts';
import { REVIEWING } from '../../state/review/reviewing.ts';
import { ratioAround } from './ratio-around.ts';
import reviewStyles from './review.module.css';
import { ReviewKey } from './review-key.tsx';
import { ReviewNoticeLine } from './review-notice.tsx';
import { WhyFoot } from './why-foot.tsx';
import { kindsOf, outcomeOf } from './why-steps.ts';
import { WhyStory } from './why-story.tsx';
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
const NO_STEPS: readonly LossStep[] = [];

interface ShownProofProps {
  readonly shown: ReviewedGame;
  readonly why: ShownWhy;
  /** Its pictures are gone through one by one; else it is told as a whole. */
  readonly isStepped: boolean;
  /** The pictures of the way that is shown, up to the present one; none where the proof has no ways. */
  readonly film: readonly LossStep[];
}

/** The key of the marks on the board. */
function BoardKey({ meanings }: { readonly meanings: readonly MarkMeaning[] }) {
  const { t } = useTranslation();
  if (meanings.length === 0) return null;
  return (
    <p className={styles.key}>
      {meanings.map((meaning) => (
        <span key={meaning} data-meaning={meaning}>
          <i aria-hidden="true" />
          {t(`review.why.key.${meaning}`)}
        </span>
      ))}
    </p>
  );
}

const NO_KEY: readonly MarkMeaning[] = [];

/** The board of a picture of the explanation, with what is marked on it, and what the marks stand for. */
function WhyBoard({ shown, why, isStepped, film }: ShownProofProps) {
  const { t } = useTranslation();
  const { steps } = why.loss;
  const template = templateOfNode(shown.game, why.at);
  const { width } = template;
  const { shape } = useTurnedShape(template);
  const { cells, marks, meanings } = useMemo(() => {
    const way = isStepped ? null : placesOfWay(film);
    if (way !== null) return { cells: way.cells, marks: marksOfWay(way), meanings: keyOfWay(way) };
    const told = isStepped ? steps[why.step] : (film.at(-1) ?? concludingStep(steps));
    if (told === undefined) return { cells: NO_CELLS, marks: [], meanings: NO_KEY };
    const step = seenStep(steps, told);
    return { cells: cellsOfLoss(step), marks: marksOfPicture(step, width), meanings: keyOfPicture(step) };
  }, [steps, why.step, width, isStepped, film]);
  const rules = rulesOfNode(shown.game, why.at);
  return (
    <>
      <RatioBox className={reviewStyles.board} ratio={ratioAround(shape)}>
        <ShownBoard
          template={template}
          cells={cells}
          marks={marks}
          label={t('review.why.board')}
          rules={rules}
        />
      </RatioBox>
      <BoardKey meanings={meanings} />
    </>
  );
}

interface WhyWordsProps {
  readonly shown: ReviewedGame;
  readonly why: ShownWhy;
}

/** The conclusion of the proof, and one more sentence that says what is seen of it on the board. */
function WhyWords({ shown, why }: WhyWordsProps) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { steps } = why.loss;
  const later = (shown.game.nodes[why.at]?.pairs ?? 0) - (shown.game.nodes[why.from]?.pairs ?? 0);
  const told = concludingStep(steps);
  const seen = told === undefined ? null : blockedSentence(told);
  return (
    <div className={styles.caption}>
      <p className={styles.sentence} data-testid="why-words" aria-live="polite">
        {sentenceWords(t, provedLossSentence(steps), pictureName)}
      </p>
      {seen !== null && <p>{sentenceWords(t, seen)}</p>}
      {later > 0 && <p>{sentenceWords(t, tooLargeSentence(later))}</p>}
    </div>
  );
}

/** Of more ways the first ones are shown; all of them are among the steps. */
const MOST_WAYS = 6;

interface WaysProps {
  readonly steps: readonly LossStep[];
  readonly ways: readonly LossWay[];
  /** The way that is shown; null before one is. */
  readonly at: number | null;
  readonly film: readonly LossStep[];
  readonly onPlay: (way: number) => void;
}

interface WayFaceProps {
  readonly ways: readonly LossWay[];
  readonly way: LossWay;
  readonly tiles: TileAtlas | null;
}

/** A tile and its letter for a partner, two tiles for a pair, with a letter where another pair looks the same. */
function WayFace({ ways, way, tiles }: WayFaceProps) {
  const letter = letterOfWay(ways, way);
  return (
    <span className={styles.face}>
      <TileFaces atlas={tiles} kinds={kindsOf(way.head)} side={FACE} />
      {letter !== '' && <b className={styles.letter}>{letter}</b>}
    </span>
  );
}

/** The ways that the proof rules out, each with what comes of it, which it plays on the board; below them what is seen of the one that is shown. */
function Ways({ steps, ways, at, film, onPlay }: WaysProps) {
  const { t } = useTranslation();
  const tiles = useSmallTiles(FACE);
  const pictureName = usePictureName();
  if (ways.length === 0) return null;
  const picture = film.at(-1);
  const seen = picture === undefined ? null : blockedSentence(picture);
  const told =
    picture === undefined
      ? null
      : ((placesOfWay(film) && staysAfterSentence(picture)) ?? lossSentence(picture));
  return (
    <div className={styles.ways}>
      <fieldset className={styles.moves}>
        <legend>{t('review.why.try')}</legend>
        {ways.slice(0, MOST_WAYS).map((each, way) => (
          <button
            key={each.head.number}
            type="button"
            className="button"
            aria-pressed={way === at}
            aria-label={sentenceWords(t, lossSentence(each.head))}
            onClick={() => onPlay(way)}
          >
            <WayFace ways={ways} way={each} tiles={tiles} />
            <small>{sentenceWords(t, wayOutcomeSentence(each.head, outcomeOf(steps, each.head)))}</small>
          </button>
        ))}
        {ways.length > MOST_WAYS && <p>{t('review.why.more', { count: ways.length - MOST_WAYS })}</p>}
      </fieldset>
      <div
        className={styles.outcome}
        data-testid="why-way"
        data-lost={picture !== undefined && isEndOfCase(picture)}
        aria-live="polite"
      >
        {told !== null && (
          <p>
            <b>{sentenceWords(t, told, pictureName)}</b>
          </p>
        )}
        {seen !== null && <p>{sentenceWords(t, seen)}</p>}
      </div>
    </div>
  );
}

/** The time in ms for which a picture of a way stands before the next one. */
const WAY_BEAT_MS = 1_600;

/** The way that is shown, played from its beginning; none before one is asked for, nor once it is put away. */
function useWay(loss: OpenWhy) {
  const steps = loss.state === 'shown' ? loss.loss.steps : NO_STEPS;
  const ways = useMemo(() => waysOf(steps), [steps]);
  const [shown, setShown] = useState<{ readonly way: number; readonly beat: number } | null>(null);
  const film = shown === null ? NO_STEPS : (ways[shown.way]?.film ?? NO_STEPS);
  useEffect(() => {
    if (shown === null || shown.beat >= film.length - 1) return;
    const timer = setTimeout(() => setShown({ way: shown.way, beat: shown.beat + 1 }), WAY_BEAT_MS);
    return () => clearTimeout(timer);
  }, [shown, film]);
  const seen = useMemo(() => (shown === null ? NO_STEPS : film.slice(0, shown.beat + 1)), [film, shown]);
  const way = shown?.way ?? null;
  return {
    steps,
    ways,
    way,
    film: seen,
    play: (to: number) => setShown(to === way ? null : { way: to, beat: 0 }),
  };
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

/** The move that lost it, as the end of the proof, and the way out into a game that can still be won. */
function Conclusion({ shown, why, onPlayOn, isTold }: WhyViewProps & { readonly isTold: boolean }) {
  const { t } = useTranslation();
  const before = lastWinnableBefore(shown, why.from);
  const move = losingMoveOf(shown, why.from);
  const [what, note] = move === null ? [] : foundLossSentences(move);
  return (
    <>
      {isTold && what !== undefined && note !== undefined && (
        <p className={styles.found} data-testid="why-found">
          <ReviewMarkIcon sign="lost" />
          <span>
            <b>{sentenceWords(t, what)}</b> {sentenceWords(t, note)}
          </span>
        </p>
      )}
      {before !== null && (
        <button type="button" className="button button-primary" onClick={() => onPlayOn(before)}>
          <Icon name="play" />
          {t('review.why.play-before')}
          <ReviewKey scope="review" command="play-on" />
        </button>
      )}
    </>
  );
}

interface StepsToggleProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens the way through the pictures and their list beside the board, or closes both. */
function StepsToggle({ isOpen, onToggle }: StepsToggleProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="button"
      data-testid="why-steps"
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Icon name="games" />
      {t(isOpen ? 'review.why.steps-away' : 'review.why.steps-show')}
    </button>
  );
}

interface WhyViewProps {
  readonly shown: ReviewedGame;
  readonly why: OpenWhy;
  readonly onPlayOn: (node: number) => void;
}

export function WhyView({ shown, why, onPlayOn }: WhyViewProps) {
  const reviewing = useService(REVIEWING);
  const [isWanted, setWanted] = useState(false);
  // Keys go through the pictures too.
  const isStepped = why.state === 'shown' && (isWanted || why.step > 0 || shown.isPlaying);
  usePlayback(shown);
  const { steps, ways, way, film, play } = useWay(why);
  useEffect(() => focusTitle(), []);
  const { shape } = useTurnedShape(templateOfNode(shown.game, why.from));
  useKeys('review', whyCommands({ reviewing, shown, playOn: onPlayOn }));
  const toggle = () => {
    if (isStepped && why.step > 0) reviewing.goToWhy(0);
    setWanted(!isStepped);
  };
  return (
    <>
      <section className={styles.stage} data-testid="why" data-state={why.state}>
        {why.state === 'shown' ? (
          <WhyBoard shown={shown} why={why} isStepped={isStepped} film={film} />
        ) : (
          <RatioBox className={reviewStyles.board} ratio={ratioAround(shape)}>
            <ReviewBoard shown={shown} marks={[]} />
          </RatioBox>
        )}
      </section>
      <div className={styles.side} data-stepped={isStepped}>
        <div className={`card ${styles.told}`}>
          {why.state !== 'shown' ? (
            <NoProof why={why} />
          ) : isStepped ? (
            <WhyStory why={why} />
          ) : (
            <WhyWords shown={shown} why={why} />
          )}
          {!isStepped && <Ways steps={steps} ways={ways} at={way} film={film} onPlay={play} />}
        </div>
        <div className={styles.out}>
          <Conclusion shown={shown} why={why} isTold={!isStepped} onPlayOn={onPlayOn} />
          {!isStepped && steps.length > 1 && <StepsToggle isOpen={false} onToggle={toggle} />}
        </div>
        <ReviewNoticeLine shown={shown} />
      </div>
      {isStepped && steps.length > 1 && (
        <WhyFoot shown={shown} why={why}>
          <StepsToggle isOpen onToggle={toggle} />
        </WhyFoot>
      )}
    </>
  );
}
