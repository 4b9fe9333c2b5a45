/** The result of a puzzle as a picture, as a text, by the code of its board. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { asLanguage } from '../../components/words.ts';
import { formatDay } from '../../i18n/format.ts';
import { CopyCode } from '../../parts/share/copy-code.tsx';
import { CopyResultText } from '../../parts/share/copy-result.tsx';
import type { PictureContent } from '../../parts/share/picture/picture-content.ts';
import { PictureSheet, usePictureLook } from '../../parts/share/picture/picture-sheet.tsx';
import {
  type EndedRun,
  runPicture,
  runResult,
  type SolvedStudy,
  studyPicture,
  studyResult,
} from './puzzle-result.ts';

interface SheetProps {
  readonly onClose: () => void;
}

export function StudySheet({
  solved,
  order,
  onClose,
}: SheetProps & { readonly solved: SolvedStudy; readonly order: readonly number[] }) {
  const { t } = useTranslation();
  const content = useMemo(() => studyPicture(t, { ...solved, order }), [t, solved, order]);
  return <PuzzleSheet content={content} text={studyResult(t, solved)} onClose={onClose} />;
}

export function RunSheet({ ended, onClose }: SheetProps & { readonly ended: EndedRun }) {
  const { t, i18n } = useTranslation();
  const day = formatDay(Date.now(), asLanguage(i18n.language));
  const content = useMemo(() => runPicture(t, ended, day), [t, ended, day]);
  return <PuzzleSheet content={content} text={runResult(t, ended)} onClose={onClose} />;
}

function PuzzleSheet({
  content,
  text,
  onClose,
}: SheetProps & { readonly content: PictureContent; readonly text: string }) {
  const { t } = useTranslation();
  const look = usePictureLook();
  const { code } = content;
  const told = code === null ? { copied: t('puzzle.result.copied-alone') } : {};
  return (
    <PictureSheet title={t('puzzle.result.share')} content={content} look={look} onClose={onClose}>
      <CopyResultText text={text} label={t('record.picture.text')} {...told} />
      {code !== null && <CopyCode code={code} />}
    </PictureSheet>
  );
}
