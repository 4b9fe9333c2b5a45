/** A free game: any shape in any size, any rules, as hard as one likes; what it is is known before it begins. */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { FreeChoice } from '../../../../core/contract/free-play.ts';
import { plainPlan } from '../../../../core/deal/deal-plan.ts';
import type { TemplateRevision } from '../../../../core/templates/template.ts';
import { templateName } from '../../../components/words.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { newSeed } from '../../../state/new-seed.ts';
import { SESSION } from '../../../state/play/session.ts';
import { SETTINGS } from '../../../state/settings.ts';
import { aimOfChoice, choiceOf, templateOf } from '../kinds/free-choice.ts';
import styles from './free.module.css';
import { FreeControls } from './free-controls.tsx';
import { FreePreview } from './free-preview.tsx';
import { useFreeDeal } from './use-free-deal.ts';

interface ChooserProps {
  readonly templates: readonly TemplateRevision[];
  readonly first: TemplateRevision;
}

/** Returns the last choice, as long as its shape still exists. */
function useChoice({ templates, first }: ChooserProps) {
  const settings = useService(SETTINGS);
  const kept = useStore(settings.store, (state) => state.settings.freePlay);
  const [changed, setChanged] = useState<FreeChoice | null>(null);
  const wanted = changed ?? kept;
  const from = templates.find(({ hash }) => hash === wanted?.template) ?? first;
  const choice =
    wanted?.template === from.hash ? wanted : choiceOf(from, { seeing: 'any', losing: 'careful' });
  return { choice, from, setChoice: setChanged };
}

function Chooser(props: ChooserProps) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const settings = useService(SETTINGS);
  const navigation = useService(NAVIGATION);
  const { choice, from, setChoice } = useChoice(props);
  const [seed, setSeed] = useState(newSeed);
  const name = templateName(t, from);
  // A wish keeps its identity until something of it changes: it is the worker's request.
  const asked = JSON.stringify(choice);
  const wish = useMemo(() => {
    const same = JSON.parse(asked) as FreeChoice;
    return { plan: plainPlan(templateOf(same, from, name), seed), aim: aimOfChoice(same) };
  }, [asked, from, name, seed]);
  const deal = useFreeDeal(wish);
  const play = () => {
    if (deal.state !== 'dealt') return;
    void settings.change({ freePlay: choice });
    goTo(navigation, 'play');
    void session.startDealt(deal.deal, settings.store.getState().settings.shelfMode);
  };
  return (
    <div className={styles.columns}>
      <FreeControls choice={choice} templates={props.templates} onChange={setChoice} />
      <FreePreview wish={wish} deal={deal} onPlay={play} onOther={() => setSeed(newSeed())} />
    </div>
  );
}

export function FreeScreen() {
  const { t } = useTranslation();
  const templates = useStore(useService(LIBRARY).store, (state) => state.templates);
  const [first] = templates;
  return (
    <main className="page" data-screen="free">
      <div className={`column ${styles.free}`}>
        <PageHead title={t('home.customise')} />
        {first === undefined ? <p>{t('home.empty')}</p> : <Chooser templates={templates} first={first} />}
      </div>
    </main>
  );
}
