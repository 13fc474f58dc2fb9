/** Links of the maps service for an address; the frame is loaded only after the visitor asks for it. */
export function mapLinks(address: string): { readonly embed: string; readonly directions: string } {
  const place = encodeURIComponent(address);
  return {
    embed: `https://www.google.com/maps?q=${place}&output=embed`,
    directions: `https://www.google.com/maps/dir/?api=1&destination=${place}`,
  };
}
