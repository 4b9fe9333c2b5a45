/** The ways into a game that home offers. */
import { useTranslation } from 'react-i18next';
import type { GameSummary } from '../../../core/contract/schemas.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import { usePrimaryFocus } from '../../components/use-primary-focus.ts';
import { templateName } from '../../components/words.ts';
import { formatTime } from '../../i18n/format.ts';
import { useApp } from '../../state/app-context.ts';
import { goTo } from '../../state/navigation.ts';
import { gameName } from '../modes/mode-looks.ts';
import { Thumbnail } from './thumbnail.tsx';

/** Begins or continues a game and shows its table at once. */
export function usePlay() {
  const { session, navigation } = useApp();
  return (begin: (to: typeof session) => Promise<void>) => () => {
    goTo(navigation, 'play');
    void begin(session);
  };
}

/** What is left to do in a game, in words. */
export function useProgressWords(): (game: GameSummary) => string {
  const { t } = useTranslation();
  return (game) => {
    const pairs = t('count.pairs-left', { count: game.pairsLeft });
    const hasLevels = MODES[game.mode].boards === 'levels';
    const level = hasLevels ? `${t('home.level', { level: game.level })} · ` : '';
    return `${level}${pairs} · ${formatTime(game.elapsedMs)}`;
  };
}

function useGameName(): (game: GameSummary) => string {
  const { t } = useTranslation();
  return (game) => gameName(t, game.mode, game.template);
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
  const button = usePrimaryFocus();
  return (
    <button ref={button} type="button" className="home-primary" onClick={onClick}>
      <b>{name}</b>
      <span>{note}</span>
    </button>
  );
}

/** The one obvious next thing: the game last played, or a first one. */
export function Primary({
  game,
  template,
}: {
  readonly game: GameSummary | undefined;
  readonly template: TemplateRevision | undefined;
}) {
  const { t } = useTranslation();
  const play = usePlay();
  const progressWords = useProgressWords();
  const nameOf = useGameName();
  if (game !== undefined)
    return (
      <PrimaryButton
        name={t('home.continue', { name: nameOf(game) })}
        note={progressWords(game)}
        onClick={play((session) => session.continueGame(game.gameId))}
      />
    );
  if (template === undefined) return null;
  return (
    <PrimaryButton
      name={t('home.first', { name: templateName(t, template) })}
      note={t('home.first-note')}
      onClick={play((session) => session.startTemplate(template))}
    />
  );
}

export function OtherGames({ games }: { readonly games: readonly GameSummary[] }) {
  const { t } = useTranslation();
  const play = usePlay();
  const progressWords = useProgressWords();
  const nameOf = useGameName();
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
              {nameOf(game)} <small>{progressWords(game)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function TemplateCard({
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
          game === undefined ? session.startTemplate(template) : session.continueGame(game.gameId),
        )}
      >
        <Thumbnail shape={template} />
        <b title={template.builtIn ? undefined : name}>{name}</b>
        {/* Words of their own, as in the label, which has to contain what is seen. */}{' '}
        {pairs !== null && <span>{pairs}</span>}
      </button>
    </li>
  );
}
