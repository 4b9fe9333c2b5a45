/** The lab: the game's algorithms at work, on any board. */
// Before the sheets of the tabs, which change rules of it.
import './lab.module.css';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';

import type { WatchedSearch } from '../../../core/lab/lessons.ts';
import { FIRST_SAMPLE, GAME_SAMPLE } from '../../../core/lab/sample-boards.ts';
import { Icon } from '../../components/icon.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { rulesWords } from '../../components/rules-words.ts';
import { Tabs } from '../../components/tabs.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useService } from '../../services/use-service.ts';
import type { LabBoard } from '../../state/lab-board.ts';
import { LAB_BOARD } from '../../state/lab-board.ts';
import { BenchmarkTab } from './benchmark-tab.tsx';
import { BoardSheet } from './board-sheet.tsx';
import { GameTab } from './game-tab.tsx';
import styles from './lab.module.css';
import { LessonsTab } from './lessons-tab.tsx';
import { ProcessTab } from './process-tab.tsx';
import { SearchSheet } from './search-sheet.tsx';
import { SearchTab } from './search-tab.tsx';
import { ShowContext } from './watch/code-choice.tsx';
import type { CodeForm } from './watch/program-listing.ts';
import { labBoardOfSample } from './watch/samples.ts';
import { LabEngineContext, useOwnEngine } from './watch/use-lab-engine.ts';

/** It is read when it is first opened. */
const { Part: TryTab } = lazyPart(async () => (await import('./try/try-tab.tsx')).TryTab);

/** First those to watch, last the one to write in. */
const PARTS = ['lessons', 'pair', 'process', 'game', 'benchmark', 'try'] as const;
type Part = (typeof PARTS)[number];
/** These tabs are about the chosen board. */
const ON_THE_TABLE: readonly Part[] = ['pair', 'process', 'game'];

const FIRST_SEARCHES: readonly WatchedSearch[] = [
  { name: 'breadth-first', hasFault: false },
  { name: 'by-corridors', hasFault: false },
];

export function LabScreen() {
  const { t } = useTranslation();
  const lab = useService(LAB_BOARD);
  const onTable = useStore(lab, (state) => state.shown);
  // A board that was brought here is looked at; without one the lessons lead in.
  const [part, setPart] = useState<Part>(onTable === null ? 'lessons' : 'pair');
  const shown = useFirstBoard(part, onTable);
  const setShown = (next: LabBoard) => lab.setState({ shown: next });
  const [searches, setSearches] = useState(FIRST_SEARCHES);
  const [sheet, setSheet] = useState<'board' | 'searches' | null>(null);
  const [form, setForm] = useState<CodeForm | null>(null);
  const [hasNumbers, setNumbers] = useState(false);
  const show = useMemo(() => ({ form, setForm, hasNumbers, setNumbers }), [form, hasNumbers]);
  const engine = useOwnEngine();
  const parts = {
    lessons: () => <LessonsTab />,
    try: () => <TryTab />,
    pair: () => <SearchTab shown={shown} searches={searches} onSearches={setSearches} onShown={setShown} />,
    process: () => <ProcessTab shown={shown} onShown={setShown} />,
    game: () => <GameTab shown={shown} />,
    benchmark: () => <BenchmarkTab />,
  } as const;
  return (
    <LabEngineContext value={engine}>
      <main className={`page ${styles.lab}`} data-screen="lab">
        <PageHead title={t('lab.title')} />
        <p className={styles.boardWords}>{ON_THE_TABLE.includes(part) && boardWords(t, shown)}</p>
        {ON_THE_TABLE.includes(part) && (
          <div className={styles.choose}>
            {part === 'pair' && (
              <button
                type="button"
                data-part="lab-searches"
                className="button"
                onClick={() => setSheet('searches')}
              >
                <Icon name="search" />
                {t('lab.searches')}
              </button>
            )}
            <button type="button" data-part="lab-choose" className="button" onClick={() => setSheet('board')}>
              <Icon name="shelf" />
              {t('lab.board.choose')}
            </button>
          </div>
        )}
        <Tabs
          title={t('lab.parts')}
          value={part}
          options={PARTS.map((value) => ({ value, words: t(`lab.part.${value}`) }))}
          onChange={setPart}
        >
          <ShowContext value={show}>{parts[part]()}</ShowContext>
        </Tabs>
        {sheet === 'board' && <BoardSheet shown={shown} onShown={setShown} onClose={() => setSheet(null)} />}
        {sheet === 'searches' && (
          <SearchSheet
            rules={shown.rules}
            searches={searches}
            onSearches={setSearches}
            onFault={(sample) => lab.setState({ shown: labBoardOfSample(sample) })}
            onClose={() => setSheet(null)}
          />
        )}
      </main>
    </LabEngineContext>
  );
}

/** As long as no board was chosen: a small one to watch a search on, and one full of tiles for a whole game. */
function useFirstBoard(part: Part, onTable: LabBoard | null): LabBoard {
  const sample = part === 'game' ? GAME_SAMPLE : FIRST_SAMPLE;
  const first = useMemo(() => labBoardOfSample(sample), [sample]);
  return onTable ?? first;
}

function boardWords(t: TFunction, { source, board, rules }: LabBoard): string {
  const name = 'name' in source ? source.name : t('lab.source.pasted');
  const size = t('lab.board.size', { width: board.width, height: board.height });
  // The lab's own are seen to be small boards.
  return [...(source.type === 'sample' ? [] : [name, size]), ...rulesWords(t, rules)].join(' · ');
}
