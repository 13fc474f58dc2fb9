/** Runs in the page, scrolled to its end: text under floating controls, overlapping controls, horizontal overflow. */
export function findLayoutViolations(): string[] {
  const violations: string[] = [];
  const { documentElement: root } = document;
  if (root.scrollWidth > root.clientWidth) {
    violations.push(`scrolls sideways: ${root.scrollWidth} px wide, ${widest()}`);
  }
  const floating = [...document.querySelectorAll<HTMLElement>('[aria-label="Talk to us"] *')].filter(
    (element) => element.matches('a, button') && isShown(element),
  );
  const holder = document.querySelector('[aria-label="Talk to us"]');
  const bar = holder?.getBoundingClientRect();
  // A bar across the screen covers scrolling content; only the end of the page must be above it.
  const isAcross =
    bar !== undefined &&
    (bar.width > window.innerWidth * 0.9 ||
      document.querySelector('[data-page-bar]')?.checkVisibility() === true);
  const hits = floating.map((control) => ({ control, hit: control.getBoundingClientRect() }));
  for (const { text, box } of coveredTexts()) {
    const over = hits.find(({ hit }) => covers(hit, box));
    if (over) violations.push(`"${text}" comes under ${nameOf(over.control)}`);
  }
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].filter(
    (element) => isShown(element) && !holder?.contains(element) && !element.closest('header, [href="#main"]'),
  );
  const boxes = controls.map((element) => ({ element, rects: clipped(element) }));
  for (const control of controls) {
    // That of a link in a text is 0.
    const { clientWidth } = control;
    if (clientWidth > 0 && control.matches('a, button, summary') && control.scrollWidth > clientWidth + 1)
      violations.push(`${nameOf(control)} is narrower than its text`);
  }
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (!one.rects.some((a) => other.rects.some((b) => common(a, b).length > 0))) continue;
      if (one.element.contains(other.element) || meantToOverlap(one.element, other.element)) continue;
      violations.push(`${nameOf(one.element)} overlaps ${nameOf(other.element)}`);
    }
  }
  return violations;

  function widest() {
    const wide = [...document.querySelectorAll<HTMLElement>('body *')].find(
      (element) =>
        element.getBoundingClientRect().right > root.clientWidth + 1 && clipped(element).length > 0,
    );
    return wide ? `${wide.tagName.toLowerCase()}.${wide.className}` : '';
  }

  function isShown(element: Element) {
    const { width, height } = element.getBoundingClientRect();
    // Visually hidden elements are one pixel wide.
    return (
      width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: false })
    );
  }

  function nameOf(element: Element) {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return `${element.tagName.toLowerCase()} "${(name || element.getAttribute('name') || '').slice(0, 50)}"`;
  }

  function covers(hit: DOMRect, box: DOMRect) {
    const isBeside = box.right <= hit.left + 1 || box.left >= hit.right - 1;
    return !isBeside && !(isAcross && box.bottom <= hit.top + 1);
  }

  /** Parts of texts that a floating control comes over when the page is scrolled. */
  function coveredTexts() {
    const found: { text: string; box: DOMRect }[] = [];
    for (const part of document.querySelectorAll('main, footer')) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const parent = node.parentElement;
        if (!node.textContent?.trim() || !parent || !isShown(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter((rect) => hits.some(({ hit }) => covers(hit, rect)));
        if (rects.length === 0) continue;
        const text = node.textContent.trim().slice(0, 40);
        // Text cut off by a scrolling row ends with the row.
        for (const seen of clipped(parent))
          for (const box of rects.flatMap((rect) => common(seen, rect))) found.push({ text, box });
      }
    }
    return found;
  }

  /** The element's boxes, clipped by its scrolling ancestors. */
  function clipped(element: Element): DOMRect[] {
    let rects = [...element.getClientRects()];
    for (
      let around = element.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = around.getBoundingClientRect();
      rects = rects.flatMap((rect) => common(rect, frame));
    }
    return rects;
  }

  /** The intersection of two boxes if it is larger than a pixel in both directions. */
  function common(a: DOMRect, b: DOMRect): DOMRect[] {
    const left = Math.max(a.left, b.left);
    const top = Math.max(a.top, b.top);
    const width = Math.min(a.right, b.right) - left;
    const height = Math.min(a.bottom, b.bottom) - top;
    return width > 1 && height > 1 ? [new DOMRect(left, top, width, height)] : [];
  }

  /** Buttons over a linked picture, in a carousel or a card, where some show a picture of their own. */
  function meantToOverlap(one: Element, other: Element) {
    const isPicture = (element: Element) => element.querySelector('picture, img') !== null;
    return isPicture(one) !== isPicture(other) || one.matches('a') !== other.matches('a');
  }
}

