/** Runs in the page: controls of the header that overlap, leave the viewport or, the switch, are smaller than 44 px. */
export function findHeaderMistakes(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('body header:first-of-type :is(a, button)')]
    .filter((control) => control.closest('main') === null && control.checkVisibility())
    .map((control) => ({ control, box: control.getBoundingClientRect() }));
  const nameOf = (control: HTMLElement) => control.textContent || control.getAttribute('aria-label');
  return controls.flatMap(({ control, box }, index) => {
    const mistakes: string[] = [];
    if (box.left < 0 || box.right > window.innerWidth) mistakes.push(`${nameOf(control)} leaves the screen`);
    if (box.bottom > 80) mistakes.push(`${nameOf(control)} is below the bar`);
    const rights = [...control.querySelectorAll('span')]
      .filter((text) => getComputedStyle(text).clipPath === 'none')
      .map((text) => text.getBoundingClientRect().right);
    if (control.scrollWidth > control.clientWidth + 1 || Math.max(...rights) > box.right + 1)
      mistakes.push(`${nameOf(control)} is cut off`);
    if (control.hasAttribute('hreflang') && (box.width < 44 || box.height < 44))
      mistakes.push('the switch is small');
    for (const other of controls.slice(index + 1)) {
      if (other.box.left < box.right - 0.5 && other.box.right > box.left + 0.5)
        mistakes.push(`${nameOf(control)} overlaps ${nameOf(other.control)}`);
    }
    return mistakes;
  });
}
