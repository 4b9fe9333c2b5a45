/** Cells examined a move, a row for each algorithm on one scale, with totals beside them. */

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TracedAlgorithm } from '../../../core/algorithms/pseudo-code.ts';
import type { WholeGame } from '../../../core/lab/whole-game.ts';
import { asLanguage } from '../../components/words.ts';
import { formatNumber } from '../../i18n/format.ts';
import styles from './game-tab.module.css';
import shared from './lab.module.css';

/** It examines the fewest cells, so its row stands first from the beginning. */
const OURS = 'by-corridors';
/** Of a row, and of its highest bar: the line of the moment runs through all rows. */
const HEIGHT = 36;
const HIGHEST = 30;
const FOOT = 2;

interface CostChartProps {
  readonly games: readonly WholeGame[];
  /** Who plays; those without a game yet stand below the others. */
  readonly names: readonly TracedAlgorithm[];
  readonly by: TracedAlgorithm;
  readonly time: number;
  readonly onChoose: (by: TracedAlgorithm) => void;
  /** The content beside the title while games are still being played. */
  readonly children: ReactNode;
}

export function CostChart({ games, names, by, time, onChoose, children }: CostChartProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const most = Math.max(1, ...games.flatMap(({ pairs }) => pairs.map(({ looks }) => looks)));
  const longest = Math.max(1, ...games.map(({ pairs }) => pairs.length));
  const ours = games.find((game) => game.by === OURS);
  const waiting = names.filter((name) => !games.some((game) => game.by === name));
  const sorted = [...games].sort((a, b) => a.looks - b.looks);
  return (
    <section className={`${shared.card} ${styles.costs}`} aria-labelledby="lab-costs">
      <header>
        <h2 id="lab-costs">{t('lab.game.costs')}</h2>
        {children}
      </header>
      <table aria-labelledby="lab-costs">
        <thead>
          <tr>
            <th scope="col">{t('lab.game.by')}</th>
            <th scope="col">{t('lab.game.scale', { most: formatNumber(most, language) })}</th>
            <th scope="col">{t('lab.game.this-move')}</th>
            <th scope="col">{t('lab.game.all')}</th>
            <th scope="col">{t('lab.game.times')}</th>
          </tr>
        </thead>
        <tbody>
          {waiting.includes(OURS) && <WaitingRow name={OURS} />}
          {sorted.map((game) => (
            <CostRow
              key={game.by}
              game={game}
              time={time}
              most={most}
              longest={longest}
              times={ours === undefined ? null : game.looks / ours.looks}
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
      <td colSpan={4}>{t('lab.verdict.thinking')}</td>
    </tr>
  );
}

interface CostRowProps extends CostsProps {
  /** Its cells beside those of our own search; null before that one has played. */
  readonly times: number | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function CostRow({ times, isChosen, onChoose, ...costs }: CostRowProps) {
  const { t, i18n } = useTranslation();
  const { game, time } = costs;
  const isOurs = game.by === OURS;
  const number = (value: number) => formatNumber(value, asLanguage(i18n.language));
  return (
    <tr data-ours={isOurs} data-chosen={isChosen}>
      <th scope="row">
        <button type="button" className={styles.link} aria-pressed={isChosen} onClick={onChoose}>
          {t(`lab.algorithm.${game.by}`)}
          {isOurs && <small className={styles.costsOurs}>{t('lab.ours')}</small>}
          {isChosen && <small>{t('lab.game.shown')}</small>}
        </button>
      </th>
      <td>
        <Costs {...costs} />
      </td>
      <td>{number(game.pairs[time - 1]?.looks ?? 0)}</td>
      <td data-testid={`total-${game.by}`}>{number(game.looks)}</td>
      <td className="display">{times !== null && t('lab.times', { times: times.toFixed(1) })}</td>
    </tr>
  );
}

interface CostsProps {
  readonly game: WholeGame;
  readonly time: number;
  readonly most: number;
  readonly longest: number;
}

function Costs({ game: { pairs }, time, most, longest }: CostsProps) {
  const bars = pairs.map(({ looks }, move) => ({ move, height: Math.max(0.8, (HIGHEST * looks) / most) }));
  return (
    <svg
      className={styles.costBars}
      viewBox={`0 0 ${longest} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map(({ move, height }) => (
        <rect
          key={move}
          x={move + 0.1}
          y={HEIGHT - FOOT - height}
          width={0.8}
          height={height}
          data-done={move < time}
        />
      ))}
      <line x1={time} x2={time} y1={0} y2={HEIGHT} />
    </svg>
  );
}
