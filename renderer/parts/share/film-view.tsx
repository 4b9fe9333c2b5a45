/** A game as a film: how long, which part; then as a GIF or as a video. */
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileNameOf } from '../../../core/file-name.ts';
import type { Entry, GameSetup } from '../../../core/game/setup/entry.ts';
import { useTilePictures } from '../../board/tiles/use-tile-pictures.ts';
import { BRIDGE } from '../../bridge/bridge.ts';
import { Icon } from '../../components/icon.tsx';
import { Segments } from '../../components/segments.tsx';
import { mayMakeVideos, startFilm } from '../../film/film-maker.ts';
import type { FilmFile, FilmKind, FilmRefusal } from '../../film/film-protocol.ts';
import { sheetOf } from '../../film/tile-sheet.ts';
import { useService } from '../../services/use-service.ts';
import { offerBlob } from '../../state/offer-file.ts';
import styles from './film-view.module.css';
import sheet from './share-sheet.module.css';

const SECONDS = ['5', '10', '15'] as const;
/** A film runs so many times as fast as the game was played; `fit` is as slow as fits, but no slower than it was played. */
const SPEEDS = ['fit', '1', '2', '4', '8'] as const;
const PARTS = ['all', 'end', 'some'] as const;
type Part = (typeof PARTS)[number];
/** Moves of the end of a game that is filmed alone. */
const END_MOVES = 12;
const MOST_BYTES = 8_000_000;

interface StoredGame {
  readonly setup: GameSetup;
  readonly entries: readonly Entry[];
  readonly losing: ReadonlySet<number>;
}

/** The journal of a game with the entries that lost; null until they are read. */
function useStoredGame(gameId: string): StoredGame | 'refused' | null {
  const bridge = useService(BRIDGE);
  const [game, setGame] = useState<StoredGame | 'refused' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const saved = await bridge.call('games.load', { gameId });
      const review = await bridge.call('reviews.read', { gameId });
      if (!isWanted) return;
      if (!saved.ok) return setGame('refused');
      const moves = review.ok && review.value !== null ? review.value.moves : [];
      const losing = moves.filter(({ marks }) => marks.includes('losing')).map(({ entry }) => entry);
      const { setup, journal } = saved.value;
      setGame({ setup, entries: journal.map(({ entry }) => entry), losing: new Set(losing) });
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [bridge, gameId]);
  return game;
}

type Making =
  | { readonly state: 'making'; readonly done: number; readonly total: number }
  | { readonly state: 'made'; readonly file: FilmFile; readonly blob: Blob }
  | { readonly state: 'refused'; readonly why: FilmRefusal | { readonly code: 'bug' } };

/** The film that is wanted: how many seconds at most, how fast, and which moves. */
interface Choice {
  readonly seconds: (typeof SECONDS)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly part: Part;
  readonly from: number;
  readonly to: number;
}

const partOf = ({ part, from, to }: Choice) => {
  if (part === 'all') return null;
  return part === 'end' ? { last: END_MOVES } : { from, to };
};

/** Makes a film of a kind; null where none is asked for. Another choice ends what is being made. */
function useFilm(
  game: ReturnType<typeof useStoredGame>,
  kind: FilmKind | null,
  choice: Choice,
): Making | null {
  const pictures = useTilePictures();
  const [making, setMaking] = useState<Making | null>(null);
  const sheet = useMemo(() => (pictures === null ? null : sheetOf(pictures)), [pictures]);
  useEffect(() => {
    setMaking(game === 'refused' ? { state: 'refused', why: { code: 'bad-game' } } : null);
    if (game === 'refused' || game === null || sheet === null || kind === null) return;
    const speed = choice.speed === 'fit' ? null : Number(choice.speed);
    const pace = { speed, mostMs: Number(choice.seconds) * 1_000 };
    const ask = { ...game, ...pace, kind, sheet, part: partOf(choice), mostBytes: MOST_BYTES };
    return startFilm(
      ask,
      (answer) => {
        if (answer.type === 'progress') setMaking({ ...answer, state: 'making' });
        else if (answer.type === 'refused') setMaking({ state: 'refused', why: answer.why });
        else {
          const { file } = answer;
          setMaking({ state: 'made', file, blob: new Blob([file.bytes], { type: file.mime }) });
        }
      },
      () => setMaking({ state: 'refused', why: { code: 'bug' } }),
    );
  }, [game, kind, sheet, choice]);
  return making;
}

