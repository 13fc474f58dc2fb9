/** Not in TypeScript's DOM library. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface Recorded {
  sum: number;
  readonly moved: string[];
}

declare global {
  interface Window {
    layoutShifts?: Recorded;
  }
}

/** An init script: adds up the layout shifts without recent input. */
export function recordShifts(): void {
  const recorded: Recorded = { sum: 0, moved: [] };
  window.layoutShifts = recorded;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      recorded.sum += entry.value;
      const names = entry.sources.map(({ node, previousRect, currentRect }) => {
        const name =
          node instanceof Element
            ? `${node.tagName.toLowerCase()}.${node.className}`
            : (node?.nodeName ?? '?');
        const [from, to] = [previousRect, currentRect].map(
          ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
        );
        return `${name} from ${from} to ${to}, scrolled ${window.scrollY}, after ${Math.round(entry.startTime)} ms`;
      });
      recorded.moved.push(`${entry.value.toFixed(3)} ${names.slice(0, 2).join(' and ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: the sum so far, and what moved, in order. */
export async function shiftSoFar(): Promise<Recorded> {
  // The entry of a shift is reported after its frame; without frames nothing shifts.
  for (let frame = 0; frame < 2; frame++) {
    await new Promise<unknown>((done) => {
      requestAnimationFrame(done);
      setTimeout(done, 1000);
    });
  }
  if (!window.layoutShifts) throw new Error('No shifts were recorded');
  return window.layoutShifts;
}
