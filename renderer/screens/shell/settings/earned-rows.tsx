/** Papers and moons: what was earned can be chosen, the rest says what earns it. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Totals } from '../../../../core/game/achievements.ts';
import {
  MOONS,
  type Moon,
  owing,
  PAPERS,
  type Paper,
  type Price,
  REWARDS,
} from '../../../../core/game/rewards.ts';
import { Segments } from '../../../components/segments.tsx';
import { useReply } from '../../../parts/use-reply.ts';
import { useService } from '../../../services/use-service.ts';
import { SETTINGS } from '../../../state/settings.ts';
import { MOON_COLOURS, PAPER_COLOURS } from '../../../theme/papers.ts';
import styles from './settings.module.css';

const NOTHING: Totals = { boards: 0, shapes: 0, links: 0, level: 0 };

/** Whether a reward can be chosen, and the line that says what earns it. */
interface Asked {
  readonly isLocked: boolean;
  readonly note: string;
}

/** Returns a function that says what a reward still asks for; its line has its room from the start. */
export function useAsked(): (price: Price | undefined) => Asked {
  const { t } = useTranslation();
  const reply = useReply('achievements.list', null);
  const totals = reply?.ok ? reply.value.career.allowed : NOTHING;
  return (price) => {
    const left = owing(price, totals);
    const note = left === null ? '\u00a0' : t(`settings.earn-${left.measure}`, { count: left.atLeast });
    return { isLocked: left !== null, note };
  };
}

export function PaperChoice() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const chosen = useStore(settings.store, (state) => state.settings.paper);
  const asked = useAsked();
  return (
    <Segments<Paper>
      name="paper"
      title={t('settings.paper')}
      isTitleHidden
      value={chosen}
      options={PAPERS.map((value) => ({
        value,
        words: t(`settings.paper-${value}`),
        picture: <span className={styles.paper} style={PAPER_COLOURS[value] as CSSProperties} />,
        ...asked(REWARDS.paper[value]),
      }))}
      onChange={(paper) => void settings.change({ paper })}
    />
  );
}

export function MoonChoice() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const chosen = useStore(settings.store, (state) => state.settings.moon);
  const asked = useAsked();
  return (
    <Segments<Moon>
      name="moon"
      title={t('settings.moon')}
      isTitleHidden
      value={chosen}
      options={MOONS.map((value) => ({
        value,
        words: t(`settings.moon-${value}`),
        picture: <span className={styles.moon} style={MOON_COLOURS[value] as CSSProperties} />,
        ...asked(REWARDS.moon[value]),
      }))}
      onChange={(moon) => void settings.change({ moon })}
    />
  );
}
