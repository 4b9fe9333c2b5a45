/** The list of moments in a game that had few critical choices or none, each with a way to its position. */
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplayedGame } from '../../../core/review/replay/replayed-game.ts';
import { momentSentence, momentTitle } from '../../../core/sentences/review-sentences.ts';
import type { TileAtlas } from '../../board/tiles/tile-atlas.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { ShareBar } from '../../components/share-bar.tsx';
import { usePictureName } from '../../components/use-picture-name.ts';
import { turnsName } from '../../components/words.ts';
import { FACE, TileFaces } from '../../parts/tile-faces.tsx';
import { useMeasures } from '../../parts/use-measures.ts';
import { momentsOf, oneEachMove, type ReviewMoment } from '../../state/review/moments.ts';
import { boardOfNode, type ReviewedGame } from '../../state/review/reviewed-game.ts';
import styles from './review.module.css';

/** Returns the fact of a moment; null where its position tells it, behind *i*. */
function factWords(t: TFunction, moment: ReviewMoment): string | null {
  return moment.kind === 'risky' ? null : sentenceWords(t, momentSentence(moment));
}

/** By turns, how many lines the links along a line of the game had; none where no link had so many. */
function linesByTurns({ nodes }: ReplayedGame, line: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const at of line) {
    const node = nodes[at];
    if (node?.by === 'link') counts.set(node.turns, (counts.get(node.turns) ?? 0) + 1);
  }
  return counts;
}

function LineTurns({ shown: { game, line } }: { readonly shown: ReviewedGame }) {
  const { t } = useTranslation();
  const counts = useMemo(() => linesByTurns(game, line), [game, line]);
  const parts = [...counts]
    .sort(([one], [other]) => one - other)
    .map(([turns, value]) => ({ name: turnsName(t, turns), value, words: String(value) }));
  return (
    <div className={styles.lineTurns}>
      <h2>{t('review.moment.lines')}</h2>
      <ShareBar parts={parts} />
    </div>
  );
}

interface MomentListProps {
  readonly shown: ReviewedGame;
  readonly hasFigures: boolean;
  readonly tiles: TileAtlas | null;
  readonly onGo: (place: { readonly before: number; readonly after: number }) => void;
}

export function MomentList({ shown, tiles, hasFigures, onGo }: MomentListProps) {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  const { game, facts, line, node, choices } = shown;
  const { hasClock } = useMeasures(shown.saved.setup.mode);
  const moments = useMemo(
    () =>
      oneEachMove(momentsOf(game, facts, line), choices).map((moment) => ({
        moment,
        fact: factWords(t, moment),
        picture: boardOfNode(game, moment.before).cells[game.nodes[moment.after]?.move?.[0] ?? 0] ?? 0,
      })),
    [game, facts, line, choices, t],
  );
  if (moments.length === 0) return null;
  return (
    <section className={styles.moments} aria-label={t('review.moment.title')}>
      <h2>{t('review.moment.title')}</h2>
      <ul>
        {moments.map(({ moment, picture, fact }) => (
          <li key={moment.kind}>
            <button
              type="button"
              className={`${styles.choice} ${styles.moment}`}
              data-testid={`moment-${moment.kind}`}
              aria-current={moment.before === node}
              onClick={() => onGo(moment)}
            >
              <b className={styles.number}>{t('review.moved', { move: moment.number })}</b>
              <span className={styles.picture}>
                <TileFaces atlas={tiles} kinds={[picture, picture]} side={FACE} />
                <span className="visually-hidden">{pictureName(picture)}</span>
              </span>
              <span>
                {sentenceWords(t, momentTitle(moment))}
                {fact !== null && (hasClock || moment.kind !== 'long-look') && <small>{fact}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasFigures && <LineTurns shown={shown} />}
    </section>
  );
}
