/** Small line drawings, 24 units square, in the colour of the text beside them. */
const PATHS = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1',
  redo: 'm15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6v1',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.500c.8.7 1 1.500 1 2.500h6c0-1 .2-1.800 1-2.500A6 6 0 0 0 12 3Z',
  verdict: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6l-7-3ZM9 12l2 2 4-4',
  reshuffle: 'M4 7h3l10 10h3M4 17h3l3-3M14 10l3-3h3m-3-3 3 3-3 3m0 4 3 3-3 3',
  autoplay: 'M5 5v14l8-7-8-7ZM14 5v14l7-7-7-7Z',
  stop: 'M6 6h12v12H6Z',
  restart: 'M4 12a8 8 0 1 1 2.500 5.800M4 20v-5h5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4v16l13-8L7 4Z',
  sound: 'M4 9v6h4l5 4V5L8 9H4ZM16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11',
  muted: 'M4 9v6h4l5 4V5L8 9H4ZM17 10l4 4M21 10l-4 4',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  whole: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  back: 'm14 6-6 6 6 6',
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  clock: 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
