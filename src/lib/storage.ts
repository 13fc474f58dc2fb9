export type Area = 'localStorage' | 'sessionStorage';

/** The text that is stored under a key, '' if none is; undefined if the browser refuses its storage. */
export function readText(area: Area, key: string): string | undefined {
  try {
    return window[area].getItem(key) ?? '';
  } catch {
    return undefined;
  }
}

/** Stores a text; '' removes the key. False if the browser refuses its storage, or it is full. */
export function writeText(area: Area, key: string, text: string): boolean {
  try {
    if (text) window[area].setItem(key, text);
    else window[area].removeItem(key);
    return true;
  } catch {
    return false;
  }
}