/** Runs in the page: horizontal overflow, and fixed elements that cover more than a fifth of the screen. */
export function findLowScreenViolations(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const violations = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px wide`] : [];
  for (const element of document.querySelectorAll('body *')) {
    const { position, pointerEvents } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') continue;
    if (pointerEvents === 'none' || !element.checkVisibility()) continue;
    const { top, bottom, width } = element.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (seen > innerHeight / 5 && width > innerWidth / 2)
      violations.push(`${element.tagName.toLowerCase()}.${element.className} covers ${Math.round(seen)} px`);
  }
  return violations;
}

/** Runs in the page: texts in the insets of the screen, but for those of rows that scroll sideways. */
export function findTextsInInsets(inset: number): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words = document.createRange();
  const violations: string[] = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    if (!textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    words.selectNodeContents(walker.currentNode);
    const isOutside = [...words.getClientRects()].some(
      // Of what only screen readers read, a pixel is laid out; the skip link is above the screen until it has the focus.
      ({ left, right, width, bottom }) =>
        width > 2 && bottom > 0 && (left < inset - 1 || right > innerWidth - inset + 1),
    );
    if (isOutside && !scrolls(parent)) violations.push(`"${textContent.trim().slice(0, 60)}"`);
  }
  return violations;

  function scrolls(element: Element): boolean {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (at.scrollWidth > at.clientWidth && getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  }
}

/** Runs in the page: what scrolls sideways, texts that have a letter or two a line, and controls of the header that are off the screen or overlap. */
export function findLargeTextViolations(): string[] {
  const { documentElement: root } = document;
  const violations = [root, ...document.querySelectorAll('dialog[open]')]
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map(
      ({ tagName, scrollWidth, clientWidth }) =>
        `${tagName} scrolls sideways: ${scrollWidth} > ${clientWidth}`,
    );
  const bar = document.querySelector('#root > header > div');
  // Where its name needs the place, the emblem is in a hidden second row.
  const name = bar?.querySelector(':scope > a:not([data-long="true"]) > span');
  if (name && name.getClientRects().length > 1) violations.push('the wordmark has two lines');
  const link = name?.parentElement?.getBoundingClientRect();
  const emblem = name?.parentElement?.querySelector('svg')?.getBoundingClientRect();
  if (link && emblem && emblem.top < link.bottom && emblem.bottom > link.bottom + 1)
    violations.push('the emblem is cut');
  // The text of the wordmark can be wider than its link.
  const controls = [
    ...(bar?.querySelectorAll(':scope > a > span, :scope > button, :scope > :not([id]) :is(a, button)') ??
      []),
  ]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ name: element.outerHTML.slice(0, 60), box: element.getBoundingClientRect() }));
  for (const [index, { name, box }] of controls.entries()) {
    if (box.left < 0 || box.right > root.clientWidth) violations.push(`off the screen: ${name}`);
    for (const other of controls.slice(index + 1))
      if (box.left < other.box.right && other.box.left < box.right)
        violations.push(`${name} overlaps ${other.name}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.textContent?.trim() ?? '';
    const words = text.split(/\s+/).length;
    const range = document.createRange();
    const countLines = () => [...range.getClientRects()].filter(({ width }) => width > 2).length;
    // The words of a button, or of a link that looks like one, and a figure; what is visually hidden is 1 px wide.
    const control = node.parentElement?.closest('button, a, [data-page-bar] strong');
    const look = control?.localName === 'a' ? getComputedStyle(control) : undefined;
    const isPlain = look && (look.justifyContent !== 'center' || look.borderTopStyle !== 'solid');
    if (control && !isPlain && node.parentElement && node.parentElement.clientWidth !== 1)
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\d,.]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (countLines() > 1) violations.push(`"${word}" of "${text}" breaks`);
      }
    if (words === 1 || node.parentElement?.closest('[aria-hidden="true"]')) continue;
    range.selectNodeContents(node);
    const lines = countLines();
    if (lines > 3 * words) violations.push(`"${text.slice(0, 40)}" has ${lines} lines`);
  }
  return violations;
}

/** Runs in the page, in forced colours: buttons without an edge or an underline, and icons in the colour of the page. */
export function findForcedColourViolations(): string[] {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  const without = [...document.querySelectorAll('button')].filter((button) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, textDecorationLine } = getComputedStyle(button);
    const edge =
      borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== ground;
    return button.checkVisibility() && !edge && textDecorationLine !== 'underline';
  });
  const unseen = [...document.querySelectorAll('button svg, a svg')].filter((svg) => {
    const { stroke, fill } = getComputedStyle(svg);
    return svg.checkVisibility() && [stroke, fill].every((paint) => paint === 'none' || paint === ground);
  });
  const nameOf = (element: Element) => element.closest('a, button')?.outerHTML.slice(0, 120) ?? '';
  return [
    ...without.map((button) => `no edge: ${nameOf(button)}`),
    ...unseen.map((svg) => `invisible: ${nameOf(svg)}`),
  ];
}

/** Runs in the page: headings that the next one of their level, or the end, follows without a text or picture. */
export function findEmptySections(main: HTMLElement): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const inOrder = [...main.querySelectorAll('*')].filter(isShown);
  const hasContent = (element: Element) =>
    element.matches('img, svg') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return inOrder.flatMap((heading, index) => {
    if (!heading.matches('h2, h3')) return [];
    const rest = inOrder.slice(index + 1).filter((element) => !heading.contains(element));
    const end = rest.findIndex((one) => /^H[1-6]$/.test(one.tagName) && one.tagName <= heading.tagName);
    const below = end < 0 ? rest : rest.slice(0, end);
    return below.some((element) => !element.closest('h2, h3') && hasContent(element))
      ? []
      : [heading.textContent];
  });
}
