import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedTechnique } from '../../../core/coach/choice-technique.ts';
import type { ReplayedGame } from '../../../core/review/replay/replayed-game.ts';
import {
  choiceCountsSentence,
  choiceKindSentence,
  lostAtSentence,
  noChoicesSentence,
  shortAfterSentence,
} from '../../../core/sentences/review-sentences.ts';
import type { TileAtlas } from '../../board/tiles/tile-atlas.ts';
import { Icon } from '../../components/icon.tsx';
import { ReviewMarkIcon } from '../../components/pictures/review-marks.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import { useCurrentRow } from '../../components/use-current-row.ts';
import { usePictureName } from '../../components/use-picture-name.ts';
import { withKeyLabel } from '../../input/key-shortcuts.ts';
import { FACE, TileFaces, useSmallTiles } from '../../parts/tile-faces.tsx';
import { TroubleWords } from '../../parts/trouble.tsx';
import type { CriticalChoice } from '../../state/review/review-facts.ts';
import { reviewedEnd } from '../../state/review/reviewed-end.ts';
import { boardOfNode, type MakingState, type ReviewedGame } from '../../state/review/reviewed-game.ts';
import { MomentList } from './moment-list.tsx';
import styles from './review.module.css';

/** Beyond so many the moves of a position are only counted. */
const MOST_DOTS = 12;
/** Beside more choices than this the rest of a game is not shown. */
const FEW_CHOICES = 3;

function Moves({ position: { keep, lose, unknown } }: CriticalChoice) {
  const dots = Object.entries({ keep, lose, unknown }).flatMap(([verdict, count]) =>
    Array.from({ length: count }, (_, at) => ({ id: `${verdict} ${at}`, verdict })),
  );
  if (dots.length > MOST_DOTS)
    return (
      <span className={styles.dots} aria-hidden="true">
        <i className={styles.dot} data-verdict="keep" />
        {keep} <i className={styles.dot} data-verdict="lose" />
        {lose}
      </span>
    );
  return (
    <span className={styles.dots} aria-hidden="true">
      {dots.map(({ id, verdict }) => (
        <i key={id} className={styles.dot} data-verdict={verdict} />
      ))}
    </span>
  );
}

interface ChoiceRowProps {
  readonly choice: CriticalChoice;
  /** The kind on its tiles, and the name of its picture. */
  readonly kind: number;
  readonly picture: string;
  readonly tiles: TileAtlas | null;
  /** The technique that explains it; null where none does or none was asked for yet. */
  readonly technique: NamedTechnique | null;
  readonly hasFigures: boolean;
  readonly isHere: boolean;
  readonly onGo: () => void;
}

function ChoiceRow(props: ChoiceRowProps) {
  const { choice, kind: picturedKind, picture, tiles, technique, hasFigures, isHere, onGo } = props;
  const { t } = useTranslation();
  const { kind, number, made, position, isUndone, afterwards } = choice;
  const after = shortAfterSentence(isUndone, afterwards);
  return (
    <li>
      <button
        type="button"
        className={styles.choice}
        aria-current={isHere}
        data-kind={kind}
        data-figures={hasFigures}
        onClick={onGo}
      >
        <ReviewMarkIcon sign={kind} />
        <b className={styles.number}>{t('review.moved', { move: number })}</b>
        <span className={styles.picture}>
          <TileFaces atlas={tiles} kinds={[picturedKind, picturedKind]} side={FACE} />
          <span className="visually-hidden">{picture}</span>
        </span>
        {hasFigures && <Moves {...choice} />}
        <span className="visually-hidden">{sentenceWords(t, choiceCountsSentence(position))}</span>
        <span className={styles.words}>
          {sentenceWords(t, choiceKindSentence(kind, made.move))}
          {after !== null && <small>{sentenceWords(t, after)}</small>}
          {hasFigures && technique !== null && (
            <small data-named={technique}>{t(`coach.technique.${technique}.name`)}</small>
          )}
        </span>
      </button>
    </li>
  );
}

/** The losing move, which is proved long before the review is made. Below the button, which it must not move. */
function FoundLoss({ game, node }: { readonly game: ReplayedGame; readonly node: number }) {
  const { t } = useTranslation();
  const lost = game.nodes[node];
  if (lost === undefined || lost.move === null) return null;
  return (
    <p role="status" data-testid="review-found-loss">
      {sentenceWords(t, lostAtSentence(lost.move, lost.pairs))}
    </p>
  );
}

