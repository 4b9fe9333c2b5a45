import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import lists from '../../../parts/lists.module.css';
import { PageHead } from '../../../parts/page-head.tsx';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { StatisticsTab } from '../statistics/statistics-tab.tsx';
import { AchievementsTab } from './achievements-tab.tsx';
import { HighScores } from './high-scores.tsx';
import styles from './scores.module.css';

const PARTS = { scores: HighScores, statistics: StatisticsTab, achievements: AchievementsTab } as const;
type Part = keyof typeof PARTS;
const ORDER: readonly Part[] = ['scores', 'statistics', 'achievements'];

/** The player's results: the best games, the statistics of all games, and the achievements. */
export function ScoresScreen() {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const [part, setPart] = useState<Part>('scores');
  const [attempt, setAttempt] = useState(0);
  const Shown = PARTS[part];
  return (
    <main className="page" data-screen="scores">
      <div className={`column ${styles.screen}`}>
        <div className={lists.pageLine}>
          <PageHead title={t('record.scores.title')} />
          <button
            type="button"
            className="button"
            data-testid="all-games"
            onClick={() => goTo(navigation, 'games')}
          >
            <Icon name="games" />
            {t('record.scores.games')}
          </button>
        </div>
        <Tabs
          title={t('record.tabs')}
          value={part}
          options={ORDER.map((value) => ({ value, words: t(`record.tab.${value}`) }))}
          onChange={setPart}
        >
          <Shown key={attempt} onAgain={() => setAttempt((before) => before + 1)} />
        </Tabs>
      </div>
    </main>
  );
}
