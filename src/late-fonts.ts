import { browserIdle } from './ui/browser-idle.ts';

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
 * Fetches the fonts after the first paint, and sets the page in each as soon as that moves nothing under the reader; else
 * the next page is the first (`setLateFonts`). Without them a page is read in the system's fonts, stretched to their width.
 */
export async function fetchFonts(): Promise<void> {
  await Promise.all(voices.map(fetchVoice));
}

async function fetchVoice(voice: Voice): Promise<void> {
  if (voice.mark in document.documentElement.dataset) return;
  try {
    await Promise.all(voice.fonts.map(([font, letter]) => document.fonts.load(font, letter)));
  } catch {
    return;
  }
  here.add(voice);
  // One at a time: each is a layout of all that is in view.
  await browserIdle();
  tryOn(voice);
}

/** Puts a font to use and takes it off again if something moved, before anything is painted. */
function tryOn({ mark }: Voice): void {
  const { dataset } = document.documentElement;
  const before = placesInView();
  dataset[mark] = '';
  if (hasMoved(before)) delete dataset[mark];
}

let shown: string | undefined;

/** Puts the fonts to use that have come meanwhile: when the page changes, and before the new one is painted. */
export function setLateFonts(pathname: string): void {
  const changes = shown !== undefined && shown !== pathname;
  shown = pathname;
  if (changes) for (const { mark } of here) document.documentElement.dataset[mark] = '';
}

/** The top of each part in view, in pixels; nothing is asked of what is not laid out yet. */
function placesInView(
  inside: Element = document.body,
  places = new Map<Element, number>(),
): Map<Element, number> {
  for (const element of inside.children) {
    const { top, bottom, height } = element.getBoundingClientRect();
    if (height === 0 || bottom < 0 || top > innerHeight) continue;
    places.set(element, top);
    placesInView(element, places);
  }
  return places;
}

/** Pixels that the browser itself does not count as a move. */
const still = 3;

const hasMoved = (before: Map<Element, number>) =>
  Array.from(before).some(([element, top]) => Math.abs(element.getBoundingClientRect().top - top) >= still);
