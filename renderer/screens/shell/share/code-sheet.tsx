/** The sheet on which a share code is entered; it says what the code names before anything is played. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { CodeError } from '../../../../core/codes/code-error.ts';
import { Dialog } from '../../../components/controls/dialog.tsx';
import { Sentences } from '../../../components/sentences.tsx';
import { useKeys } from '../../../input/use-keys.ts';
import styles from '../../../parts/share/share.module.css';
import { useService } from '../../../services/use-service.ts';
import { LIBRARY } from '../../../state/library.ts';
import type { CodeCarrier, CodeEntry } from '../../../state/share-code-dialog.ts';
import { SHARE_CODES } from '../../../state/share-code-dialog.ts';
import { codeErrorWords } from './code-words.ts';
import { ChallengePreview, DealPreview, PackPreview, PuzzlePreview, RunPreview } from './deal-preview.tsx';
import { markedPart } from './marked-code.ts';
import { type CodeOutcome, type PlayableGame, useCodeOutcome } from './use-code-outcome.ts';
import { usePlayShared } from './use-play-shared.ts';

interface CodeProblemProps extends Pick<OutcomeProps, 'text' | 'onText'> {
  readonly error: CodeError;
}

function CodeProblem({ text, error, onText }: CodeProblemProps) {
  const { t } = useTranslation();
  const part = error.code === 'code-wrong-character' ? markedPart(text, error) : null;
  const meant = String(error.details.meant);
  const { what, fix } = codeErrorWords(t, error);
  // While the player still types, an incomplete code is no error.
  const tone = error.code === 'code-cut-short' ? 'quiet' : 'bad';
  return (
    <div className={styles.codeProblem} data-tone={tone} data-testid="code-problem">
      <p>
        <Sentences>
          <strong>{what}</strong>
          {fix}
        </Sentences>
      </p>
      {part !== null && (
        <button
          type="button"
          className="button"
          onClick={() => onText(text.slice(0, part.start) + meant + text.slice(part.end))}
        >
          {t('record.code.change', { meant })}
        </button>
      )}
    </div>
  );
}

function Preview({ game }: { readonly game: PlayableGame }) {
  switch (game.type) {
    case 'deal':
      return <DealPreview deal={game.deal} />;
    case 'run':
      return <RunPreview run={game.run} />;
    case 'puzzle':
      return <PuzzlePreview puzzle={game.puzzle} />;
    case 'pack':
      return <PackPreview pack={game.pack} />;
    case 'challenge':
      return <ChallengePreview challenge={game.challenge} />;
  }
}

function Outcome({ text, shared, without, onText }: OutcomeProps) {
  const { t } = useTranslation();
  if (shared === null) return <p className={styles.codeAsk}>{t('record.code.puzzle-looking')}</p>;
  if (shared.ok) return <Preview game={shared.value} />;
  if (text.trim() !== '') return <CodeProblem text={text} error={shared.error} onText={onText} />;
  if (without === null) return <p className={styles.codeAsk}>{t('record.code.ask')}</p>;
  return (
    <p className={styles.codeProblem} data-tone="bad" data-testid="code-problem">
      <Sentences>
        <strong>{t(`record.code.without.${without}.what`)}</strong>
        {t(`record.code.without.${without}.fix`)}
      </Sentences>
    </p>
  );
}

interface OutcomeProps {
  readonly text: string;
  readonly shared: CodeOutcome | null;
  readonly without: CodeCarrier | null;
  readonly onText: (text: string) => void;
}

/** Returns whether the clipboard can be read when a button asks for it: the program itself denies that to its pages, a browser may ask. */
function useCanPaste(): boolean {
  const [canPaste, setCanPaste] = useState(false);
  useEffect(() => {
    // Its name is known to browsers that let a page read, and to no list of types.
    const asked = navigator.permissions?.query({ name: 'clipboard-read' as PermissionName });
    asked?.then(
      ({ state }) => setCanPaste(state !== 'denied'),
      () => {},
    );
  }, []);
  return canPaste;
}

