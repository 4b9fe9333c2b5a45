import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { err, ok, type Result } from '../../../../core/result.ts';
import type { GreyPicture } from '../../../../core/templates/edit/picture.ts';
import { FileButton } from '../../../components/controls/file-button.tsx';
import { TextField } from '../../../components/controls/text-field.tsx';
import { useService } from '../../../services/use-service.ts';
import { EDITOR } from '../../../state/editor/editor-services.ts';
import { greyText, readGreyPicture } from '../../../state/editor/exchange.ts';
import { nameOfFile } from '../../../state/editor/imports.ts';
import { PICTURE_FILES } from '../../../state/pictures/picture-file.ts';
import styles from './first-sheet.module.css';

const LONGEST_WORD = 8;

/** A picture that needed no file: there is none where the machine gives no canvas. */
function pictureOf(picture: GreyPicture | null): Result<GreyPicture, 'not-a-picture'> {
  return picture === null ? err('not-a-picture') : ok(picture);
}

/** Makes a board of a picture or a word and lays it in the editor; shows a notice when there is none in it. */
function useMakeBoard(onMade: () => void) {
  const editorServices = useService(EDITOR);
  return {
    ofFile: async (file: File) => {
      const picture = await readGreyPicture(file);
      if (await editorServices.beginFrom(nameOfFile(file), picture, file.name)) onMade();
    },
    ofWord: async (word: string) => {
      const font = getComputedStyle(document.documentElement).getPropertyValue('--font');
      if (await editorServices.beginFrom(word, pictureOf(greyText(word, font)))) onMade();
    },
  };
}

/** The field for a word, which takes the keys when it comes. */
function WordForm({ onWord }: { readonly onWord: (word: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [word, setWord] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const focus = () => form.current?.querySelector('input')?.focus();
  useEffect(focus, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (word.trim() === '') focus();
    else onWord(word.trim());
  };
  return (
    <form ref={form} onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {t('editor.first.word-field')}
      </label>
      <TextField
        id={id}
        value={word}
        limit={LONGEST_WORD}
        placeholder={t('editor.first.word-field')}
        onText={setWord}
      />
      <button type="submit" className="button">
        {t('editor.first.make')}
      </button>
    </form>
  );
}

/** A board from a picture, or from a word. */
export function PictureStart({ onMade }: { readonly onMade: () => void }) {
  const { t } = useTranslation();
  const [hasWord, setHasWord] = useState(false);
  const board = useMakeBoard(onMade);
  return (
    <div data-part="picture-start" className={styles.pictureStart}>
      <FileButton
        accept={PICTURE_FILES}
        testId="board-picture"
        onFiles={([file]) => file !== undefined && void board.ofFile(file)}
      >
        {t('editor.first.picture')}
      </FileButton>
      {hasWord ? (
        <WordForm onWord={(word) => void board.ofWord(word)} />
      ) : (
        <button type="button" className="button" onClick={() => setHasWord(true)}>
          {t('editor.first.word')}
        </button>
      )}
    </div>
  );
}
