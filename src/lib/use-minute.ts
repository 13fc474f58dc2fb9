import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs / 4);
  return () => clearInterval(timer);
}

const readMinute = () => Math.floor(Date.now() / minuteMs);

/** The present minute by the device's clock, for what prerendered HTML does not contain. */
export const useMinute = (): Date =>
  new Date(minuteMs * useSyncExternalStore(subscribe, readMinute, readMinute));
