/** The main button of home: the one obvious next thing. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { GameSummary } from '../../../../core/contract/schemas.ts';
import { dayOfGame } from '../../../../core/daily/daily-board-id.ts';
import { MODES, TEMPLATE_MODE } from '../../../../core/game/modes/table.ts';
import { pairsSentence } from '../../../../core/sentences/board-sentences.ts';
import { usePrimaryFocus } from '../../../components/focus/use-primary-focus.ts';
import { Icon } from '../../../components/icon.tsx';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { asLanguage, localName, templateName } from '../../../components/words.ts';
import { formatDate, formatNumber, formatTime } from '../../../i18n/format.ts';
import { gameName, modeName } from '../../../parts/modes/mode-looks.ts';
import { useMeasures } from '../../../parts/use-measures.ts';
import type { Measures } from '../../../state/measures.ts';
import styles from './home.module.css';
import type { HomeStart } from './home-start.ts';
import type { NextTemplate } from './next-template.ts';

/** A line breaks between two facts, never within one. */
const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');
const facts = (...words: readonly string[]) => words.map(unbroken).join(' · ');

function progressWords(t: TFunction, language: string, game: GameSummary, measures: Measures): string {
  const hasLevels = MODES[game.mode].boards === 'levels';
  const day = dayOfGame(game);
  const pairs = t('count.pairs-left', { count: game.pairsLeft });
  return facts(
    ...(day === null ? [] : [formatDate(day, asLanguage(language), 'long')]),
    ...(hasLevels ? [t('home.level', { level: game.level })] : []),
    pairs,
    ...(measures.hasClock ? [formatTime(game.elapsedMs)] : []),
  );
}

/** The reason why this template is offered. */
function reasonWords(
  t: TFunction,
  language: string,
  reason: NextTemplate['reason'],
  { hasScore }: Measures,
): string {
  if (reason === null || reason === 'first') return '\u00a0';
  if (reason === 'new') return t('home.new-note');
  if (reason.again === null || !hasScore) return '\u00a0';
  return t('home.again-note', { score: formatNumber(reason.again, asLanguage(language)) });
}

function wordsOf(
  t: TFunction,
  language: string,
  start: HomeStart,
  measures: Measures,
): readonly [name: string, note: string] {
  switch (start.type) {
    case 'first':
      return [t('home.play'), t('home.first-note')];
    case 'game': {
      const { game } = start;
      const name = gameName(t, game.mode, game.template);
      return [t('home.continue'), facts(name, progressWords(t, language, game, measures))];
    }
    case 'level': {
      const { mode, number, name, shape } = start.level;
      const level = t('home.level', { level: number });
      const pairs = sentenceWords(t, pairsSentence(shape));
      return [level, facts(modeName(t, mode), localName(t, name), pairs)];
    }
    case 'template':
      return [templateName(t, start.template), reasonWords(t, language, start.reason, measures)];
  }
}

interface PrimaryProps {
  /** Null until it is known. */
  readonly start: HomeStart | null;
  readonly onPlay: () => void;
}

export function Primary({ start, onPlay }: PrimaryProps) {
  const { t, i18n } = useTranslation();
  const button = usePrimaryFocus({ isLate: true });
  const measures = useMeasures(start?.type === 'game' ? start.game.mode : TEMPLATE_MODE);
  const [name, note] = start === null ? ['\u00a0', '\u00a0'] : wordsOf(t, i18n.language, start, measures);
  return (
    <button
      ref={button}
      type="button"
      className={styles.primary}
      data-testid="home-primary"
      data-start={start?.type ?? 'none'}
      aria-label={start === null ? t('home.play') : undefined}
      onClick={onPlay}
    >
      <span className={styles.mark}>
        <Icon name="play" />
      </span>
      <span className={styles.words}>
        <b>{name}</b> <span>{note}</span>
      </span>
    </button>
  );
}
