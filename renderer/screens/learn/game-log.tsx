/** The log that console programs print of a whole game, to be read, copied and saved. */

import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, Point } from '../../../core/board/board.ts';
import type { PlayedPair, WholeGame } from '../../../core/lab/whole-game.ts';
import { loggedSentence } from '../../../core/sentences/link-sentences.ts';
import { Icon } from '../../components/icon.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import { copyText } from '../../parts/share/copy-text.ts';
import { offerFile } from '../../state/offer-file.ts';
import styles from './game-tab.module.css';
import shared from './lab.module.css';

/** One line of the log: the ends of a link by column and row, and where it turns. */
export function logLine(
  t: TFunction,
  { width }: Pick<Board, 'width'>,
  { move, corners }: PlayedPair,
): string {
  const [from, to] = move.map((cell): Point => [cell % width, Math.floor(cell / width)]) as [Point, Point];
  return sentenceWords(t, loggedSentence(from, corners, to));
}

interface GameLogProps {
  readonly board: Board;
  readonly game: WholeGame;
  readonly time: number;
  readonly onTime: (time: number) => void;
}

export function GameLog({ board, game, time, onTime }: GameLogProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const [isCopied, setCopied] = useState(false);
  const lines = game.pairs.map((pair) => logLine(t, board, pair));
  const text = () => `${lines.join('\n')}\n`;
  useEffect(() => {
    const room = list.current;
    const line = room?.children[time - 1];
    if (room === null || !(line instanceof HTMLElement)) return;
    room.scrollTop = line.offsetTop - room.clientHeight / 2;
  }, [time]);
  return (
    <section className={`${shared.card} ${styles.log}`} aria-labelledby="lab-log">
      <header>
        <h2 id="lab-log">{t('lab.log.title')}</h2>
        <button type="button" className="button button-quiet" onClick={() => setCopied(copyText(text()))}>
          <Icon name="copy" />
          {t(isCopied ? 'lab.log.copied' : 'lab.log.copy')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => offerFile(t('lab.log.file'), '.txt', text(), 'text/plain')}
        >
          <Icon name="save" />
          {t('lab.log.save')}
        </button>
      </header>
      <ol ref={list}>
        {lines.map((line, index) => (
          <li key={line} data-done={index < time} aria-current={index === time - 1 ? 'step' : undefined}>
            <button type="button" tabIndex={-1} onClick={() => onTime(index + 1)}>
              {line}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
