/** The cells that a whole game costs each algorithm, as bars on one scale with their numbers. */

import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TracedAlgorithm } from '../../../core/algorithms/pseudo-code.ts';
import type { WholeGame } from '../../../core/lab/whole-game.ts';
import { asLanguage } from '../../components/words.ts';
import { formatNumber } from '../../i18n/format.ts';
import styles from './game-tab.module.css';
import shared from './lab.module.css';

/** It examines the fewest cells, so its row stands first from the beginning. */
export const OURS = 'by-corridors';
interface CostChartProps {
  readonly games: readonly WholeGame[];
  /** Who plays; those without a game yet stand below the others. */
  readonly names: readonly TracedAlgorithm[];
  readonly by: TracedAlgorithm;
  readonly onChoose: (by: TracedAlgorithm) => void;
  /** The content beside the title while games are still being played. */
  readonly children: ReactNode;
}

export function CostChart({ games, names, by, onChoose, children }: CostChartProps) {
  const { t } = useTranslation();
  const most = Math.max(1, ...games.map(({ looks }) => looks));
  const waiting = names.filter((name) => !games.some((game) => game.by === name));
  const sorted = [...games].sort((a, b) => a.looks - b.looks);
  return (
    <section className={`${shared.card} ${styles.costs}`} aria-labelledby="lab-costs">
      <header>
        <h2 id="lab-costs">{t('lab.game.costs')}</h2>
        {children}
      </header>
      <table aria-labelledby="lab-costs">
        <tbody>
          {waiting.includes(OURS) && <WaitingRow name={OURS} />}
          {sorted.map((game) => (
            <CostRow
              key={game.by}
              game={game}
              most={most}
              isChosen={game.by === by}
              onChoose={() => onChoose(game.by)}
            />
          ))}
          {waiting
            .filter((name) => name !== OURS)
            .map((name) => (
              <WaitingRow key={name} name={name} />
            ))}
        </tbody>
      </table>
    </section>
  );
}

/** Its game is not there yet. */
function WaitingRow({ name }: { readonly name: TracedAlgorithm }) {
  const { t } = useTranslation();
  return (
    <tr className={styles.costsWaiting} data-ours={name === OURS}>
      <th scope="row">{t(`lab.algorithm.${name}`)}</th>
      <td colSpan={2}>{t('lab.verdict.thinking')}</td>
    </tr>
  );
}

interface CostRowProps {
  readonly game: WholeGame;
  readonly most: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function CostRow({ game, most, isChosen, onChoose }: CostRowProps) {
  const { t, i18n } = useTranslation();
  const isOurs = game.by === OURS;
  return (
    <tr data-ours={isOurs} data-chosen={isChosen}>
      <th scope="row">
        <button type="button" className={styles.link} aria-pressed={isChosen} onClick={onChoose}>
          {t(`lab.algorithm.${game.by}`)}
        </button>
        {isOurs && <span className={shared.ours}>{t('lab.ours')}</span>}
        {isChosen && <span className={styles.shown}>{t('lab.game.shown')}</span>}
        <small>{t(`lab.term.${game.by}`)}</small>
      </th>
      <td>
        <span
          className={styles.bar}
          style={{ '--size': `${(100 * game.looks) / most}%` } as CSSProperties}
          aria-hidden="true"
        />
      </td>
      <td className="display" data-testid={`total-${game.by}`}>
        {formatNumber(game.looks, asLanguage(i18n.language))}
      </td>
    </tr>
  );
}
