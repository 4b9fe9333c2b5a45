/** The sentence on the lessons, with the measured gain of each habit behind it. */
import { useTranslation } from 'react-i18next';
import { gainsOn, isTaughtOn, toldGain } from '../../../../core/coach/gains.ts';
import { GROUNDS } from '../../../../core/coach/ground.ts';
import type { TechniqueId } from '../../../../core/techniques/table.ts';
import { FiguresBehind } from '../../../components/figures-behind.tsx';
import { Sentences } from '../../../components/sentences.tsx';
import styles from './coach.module.css';

/** The first ground on which a technique is taught, and of its boards the gain with the lowest bound. */
function leastGain(technique: TechniqueId) {
  const ground = GROUNDS.find((each) => isTaughtOn(technique, each));
  if (ground === undefined) return null;
  const [gain] = gainsOn(technique, ground).toSorted((one, other) => one.low - other.low);
  return gain === undefined ? null : { ground, gain };
}

function Gain({ technique }: { readonly technique: TechniqueId }) {
  const { t } = useTranslation();
  const least = leastGain(technique);
  if (least === null) return null;
  return (
    <p>
      <b>{t(`coach.technique.${technique}.name`)}</b>
      <br />
      <Sentences>
        {t('coach.gain', { ...toldGain(least.gain), ground: t(`coach.ground.${least.ground}`) })}
        {t('coach.gain-figures', { ...toldGain(least.gain) })}
      </Sentences>
    </p>
  );
}

export function HabitGains({ techniques }: { readonly techniques: readonly TechniqueId[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.about}>
      <p>{t('coach.about')}</p>
      <FiguresBehind name={t('coach.gain-name')}>
        {techniques.map((technique) => (
          <Gain key={technique} technique={technique} />
        ))}
      </FiguresBehind>
    </div>
  );
}
