import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import './home.css';
import { SLOT } from '../../../core/board/board.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { useCommands } from '../../input/use-commands.ts';
import { usePastedCode } from '../../input/use-pasted-code.ts';
import { useApp } from '../../state/app-context.ts';
import { goTo } from '../../state/navigation.ts';
import { Seal } from '../seal.tsx';
import { TroubleWords } from '../trouble.tsx';
import { Backdrop } from './backdrop.tsx';
import { OtherGames, Primary, TemplateCard, TimedCard } from './home-cards.tsx';

function countSlots(template: TemplateRevision): number {
  return template.marks.filter((mark) => mark === SLOT).length;
}

/** A board that is short: the best to begin with, and the quietest behind the screen. */
function smallestOf(templates: readonly TemplateRevision[]): TemplateRevision | undefined {
  return templates.toSorted((one, other) => countSlots(one) - countSlots(other))[0];
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

function DrawLinks() {
  const { t } = useTranslation();
  const { navigation, workshop } = useApp();
  const begin = async () => {
    await workshop.begin(t('editor.untitled'));
    goTo(navigation, 'editor');
  };
  const openShelf = () => {
    workshop.tell(null);
    goTo(navigation, 'designs');
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => void begin()}>
        {t('editor.new')}
      </button>
      <button type="button" className="button button-quiet" onClick={openShelf}>
        {t('editor.designs')}
      </button>
    </>
  );
}

function HomeLinks({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const { navigation, codes } = useApp();
  return (
    <nav className="home-links">
      <DrawLinks />
      <button type="button" className="button button-quiet" onClick={() => codes.open('')}>
        {t('code.enter')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => goTo(navigation, 'scores')}>
        {t('home.scores')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => goTo(navigation, 'settings')}>
        {t('home.settings')}
      </button>
      <button type="button" className="button button-quiet" onClick={onKeys}>
        {t('home.keys')}
      </button>
    </nav>
  );
}

export function HomeScreen({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const { library } = useApp();
  const { templates, games } = useStore(library.store);
  const [last, ...others] = games;
  const timedGame = games.find((game) => game.mode === 'timed');
  const gameOn = (template: TemplateRevision) =>
    games.find((game) => game.mode === 'classic' && game.template.hash === template.hash);
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
        </header>
        <Primary game={last} template={smallestOf(templates)} />
        <OtherGames games={others} />
        {last?.mode !== 'timed' && <TimedCard game={timedGame} />}
        <section aria-labelledby="home-templates">
          <h2 id="home-templates">{t('home.templates')}</h2>
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
        <HomeLinks onKeys={onKeys} />
      </div>
    </main>
  );
}