/** The address of a blob as long as it is shown. */
function useUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => setUrl(blob === null ? null : URL.createObjectURL(blob)), [blob]);
  // It is given back once nothing shows it: the page may still be reading it before.
  useEffect(() => {
    if (url === null) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return url;
}

interface FilmViewProps {
  readonly gameId: string;
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly onBack: () => void;
}

interface FilmChoicesProps {
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
}

/** The length of the film, its pace, and the part of the game that it shows. */
function FilmChoices({ choice, onChoice }: FilmChoicesProps) {
  const { t } = useTranslation();
  const choose = (change: Partial<Choice>) => onChoice({ ...choice, ...change });
  return (
    <div className={`${sheet.choices} ${styles.choices}`}>
      <Segments
        name="film-seconds"
        title={t('record.film.length')}
        isTitleHidden
        value={choice.seconds}
        options={SECONDS.map((value) => ({
          value,
          words: t('record.film.seconds', { number: value }),
        }))}
        onChange={(seconds) => choose({ seconds })}
      />
      <Segments
        name="film-speed"
        title={t('record.film.speed')}
        isTitleHidden
        value={choice.speed}
        options={SPEEDS.map((value) => ({
          value,
          words: value === 'fit' ? t('record.film.fit') : t('record.film.times', { number: value }),
        }))}
        onChange={(speed) => choose({ speed })}
      />
      <Segments
        name="film-part"
        title={t('record.film.part')}
        isTitleHidden
        value={choice.part}
        options={PARTS.map((value) => ({
          value,
          words: t(`record.film.parts.${value}`),
        }))}
        onChange={(part) => choose({ part })}
      />
      {choice.part === 'some' &&
        (['from', 'to'] as const).map((end) => (
          <label key={end} className={styles.move}>
            {t(`record.film.${end}`)}
            <input
              type="number"
              min={1}
              value={choice[end]}
              onChange={({ currentTarget }) => choose({ [end]: currentTarget.valueAsNumber || 0 })}
            />
          </label>
        ))}
    </div>
  );
}

interface FilmWaysProps extends Pick<FilmViewProps, 'name' | 'onBack'> {
  readonly gif: Making | null;
  readonly wantsVideo: boolean;
  /** Asks for the video too, or no longer. */
  readonly onVideo: () => void;
}

/** The buttons that keep the film as a file, and the way back. */
function FilmWays({ name, gif, wantsVideo, onVideo, onBack }: FilmWaysProps) {
  const { t } = useTranslation();
  return (
    <div className={sheet.choices}>
      <button
        type="button"
        className="button button-primary"
        data-scan="never"
        disabled={gif?.state !== 'made'}
        onClick={() => gif?.state === 'made' && offerBlob(fileNameOf(name, '.gif'), gif.blob)}
      >
        <Icon name="save" />
        {t('record.film.save')}
      </button>
      {mayMakeVideos() && (
        <button
          type="button"
          className="button"
          data-scan="never"
          disabled={gif?.state !== 'made' && !wantsVideo}
          onClick={onVideo}
        >
          {t(wantsVideo ? 'record.film.stop' : 'record.film.video')}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={onBack}>
        {t('record.film.back')}
      </button>
    </div>
  );
}

/** Shows the film as it is made anew with every choice. */
export function FilmView({ gameId, name, onBack }: FilmViewProps) {
  const { t } = useTranslation();
  const game = useStoredGame(gameId);
  const [choice, setChoice] = useState<Choice>({
    seconds: '15',
    speed: 'fit',
    part: 'all',
    from: 1,
    to: END_MOVES,
  });
  const [wantsVideo, setWantsVideo] = useState(false);
  const gif = useFilm(game, 'gif', choice);
  const video = useFilm(game, wantsVideo ? 'video' : null, choice);
  const url = useUrl(gif?.state === 'made' ? gif.blob : null);
  useEffect(() => {
    if (video?.state !== 'made') return;
    offerBlob(fileNameOf(name, video.file.ending), video.blob);
    setWantsVideo(false);
  }, [video, name]);
  return (
    <>
      <div className={`${sheet.stage} ${styles.stage}`}>
        {url === null ? (
          <FilmState making={gif} />
        ) : (
          <img src={url} alt={t('record.film.alt')} data-testid="film" />
        )}
      </div>
      <FilmChoices choice={choice} onChoice={setChoice} />
      <p className="visually-hidden" role="status">
        {filmWords(t, wantsVideo ? video : gif)}
      </p>
      <p className={`${sheet.note} ${styles.note}`}>
        {t(choice.speed === 'fit' ? 'record.film.note' : 'record.film.note-speed')}
      </p>
      {!mayMakeVideos() && (
        <p className={`${sheet.note} ${styles.note}`}>{t('record.film.refused.no-video')}</p>
      )}
      {wantsVideo && <FilmState making={video} />}
      <FilmWays
        name={name}
        gif={gif}
        wantsVideo={wantsVideo}
        onVideo={() => setWantsVideo(!wantsVideo)}
        onBack={onBack}
      />
    </>
  );
}

/** The words that a reader hears of a film; a refusal is told by itself. */
function filmWords(t: TFunction, making: Making | null): string {
  if (making === null || making.state === 'refused') return '';
  return t(making.state === 'made' ? 'record.film.ready' : 'record.film.making');
}

/** Shows the progress of a film, or the reason why there is none. */
function FilmState({ making }: { readonly making: Making | null }) {
  const { t } = useTranslation();
  if (making?.state === 'refused')
    return (
      <p className={`${sheet.note} ${styles.note}`} role="alert">
        {t(`record.film.refused.${making.why.code}`, {
          ...making.why,
          seconds: 'lengthMs' in making.why ? Math.ceil(making.why.lengthMs / 1_000) : 0,
        })}
      </p>
    );
  const share = making?.state === 'making' ? making.done / making.total : undefined;
  return <progress aria-label={t('record.film.making')} value={share} max={1} />;
}
