/** The time line under what is watched: play, step, scrub, speed. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { Segments } from '../../../components/segments.tsx';
import { keyShortcuts, withKeyLabel } from '../../../input/key-shortcuts.ts';
import { useKeys } from '../../../input/use-keys.ts';
import { useService } from '../../../services/use-service.ts';
import { KEY_NOTICES } from '../../../state/shown/key-notices.ts';
import styles from '../lab.module.css';
import { SPEED_NAMES, type StepPlayer } from './use-player.ts';

function Scrubber({ player }: { readonly player: StepPlayer }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { time, length } = player;
  useLayoutEffect(
    () => input.current?.style.setProperty('--filled', `${(100 * time) / Math.max(1, length)}%`),
    [time, length],
  );
  return (
    <input
      ref={input}
      type="range"
      aria-label={t('lab.player.time')}
      aria-valuetext={t('lab.player.at', { time, length })}
      min={0}
      max={length}
      value={time}
      onChange={(event) => player.goTo(event.target.valueAsNumber)}
    />
  );
}

function StepButtons({ player }: { readonly player: StepPlayer }) {
  const { t } = useTranslation();
  const { time, length } = player;
  const buttons = [
    { icon: 'restart', words: t('lab.player.begin'), onClick: () => player.goTo(0), command: null },
    {
      icon: 'back',
      words: t('lab.player.back'),
      onClick: () => player.goTo(time - 1),
      command: 'undo',
    },
    {
      icon: player.isPlaying ? 'pause' : 'play',
      words: player.isPlaying ? t('lab.player.pause') : t('lab.player.play'),
      onClick: player.toggle,
      command: 'pause',
    },
    {
      icon: 'on',
      words: t('lab.player.on'),
      onClick: () => player.goTo(time + 1),
      command: 'redo',
    },
  ] as const;
  return (
    <div className={styles.buttons}>
      {buttons.map(({ icon, words, onClick, command }) => (
        <button
          key={icon === 'pause' ? 'play' : icon}
          type="button"
          className="button"
          data-play={icon === 'play' || icon === 'pause'}
          aria-label={words}
          aria-keyshortcuts={command === null ? undefined : keyShortcuts('game', command)}
          title={command === null ? words : withKeyLabel(words, 'game', command)}
          disabled={length === 0}
          onClick={onClick}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}

interface TransportProps {
  readonly player: StepPlayer;
  /** The content between the buttons and the speed in small windows. */
  readonly children?: ReactNode;
}

export function Transport({ player, children }: TransportProps) {
  const { t } = useTranslation();
  const keyNotices = useService(KEY_NOTICES);
  const { time, length } = player;
  useKeys('game', {
    pause: player.toggle,
    undo: () => (time > 0 ? player.goTo(time - 1) : keyNotices.tell('at-start')),
    redo: () => (time < length ? player.goTo(time + 1) : keyNotices.tell('at-end')),
  });
  return (
    <fieldset data-part="lab-transport" className={styles.transport}>
      <legend className="visually-hidden">{t('lab.player.title')}</legend>
      <StepButtons player={player} />
      <div className={styles.time}>
        <Scrubber player={player} />
        <output>{t('lab.player.at', { time, length })}</output>
      </div>
      {children}
      <Segments
        name="lab-speed"
        title={t('lab.player.speed')}
        isTitleHidden
        value={player.speed}
        options={SPEED_NAMES.map((value) => ({ value, words: t(`lab.speed.${value}`) }))}
        onChange={player.setSpeed}
      />
    </fieldset>
  );
}
