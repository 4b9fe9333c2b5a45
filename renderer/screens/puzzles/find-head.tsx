import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { RunState } from '../../../core/contract/puzzle-channels.ts';
import type { Language } from '../../../core/languages.ts';
import { countdownSentence } from '../../../core/sentences/standing-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { Fill } from '../../components/sized.tsx';
import { asLanguage } from '../../components/words.ts';
import { formatDay, formatTime } from '../../i18n/format.ts';
import play from '../../parts/play.module.css';
import { SealButton } from '../../parts/seal-button.tsx';
import { useHidesClock } from '../../parts/use-measures.ts';
import type { Clock } from '../../state/play/clock.ts';
import { STORM_MS, stormLeftMs } from '../../state/puzzles/find-play.ts';
import type { FindState } from '../../state/puzzles/find-state.ts';
import type { FindCard } from '../../state/puzzles/puzzle-sets.ts';
import { PuzzleGrade } from './puzzle-grade.tsx';
import styles from './puzzle-play.module.css';

function StormClock({ clock, run }: { readonly clock: Clock; readonly run: RunState }) {
  const { t } = useTranslation();
  const leftMs = useStore(clock.store, ({ elapsedMs }) => stormLeftMs(elapsedMs, run));
  const seconds = Math.ceil(leftMs / 1_000);
  const hidesClock = useHidesClock();
  const said = countdownSentence(leftMs, false, !hidesClock);
  return (
    <div data-part="fact" className={play.fact} data-low={seconds <= 20}>
      <dt>{t('puzzle.find.time-left')}</dt>
      {hidesClock ? (
        // A storm must not end as a surprise: its time is still to be seen, in no figure.
        <dd className={styles.stick} data-part="storm-stick" aria-hidden="true">
          <Fill percent={(100 * leftMs) / STORM_MS} />
        </dd>
      ) : (
        <dd data-testid="time-left">{formatTime(seconds * 1_000)}</dd>
      )}
      <dd className="visually-hidden">
        <span role="status">{said === null ? '' : sentenceWords(t, said)}</span>
      </dd>
    </div>
  );
}

function RunFacts({ find, clock }: { readonly find: FindState; readonly clock: Clock }) {
  const { t } = useTranslation();
  const { run, way } = find;
  if (run === null) return null;
  return (
    <dl data-part="facts" className={play.facts}>
      {way === 'storm' && <StormClock clock={clock} run={run} />}
      <div data-part="fact" className={play.fact}>
        <dt>{t(way === 'streak' ? 'puzzle.find.in-row' : 'puzzle.find.solved')}</dt>
        <dd data-testid="run-solved">{run.solved}</dd>
      </div>
      {way === 'storm' && (
        <div data-part="fact" className={play.fact}>
          <dt>{t('puzzle.find.mistakes')}</dt>
          <dd>{run.failed}</dd>
        </div>
      )}
    </dl>
  );
}

/** The step of a lesson that a position is, or the day of the game that it was met in. */
function partWords(t: TFunction, language: Language, card: FindCard | null): string | null {
  if (card?.mistake != null) return formatDay(card.mistake.playedAt, language);
  if (card?.isShown === true) return t('coach.lesson.see');
  return card?.teach === undefined ? null : t(`coach.lesson.${card.teach.step}`);
}

interface FindHeadProps {
  readonly find: FindState;
  readonly clock: Clock;
  readonly onBack: () => void;
}

/** Says what is being solved, how hard it was measured to be, and how the run stands. */
export function FindHead({ find, clock, onBack }: FindHeadProps) {
  const { t, i18n } = useTranslation();
  const { card, way } = find;
  const teach = card?.teach;
  const name = card?.lesson == null ? t(`puzzle.way.${way}`) : t(`puzzle.lesson.${card.lesson}.name`);
  const title = teach === undefined ? name : t(`coach.technique.${teach.technique}.name`);
  const part = partWords(t, asLanguage(i18n.language), card);
  return (
    <header data-part="play-head" className={play.head}>
      <SealButton isBack onClick={onBack} />
      <div data-part="play-title" className={play.title}>
        <h1>{title}</h1>
        {part !== null && <p>{part}</p>}
      </div>
      {card !== null && find.phase.name !== 'over' && (teach === undefined || teach.step === 'drill') && (
        <PuzzleGrade card={card} isShort={way === 'storm'} />
      )}
      {find.phase.name !== 'over' && <RunFacts find={find} clock={clock} />}
    </header>
  );
}
