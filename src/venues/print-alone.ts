/** Prints one part of the page by itself; the styles that hide the rest are in print-alone.css. */
export function printAlone(part: HTMLElement): void {
  part.dataset.printAlone = '';
  // Not every browser prints what is folded.
  for (const fold of part.querySelectorAll('details')) fold.open = true;
  window.addEventListener('afterprint', () => delete part.dataset.printAlone, { once: true });
  window.print();
}
