import type { VenueFacts } from './venue.ts';

/** Google Maps URLs for an address. */
export function mapLinks(address: string): { readonly embed: string; readonly directions: string } {
  const place = encodeURIComponent(address);
  return {
    embed: `https://www.google.com/maps?q=${place}&output=embed`,
    directions: `https://www.google.com/maps/dir/?api=1&destination=${place}`,
  };
}

/** The map query for a venue: name and address, for a sample only the address. */
export function mapPlace({ name, address, source }: Pick<VenueFacts, 'name' | 'address' | 'source'>): string {
  return source === 'sample' ? address : `${name}, ${address}`;
}
