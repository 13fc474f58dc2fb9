import type { VenueFacts } from './types.ts';

/** Links of the maps service for an address; the frame is loaded only after the visitor asks for it. */
export function mapLinks(address: string): { readonly embed: string; readonly directions: string } {
  const place = encodeURIComponent(address);
  return {
    embed: `https://www.google.com/maps?q=${place}&output=embed`,
    directions: `https://www.google.com/maps/dir/?api=1&destination=${place}`,
  };
}

/** How a venue is looked for on a map: by name and address, but a sample's name is on no map. */
export function mapPlace({ name, address, source }: Pick<VenueFacts, 'name' | 'address' | 'source'>): string {
  return source === 'sample' ? address : `${name}, ${address}`;
}