function Making({ making, game, onCancel, onMake }: MakingProps) {
  const { t } = useTranslation();
  if (making.state === 'made') return null;
  if (making.state === 'making')
    return (
      <div className={styles.making} data-testid="review-making">
        <p>{t('review.making')}</p>
        <progress max={1_000} value={making.permille} aria-label={t('review.making')} />
        <button type="button" className="button" onClick={onCancel}>
          {t('command.cancel')}
        </button>
        {making.lostNode !== null && <FoundLoss game={game} node={making.lostNode} />}
      </div>
    );
  return (
    <div className={styles.making}>
      <p>{making.trouble === 'cancelled' ? t('review.cancelled') : <TroubleWords code={making.trouble} />}</p>
      <button type="button" className="button" onClick={onMake}>
        {t('review.make')}
      </button>
    </div>
  );
}

interface MakingProps {
  readonly game: ReplayedGame;
  readonly making: MakingState;
  readonly onCancel: () => void;
  readonly onMake: () => void;
}

/** From one critical choice to the next. */
function Jumps({ onJump }: Pick<ChoiceListProps, 'onJump'>) {
  const { t } = useTranslation();
  return (
    <span className={styles.jumps}>
      {([-1, 1] as const).map((by) => {
        const command = by < 0 ? 'choice-before' : 'choice-after';
        const words = t(`review.command.${command}`);
        return (
          <button
            key={command}
            type="button"
            className="button button-quiet"
            aria-label={words}
            title={withKeyLabel(words, 'review', command)}
            onClick={() => onJump(by)}
          >
            <Icon name={by < 0 ? 'back' : 'on'} />
          </button>
        );
      })}
    </span>
  );
}

interface ChoiceListProps extends Pick<MakingProps, 'onCancel' | 'onMake'> {
  readonly shown: ReviewedGame;
  readonly hasFigures: boolean;
  readonly onGo: (place: Pick<CriticalChoice, 'before' | 'after'>) => void;
  readonly onJump: (by: 1 | -1) => void;
}

/** Lists the critical choices, below the number of them that were kept. */
export function ChoiceList({ shown, hasFigures, onGo, onJump, onCancel, onMake }: ChoiceListProps) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { making, choices, techniques, game, node, line } = shown;
  const next = line[line.indexOf(node) + 1];
  const end = reviewedEnd(shown);
  const isWon = end.status === 'won' && end.by === 'links';
  const tiles = useSmallTiles(FACE);
  const list = useRef<HTMLDivElement>(null);
  useCurrentRow(list);
  const kindOf = ({ before, made }: CriticalChoice) => boardOfNode(game, before).cells[made.move[0]] ?? 0;
  return (
    <aside className={`card ${styles.choices}`} aria-label={t('review.choices')}>
      <Making making={making} game={game} onCancel={onCancel} onMake={onMake} />
      {making.state === 'made' && (
        <>
          <header>
            {making.review.critical === 1 && (
              <p className={styles.praise} data-testid="choices-kept">
                {t(`review.share-one.${making.review.kept === 1 ? 'right' : 'wrong'}`)}
              </p>
            )}
            {making.review.critical > 1 && (
              <p className={styles.share} data-testid="choices-kept">
                <b className="display">
                  {t('review.share', { kept: making.review.kept, critical: making.review.critical })}
                </b>{' '}
                <span>{t('review.share-of')}</span>
              </p>
            )}
            {choices.length > 0 && <Jumps onJump={onJump} />}
            {making.review.critical === 0 && (
              <p className={styles.praise}>{sentenceWords(t, noChoicesSentence(making.review, isWon))}</p>
            )}
          </header>
          {choices.length > 0 && <p className={styles.choicesNote}>{t('review.choices-note')}</p>}
          <div ref={list} className={styles.scroll}>
            <ul hidden={choices.length === 0}>
              {choices.map((choice) => (
                <ChoiceRow
                  key={choice.after}
                  choice={choice}
                  kind={kindOf(choice)}
                  picture={pictureName(kindOf(choice))}
                  tiles={tiles}
                  hasFigures={hasFigures}
                  technique={techniques.get(choice.after)?.technique ?? null}
                  isHere={choice.before === node && (choice.after === next || next === undefined)}
                  onGo={() => onGo(choice)}
                />
              ))}
            </ul>
            {choices.length <= FEW_CHOICES && (
              <MomentList shown={shown} tiles={tiles} hasFigures={hasFigures} onGo={onGo} />
            )}
          </div>
        </>
      )}
    </aside>
  );
}
