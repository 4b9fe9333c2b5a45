import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { StoredPack } from '../../../../core/contract/packs.ts';
import { TEMPLATE_MODE } from '../../../../core/game/modes/table.ts';
import { STAR_NUMBERS } from '../../../parts/modes/earned-stars.ts';
import { MoreMenu } from '../../../parts/more-menu.tsx';
import { CopyButton } from '../../../parts/share/copy-button.tsx';
import { Thumbnail } from '../../../parts/thumbnail.tsx';
import { useReply } from '../../../parts/use-reply.ts';
import { useService } from '../../../services/use-service.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import { levelKey, orderedLevel } from '../../../state/editor/own-levels.ts';
import { codeOfPack, offerPack, offerPackPicture } from '../../../state/editor/pack-exchange.ts';
import { idOfLevel, PACK_ORDER } from '../../../state/play/pack-order.ts';
import type { PackEntry } from './pack-entries.ts';
import { type LevelStanding, NOT_PLAYED, nextOf, standingsOf } from './pack-standing.ts';
import styles from './packs.module.css';
import { usePlayOwn } from './use-play-own.ts';

/** As many levels as a card shows before it is asked for all of them: two rows of a narrow one, less a button. */
const FIRST_LEVELS = 11;

/** Gives the standing of each level: its stars, or whether its template was won as it is now. */
function useStandings({ levels }: PackEntry): readonly LevelStanding[] {
  const { packs } = useService(EDITOR);
  const won = useStore(packs.store, (state) => state.won);
  const ordered = useMemo(() => levels.map(orderedLevel), [levels]);
  const games = useReply('games.on-boards', {
    mode: TEMPLATE_MODE,
    boardIds: ordered.flatMap((level) => idOfLevel(level) ?? []),
  });
  return useMemo(() => standingsOf(ordered, games?.ok ? games.value : [], won), [ordered, games, won]);
}

/** Plays a pack from one of its levels on. */
function usePlayPack({ pack, levels }: PackEntry) {
  const packOrder = useService(PACK_ORDER);
  const play = usePlayOwn();
  return (from: number) => {
    const ordered = levels.map(orderedLevel);
    const first = ordered[from];
    if (first === undefined) return;
    play(first);
    packOrder.setState({ packOrder: { name: pack.name, levels: ordered } });
  };
}

interface LevelStripProps extends Pick<PackEntry, 'levels'> {
  readonly standings: readonly LevelStanding[];
  readonly onPlay: (from: number) => void;
}

