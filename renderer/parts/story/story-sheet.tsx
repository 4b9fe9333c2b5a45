/** A game that is over, told sentence by sentence. */
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { MODES } from '../../../core/game/modes/table.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import type { StoryLine } from '../../../core/sentences/story-sentences.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { sentenceWords } from '../../components/sentence-words.ts';
import { ENGINE } from '../../engine/client.ts';
import { withPlainBlanks } from '../../i18n/unbroken.ts';
import { useService } from '../../services/use-service.ts';
import { type Measures, measuresOf } from '../../state/measures.ts';
import { JOURNAL } from '../../state/play/journal.ts';
import { REVIEW_MAKER, type ReviewTrouble } from '../../state/review/review-maker.ts';
import { SETTINGS } from '../../state/settings.ts';
import { gameName } from '../modes/mode-looks.ts';
import { CopyButton } from '../share/copy-button.tsx';
import { TroubleWords } from '../trouble.tsx';
import styles from './story-sheet.module.css';

type Story =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly code: ReviewTrouble }
  /** `review`: its choices are told too, as far as they are proved, once that is made. */
  | {
      readonly state: 'told';
      readonly setup: GameSetup;
      readonly lines: readonly StoryLine[];
      readonly review: 'none' | 'coming' | 'made';
    };

/** Told at once, and once more when its review is made, where choices are told. */
function useStory(gameId: string): Story {
  const journal = useService(JOURNAL);
  const reviews = useService(REVIEW_MAKER);
  const engine = useService(ENGINE);
  const [story, setStory] = useState<Story>({ state: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const tell = (told: Story) => isWanted && setStory(told);
    const read = async () => {
      // A game that is given up is over before its last entries are kept.
      if (!(await journal.settled())) return tell({ state: 'failed', code: 'storage-failed' });
      const loaded = await reviews.load(gameId);
      if (!loaded.ok) return tell({ state: 'failed', code: loaded.error });
      const { setup, journal: rows } = loaded.value.saved;
      const game = { setup, entries: rows.map(({ entry }) => entry) };
      const first = await engine.ask({ type: 'story', ...game, review: null });
      if (!first.ok) return tell({ state: 'failed', code: first.error });
      const alone = { state: 'told', setup, lines: first.value, review: 'none' } as const;
      if (MODES[setup.mode].reshufflesDead === true) return tell(alone);
      tell({ ...alone, review: 'coming' });
      const review = await reviews.review(loaded.value);
      if (!review.ok) return tell(alone);
      const whole = await engine.ask({ type: 'story', ...game, review: review.value });
      tell(whole.ok ? { ...alone, lines: whole.value, review: 'made' } : alone);
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [journal, reviews, engine, gameId]);
  return story;
}

function lineWords(t: TFunction, { said, listed }: StoryLine): string {
  const names =
    said.key === 'record.story.helped'
      ? said.claims[0].assists.map((assist) => t(`assist.${assist}`))
      : listed.map((each) => sentenceWords(t, each));
  return sentenceWords(t, said, String, { list: names.join(t('app.list-separator')) });
}

/** The lines of a story by their places, without the measures that the player hides. */
function toldLines(t: TFunction, lines: readonly StoryLine[], { hasClock, hasScore }: Measures) {
  return lines
    .filter(({ said }) => hasClock || said.key !== 'record.story.time')
    .filter(({ said }) => hasScore || said.key !== 'record.story.score')
    .map((line, place) => ({ place, words: lineWords(t, line) }));
}

interface StorySheetProps {
  readonly gameId: string;
  readonly onClose: () => void;
}

export function StorySheet({ gameId, onClose }: StorySheetProps) {
  const { t } = useTranslation();
  const story = useStory(gameId);
  const { settings } = useStore(useService(SETTINGS).store);
  const lines =
    story.state === 'told' ? toldLines(t, story.lines, measuresOf(story.setup.mode, settings)) : [];
  const review = story.state === 'told' ? story.review : 'none';
  const name = story.state === 'told' ? gameName(t, story.setup.mode, story.setup.deal.template) : '';
  return (
    <Dialog title={t('record.story.title')} onClose={onClose} className={styles.sheet}>
      {(close) => (
        <>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <section
            className={styles.lines}
            aria-label={t('record.story.title')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets keys reach a list that only scrolls (WCAG 2.1.1).
            tabIndex={0}
          >
            <ol data-testid="story" data-whole={story.state === 'told' && story.review !== 'coming'}>
              {lines.map(({ place, words }) => (
                <li key={place}>{words}</li>
              ))}
            </ol>
          </section>
          {story.state === 'failed' && (
            <p role="alert">
              <TroubleWords code={story.code} />
            </p>
          )}
          <p className={styles.note} role="status">
            {review === 'coming' && t('end.reviewing')}
            {review === 'made' && t('record.story.whole')}
          </p>
          <div className={styles.ways}>
            <CopyButton
              label={
                <>
                  <Icon name="copy" />
                  {t('record.story.copy')}
                </>
              }
              text={withPlainBlanks([name, ...lines.map(({ words }) => words)].join('\n'))}
              copied={t('record.story.copied')}
              notCopied={t('record.result.not-copied')}
              className="button"
              shown={null}
            />
            <button type="button" className="button button-primary" onClick={close}>
              {t('record.picture.close')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
