import type { TFunction } from 'i18next';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { OWN_TILE_SET } from '../../../../../core/contract/own-tile-set.ts';
import type { KeptPicture } from '../../../../../core/contract/pictures.ts';
import { REWARDS } from '../../../../../core/game/rewards.ts';
import { MAX_KINDS } from '../../../../../core/templates/limits.ts';
import { latestOwnSet, ownManifest } from '../../../../board/tiles/own-set.ts';
import type { ListedTileSet } from '../../../../board/tiles/tile-set.ts';
import { DEFAULT_TILE_SET } from '../../../../board/tiles/tile-set.ts';
import { listTileSets, TILE_SET_IDS } from '../../../../board/tiles/tile-sets.ts';
import { Icon } from '../../../../components/icon.tsx';
import { LockSign } from '../../../../components/pictures/lock-sign.tsx';
import { localName } from '../../../../components/words.ts';
import { useAsked } from '../../../../parts/use-asked.ts';
import { useService } from '../../../../services/use-service.ts';
import { OWN_PICTURES } from '../../../../state/own-pictures.ts';
import { SETTINGS } from '../../../../state/settings.ts';
import { AddPictures, OwnPicturesPanel, type RefusedFile } from './own-pictures-panel.tsx';
import { SampleBoard } from './sample-board.tsx';
import { TileSetSample } from './tile-set-sample.tsx';
import styles from './tile-sets.module.css';

/** The tile sets beside a small board that wears the chosen one. */
export function TileSetChoice() {
  const { t } = useTranslation();
  const group = useId();
  const settings = useService(SETTINGS);
  const pictures = useService(OWN_PICTURES);
  const wish = useStore(settings.store, (state) => state.settings.tileSet);
  const ownName = useStore(settings.store, (state) => state.settings.ownSetName);
  const sets = useTileSets();
  const asked = useAsked();
  const own = useStore(pictures.store, (state) => state.pictures) ?? [];
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const isOwn = wish === OWN_TILE_SET && own.length > 0;
  const chosen = isOwn ? undefined : setOf(sets, wish);
  return (
    <fieldset className={styles.sets} data-own={own.length > 0}>
      <legend className="visually-hidden">{t('settings.tiles')}</legend>
      <div className={styles.worn}>
        <SampleBoard tileSet={wish} />
        <div data-part="tile-sets-list" className={styles.list}>
          {sets.length === 0 && TILE_SET_IDS.map((id) => <BlankOption key={id} />)}
          {sets.map((set) => (
            <SetOption
              key={set.id}
              group={group}
              id={set.id}
              name={localName(t, set.names)}
              sample={<TileSetSample set={set} />}
              isChosen={set === chosen}
              {...asked(REWARDS.tiles[set.id])}
            />
          ))}
          {own.length > 0 && (
            <SetOption
              group={group}
              id={OWN_TILE_SET}
              name={ownName ?? t('data.own')}
              sample={<OwnSample pictures={own} />}
              isChosen={isOwn}
            />
          )}
          {own.length === 0 && <FirstPictures onRefused={setRefused} />}
        </div>
        <p className={styles.about} role="status">
          {chosen !== undefined && <AboutSet set={chosen} sets={sets} />}
        </p>
      </div>
      <OwnPicturesPanel filler={fillerName(sets, t)} refused={refused} onRefused={setRefused} />
    </fieldset>
  );
}

/** Returns the name of the set that is worn; empty before the sets are read. */
export function useTileSetName(): string {
  const { t } = useTranslation();
  const { tileSet, ownSetName } = useStore(useService(SETTINGS).store, (state) => state.settings);
  const own = useStore(useService(OWN_PICTURES).store, (state) => state.pictures) ?? [];
  const sets = useTileSets();
  if (tileSet === OWN_TILE_SET && own.length > 0) return ownSetName ?? t('data.own');
  const worn = setOf(sets, tileSet);
  return worn === undefined ? '' : localName(t, worn.names);
}

