/** The ways into a game that home offers. */
import { useTranslation } from 'react-i18next';
import type { GameSummary } from '../../../../core/contract/schemas.ts';
import { MODES } from '../../../../core/game/modes/table.ts';
import { usePrimaryFocus } from '../../../components/focus/use-primary-focus.ts';
import { Icon } from '../../../components/icon.tsx';
import { asLanguage, templateName } from '../../../components/words.ts';
import { formatNumber, formatTime } from '../../../i18n/format.ts';
import entry from '../../../parts/modes/entry.module.css';
import { gameName } from '../../../parts/modes/mode-looks.ts';
import { useService } from '../../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { SESSION } from '../../../state/play/session.ts';
import styles from './home.module.css';
import type { NextTemplate } from './next-template.ts';

/** Begins or continues a game and shows its table at once. */
export function usePlay() {
  const session = useService(SESSION);
  const navigation = useService(NAVIGATION);
  return (begin: (to: typeof session) => Promise<void>) => () => {
    goTo(navigation, 'play');
    void begin(session);
  };
}

/** A line breaks between two facts, never within one. */
const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');

/** Returns a function that says what is left to do in a game. */
export function useProgressWords(): (game: GameSummary) => string {
  const { t } = useTranslation();
  return (game) => {
    const pairs = t('count.pairs-left', { count: game.pairsLeft });
    const hasLevels = MODES[game.mode].boards === 'levels';
    const facts = [
      ...(hasLevels ? [t('home.level', { level: game.level })] : []),
      pairs,
      formatTime(game.elapsedMs),
    ];
    return facts.map(unbroken).join(' · ');
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
  const { t } = useTranslation();
  const button = usePrimaryFocus();
  return (
    <button ref={button} type="button" className={styles.primary} onClick={onClick}>
      <span className={styles.primaryMark}>
        <Icon name="play" />
      </span>
      <span className={styles.primaryWords}>
        <b>{name}</b> <span>{note}</span>
      </span>
      <span className="key" aria-hidden="true">
        {t('home.enter-key')}
      </span>
    </button>
  );
}

/** Why this board is offered; a blank as high as that until it is known. */
function useReasonWords(): (reason: Exclude<NextTemplate['reason'], 'first'>) => string {
  const { t, i18n } = useTranslation();
  return (reason) => {
    if (reason === null) return '\u00a0';
    if (reason === 'new') return t('home.new-note');
    const { again } = reason;
    const score = again === null ? null : formatNumber(again, asLanguage(i18n.language));
    return score === null ? t('home.unaided-note') : t('home.again-note', { score });
  };
}

/** The one obvious next thing: the game last played, or another board. */
export function Primary({
  game,
  next,
}: {
  readonly game: GameSummary | undefined;
  readonly next: NextTemplate | undefined;
}) {
  const { t } = useTranslation();
  const play = usePlay();
  const navigation = useService(NAVIGATION);
  const progressWords = useProgressWords();
  const nameOf = useGameName();
  const reasonWords = useReasonWords();
  if (game !== undefined)
    return (
      <PrimaryButton
        name={t('home.continue', { name: nameOf(game) })}
        note={progressWords(game)}
        onClick={play((session) => session.continueGame(game.gameId))}
      />
    );
  if (next === undefined) return null;
  const { template, reason } = next;
  if (reason === 'first')
    return (
      <PrimaryButton
        name={t('home.play')}
        note={t('home.first-note')}
        onClick={() => goTo(navigation, 'first')}
      />
    );
  return (
    <PrimaryButton
      name={t('home.first', { name: templateName(t, template) })}
      note={reasonWords(reason)}
      onClick={play((session) => session.continueTemplate(template))}
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
    <section aria-labelledby="home-others">
      <h2 id="home-others" className="visually-hidden">
        {t('home.others')}
      </h2>
      <ul>
        {games.map((game) => (
          <li key={game.gameId}>
            <button
              type="button"
              className={entry.entry}
              onClick={play((session) => session.continueGame(game.gameId))}
            >
              <Icon name="restart" />
              <b>{nameOf(game)}</b> <span>{progressWords(game)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
