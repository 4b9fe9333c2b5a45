import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { StoredPack } from '../../../../core/contract/packs.ts';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { useService } from '../../../services/use-service.ts';
import { EDITOR, revisionOf } from '../../../state/editor/editor-services.ts';
import { offerTemplates } from '../../../state/editor/exchange.ts';
import { PACK_ORDER } from '../../../state/play/pack-order.ts';
import type { PackEntry } from './pack-entries.ts';
import styles from './packs.module.css';
import { usePlayOwn } from './use-play-own.ts';

/** As many levels as a card shows before it is asked for all of them: two rows of a narrow one, less a button. */
const FIRST_LEVELS = 11;

/** For each template of a pack, whether it was won as it is now: a template that was changed is another board. */
function useWon({ levels }: PackEntry): readonly boolean[] {
  const { packs } = useService(EDITOR);
  const won = useStore(packs.store, (state) => state.won);
  return useMemo(() => levels.map(({ design }) => won.has(revisionOf(design).hash)), [levels, won]);
}

/** Plays a pack from one of its templates on. */
function usePlayPack({ pack, levels }: PackEntry) {
  const packOrder = useService(PACK_ORDER);
  const play = usePlayOwn();
  return (from: number) => {
    const templates = levels.map(({ design }) => revisionOf(design));
    const first = templates[from];
    if (first === undefined) return;
    play(first);
    packOrder.setState({ packOrder: { name: pack.name, templates } });
  };
}

interface LevelStripProps extends Pick<PackEntry, 'levels'> {
  readonly won: readonly boolean[];
  readonly onPlay: (from: number) => void;
}

function LevelStrip({ levels, won, onPlay }: LevelStripProps) {
  const { t } = useTranslation();
  const label = (index: number, name: string) => {
    const words = t('packs.play-level', { place: index + 1, name });
    return won[index] === true ? t('editor.shelf.won-level', { level: words }) : words;
  };
  const [isWhole, setWhole] = useState(false);
  const isShort = levels.length <= FIRST_LEVELS + 1;
  const shown = isWhole || isShort ? levels : levels.slice(0, FIRST_LEVELS);
  const rest = levels.length - shown.length;
  return (
    <ol className={styles.levels}>
      {shown.map(({ id, design }, index) => (
        <li key={id}>
          <button
            type="button"
            data-part="pack-level"
            className={styles.level}
            title={design.name}
            aria-label={label(index, design.name)}
            data-won={won[index]}
            onClick={() => onPlay(index)}
          >
            <Thumbnail shape={design} />
          </button>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button
            type="button"
            data-part="pack-level"
            className={styles.level}
            aria-label={t('packs.more', { count: rest })}
            onClick={() => setWhole(true)}
          >
            {`+${rest}`}
          </button>
        </li>
      )}
    </ol>
  );
}

/** By which a pack's card is found. */
export function packCardId({ id }: StoredPack): string {
  return `pack-${id}`;
}

interface PackFootProps {
  readonly entry: PackEntry;
  readonly onPlay: () => void;
  readonly onArrange: () => void;
}

/** The commands for a pack as a whole. */
function PackFoot({ entry: { pack, levels }, onPlay, onArrange }: PackFootProps) {
  const { t } = useTranslation();
  const editorServices = useService(EDITOR);
  const { name, author } = pack;
  const isEmpty = levels.length === 0;
  const share = () =>
    offerTemplates(
      name,
      levels.map(({ design }) => design),
      { name, author },
    );
  const others = [
    { words: t('packs.arrange'), label: t('packs.arrange-name', { name }), act: onArrange },
    {
      words: t('editor.command.export'),
      label: t('packs.export-name', { name }),
      act: share,
      isOff: isEmpty,
    },
    {
      words: t('editor.shelf.delete'),
      label: t('packs.delete-name', { name }),
      act: () => void editorServices.packs.remove(pack),
    },
  ];
  return (
    <div className={styles.foot}>
      <button
        id={packCardId(pack)}
        type="button"
        className="button"
        disabled={isEmpty}
        aria-label={t('packs.play-name', { name })}
        onClick={onPlay}
      >
        {t('packs.play')}
      </button>
      {others.map(({ words, label, act, isOff = false }) => (
        <button
          key={words}
          type="button"
          className="button button-quiet"
          disabled={isOff}
          aria-label={label}
          onClick={act}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

/** One pack: what it is called, its templates to be played from, its commands. It goes on at the first that was not won. */
export function PackCard({
  entry,
  onArrange,
}: {
  readonly entry: PackEntry;
  readonly onArrange: () => void;
}) {
  const { t } = useTranslation();
  const play = usePlayPack(entry);
  const won = useWon(entry);
  const wonCount = won.filter(Boolean).length;
  const { pack, levels } = entry;
  return (
    <li className={styles.pack} data-pack={pack.name}>
      <div className={styles.packHead}>
        <h3>{pack.name}</h3>
        <p>
          {pack.author !== '' && `${t('packs.by', { author: pack.author })} · `}
          {t('packs.count', { count: levels.length })}
          {wonCount > 0 && ` · ${t('editor.shelf.won', { count: wonCount })}`}
        </p>
      </div>
      {levels.length === 0 ? (
        <p className="page-note">{t('packs.emptied')}</p>
      ) : (
        <LevelStrip levels={levels} won={won} onPlay={play} />
      )}
      <PackFoot entry={entry} onPlay={() => play(Math.max(0, won.indexOf(false)))} onArrange={onArrange} />
    </li>
  );
}
