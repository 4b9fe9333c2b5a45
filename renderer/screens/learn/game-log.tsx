/** The log that console programs print of a whole game, and such a program: to be read, copied and saved. */

import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../../core/board/board.ts';
import { pointAt } from '../../../core/board/point-at.ts';
import { CONSOLE_RUNS } from '../../../core/judge/listing.ts';
import type { PlayedPair, WholeGame } from '../../../core/lab/whole-game.ts';
import { loggedSentence } from '../../../core/sentences/link-sentences.ts';
import { Icon } from '../../components/icon.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import { copyText } from '../../parts/share/copy-text.ts';
import { offerFile } from '../../state/offer-file.ts';
import sheet from './board-sheet.module.css';
import styles from './game-tab.module.css';
import shared from './lab.module.css';
import { CodeView } from './watch/code-view.tsx';
import { programFile, useProgram } from './watch/program-listing.ts';

/** One line of the log: the ends of a link by column and row, and where it turns. */
export function logLine(
  t: TFunction,
  board: Pick<Board, 'width'>,
  { move: [a, b], corners }: PlayedPair,
): string {
  return sentenceWords(t, loggedSentence(pointAt(board, a), corners, pointAt(board, b)));
}

interface GameLogProps {
  readonly board: Board;
  readonly game: WholeGame;
  readonly time: number;
  readonly onTime: (time: number) => void;
}

/** The log, or the program that prints one. */
const SHOWN = ['log', 'c', 'java', 'python'] as const;
type Shown = (typeof SHOWN)[number];

export function GameLog({ board, game, time, onTime }: GameLogProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>('log');
  const [copied, setCopied] = useState<string | null>(null);
  const program = useProgram('console', shown === 'log' ? 'pseudo' : shown);
  const lines = game.pairs.map((pair) => logLine(t, board, pair));
  // Nothing until the program is read.
  const text = (shown === 'log' ? lines : (program ?? []).map(({ words }) => words))
    .map((line) => `${line}\n`)
    .join('');
  const save = () => {
    if (shown === 'log') return offerFile(t('lab.log.file'), '.txt', text, 'text/plain');
    const [name = '', ending = ''] = programFile('console', shown).split('.');
    offerFile(name, `.${ending}`, text, 'text/plain');
  };
  return (
    <section className={`${shared.card} ${styles.log}`} aria-labelledby="lab-log">
      <header>
        <h2 id="lab-log">{t(shown === 'log' ? 'lab.log.title' : 'lab.log.program-title')}</h2>
        <label className={sheet.field}>
          <span className="visually-hidden">{t('lab.log.shown')}</span>
          <select
            value={shown}
            onChange={({ target }) => setShown(SHOWN.find((each) => each === target.value) ?? 'log')}
          >
            {SHOWN.map((each) => (
              <option key={each} value={each}>
                {each === 'log'
                  ? t('lab.log.log')
                  : t('lab.log.program', { language: t(`lab.program.${each}`) })}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="button button-quiet"
          disabled={text === ''}
          onClick={() => setCopied(copyText(text) ? text : null)}
        >
          <Icon name="copy" />
          {t(copied === text ? 'lab.log.copied' : 'lab.log.copy')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          data-scan="never"
          disabled={text === ''}
          onClick={save}
        >
          <Icon name="save" />
          {t('lab.log.save')}
        </button>
      </header>
      {shown === 'log' ? (
        <LogLines lines={lines} time={time} onTime={onTime} />
      ) : (
        <>
          <p className={styles.run}>
            {t('lab.log.run')} <code>{CONSOLE_RUNS[shown]}</code>
          </p>
          <div className={styles.listing}>
            <CodeView title={t('lab.log.program-title')} lines={program ?? []} current={null} isProgram />
          </div>
        </>
      )}
    </section>
  );
}

interface LogLinesProps extends Pick<GameLogProps, 'time' | 'onTime'> {
  readonly lines: readonly string[];
}

function LogLines({ lines, time, onTime }: LogLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const room = list.current;
    const line = room?.children[time - 1];
    if (room === null || !(line instanceof HTMLElement)) return;
    room.scrollTop = line.offsetTop - room.clientHeight / 2;
  }, [time]);
  return (
    <ol ref={list} className={styles.lines}>
      {lines.map((line, index) => (
        <li key={line} data-done={index < time} aria-current={index === time - 1 ? 'step' : undefined}>
          <button type="button" tabIndex={-1} onClick={() => onTime(index + 1)}>
            {line}
          </button>
        </li>
      ))}
    </ol>
  );
}
