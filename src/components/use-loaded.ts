import { useEffect, useState } from 'react';

export type Loaded<Part> =
  | { readonly step: 'idle' | 'loading' | 'failed' }
  | { readonly step: 'ready'; readonly part: Part };

/**
 * Code that is fetched when `wanted` turns true, kept from then on. After a failure it is tried again when the
 * network returns, or at the next turn of `wanted`. `load` must be the same function at every render.
 */
export function useLoaded<Part>(wanted: boolean, load: () => Promise<Part>): Loaded<Part> {
  const [loaded, setLoaded] = useState<Loaded<Part>>({ step: 'idle' });
  const ready = loaded.step === 'ready';

  useEffect(() => {
    if (!wanted || ready) return;
    let current = true;
    const fetchIt = () => {
      setLoaded({ step: 'loading' });
      load().then(
        (part) => current && setLoaded({ step: 'ready', part }),
        (error: unknown) => {
          console.warn('Code could not be loaded', error);
          if (current) setLoaded({ step: 'failed' });
        },
      );
    };
    fetchIt();
    window.addEventListener('online', fetchIt);
    return () => {
      current = false;
      window.removeEventListener('online', fetchIt);
    };
  }, [wanted, ready, load]);

  return loaded;
}
