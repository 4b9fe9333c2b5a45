/** Papers and moons: what was earned can be chosen, the rest says what earns it. */
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { MOONS, type Moon, PAPERS, type Paper } from '../../../../core/game/looks.ts';
import { REWARDS } from '../../../../core/game/rewards.ts';
import { LockSign } from '../../../components/pictures/lock-sign.tsx';
import { Segments } from '../../../components/segments.tsx';
import { useAsked } from '../../../parts/use-asked.ts';
import { useService } from '../../../services/use-service.ts';
import { SETTINGS } from '../../../state/settings.ts';
import { MOON_COLOURS, PAPER_COLOURS } from '../../../theme/papers.ts';
import styles from './settings.module.css';

/** A picture of what is earned, with a lock on it until it is. */
function Earned({ isLocked, children }: { readonly isLocked: boolean; readonly children: ReactNode }) {
  return (
    <>
      {children}
      {isLocked && <LockSign />}
    </>
  );
}

export function PaperChoice() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const chosen = useStore(settings.store, (state) => state.settings.paper);
  const asked = useAsked();
  return (
    <Segments<Paper>
      name="paper"
      title={t('record.look.paper')}
      isTitleHidden
      value={chosen}
      options={PAPERS.map((value) => {
        const price = asked(REWARDS.paper[value]);
        const colours = PAPER_COLOURS[value] as CSSProperties;
        return {
          value,
          words: t(`record.look.paper-${value}`),
          picture: (
            <Earned isLocked={price.isLocked}>
              <span className={styles.paper} style={colours} />
            </Earned>
          ),
          ...price,
        };
      })}
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
      title={t('record.look.moon')}
      isTitleHidden
      value={chosen}
      options={MOONS.map((value) => {
        const price = asked(REWARDS.moon[value]);
        const colours = MOON_COLOURS[value] as CSSProperties;
        return {
          value,
          words: t(`record.look.moon-${value}`),
          picture: (
            <Earned isLocked={price.isLocked}>
              <span className={styles.moon} style={colours} />
            </Earned>
          ),
          ...price,
        };
      })}
      onChange={(moon) => void settings.change({ moon })}
    />
  );
}
