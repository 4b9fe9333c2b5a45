import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import './home.css';
import { SLOT } from '../../../core/board/board.ts';
import type { GameSummary } from '../../../core/contract/schemas.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { formatNumber, formatTime } from '../../i18n/format.ts';
import { useCommands } from '../../input/use-commands.ts';
import { useApp } from '../../state/app-context.ts';
import { goTo } from '../../state/navigation.ts';
import { Seal } from '../seal.tsx';
import { TroubleWords } from '../trouble.tsx';
import { asLanguage, templateName } from '../words.ts';
import { Backdrop } from './backdrop.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** Begins or continues a game and shows its table at once. */
function usePlay() {
  const { session, navigation } = useApp();
  return (begin: (to: typeof session) => Promise<void>) => () => {
    goTo(navigation, 'play');
    void begin(session);
  };
}

/** What is left to do in a game, in words. */
function useProgressWords(): (game: GameSummary) => string {
  const { t } = useTranslation();
  return (game) => {
    const pairs = t('count.pairs-left', { count: game.pairsLeft });
    const level = game.mode === 'timed' ? `${t('home.level', { level: game.level })} · ` : '';
    return `${level}${pairs} · ${formatTime(game.elapsedMs)}`;
  };
}

function useGameName(): (game: GameSummary) => string {
  const { t } = useTranslation();
  return (game) => (game.mode === 'timed' ? t('home.timed') : templateName(t, game.template));
}

function PrimaryButton({
  name,
  note,
  onClick,
}: {
  readonly name: string;
  readonly note: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className="home-primary" onClick={onClick}>
      <b>{name}</b>
      <span>{note}</span>
    </button>
  );
}

/** The one obvious next thing: the game last played, or a first one. */
function Primary({
  game,
  template,
}: {
  readonly game: GameSummary | undefined;
  readonly template: TemplateRevision | undefined;
}) {
  const { t } = useTranslation();
  const play = usePlay();
  const progressWords = useProgressWords();
  const gameName = useGameName();
  if (game !== undefined)
    return (
      <PrimaryButton
        name={t('home.continue', { name: gameName(game) })}
        note={progressWords(game)}
        onClick={play((session) => session.continueGame(game.gameId))}
      />
    );
  if (template === undefined) return null;
  return (
    <PrimaryButton
      name={t('home.first', { name: templateName(t, template) })}
      note={t('home.first-note')}
      onClick={play((session) => session.startClassic(template))}
    />
  );
}

function OtherGames({ games }: { readonly games: readonly GameSummary[] }) {
  const { t } = useTranslation();
  const play = usePlay();
  const progressWords = useProgressWords();
  const gameName = useGameName();
  if (games.length === 0) return null;
  return (
    <section className="home-others" aria-labelledby="home-others">
      <h2 id="home-others">{t('home.others')}</h2>
      <ul>
        {games.map((game) => (
          <li key={game.gameId}>
            <button
              type="button"
              className="button"
              onClick={play((session) => session.continueGame(game.gameId))}
            >
              {gameName(game)} <small>{progressWords(game)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TimedCard({ game }: { readonly game: GameSummary | undefined }) {
  const { t, i18n } = useTranslation();
  const play = usePlay();
  const best = useStore(useApp().library.store, (state) => state.timedBest);
  const note =
    best === null
      ? t('home.timed-new')
      : t('home.timed-best', { score: formatNumber(best, asLanguage(i18n.language)) });
  return (
    <button
      type="button"
      className="home-card"
      data-testid="timed"
      onClick={play((session) =>
        game === undefined ? session.startTimed() : session.continueGame(game.gameId),
      )}
    >
      <b>{t('home.timed')}</b>
      <span>{note}</span>
    </button>
  );
}

function TemplateCard({
  template,
  game,
}: {
  readonly template: TemplateRevision;
  readonly game: GameSummary | undefined;
}) {
  const { t } = useTranslation();
  const play = usePlay();
  const name = templateName(t, template);
  const pairs = game === undefined ? null : t('count.pairs-left', { count: game.pairsLeft });
  return (
    <li>
      <button
        type="button"
        className="home-card home-template"
        data-template={template.name}
        aria-label={
          pairs === null ? t('home.play-template', { name }) : t('home.continue-template', { name, pairs })
        }
        onClick={play((session) =>
          game === undefined ? session.startClassic(template) : session.continueGame(game.gameId),
        )}
      >
        <Thumbnail shape={template} />
        <b>{name}</b>
        {pairs !== null && <span>{pairs}</span>}
      </button>
    </li>
  );
}

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

function HomeLinks({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useTranslation();
  const { navigation } = useApp();
  return (
    <nav className="home-links">
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
              <TemplateCard key={template.hash} template={template} game={gameOn(template)} />
            ))}
          </ul>
        </section>
        <HomeLinks onKeys={onKeys} />
      </div>
    </main>
  );
}
