/** Runs in the page: the violation of the focused element, empty if there is none, "end" past the last tab stop. */
export async function focusViolation(): Promise<string> {
  // Scrolling into view takes effect in the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { activeElement: at } = document;
  if (!at || at === document.body) return 'end';
  const name = `${at.tagName.toLowerCase()} "${(at.getAttribute('aria-label') ?? at.textContent ?? '').slice(0, 40)}"`;
  const marked = [at, at.parentElement, at.nextElementSibling].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
      (element === at && boxShadow !== 'none')
    );
  });
  if (!marked) return `${name} is not marked`;
  const box = at.getBoundingClientRect();
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  if (right - left < 1 || bottom - top < 1) return `${name} is out of view`;
  // Partly covered is allowed: one of five points must be uncovered.
  const points = [
    [0.5, 0.5],
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ];
  const free = points.some(([x = 0, y = 0]) => {
    const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
    return hit !== null && (at.contains(hit) || hit.contains(at));
  });
  return free ? '' : `${name} is covered`;
}
