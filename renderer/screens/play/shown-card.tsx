import './end.css';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { usePrimaryFocus } from '../../components/use-primary-focus.ts';
import { asLanguage } from '../../components/words.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useApp } from '../../state/app-context.ts';
import type { Table } from '../../state/play/session-state.ts';
import { gameName, MODE_LOOKS } from '../modes/mode-looks.ts';

export interface ShownCardProps {
  readonly table: Table;
  readonly onHome: () => void;
}

/** The end of a game that auto-play finished: what it took and what the player took. No seal, no score, no rank. */
export function ShownCard({ table, onHome }: ShownCardProps) {
  const { t, i18n } = useTranslation();
  const { session, isTrial } = useApp();
  const primary = usePrimaryFocus();
  const { mode, deal, level, taken } = table.view;
  const number = (value: number) => formatNumber(value, asLanguage(i18n.language));
  return (
    <section className="end" data-testid="shown" data-screen="end">
      <span className="end-shown-mark">
        <Icon name="autoplay" />
      </span>
      <p className="end-small">{gameName(t, mode, deal.template)}</p>
      <h2>{t(MODE_LOOKS[mode].shown, { level })}</h2>
      <p className="end-shown-note">{t('end.shown-note')}</p>
      <dl className="score-parts">
        <div>
          <dt>{t('end.taken-by-you')}</dt>
          <dd>{number(taken.pairs - taken.byAuto)}</dd>
        </div>
        <div>
          <dt>{t('end.taken-by-auto')}</dt>
          <dd>{number(taken.byAuto)}</dd>
        </div>
      </dl>
      <div className="end-buttons">
        <button
          ref={primary}
          type="button"
          className="button button-primary"
          onClick={() => void session.restart('same')}
        >
          {t('end.same-yourself')}
        </button>
        <button type="button" className="button" onClick={() => void session.restart('new')}>
          {t('end.again')}
        </button>
      </div>
      <div className="end-buttons end-ways">
        <button type="button" className="button button-quiet" onClick={onHome}>
          {isTrial ? t('editor.trial.back') : t('app.home')}
        </button>
      </div>
    </section>
  );
}
