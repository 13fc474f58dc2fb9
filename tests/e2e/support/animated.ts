declare global {
  interface Window {
    animated?: Set<string>;
  }
}

/** An init script: records, in each frame, what is animated. */
export function recordAnimated(): void {
  const animated = new Set<string>();
  window.animated = animated;
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { target } = animation.effect as KeyframeEffect;
      if (Number(animation.effect?.getComputedTiming().duration) > 0)
        animated.add(`${target?.tagName.toLowerCase()}.${target?.className}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
export function animatedSoFar(): string[] {
  if (!window.animated) throw new Error('No animations were recorded');
  return [...window.animated];
}
