/** Papers and moons: what was earned can be chosen, the rest says what earns it. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { MOONS, type Moon, PAPERS, type Paper } from '../../../../core/game/looks.ts';
import { REWARDS } from '../../../../core/game/rewards.ts';
import { LockSign } from '../../../components/pictures/lock-sign.tsx';
import { Segments } from '../../../components/segments.tsx';
import { useAsked } from '../../../parts/use-asked.ts';
import { useService } from '../../../services/use-service.ts';
import { SETTINGS } from '../../../state/settings.ts';
import { type Colours, MOON_COLOURS, PAPER_COLOURS } from '../../../theme/papers.ts';
import styles from './settings.module.css';

interface EarnedProps {
  readonly className: string | undefined;
  readonly colours: Colours;
  readonly isLocked: boolean;
}

/** A picture of what is earned in its colours, with a lock on it until it is. */
function Earned({ className, colours, isLocked }: EarnedProps) {
  return (
    <>
      <span className={className} style={colours as CSSProperties} />
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
        return {
          value,
          words: t(`record.look.paper-${value}`),
          picture: (
            <Earned className={styles.paper} colours={PAPER_COLOURS[value]} isLocked={price.isLocked} />
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
        return {
          value,
          words: t(`record.look.moon-${value}`),
          picture: <Earned className={styles.moon} colours={MOON_COLOURS[value]} isLocked={price.isLocked} />,
          ...price,
        };
      })}
      onChange={(moon) => void settings.change({ moon })}
    />
  );
}
