import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../core/languages.ts';
import { comboLook } from '../../../board/layers/combo-look.ts';
import { asLanguage } from '../../../components/words.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useReading } from '../../../parts/use-reading.ts';
import { useReducedMotion } from '../../../parts/use-theme.ts';
import { useService } from '../../../services/use-service.ts';
import { SESSION } from '../../../state/play/session.ts';
import { readingFlightMs } from '../../../state/reading.ts';
import { MOTION } from '../../../theme/motion.ts';
import styles from './combo.module.css';
import { type CountedLink, fly, paymentsOf } from './flights.ts';

/** Lets the points and the time that a link gave rise to the score and to the clock, whose counters jump a little. */
function useFlights(layer: RefObject<HTMLElement | null>, isStill: boolean): void {
  const session = useService(SESSION);
  const reading = useReading();
  const { i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  useEffect(() => {
    if (isStill) return;
    return session.onPlayed((events, _view, { before, after }) => {
      for (const event of events) {
        if (event.type !== 'linked' || layer.current === null) continue;
        const { comboCount, timeBonusMs } = event.points;
        const link = { before: before.score, after: after.score, timeBonusMs, comboCount };
        letFly(layer.current, link, language, readingFlightMs(MOTION.points.ms, reading));
      }
    });
  }, [session, layer, language, isStill, reading]);
}

function letFly(
  layer: HTMLElement,
  link: CountedLink & { readonly comboCount: number },
  language: Language,
  ms: number,
): void {
  for (const payment of paymentsOf(link, (value) => formatNumber(value, language))) {
    const counter = document.querySelector<HTMLElement>(
      `[data-part~="play-head"] [data-testid="${payment.to}"]`,
    );
    if (counter === null) continue;
    const { x, bottom, width } = counter.getBoundingClientRect();
    const heat = comboLook(link.comboCount).warmth;
    fly(layer, payment, { goal: { x: x + width / 2, y: bottom }, heat, ms }, () => jump(counter));
  }
}

function jump(goal: HTMLElement): void {
  const { ms, curve } = MOTION.milestone;
  goal.animate([{ transform: 'scale(1.15)' }, { transform: 'none' }], { duration: ms, easing: curve });
}

/** The milestones so far, and how warm the last one is; each lights the room up once. */
interface Milestones {
  readonly count: number;
  readonly warmth: number;
}

function useMilestones(isStill: boolean): Milestones {
  const session = useService(SESSION);
  const [milestones, setMilestones] = useState<Milestones>({ count: 0, warmth: 0 });
  useEffect(() => {
    if (isStill) return;
    return session.onPlayed((events) => {
      for (const event of events) {
        if (event.type !== 'linked') continue;
        const { isMilestone, warmth } = comboLook(event.points.comboCount);
        if (isMilestone) setMilestones(({ count }) => ({ count: count + 1, warmth }));
      }
    });
  }, [session, isStill]);
  return milestones;
}

/**
 * The layer of flights over the screen of play, with a light at the fifth and the tenth link of a row. Empty
 * under reduced motion.
 */
export function PointFlights() {
  const layer = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  useFlights(layer, isStill);
  const { count, warmth } = useMilestones(isStill);
  const heat = { '--heat': warmth.toFixed(3) } as CSSProperties;
  return (
    <>
      {count > 0 && <div key={count} className={styles.playGlow} style={heat} aria-hidden="true" />}
      <div ref={layer} aria-hidden="true" />
    </>
  );
}
