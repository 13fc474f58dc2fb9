/** Prints one part of the page by itself; the styles that hide the rest are in print-alone.css. */
export function printAlone(part: HTMLElement): void {
  const marked = [part, ...ancestors(part)];
  for (const element of marked) element.dataset.print = element === part ? 'alone' : 'around';
  // Not every browser prints what is folded.
  for (const fold of part.querySelectorAll('details')) fold.open = true;
  const unmark = () => {
    for (const element of marked) delete element.dataset.print;
  };
  window.addEventListener('afterprint', unmark, { once: true });
  window.print();
}

function ancestors({ parentElement }: HTMLElement): HTMLElement[] {
  return parentElement ? [parentElement, ...ancestors(parentElement)] : [];
}
