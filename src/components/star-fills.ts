export type StarFill = 'full' | 'half' | 'empty';

/** Five fills: full stars up to the rating, a half one for a half value, the rest empty. */
export function starFills(rating: number): readonly { readonly star: number; readonly fill: StarFill }[] {
  return [1, 2, 3, 4, 5].map((star) => ({ star, fill: fillOf(star, rating) }));
}

function fillOf(star: number, rating: number): StarFill {
  if (rating >= star) return 'full';
  return rating >= star - 0.5 ? 'half' : 'empty';
}
