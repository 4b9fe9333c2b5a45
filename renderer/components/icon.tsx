/** Small line drawings, 24 units square, in the colour of the text beside them. */
const PATHS = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1',
  redo: 'm15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6v1',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.7 1 1.5 1 2.5h6c0-1 .2-1.8 1-2.5A6 6 0 0 0 12 3Z',
  verdict: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6l-7-3ZM9 12l2 2 4-4',
  reshuffle: 'M4 7h3l10 10h3M4 17h3l3-3M14 10l3-3h3m-3-3 3 3-3 3m0 4 3 3-3 3',
  autoplay: 'M5 5v14l8-7-8-7ZM14 5v14l7-7-7-7Z',
  stop: 'M6 6h12v12H6Z',
  restart: 'M4 12a8 8 0 1 1 2.5 5.8M4 20v-5h5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4v16l13-8L7 4Z',
  sound: 'M4 9v6h4l5 4V5L8 9H4ZM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9v6h4l5 4V5L8 9H4ZM17 10l4 4M21 10l-4 4',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  whole: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  keys: 'M3 6h18v12H3ZM8 14h8',
  large: 'M4 4h16v16H4ZM12 8l4 4-4 4-4-4Z',
  back: 'm14 6-6 6 6 6',
  on: 'm10 6 6 6-6 6',
  first: 'm18 6-6 6 6 6M6 6v12',
  last: 'm6 6 6 6-6 6M18 6v12',
  import: 'M12 4v11m-4-4 4 4 4-4M5 19h14',
  export: 'M12 15V4m-4 4 4-4 4 4M5 19h14',
  print: 'M7 8V4h10v4M7 17H4V9h16v8h-3M7 14h10v6H7Z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4 4',
  games: 'M4 5h16v4H4ZM4 10h16v4H4ZM4 15h16v4H4Z',
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  scores: 'M8 4h8v6a4 4 0 0 1-8 0V4ZM8 6H4v1a4 4 0 0 0 4 4M16 6h4v1a4 4 0 0 1-4 4M12 14v4M8 20h8',
  settings:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 3.5l2 2.3 3-.4.6 3 2.6 1.6-1.3 2.7 1.3 2.7-2.6 1.6-.6 3-3-.4-2 2.3-2-2.3-3 .4-.6-3-2.6-1.6 1.3-2.7-1.3-2.7 2.6-1.6.6-3 3 .4 2-2.3Z',
  question: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.2',
  code: 'M4 8V5h3M17 5h3v3M20 16v3h-3M7 19H4v-3M8 9v6M11 9v6M14 9v6M16.5 9v6',
  pencil: 'M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4',
  shelf: 'M4 5h6v6H4ZM14 5h6v6h-6ZM4 15h6v4H4ZM14 15h6v4h-6Z',
  trail:
    'M5 20a1.5 1.5 0 1 0 0-.1M6.5 20H15a3.5 3.5 0 0 0 0-7H9a3.5 3.5 0 0 1 0-7h7M19 4.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z',
  incense: 'M12 9v12M8 21h8M12 6.5c2.5-1.3-1-2.2 1.2-4',
  home: 'M4 11.5 12 4l8 7.5M6.5 9.5V20h11V9.5M10 20v-5.5h4V20',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  freeze:
    'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M12 6.5 9.5 4.5M12 6.5l2.5-2M12 17.5l-2.5 2M12 17.5l2.5 2M7 9.2l-3 .4M17 9.2l3 .4M7 14.8l-3-.4M17 14.8l3-.4',
  puzzle: 'M4 8h4a2 2 0 1 1 4 0h4v4a2 2 0 1 1 0 4v4h-4a2 2 0 1 0-4 0H4v-4a2 2 0 1 0 0-4V8Z',
  lab: 'M9 3h6M10 3v6L4.5 18a2 2 0 0 0 1.8 3h11.4a2 2 0 0 0 1.8-3L14 9V3M7.5 15h9',
  more: 'M5 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2ZM12 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2ZM19 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2Z',
  star: 'M12 3.5l2.6 5.3 5.9.9-4.2 4.1 1 5.8L12 16.9l-5.3 2.7 1-5.8L3.5 9.7l5.9-.9L12 3.5Z',
  flag: 'M6 21V4M6 4h11l-2.5 4L17 12H6',
  save: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  moon: 'M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500Z',
  clock: 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
} as const;

export type IconName = keyof typeof PATHS;

/** One drawing, from its path. */
export function LineDrawing({ path }: { readonly path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export function Icon({ name }: { readonly name: IconName }) {
  return <LineDrawing path={PATHS[name]} />;
}
