/** The row of the classic boards on the home screen: how many of the shapes that come with the game were won. */
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { TEMPLATE_MODE } from '../../../core/game/modes/table.ts';
import { useService } from '../../services/use-service.ts';
import { LIBRARY } from '../../state/library.ts';
import { goTo, NAVIGATION } from '../../state/navigation.ts';
import { HomeRow } from './home-row.tsx';
import type { ModeRowProps } from './mode-row-props.ts';

export function ClassicEntry({ records }: Pick<ModeRowProps, 'records'>) {
  const { t } = useTranslation();
  const navigation = useService(NAVIGATION);
  const templates = useStore(useService(LIBRARY).store, (state) => state.templates);
  const shapes = templates.filter(({ builtIn }) => builtIn);
  const sealed = shapes.filter(({ hash }) => (records?.onTemplates.get(hash)?.finished ?? 0) > 0).length;
  return (
    <HomeRow
      id={TEMPLATE_MODE}
      icon="shelf"
      name={t(`mode.${TEMPLATE_MODE}`)}
      onClick={() => goTo(navigation, 'shelf')}
      standing={sealed > 0 && t('card.classic.sealed', { count: sealed, most: shapes.length })}
    />
  );
}
