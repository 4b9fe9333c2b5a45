import { useTranslation } from 'react-i18next';

/** One brushed character, in the middle of its square. */
export function SealCharacter({ character }: { readonly character: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <text x="20" y="33" textAnchor="middle" fontSize="37" fill="currentColor">
        {character}
      </text>
    </svg>
  );
}

/** The mark of the game. */
export function Seal() {
  const { t } = useTranslation();
  return <SealCharacter character={t('app.seal')} />;
}
