import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import {
  MAX_OWN_PICTURES,
  MAX_PICTURE_NAME,
  OWN_TILE_SET,
} from '../../../../../core/contract/own-tile-set.ts';
import type { KeptPicture } from '../../../../../core/contract/pictures.ts';
import { type AlikeTiles, findAlikeTiles } from '../../../../board/likeness/alike-tiles.ts';
import { decodeOwnPictures, latestOwnSet, ownManifest } from '../../../../board/tiles/own-set.ts';
import { readPalette } from '../../../../board/tiles/palette.ts';
import { loadTilePictures } from '../../../../board/tiles/tile-pictures.ts';
import { DEFAULT_TILE_SET, type ListedTileSet } from '../../../../board/tiles/tile-set.ts';
import { loadManifest } from '../../../../board/tiles/tile-sets.ts';
import { FileButton } from '../../../../components/controls/file-button.tsx';
import { TextField } from '../../../../components/controls/text-field.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { localName } from '../../../../components/words.ts';
import { useService } from '../../../../services/use-service.ts';
import { OWN_PICTURES } from '../../../../state/own-pictures.ts';
import { PICTURE_FILES } from '../../../../state/pictures/picture-file.ts';
import { SETTINGS } from '../../../../state/settings.ts';
import { type PictureRefusal, pictureFromFile } from './picture-from-file.ts';
import { TileSetSample } from './tile-set-sample.tsx';
import styles from './tile-sets.module.css';

type Refusal = PictureRefusal | 'known' | 'full' | 'not-kept';

export interface RefusedFile {
  readonly name: string;
  readonly why: Refusal;
}

const NO_PICTURES: readonly KeptPicture[] = [];
const NONE_ALIKE: readonly AlikeTiles[] = [];

interface OwnPicturesPanelProps {
  /** The name of the set that lends what is missing. */
  readonly filler: string;
  readonly refused: readonly RefusedFile[];
  readonly onRefused: (refused: readonly RefusedFile[]) => void;
}

/** The player's own pictures: added from files, looked at, taken away; with a warning of those that are too alike. */
export function OwnPicturesPanel({ filler, refused, onRefused }: OwnPicturesPanelProps) {
  const { t } = useTranslation();
  const own = useService(OWN_PICTURES);
  const pictures = useStore(own.store, (state) => state.pictures) ?? NO_PICTURES;
  const hasPictures = pictures.length > 0;
  const count = { count: pictures.length, most: MAX_OWN_PICTURES, filler };
  return (
    <div className={styles.ownPictures} data-empty={!hasPictures}>
      {hasPictures && <SetName />}
      {hasPictures && (
        <p>{t(pictures.length < MAX_OWN_PICTURES ? 'data.own-count' : 'data.own-whole', count)}</p>
      )}
      <PictureList pictures={pictures} />
      {hasPictures && (
        <div className={styles.ownPicturesAdd}>
          <AddPictures className="button" onRefused={onRefused}>
            <Icon name="plus" />
            {t('data.own-add')}
          </AddPictures>
          <small>{t('data.own-note')}</small>
        </div>
      )}
      <div role="status">
        {refused.map(({ name, why }) => (
          <p key={name} data-part="own-pictures-refused" className={styles.ownPicturesRefused}>
            {t('data.own-refused', {
              file: name,
              why: t(`data.own-${why}`, { most: MAX_OWN_PICTURES }),
            })}
          </p>
        ))}
        <UnshownWarning pictures={pictures} filler={filler} />
        <AlikeWarning pictures={pictures} />
      </div>
    </div>
  );
}

function PictureList({ pictures }: { readonly pictures: readonly KeptPicture[] }) {
  const { t } = useTranslation();
  const own = useService(OWN_PICTURES);
  const set = useOwnSet(pictures);
  if (pictures.length === 0) return null;
  return (
    <ul>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-label={t('data.own-remove', { name: picture.name })}
            title={t('data.own-remove', { name: picture.name })}
            onClick={() => void own.remove(picture.id)}
          >
            <TileSetSample set={set} from={index} count={1} />
            <Icon name="minus" />
          </button>
          <PictureName picture={picture} />
        </li>
      ))}
    </ul>
  );
}

/** A field for the name by which a picture is read aloud. */
function PictureName({ picture }: { readonly picture: KeptPicture }) {
  const { t } = useTranslation();
  const own = useService(OWN_PICTURES);
  return (
    <TextField
      isKeptWhenLeft
      value={picture.name}
      limit={MAX_PICTURE_NAME}
      name={t('data.own-name', { name: picture.name })}
      onText={(name) => name !== '' && void own.rename(picture.id, name)}
    />
  );
}

/**
 * A field for the name of the whole set; an empty one stands for the default name in the current language.
 */
function SetName() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const id = useId();
  const name = useStore(settings.store, (state) => state.settings.ownSetName);
  return (
    <div className={styles.ownPicturesName}>
      <label htmlFor={id}>{t('data.own-set-name')}</label>
      <TextField
        id={id}
        isKeptWhenLeft
        value={name ?? t('data.own')}
        limit={MAX_PICTURE_NAME}
        onText={(left) => void settings.change({ ownSetName: left === '' ? null : left })}
      />
    </div>
  );
}