/** The mistake, marked behind the text of the field, at whose letters its own lie. */
function CodeMarks({ text, shared }: Pick<OutcomeProps, 'text' | 'shared'>) {
  const part = shared === null || shared.ok ? null : markedPart(text, shared.error);
  if (part === null) return null;
  return (
    <p className={styles.codeMarks} aria-hidden="true">
      {text.slice(0, part.start)}
      <mark>{text.slice(part.start, part.end)}</mark>
      {text.slice(part.end)}
    </p>
  );
}

function CodeField({ text, shared, onText }: CodeFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  // Enter plays, as in a field of one line.
  useKeys('field', { done: () => field.current?.form?.requestSubmit() }, { within: field });
  const id = useId();
  const canPaste = useCanPaste();
  const fill = (next: string) => {
    onText(next);
    field.current?.focus();
  };
  const paste = async () => fill(await navigator.clipboard.readText().catch(() => text));
  return (
    <div className={styles.codeField}>
      <label htmlFor={id}>{t('record.code.label')}</label>
      <CodeMarks text={text} shared={shared} />
      <textarea
        ref={field}
        id={id}
        rows={1}
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="characters"
        aria-invalid={shared?.ok === false && text.trim() !== '' && shared.error.code !== 'code-cut-short'}
        aria-describedby="code-outcome"
        onChange={(event) => onText(event.currentTarget.value)}
        onScroll={({ currentTarget: { previousElementSibling: marks, scrollTop } }) =>
          marks?.scrollTo(0, scrollTop)
        }
      />
      {/* Behind the field, which has the keys first. */}
      <div className={styles.codeWays}>
        {canPaste && text === '' && (
          <button type="button" className="button" onClick={() => void paste()}>
            {t('record.code.paste')}
          </button>
        )}
        {text !== '' && (
          <button type="button" className="button" onClick={() => fill('')}>
            {t('record.code.clear')}
          </button>
        )}
      </div>
    </div>
  );
}

type CodeFieldProps = Pick<OutcomeProps, 'text' | 'shared' | 'onText'>;

/** The words of the button, which say what it does with the game of a code. */
function playWords(shared: CodeOutcome | null) {
  if (!shared?.ok) return 'record.code.play';
  if (shared.value.type === 'pack') return 'record.code.take-pack';
  return shared.value.type === 'challenge' ? 'record.challenge.play' : 'record.code.play';
}

function CodeDialog({ entry }: { readonly entry: CodeEntry }) {
  const { t } = useTranslation();
  const codes = useService(SHARE_CODES);
  const library = useService(LIBRARY);
  const [text, setText] = useState(entry.text);
  const shared = useCodeOutcome(text);
  const playShared = usePlayShared();
  // The game that would be set aside follows from the current list.
  useEffect(() => void library.load(), [library]);
  const form = useRef<HTMLFormElement>(null);
  const change = (next: string) => {
    setText(next);
    // The button that was pressed is gone with what it mended.
    form.current?.querySelector('textarea')?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!shared?.ok) return;
    codes.close();
    playShared(shared.value);
  };
  return (
    <Dialog title={t('record.code.title')} onClose={() => codes.close()} className={styles.codeSheet}>
      {(close) => (
        <form ref={form} onSubmit={submit}>
          <p className={styles.codeAsk}>{t('record.code.from')}</p>
          <CodeField text={text} shared={shared} onText={setText} />
          <div id="code-outcome" className={styles.codeOutcome} role="status">
            <Outcome text={text} shared={shared} without={entry.without} onText={change} />
          </div>
          <div className={styles.codeActions}>
            <button type="button" className="button" onClick={close}>
              {t('command.cancel')}
            </button>
            <button type="submit" className="button button-primary" disabled={!shared?.ok}>
              {t(playWords(shared))}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** Shown while there is a code to ask about. */
export function CodeSheet() {
  const entry = useStore(useService(SHARE_CODES).store, (state) => state.entry);
  return entry === null ? null : <CodeDialog key={entry.count} entry={entry} />;
}