function LevelStrip({ levels, standings, onPlay }: LevelStripProps) {
  const { t } = useTranslation();
  const label = (index: number, name: string) => {
    const words = t('editor.packs.play-level', { place: index + 1, name });
    const { stars, isWon } = standings[index] ?? NOT_PLAYED;
    if (stars !== null && isWon) return t('editor.pack.level-stars', { level: words, count: stars });
    return isWon ? t('editor.shelf.won-level', { level: words }) : words;
  };
  const [isWhole, setWhole] = useState(false);
  const isShort = levels.length <= FIRST_LEVELS + 1;
  const next = nextOf(standings);
  const shown = isWhole || isShort ? levels : levels.slice(0, FIRST_LEVELS);
  const rest = levels.length - shown.length;
  return (
    <ol className={styles.levels}>
      {shown.map((level, index) => (
        <li key={levelKey(level)}>
          <button
            type="button"
            data-part="pack-level"
            className={styles.level}
            title={level.design.name}
            aria-label={label(index, level.design.name)}
            data-won={standings[index]?.isWon}
            data-next={index === next}
            onClick={() => onPlay(index)}
          >
            <Thumbnail shape={level.design} />
            <span className={styles.levelName}>{level.design.name}</span>
            <LevelStars stars={standings[index]?.stars ?? null} />
          </button>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button
            type="button"
            data-part="pack-level"
            className={styles.level}
            aria-label={t('editor.packs.more', { count: rest })}
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

/** The stars that a level has earned. */
function LevelStars({ stars }: Pick<LevelStanding, 'stars'>) {
  if (stars === null || stars === 0) return null;
  return (
    <span className={styles.levelStars} aria-hidden="true">
      {'★'.repeat(stars)}
    </span>
  );
}

interface PackFootProps {
  readonly entry: PackEntry;
  readonly isBegun: boolean;
  readonly onPlay: () => void;
  readonly onArrange: () => void;
}

/** The commands for a pack as a whole: it is played, it is arranged, and the rest is asked for. */
function PackFoot({ entry: { pack, levels }, isBegun, onPlay, onArrange }: PackFootProps) {
  const { t } = useTranslation();
  const editorServices = useService(EDITOR);
  const { name, author } = pack;
  const isEmpty = levels.length === 0;
  const code = useMemo(() => codeOfPack({ name, author }, levels), [name, author, levels]);
  const tellFile = (file: string | null) =>
    editorServices.tell(file === null ? { type: 'picture-failed' } : { type: 'exported', file });
  const share = () => tellFile(offerPack({ name, author }, levels));
  const picture = async () => tellFile(await offerPackPicture({ name, author }, levels));
  const others = [
    {
      words: t('editor.command.export'),
      label: t('editor.packs.export-name', { name }),
      act: share,
      isOff: isEmpty,
    },
    {
      words: t('editor.pack.picture'),
      label: t('editor.pack.picture-name', { name }),
      act: () => void picture(),
      isOff: isEmpty,
    },
    {
      words: t('editor.shelf.delete'),
      label: t('editor.packs.delete-name', { name }),
      act: () => void editorServices.packs.remove(pack),
    },
  ];
  return (
    <div className={styles.foot}>
      <button
        id={packCardId(pack)}
        type="button"
        data-part="pack-play"
        className="button"
        disabled={isEmpty}
        aria-label={t('editor.packs.play-name', { name })}
        onClick={onPlay}
      >
        {t(isBegun ? 'editor.pack.go-on' : 'editor.packs.play')}
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-label={t('editor.packs.arrange-name', { name })}
        onClick={onArrange}
      >
        {t('editor.packs.arrange')}
      </button>
      <MoreMenu className={styles.more} id="pack-more" face="dots" of={name}>
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
        {code !== null && (
          <CopyButton
            label={t('editor.pack.code')}
            text={code}
            copied={t('editor.pack.copied')}
            notCopied={t('record.code.not-copied')}
            shown={<code className={styles.code}>{code}</code>}
            className="button button-quiet"
          />
        )}
      </MoreMenu>
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
  const standings = useStandings(entry);
  const wonCount = standings.filter(({ isWon }) => isWon).length;
  const withStars = standings.filter(({ stars }) => stars !== null);
  const stars = withStars.reduce((sum, each) => sum + (each.stars ?? 0), 0);
  const { pack, levels } = entry;
  return (
    <li className={styles.pack} data-pack={pack.name}>
      <div className={styles.packHead}>
        <h3>{pack.name}</h3>
        <p>
          {pack.author !== '' && `${t('packs.by', { author: pack.author })} · `}
          {t(withStars.length > 0 ? 'editor.pack.levels' : 'editor.packs.count', { count: levels.length })}
          {wonCount > 0 && ` · ${t('editor.shelf.won', { count: wonCount })}`}
          {withStars.length > 0 &&
            ` · ${t('editor.pack.stars', { count: stars, most: STAR_NUMBERS.length * withStars.length })}`}
        </p>
      </div>
      {levels.length === 0 ? (
        <p className="page-note">{t('editor.packs.emptied')}</p>
      ) : (
        <LevelStrip levels={levels} standings={standings} onPlay={play} />
      )}
      <PackFoot
        entry={entry}
        isBegun={wonCount > 0}
        onPlay={() => play(nextOf(standings))}
        onArrange={onArrange}
      />
    </li>
  );
}
