/**
 * An SVG file as a drawing of a known size, without anything but shapes. An image element runs no script and asks no address
 * of an SVG anyway; what is left out here could otherwise take minutes, or read pixels that are none of the file.
 */
import { fromSvg } from '../../../core/picture-kind.ts';
import { err, ok, type Result } from '../../../core/result.ts';

/**
 * Why an SVG is not drawn. `no-size`: it has neither width and height nor a viewBox. `too-much`: drawing it would take too long.
 * `more-than-shapes`: it draws a picture, a page or a filter, and would look different without them.
 */
export type SvgFault = 'not-svg' | 'no-size' | 'too-much' | 'more-than-shapes';

/** The text of a drawing, and the size in pixels that it says it has. */
export interface PlainSvg {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

const SVG = 'http://www.w3.org/2000/svg';
/**
 * Stand for it and for its styles while the text is looked at: of names without a meaning the browser takes up neither styles
 * nor handlers, which the content security policy would refuse with a report.
 */
const PLAIN = 'urn:twofold:plain-svg';
const PLAIN_STYLE = 'twofold-plain-style';
const STYLE_ATTRIBUTE = /(?<=\s)style(?=\s*=)/g;
const XHTML = 'http://www.w3.org/1999/xhtml';
/** The elements that are drawn: shapes, their paint, and groups. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use switch a style title desc metadata path rect circle ellipse line polyline polygon text tspan ' +
    'textPath linearGradient radialGradient stop clipPath mask pattern marker view'
  ).split(' '),
);
/** Elements that draw something else. Vector programs write foreign content that needs an extension, and no browser draws it. */
const MORE_THAN_SHAPES = new Set(['image', 'foreignObject']);
const FILTERED = /(?<![-\w])filter\s*:\s*(?!none\b)/i;
/** Most elements that are drawn, each as often as it is referred to. */
const MOST_DRAWN = 50_000;
/** Pixels of CSS that a unit has. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
};
const LENGTH = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i;
const OUTSIDE = /url\(\s*(?!['"]?\s*#)[^)]*\)?/gi;
const INSIDE = /url\(\s*['"]?\s*#([^'")]*)/gi;
const AT_RULES = /@(?:import|font-face|namespace|charset)[^;{]*(?:\{[^}]*\}|;)?/gi;

/**
 * Reads an SVG and writes it so that the shorter side is drawn with `shorter` pixels, and the longer one with `longest` at most.
 * Linear in the text and in what is drawn.
 */
export function plainSvg(text: string, shorter: number, longest: number): Result<PlainSvg, SvgFault> {
  // Entities may stand for anything, and in one another for more than there is memory.
  if (/<!ENTITY/i.test(text)) return err('too-much');
  const meaningless = text
    .replaceAll(SVG, PLAIN)
    .replaceAll(XHTML, 'urn:twofold:no-html')
    .replaceAll(STYLE_ATTRIBUTE, PLAIN_STYLE);
  const root = parseElement(meaningless);
  if (root?.namespaceURI !== PLAIN || root.localName !== 'svg') return err('not-svg');
  if (root.getElementsByTagName('*').length > MOST_DRAWN) return err('too-much');
  const size = sizeOf(root);
  if (size === null) return err('no-size');
  strip(root);
  if (drawsMore(root)) return err('more-than-shapes');
  removeUndrawn(root);
  if (drawnElements(root) > MOST_DRAWN) return err('too-much');
  const scale = Math.min(shorter / Math.min(...size), longest / Math.max(...size));
  const [width, height] = size.map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${size[0]} ${size[1]}`);
  for (const name of [PLAIN_STYLE, 'class', 'x', 'y', 'transform']) root.removeAttribute(name);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  const plain = new XMLSerializer()
    .serializeToString(root)
    .replaceAll(PLAIN, SVG)
    .replaceAll(PLAIN_STYLE, 'style');
  return ok({ text: plain, width, height });
}

/** The one element of a text of XML, or null. Not by the parser for documents: it shows a fault as a page with styles. */
function parseElement(text: string): Element | null {
  const element = fromSvg(text);
  const { documentElement: room } = document.implementation.createDocument(null, 'room');
  if (element === null || room === null) return null;
  try {
    room.innerHTML = element;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
  return room.children.length === 1 ? room.firstElementChild : null;
}

/** Width and height in pixels: as they are said, else those of the viewBox. */
function sizeOf(root: Element): readonly [width: number, height: number] | null {
  const said = [lengthOf(root, 'width'), lengthOf(root, 'height')] as const;
  const [, , wide = 0, high = 0] = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isBox = Number.isFinite(wide) && Number.isFinite(high) && wide > 0 && high > 0;
  if (said[0] !== null && said[1] !== null) return [said[0], said[1]];
  return isBox ? [wide, high] : null;
}

/** Null for a share of a room that there is not, and for what is no length. */
function lengthOf(root: Element, name: string): number | null {
  const [, value = '', unit = ''] = LENGTH.exec(root.getAttribute(name) ?? '') ?? [];
  const pixels = Number(value) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return value !== '' && Number.isFinite(pixels) && pixels > 0 ? pixels : null;
}

/** Takes away what would run, and each reference to anything outside the file. */
function strip(root: Element): void {
  for (const element of [root, ...root.getElementsByTagName('*')]) {
    if (element.localName === 'style') element.textContent = withinFile(element.textContent ?? '');
    for (const { name, localName, value } of [...element.attributes]) {
      const isAway = localName === 'href' && !value.trim().startsWith('#');
      if (isAway || /^on/i.test(localName)) element.removeAttribute(name);
      else if (/url\(/i.test(value)) element.setAttribute(name, withinFile(value));
    }
  }
}

/** Returns whether a browser would draw more of a stripped drawing than its shapes. */
function drawsMore(root: Element): boolean {
  return [root, ...root.getElementsByTagName('*')].some((element) => {
    if (element.namespaceURI !== PLAIN) return false;
    if (MORE_THAN_SHAPES.has(element.localName)) return !element.hasAttribute('requiredExtensions');
    if (element.localName === 'style' && FILTERED.test(element.textContent ?? '')) return true;
    const filter = element.getAttribute('filter')?.trim() ?? 'none';
    return filter !== 'none' || FILTERED.test(element.getAttribute(PLAIN_STYLE) ?? '');
  });
}

function removeUndrawn(root: Element): void {
  for (const element of [...root.getElementsByTagName('*')])
    if (element.namespaceURI !== PLAIN || !ELEMENTS.has(element.localName)) element.remove();
}

function withinFile(css: string): string {
  return css.replaceAll(AT_RULES, '').replaceAll(OUTSIDE, 'none');
}

/** Counts the elements drawn when each reference draws what it names; infinite where one comes back to itself. */
function drawnElements(root: Element): number {
  const known = new Map<Element, number>();
  const byId = new Map([...root.querySelectorAll('[id]')].map((element) => [element.id, element]));
  const count = (element: Element): number => {
    const found = known.get(element);
    if (found !== undefined) return found;
    known.set(element, Number.POSITIVE_INFINITY);
    let sum = 1;
    for (const child of element.children) sum += count(child);
    for (const id of namedBy(element)) {
      const named = byId.get(id);
      if (named !== undefined) sum += count(named);
    }
    known.set(element, sum);
    return sum;
  };
  return count(root);
}

/** The ids that an element's attributes refer to. */
function namedBy(element: Element): string[] {
  return [...element.attributes].flatMap(({ localName, value }) =>
    localName === 'href'
      ? [value.trim().slice(1)]
      : [...value.matchAll(INSIDE)].map(([, id = '']) => id.trim()),
  );
}
