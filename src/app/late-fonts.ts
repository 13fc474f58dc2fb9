import { browserIdle } from '../components/browser-idle.ts';
import { frameShown } from '../components/frame-shown.ts';

interface Voice {
  /** The attribute of the root element, in camel case, that puts the fonts to use (tokens.css). */
  readonly mark: 'displayFont' | 'textFont';
  /** A font, and a letter that is in it. */
  readonly fonts: readonly (readonly [font: string, letter: string])[];
}

const rupee = ['1em "Figtree rupee"', '₹'] as const;
const voices: readonly Voice[] = [
  { mark: 'displayFont', fonts: [['1em Marcellus', 'A'], rupee] },
  { mark: 'textFont', fonts: [['1em Figtree', 'A'], rupee] },
];

const here = new Set<Voice>();

/**
 * Fetches the fonts after the first paint, and sets the page, once `styled`, in each as soon as that moves nothing under the
 * reader; else the next page is the first (`setLateFonts`). Without them a page is read in the system's fonts, stretched to
 * their width.
 */
export async function fetchFonts(styled: Promise<void>): Promise<void> {
  const { dataset } = document.documentElement;
  const come = await Promise.all(voices.filter(({ mark }) => !(mark in dataset)).map(hasCome));
  const voicesHere = come.filter((voice) => voice !== undefined);
  if (voicesHere.length === 0) return;
  for (const voice of voicesHere) here.add(voice);
  // Where something is hidden while a page is measured in other fonts, Chromium counts it as moved.
  await styled;
  await frameShown();
  // Together at best, for each is a layout of all that is in view; else one at a time.
  await browserIdle();
  if (tryOn(voicesHere) || voicesHere.length < 2) return;
  for (const voice of voicesHere) {
    await browserIdle();
    tryOn([voice]);
  }
}

/** The voice, once its fonts are there; undefined where they do not come. */
async function hasCome(voice: Voice): Promise<Voice | undefined> {
  try {
    await Promise.all(voice.fonts.map(([font, letter]) => document.fonts.load(font, letter)));
    return voice;
  } catch {
    return undefined;
  }
}

/** Puts fonts to use, and takes them off again if that moves what is read, before anything is painted. */
function tryOn(voicesHere: readonly Voice[]): boolean {
  const { dataset } = document.documentElement;
  const before = placesInView();
  for (const { mark } of voicesHere) dataset[mark] = '';
  if (shiftSince(before) <= still) return true;
  for (const { mark } of voicesHere) delete dataset[mark];
  return false;
}

let shown: string | undefined;

/** Puts the fonts to use that have come meanwhile: when the page changes, and before the new one is painted. */
export function setLateFonts(pathname: string): void {
  const changes = shown !== undefined && shown !== pathname;
  shown = pathname;
  if (changes) for (const { mark } of here) document.documentElement.dataset[mark] = '';
}

type Places = Map<Element, DOMRect>;

/** Where each part in view begins; nothing is asked of what is not laid out yet. */
function placesInView(inside: Element = document.body, places: Places = new Map()): Places {
  for (const element of inside.children) {
    const place = startOf(element);
    if (!place || place.height === 0 || place.bottom < 0 || place.top > innerHeight) continue;
    places.set(element, place);
    placesInView(element, places);
  }
  return places;
}

/** Words that go on from a line to the next begin with their first line. */
const startOf = (element: Element): DOMRect | undefined => element.getClientRects()[0];

/** What fonts may add: browsers, which see each line, reckon up to three times as much; 0.01 is our limit. */
const still = 0.001;

/** As browsers reckon a layout shift: how much of the screen moved, times how far its furthest part did. */
function shiftSince(before: Places): number {
  let area = 0;
  let furthest = 0;
  const gone = new Set<Element>();
  for (const [element, from] of before) {
    const to = startOf(element) ?? from;
    const far = Math.max(Math.abs(to.left - from.left), Math.abs(to.top - from.top));
    // What moves with its frame moves once.
    const withFrame = element.parentElement !== null && gone.has(element.parentElement);
    if (far < 3 && !withFrame) continue;
    gone.add(element);
    furthest = Math.max(furthest, far);
    if (!withFrame) area += spanned(from, to);
  }
  return Math.min(1, area / (innerWidth * innerHeight)) * (furthest / Math.max(innerWidth, innerHeight));
}

/** Square pixels that a part covers before or after. */
function spanned(from: DOMRect, to: DOMRect): number {
  const width = Math.max(from.width, to.width);
  const height = Math.max(from.height, to.height);
  const across = Math.min(width, Math.abs(to.left - from.left));
  return width * (height + Math.min(height, Math.abs(to.top - from.top))) + height * across;
}
