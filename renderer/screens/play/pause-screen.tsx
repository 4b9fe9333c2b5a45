import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { countdownLeftMs } from '../../../core/game/modes/countdown.ts';
import { interruptedRunSentence, shownSeconds } from '../../../core/sentences/standing-sentences.ts';
import { usePrimaryFocus } from '../../components/focus/use-primary-focus.ts';
import { Icon } from '../../components/icon.tsx';
import { Seal } from '../../components/seal.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import { asLanguage, templateName } from '../../components/words.ts';
import { formatNumber, formatTime } from '../../i18n/format.ts';
import { CommandKey } from '../../parts/key-cap.tsx';
import { gameName } from '../../parts/modes/mode-looks.ts';
import { MoreMenu } from '../../parts/more-menu.tsx';
import { CopyCode, codeOfDeal } from '../../parts/share/copy-code.tsx';
import { useCanGiveUp } from '../../parts/use-can-give-up.ts';
import { useMeasures } from '../../parts/use-measures.ts';
import { VolumeSliders } from '../../parts/volume-sliders.tsx';
import { useService } from '../../services/use-service.ts';
import { LAB_BOARD } from '../../state/lab-board.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { CLOCK } from '../../state/play/clock.ts';
import { SESSION } from '../../state/play/session.ts';
import type { OpenGame } from '../../state/play/session-state.ts';
import { musicVolumeOf } from '../../state/settings.ts';
import { IS_TRIAL } from '../../state/shown/is-trial.ts';
import { GhostChooser } from './ghost/ghost-chooser.tsx';
import { MoonWindow } from './moon-window.tsx';
import styles from './pause-screen.module.css';

/** Rounded up, as in the head of the play screen: 0:00 is shown only when no time is left. */
function timeLeft(leftMs: number): string {
  return formatTime(shownSeconds(leftMs) * 1_000);
}

function Facts({ game: { view } }: { readonly game: OpenGame }) {
  const { t, i18n } = useTranslation();
  const elapsedMs = useStore(useService(CLOCK).store, (state) => state.elapsedMs);
  const { countdown } = view;
  const { hasClock, hasScore } = useMeasures(view.mode);
  const time =
    countdown === null
      ? { name: t('play.time'), value: formatTime(elapsedMs) }
      : { name: t('play.time-left'), value: timeLeft(countdownLeftMs(countdown, elapsedMs)) };
  const score = { name: t('play.score'), value: formatNumber(view.score.total, asLanguage(i18n.language)) };
  const facts = [
    ...(hasClock ? [time] : []),
    ...(hasScore ? [score] : []),
    { name: t('play.pairs'), value: String(view.pairsLeft) },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Opens the board as it is in the lab. That counts as help, and the button says so. */
function StudyButton({ game: { view } }: { readonly game: OpenGame }) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const lab = useService(LAB_BOARD);
  const navigation = useService(NAVIGATION);
  const study = async () => {
    if (!(await session.assistance.study())) return;
    const { template, rules } = view.deal;
    const { width, height, marks } = template;
    lab.setState({
      shown: {
        source: { type: 'game', name: templateName(t, template) },
        board: { width, height, marks, cells: view.cells },
        rules,
        pair: null,
      },
    });
    goTo(navigation, 'lab');
  };
  return (
    <button
      type="button"
      className="button"
      title={t('record.pause.study-note')}
      onClick={() => void study()}
    >
      <Icon name="lab" />
      {t('record.pause.study')}
    </button>
  );
}

/** Says that the program ended while the clock ran, and what follows from that. */
function Interruptions({ times }: { readonly times: number }) {
  const { t } = useTranslation();
  if (times === 0) return null;
  return <p>{sentenceWords(t, interruptedRunSentence(times))}</p>;
}

interface PauseScreenProps {
  readonly game: OpenGame;
  readonly onRestart: () => void;
  readonly onHome: () => void;
}

/** The pause: over the whole screen, with the board out of sight. */
export function PauseScreen({ game, onRestart, onHome }: PauseScreenProps) {
  const { t } = useTranslation();
  const session = useService(SESSION);
  const isTrial = useService(IS_TRIAL);
  const button = usePrimaryFocus();
  const { mode, deal } = game.view;
  const canGiveUp = useCanGiveUp(game);
  const { hasClock } = useMeasures(mode);
  return (
    <section className={styles.pause} data-testid="paused" aria-labelledby="pause-title">
      <div className={styles.side}>
        <span className="seal">
          <Seal />
        </span>
        <header>
          <h2 id="pause-title">{t('record.pause.title')}</h2>
          <p>{t(hasClock ? 'record.pause.note' : 'record.pause.note-hidden')}</p>
          <Interruptions times={game.view.interruptions} />
        </header>
        <button
          ref={button}
          type="button"
          className="button button-large button-primary"
          onClick={() => session.resume()}
        >
          <Icon name="play" />
          {t('command.resume')}
          <CommandKey scope="game" command="pause" />
        </button>
        <div className={styles.ways}>
          <button type="button" className="button" onClick={onRestart}>
            <Icon name="restart" />
            {t('command.restart')}
          </button>
          <button type="button" className="button" onClick={onHome}>
            <Icon name={isTrial ? 'arrow-left' : 'home'} />
            {t(isTrial ? 'editor.trial.back' : 'app.home')}
          </button>
          {(!isTrial || canGiveUp) && (
            <MoreMenu className={styles.more} id="pause-more" face="dots">
              {!isTrial && hasClock && <GhostChooser game={game} />}
              {!isTrial && game.view.allowed.includes('verdict') && <StudyButton game={game} />}
              {!isTrial && <CopyCode code={codeOfDeal(deal)} />}
              {canGiveUp && (
                <button type="button" className="button" onClick={() => void session.giveUp()}>
                  <Icon name="flag" />
                  {t('command.give-up')}
                </button>
              )}
            </MoreMenu>
          )}
        </div>
        <VolumeSliders music={musicVolumeOf(mode)} />
        <p className={styles.game}>{gameName(t, mode, deal.template)}</p>
        <Facts game={game} />
      </div>
      <MoonWindow />
    </section>
  );
}
