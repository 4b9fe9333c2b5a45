/** Papers and moons: what was earned can be chosen, the rest says what earns it. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { MOONS, type Moon, PAPERS, type Paper } from '../../../../core/game/looks.ts';
import { REWARDS } from '../../../../core/game/rewards.ts';
import { Segments } from '../../../components/segments.tsx';
import { useAsked } from '../../../parts/use-asked.ts';
import { useService } from '../../../services/use-service.ts';
import { SETTINGS } from '../../../state/settings.ts';
import { MOON_COLOURS, PAPER_COLOURS } from '../../../theme/papers.ts';
import styles from './settings.module.css';

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
      options={PAPERS.map((value) => ({
        value,
        words: t(`record.look.paper-${value}`),
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
      title={t('record.look.moon')}
      isTitleHidden
      value={chosen}
      options={MOONS.map((value) => ({
        value,
        words: t(`record.look.moon-${value}`),
        picture: <span className={styles.moon} style={MOON_COLOURS[value] as CSSProperties} />,
        ...asked(REWARDS.moon[value]),
      }))}
      onChange={(moon) => void settings.change({ moon })}
    />
  );
}