interface AddPicturesProps extends Pick<OwnPicturesPanelProps, 'onRefused'> {
  readonly className: string;
  readonly children: ReactNode;
}

/** Files one after another, so that they come in their order and each is refused for its own reason. */
export function AddPictures({ className, onRefused, children }: AddPicturesProps) {
  const own = useService(OWN_PICTURES);
  const settings = useService(SETTINGS);
  const addOne = async (file: File): Promise<Refusal | null> => {
    const picture = await pictureFromFile(file);
    if (!picture.ok) return picture.error;
    const answer = await own.add(picture.value);
    if (answer === 'added') return null;
    return answer === 'known' || answer === 'full' ? answer : 'not-kept';
  };
  const add = async (files: readonly File[]) => {
    const refused: RefusedFile[] = [];
    for (const file of files) {
      const why = await addOne(file);
      if (why !== null) refused.push({ name: file.name, why });
    }
    onRefused(refused);
    // The player wants to see the pictures that were just added.
    if (refused.length < files.length) void settings.change({ tileSet: OWN_TILE_SET });
  };
  return (
    <FileButton
      accept={PICTURE_FILES}
      isMultiple
      className={className}
      testId="own-files"
      onFiles={(files) => void add(files)}
    >
      {children}
    </FileButton>
  );
}

/** More would be too long to read. */
const MOST_NAMED = 6;

/** Names the pictures that cannot be shown, and says what stands in for them. */
function UnshownWarning({ pictures, filler }: Pick<OwnPicturesPanelProps, 'filler'> & Pictures) {
  const { t } = useTranslation();
  const unshown = useUnshown(pictures);
  if (unshown.length === 0) return null;
  const names = unshown.slice(0, MOST_NAMED).map(({ name }) => name);
  const others = unshown.length - names.length;
  return (
    <p data-part="own-pictures-refused" className={styles.ownPicturesRefused} data-testid="own-unshown">
      {t('data.own-unshown', { count: unshown.length, names: names.join(' · '), filler })}
      {others > 0 && t('data.own-unshown-more', { count: others })}
    </p>
  );
}

interface Pictures {
  readonly pictures: readonly KeptPicture[];
}

/** The pictures that the window could not decode. */
function useUnshown(pictures: readonly KeptPicture[]): readonly KeptPicture[] {
  const [unshown, setUnshown] = useState(NO_PICTURES);
  useEffect(() => {
    let isWanted = true;
    void decodeOwnPictures(latestOwnSet()).then((images) => {
      if (isWanted) setUnshown(pictures.filter((_, index) => images[index] === null));
    });
    return () => {
      isWanted = false;
    };
  }, [pictures]);
  return unshown;
}

function AlikeWarning({ pictures }: { readonly pictures: readonly KeptPicture[] }) {
  const { t } = useTranslation();
  const alike = useAlike(pictures);
  const unshown = useUnshown(pictures);
  const filler = useFiller();
  if (alike.length === 0) return null;
  const nameAt = (index: number) => {
    const lent = filler?.pictures[index]?.names;
    const own = pictures.find((picture, at) => at === index && !unshown.includes(picture));
    return own?.name ?? (lent === undefined ? '' : localName(t, lent));
  };
  const pairs = alike
    .slice(0, MOST_NAMED)
    .map(([first, second]) => t('data.own-alike-pair', { first: nameAt(first), second: nameAt(second) }));
  return (
    <p className={styles.ownPicturesAlike} data-testid="own-alike">
      {t('data.own-alike', { pairs: pairs.join(' · ') })}
    </p>
  );
}

/** The pictures as a set. The root of the window has registered them by the time that this is rendered. */
function useOwnSet(pictures: readonly KeptPicture[]): ListedTileSet {
  return useMemo(() => ownManifest(latestOwnSet(), pictures), [pictures]);
}

/** The set that lends what the own pictures leave over, once it is loaded. */
function useFiller(): ListedTileSet | null {
  const [filler, setFiller] = useState<ListedTileSet | null>(null);
  useEffect(() => void loadManifest(DEFAULT_TILE_SET).then(setFiller), []);
  return filler;
}

/** Which of the pictures are too alike, each other or a lent one; looked for anew whenever they change. */
function useAlike(pictures: readonly KeptPicture[]): readonly AlikeTiles[] {
  const set = useOwnSet(pictures);
  const [alike, setAlike] = useState<readonly AlikeTiles[]>(NONE_ALIKE);
  useEffect(() => {
    if (set.pictures.length === 0) {
      setAlike(NONE_ALIKE);
      return;
    }
    let isWanted = true;
    const look = async () => {
      const decoded = await loadTilePictures(set.id);
      const wanted = () => isWanted;
      const found = await findAlikeTiles(decoded, readPalette(document.body), wanted, set.pictures.length);
      if (isWanted) setAlike(found);
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [set]);
  return alike;
}
