import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import './home.css';
import { MODE_IDS } from '../../../core/game/modes/mode-of.ts';
import { TEMPLATE_MODE } from '../../../core/game/modes/table.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { Seal } from '../../components/seal.tsx';
import { useCommands } from '../../input/use-commands.ts';
import { useApp } from '../../state/app-context.ts';
import { goTo } from '../../state/navigation.ts';
import { firstTemplate } from '../first-template.ts';
import { usePastedCode } from '../share/use-pasted-code.ts';
import { TroubleWords } from '../trouble.tsx';
import { Backdrop } from './backdrop.tsx';
import { OtherGames, Primary, TemplateCard } from './home-cards.tsx';
import { ModeCard } from './mode-card.tsx';
import { otherGames } from './other-games.ts';

/** What could not be read is missing from the lists below, which would else look as if nothing were there. */
function LibraryTrouble() {
  const { t } = useTranslation();
  const { library } = useApp();
  const { trouble, templates } = useStore(library.store);
  if (trouble === null || templates.length === 0) return null;
  return (
    <div className="home-card home-empty" role="alert" data-testid="home-trouble">
      <p>
        <TroubleWords code={trouble} />
      </p>
      <button type="button" className="button" onClick={() => void library.load()}>
        {t('home.try-again')}
      </button>
    </div>
  );
}

function EmptyLibrary() {
  const { t } = useTranslation();
  const { library } = useApp();
  const trouble = useStore(library.store, (state) => state.trouble);
  return (
    <div className="home-card home-empty" role="alert">
      <p>{trouble === null ? t('home.empty') : <TroubleWords code={trouble} />}</p>
      <button type="button" className="button" onClick={() => void library.load()}>
        {t('home.try-again')}
      </button>
    </div>
  );
}

/** What one does with templates besides playing them. */
function DrawLinks() {
  const { t } = useTranslation();
  const { navigation, workshop } = useApp();
  const begin = async () => {
    await workshop.begin(t('home.untitled'));
    goTo(navigation, 'editor');
  };
  const openShelf = () => {
    workshop.tell(null);
    goTo(navigation, 'designs');
  };
  return (
    <div className="home-draw">
      <button type="button" className="button button-quiet" onClick={openShelf}>
        {t('home.designs')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => void begin()}>
        {t('home.draw')}
      </button>
    </div>
  );
}

/** What does not begin a game; in sight however many templates there are. */
function HomeLinks({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const { navigation, codes } = useApp();
  return (
    <nav className="home-links">
      <button type="button" className="button button-quiet" onClick={onKeys}>
        {t('home.how-to-play')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => codes.open('')}>
        {t('code.enter')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => goTo(navigation, 'scores')}>
        {t('home.scores')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => goTo(navigation, 'settings')}>
        {t('home.settings')}
      </button>
    </nav>
  );
}

export function HomeScreen({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const { library } = useApp();
  const { templates, games } = useStore(library.store);
  const [last] = games;
  const gameOn = (template: TemplateRevision) =>
    games.find((game) => game.mode === TEMPLATE_MODE && game.template.hash === template.hash);
  useCommands({ keys: onKeys });
  usePastedCode();
  return (
    <main className="page home" data-screen="home">
      <Backdrop template={templates.find(({ name }) => name === 'diamond') ?? templates[0]} />
      <div className="column home-column">
        <header className="home-head">
          <span className="seal home-seal">
            <Seal />
          </span>
          <div>
            <h1>{t('app.name')}</h1>
            <p>{t('app.other-name')}</p>
          </div>
          <HomeLinks onKeys={onKeys} />
        </header>
        <LibraryTrouble />
        <Primary game={last} template={firstTemplate(templates)} />
        <OtherGames games={otherGames(games, templates)} />
        {MODE_IDS.filter((mode) => mode !== last?.mode).map((mode) => (
          <ModeCard key={mode} mode={mode} game={games.find((game) => game.mode === mode)} />
        ))}
        <section aria-labelledby="home-templates">
          <div className="home-line">
            <h2 id="home-templates">{t('home.templates')}</h2>
            <DrawLinks />
          </div>
          {templates.length === 0 && <EmptyLibrary />}
          <ul className="home-templates">
            {templates.map((template) => (
              <TemplateCard
                key={`${template.hash} ${template.name}`}
                template={template}
                game={gameOn(template)}
              />
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}
