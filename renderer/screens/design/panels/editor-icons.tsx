import { LineDrawing } from '../../../components/icon.tsx';

/** Small line drawings of the editor, 24 units square, in the colour of the text beside them. */
const PATHS = {
  pencil: 'M4 20l1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4',
  line: 'M5 19 19 5',
  rectangle: 'M4 6h16v12H4Z',
  ellipse: 'M12 5c4.500 0 8 3 8 7s-3.500 7-8 7-8-3-8-7 3.500-7 8-7Z',
  fill: 'M11 4 4 11l7 7 7-7-8-8M4 11h14M20 15c1 1.500 1.500 2.500 1.500 3.500a1.500 1.500 0 0 1-3 0c0-1 .5-2 1.500-3.500Z',
  eraser: 'M9 19 4 14a1.500 1.500 0 0 1 0-2l8-8 8 8-7 7H9ZM8 8l8 8M13 19h8',
  select: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M11 4h2M11 20h2M4 11v2M20 11v2',
  wall: 'M4 5h16v14H4ZM4 10h16M4 14.500h16M12 5v5M8 10v4.500M16 10v4.500M12 14.500V19',
  style: 'M4 4h16v16H4ZM8 8h8v8H8Z',
  'left-right': 'M12 3v18M9 8 4 12l5 4V8ZM15 8l5 4-5 4V8Z',
  'top-bottom': 'M3 12h18M8 9l4-5 4 5H8ZM8 15l4 5 4-5H8Z',
  'four-way': 'M12 3v18M3 12h18M6 6h3v3H6ZM15 6h3v3h-3ZM6 15h3v3H6ZM15 15h3v3h-3Z',
  'half-turn': 'M5 12a7 7 0 0 1 13-3M19 5v4h-4M19 12a7 7 0 0 1-13 3M5 19v-4h4',
  'quarter-turn': 'M12 4a8 8 0 1 1-8 8M12 4 9 1.500M12 4 9 6.500M12 12h.01',
  'flip-across': 'M12 4v16M8 7l-5 5 5 5M16 7l5 5-5 5M3 12h6M15 12h6',
  'flip-down': 'M4 12h16M7 8l5-5 5 5M7 16l5 5 5-5M12 3v6M12 15v6',
  turn: 'M19 12a7 7 0 1 1-3-5.700M16 2v4.500h-4.500',
  invert: 'M12 4a8 8 0 1 0 0 16ZM12 4a8 8 0 0 1 0 16',
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1',
  redo: 'm15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6v1',
  presets: 'M12 3 3 12l9 9 9-9-9-9ZM12 8v8M8 12h8',
  size: 'M4 9V4h5M20 15v5h-5M4 4l6 6M20 20l-6-6',
  picture: 'M4 5h16v14H4ZM4 16l5-5 4 4 3-3 4 4M15.500 8.500h.01',
  file: 'M6 3h8l4 4v14H6ZM14 3v4h4',
  text: 'M9 9h11v11H9ZM5 15H4V4h11v1M12 13h5M12 16.500h3',
  paper: 'M7 8V4h10v4M7 17H4V9h16v8h-3M7 14h10v6H7Z',
  play: 'M7 4v16l13-8L7 4Z',
} as const;

export type EditorIconName = keyof typeof PATHS;

export function EditorIcon({ name }: { readonly name: EditorIconName }) {
  return <LineDrawing path={PATHS[name]} />;
}
