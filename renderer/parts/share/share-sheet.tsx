import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/controls/dialog.tsx';
import { Switch } from '../../components/controls/switch.tsx';
import { Icon } from '../../components/icon.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { asLanguage } from '../../components/words.ts';
import { useService } from '../../services/use-service.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { PAPER } from '../../state/paper.ts';
import { useMeasures } from '../use-measures.ts';
import { CopyCode, challengeOfGame, codeOfGame } from './copy-code.tsx';
import { CopyResultText } from './copy-result.tsx';
import { PictureSheet, pictureFileName, usePictureLook } from './picture/picture-sheet.tsx';
import { pictureContent } from './result-picture.ts';
import { type GameResult, resultText } from './result-text.ts';
import styles from './share-sheet.module.css';

/** Films and their choices come when one is asked for, as does the worker that makes them. */
const { Part: FilmView } = lazyPart(async () => (await import('./film-view.tsx')).FilmView);

interface ShareSheetProps {
  readonly gameId: string;
  readonly result: GameResult;
  /** When the game ended, in UTC milliseconds; null where it is not known. */
  readonly endedAt: number | null;
  readonly onClose: () => void;
}

/** A game to be shown to others: as a picture, as a text, by its code, as a film, on paper. */
export function ShareSheet({ gameId, result, endedAt, onClose }: ShareSheetProps) {
  const { t, i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  const look = usePictureLook();
  const [isChallenge, setChallenge] = useState(false);
  const [isFilm, setFilm] = useState(false);
  const paper = useService(PAPER);
  const navigation = useService(NAVIGATION);
  const { setup, end } = result;
  const { hasClock, hasScore } = useMeasures(setup.mode);
  const code = useMemo(
    () => (isChallenge ? challengeOfGame(setup, end) : codeOfGame(setup)),
    [isChallenge, setup, end],
  );
  const content = useMemo(
    () => pictureContent(t, language, result, endedAt, code, { hasClock, hasScore }),
    [t, language, result, endedAt, code, hasClock, hasScore],
  );
  const print = () => {
    paper.setState({ request: { type: 'board', deal: setup.deal } });
    goTo(navigation, 'paper');
  };
  if (isFilm)
    return (
      <Dialog title={t('record.picture.film-title')} onClose={onClose} className={styles.sheet ?? ''}>
        {() => <FilmView gameId={gameId} name={pictureFileName(content)} onBack={() => setFilm(false)} />}
      </Dialog>
    );
  return (
    <PictureSheet
      title={t('record.picture.title')}
      content={content}
      look={look}
      onClose={onClose}
      choice={
        end.status !== 'shown' && (
          <p className={styles.challenge}>
            <Switch isOn={isChallenge} onChange={setChallenge}>
              {t('record.picture.challenge')}
            </Switch>
          </p>
        )
      }
    >
      <CopyResultText text={resultText(t, result, code, { hasClock })} label={t('record.picture.text')} />
      <CopyCode code={code} />
      <button type="button" className="button" onClick={print}>
        <Icon name="print" />
        {t('record.picture.paper')}
      </button>
      <button type="button" className="button" onClick={() => setFilm(true)}>
        <Icon name="play" />
        {t('record.picture.film')}
      </button>
    </PictureSheet>
  );
}