/** Three tiles of the set that is worn. */
export function WornTiles() {
  const wish = useStore(useService(SETTINGS).store, (state) => state.settings.tileSet);
  const own = useStore(useService(OWN_PICTURES).store, (state) => state.pictures) ?? [];
  const worn = setOf(useTileSets(), wish);
  if (wish === OWN_TILE_SET && own.length > 0) return <OwnSample pictures={own} />;
  return worn === undefined ? null : <TileSetSample set={worn} count={3} />;
}

/** The set that was wished for, or the usual one in place of one that is not there. */
function setOf(sets: readonly ListedTileSet[], wish: string): ListedTileSet | undefined {
  return sets.find(({ id }) => id === wish) ?? sets.find(({ id }) => id === DEFAULT_TILE_SET);
}

interface SetOptionProps {
  /** The name of the group of radio buttons. */
  readonly group: string;
  readonly id: string;
  readonly name: string;
  readonly sample: ReactNode;
  readonly isChosen: boolean;
  readonly isLocked?: boolean;
  /** Says how it is earned. */
  readonly note?: string;
}

function SetOption({ group, id, name, sample, isChosen, isLocked = false, note }: SetOptionProps) {
  const settings = useService(SETTINGS);
  return (
    <label>
      <input
        type="radio"
        className="choice-input"
        name={group}
        value={id}
        checked={isChosen}
        disabled={isLocked}
        onChange={() => void settings.change({ tileSet: id })}
      />
      <span className={styles.option}>
        <span className={styles.frame}>
          {sample}
          {isLocked && <LockSign />}
        </span>
        <span>{name}</span>
        {note !== undefined && <small>{note}</small>}
      </span>
    </label>
  );
}

/** The room of a set that is not read yet. */
function BlankOption() {
  return (
    <span className={`${styles.option} ${styles.blank}`} aria-hidden="true">
      <span className={styles.frame} />
      <span className={styles.blankName} />
    </span>
  );
}

/** The place of the player's own set before there is one: pressed, it asks for pictures. */
function FirstPictures({ onRefused }: { readonly onRefused: (refused: readonly RefusedFile[]) => void }) {
  const { t } = useTranslation();
  return (
    <AddPictures className={`${styles.option} ${styles.first}`} onRefused={onRefused}>
      <span className={styles.frame}>
        <Icon name="plus" />
      </span>
      <span>{t('data.own')}</span>
      <span className="visually-hidden">{t('data.own-add')}</span>
    </AddPictures>
  );
}

function OwnSample({ pictures }: { readonly pictures: readonly KeptPicture[] }) {
  const set = useMemo(() => ownManifest(latestOwnSet(), pictures), [pictures]);
  return <TileSetSample set={set} count={Math.min(2, pictures.length)} />;
}

function fillerName(sets: readonly ListedTileSet[], t: TFunction): string {
  const filler = sets.find(({ id }) => id === DEFAULT_TILE_SET);
  return filler === undefined ? '' : localName(t, filler.names);
}

function useTileSets(): readonly ListedTileSet[] {
  const [sets, setSets] = useState<readonly ListedTileSet[]>([]);
  useEffect(() => {
    let isWanted = true;
    void listTileSets().then((listed) => isWanted && setSets(listed));
    return () => {
      isWanted = false;
    };
  }, []);
  return sets;
}

/** Warnings about a set before playing with it; none for one that is complete and easy to tell apart. */
function AboutSet({ set, sets }: { readonly set: ListedTileSet; readonly sets: readonly ListedTileSet[] }) {
  const { t } = useTranslation();
  const filler = sets.find(({ id }) => id === DEFAULT_TILE_SET);
  const count = set.pictures.length;
  const sentences = [
    ...(count < MAX_KINDS && filler !== undefined
      ? [
          t('data.tiles-fewer', {
            name: localName(t, set.names),
            count,
            filler: localName(t, filler.names),
          }),
        ]
      : []),
    ...(set.mostAlike === undefined ? [] : [t('data.tiles-alike')]),
  ];
  return sentences.map((sentence) => <span key={sentence}>{sentence} </span>);
}
