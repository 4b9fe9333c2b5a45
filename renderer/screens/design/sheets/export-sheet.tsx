import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainPlan } from '../../../../core/deal/deal-plan.ts';
import type { Design } from '../../../../core/templates/design.ts';
import { ENGINE } from '../../../engine/client.ts';
import { copyText } from '../../../parts/share/copy-text.ts';
import { useService } from '../../../services/use-service.ts';
import { EDITOR, revisionOf } from '../../../state/editor/editor-services.ts';
import { drawingOf } from '../../../state/editor/editor-state.ts';
import { fileText, offerTemplates } from '../../../state/editor/exchange.ts';
import { goTo, NAVIGATION } from '../../../state/navigation.ts';
import { newSeed } from '../../../state/new-seed.ts';
import { PAPER } from '../../../state/paper.ts';
import { EditorIcon } from '../panels/editor-icons.tsx';
import { useSendPicture } from '../send/use-send-picture.ts';
import { Sheet } from './sheet.tsx';
import styles from './sheets.module.css';

interface ExportSheetProps {
  readonly design: Design;
  readonly onClose: () => void;
  /** It lies in the editor, where it is measured anyway. */
  readonly isInEditor?: boolean;
}

const WAYS = ['picture', 'file', 'text', 'paper'] as const;
type Way = (typeof WAYS)[number];

/** The progress of the last command: none yet, under way, or what became of it. */
type Progress = 'idle' | 'measuring' | 'dealing' | 'not-dealt' | 'copied' | 'not-copied';

/** Measures a template that is not in the editor, while its sheet is open: its picture shows how hard it is. */
function useMeasuring(design: Design, isInEditor: boolean): void {
  const { feedback } = useService(EDITOR);
  useEffect(() => {
    if (isInEditor) return;
    feedback.look(drawingOf(design), true);
    return () => feedback.stop();
  }, [feedback, design, isInEditor]);
}

/** Deals a template and shows the page with it; false where it cannot be dealt. */
function usePrintDeal(): (design: Design) => Promise<boolean> {
  const engine = useService(ENGINE);
  const paper = useService(PAPER);
  const navigation = useService(NAVIGATION);
  return async (design) => {
    const dealt = await engine.ask({ type: 'deal', plan: plainPlan(revisionOf(design), newSeed()) });
    if (!dealt.ok) return false;
    paper.setState({ request: { type: 'board', deal: dealt.value } });
    goTo(navigation, 'paper');
    return true;
  };
}

/** The ways of a template out of the window. */
export function ExportSheet({ design, onClose, isInEditor = false }: ExportSheetProps) {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<Progress>('idle');
  const send = useSendPicture();
  const print = usePrintDeal();
  const { tell } = useService(EDITOR);
  useMeasuring(design, isInEditor);
  const take: Readonly<Record<Way, () => void>> = {
    picture: () => {
      setProgress('measuring');
      void send(design).then(onClose);
    },
    file: () => {
      onClose();
      tell({ type: 'exported', file: offerTemplates(design.name, [design], null) });
    },
    paper: () => {
      setProgress('dealing');
      void print(design).then((isDealt) => setProgress(isDealt ? 'idle' : 'not-dealt'));
    },
    text: () => setProgress(copyText(fileText([design], null)) ? 'copied' : 'not-copied'),
  };
  return (
    <Sheet title={t('editor.export.title')} onClose={onClose}>
      <div data-part="ways" className={styles.ways}>
        {WAYS.map((way) => (
          <button
            key={way}
            type="button"
            data-part="way"
            className={styles.way}
            disabled={progress === 'measuring' || progress === 'dealing'}
            onClick={take[way]}
          >
            <EditorIcon name={way} />
            <b>{t(`editor.export.${way}`)}</b>
            <span>{t(`editor.export.${way}-note`)}</span>
          </button>
        ))}
      </div>
      <p className="page-note" role="status">
        {progress !== 'idle' && t(`editor.export.${progress}`)}
      </p>
    </Sheet>
  );
}
