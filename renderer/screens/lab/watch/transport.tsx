/** The time line under what is watched: play, step, scrub, speed. */
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { Segments } from '../../../components/segments.tsx';
import { useCommands } from '../../../input/use-commands.ts';
import { SPEED_NAMES, type StepPlayer } from './use-player.ts';

/** One process on the time line. */
export interface Bar {
  readonly key: string;
  readonly words: string;
  readonly length: number;
  /** What stands at its end. */
  readonly note: string;
  readonly isWrong: boolean;
}

/** By the object model: the content security policy lets no style stand in the markup. */
function useShare(name: string, share: number) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => element.current?.style.setProperty(name, `${100 * share}%`), [name, share]);
  return element;
}

function BarLine({ bar, player }: { readonly bar: Bar; readonly player: StepPlayer }) {
  const most = Math.max(1, player.length);
  const whole = useShare('--whole', bar.length / most);
  const done = useShare('--done', Math.min(1, player.time / Math.max(1, bar.length)));
  return (
    <li className="lab-bar" data-wrong={bar.isWrong}>
      <span className="lab-bar-name">{bar.words}</span>
      <span className="lab-bar-room">
        <span ref={whole} className="lab-bar-whole">
          <span ref={done} className="lab-bar-done" />
        </span>
        {bar.note !== '' && <span className="lab-bar-note">{bar.note}</span>}
      </span>
    </li>
  );
}

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
    { icon: 'restart', words: t('lab.player.begin'), onClick: () => player.goTo(0), key: '' },
    { icon: 'back', words: t('lab.player.back'), onClick: () => player.goTo(time - 1), key: 'Z' },
    {
      icon: player.isPlaying ? 'pause' : 'play',
      words: player.isPlaying ? t('lab.player.pause') : t('lab.player.play'),
      onClick: player.toggle,
      key: 'P',
    },
    { icon: 'on', words: t('lab.player.on'), onClick: () => player.goTo(time + 1), key: 'Y' },
  ] as const;
  return (
    <div className="lab-transport-buttons">
      {buttons.map(({ icon, words, onClick, key }) => (
        <button
          key={icon === 'pause' ? 'play' : icon}
          type="button"
          className="button"
          data-play={icon === 'play' || icon === 'pause'}
          aria-label={words}
          aria-keyshortcuts={key === '' ? undefined : key}
          title={key === '' ? words : `${words} (${key})`}
          disabled={length === 0}
          onClick={onClick}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}

export function Transport({ player, bars }: { readonly player: StepPlayer; readonly bars: readonly Bar[] }) {
  const { t } = useTranslation();
  const { time, length } = player;
  useCommands({
    pause: player.toggle,
    undo: () => player.goTo(time - 1),
    redo: () => player.goTo(time + 1),
  });
  return (
    <fieldset className="lab-transport">
      <legend className="visually-hidden">{t('lab.player.title')}</legend>
      <StepButtons player={player} />
      <div className="lab-transport-time">
        <ol className="lab-bars" aria-hidden="true">
          {bars.map((bar) => (
            <BarLine key={bar.key} bar={bar} player={player} />
          ))}
        </ol>
        <div className="lab-scrub">
          <Scrubber player={player} />
          <output>{t('lab.player.at', { time, length })}</output>
        </div>
      </div>
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
