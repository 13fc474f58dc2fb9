import { startTransition, useEffect, useReducer, useState } from 'react';
import { loadData, loadedData } from './load-data.ts';
import { prefetchWhenIdle } from './prefetch.ts';

export interface LoadedData {
  /** Undefined until it is loaded. */
  readonly data: unknown;
  readonly isFailed: boolean;
  /** Loads it, again after a failure. */
  readonly load: () => void;
}

/** A data file, loaded once it is wanted; `prefetched`, also when the browser is idle. */
export function useData(
  name: string,
  { isWanted, prefetched = false }: { readonly isWanted: boolean; readonly prefetched?: boolean },
): LoadedData {
  const [data, setData] = useState(() => loadedData(name));
  const [isFailed, setFailed] = useState(false);
  const [asked, countAsked] = useReducer((count: number) => count + 1, 0);
  // A count: what is asked for just as it fails is needed once more.
  const needed = data === undefined && !isFailed ? asked + Number(isWanted) : 0;
  useEffect(() => {
    if (needed === 0) return;
    loadData(name).then(
      (loaded) => startTransition(() => (loaded === undefined ? setFailed(true) : setData(loaded))),
      (error: unknown) => {
        console.warn(`${name} could not be loaded`, error);
        setFailed(true);
      },
    );
  }, [name, needed]);
  useEffect(() => {
    if (!prefetched) return;
    void prefetchWhenIdle(async () => {
      const loaded = await loadData(name);
      startTransition(() => setData(loaded));
    });
  }, [name, prefetched]);
  return {
    data,
    isFailed,
    load: () => {
      setFailed(false);
      countAsked();
    },
  };
}
