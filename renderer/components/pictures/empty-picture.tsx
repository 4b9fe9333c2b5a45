/** A small board that nothing was done on yet: two tiles, a thread between them, slots around. `isTorn`: the thread broke. */
export function EmptyPicture({ isTorn = false }: { readonly isTorn?: boolean }) {
  const slots = [
    [20, 16],
    [60, 16],
    [140, 16],
    [20, 56],
    [100, 56],
    [140, 56],
  ] as const;
  const tiles = [
    [100, 16],
    [60, 56],
  ] as const;
  return (
    <svg className="empty-picture" viewBox="0 0 192 104" aria-hidden="true">
      {slots.map(([x, y]) => (
        <rect key={`${x} ${y}`} className="empty-slot" x={x} y={y} width={32} height={32} rx={6} />
      ))}
      {tiles.map(([x, y]) => (
        <rect key={`${x} ${y}`} className="empty-tile" x={x} y={y} width={32} height={32} rx={6} />
      ))}
      {isTorn ? (
        <>
          <path className="empty-thread" d="M116 32v24M76 72h24" />
          <path data-part="empty-tear" d="m110 66 12 12m0-12-12 12" />
        </>
      ) : (
        <path className="empty-thread" d="M116 32v40H76" />
      )}
    </svg>
  );
}
