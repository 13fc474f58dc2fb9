/**
 * Slugs of specified venues that the operator has removed. Tests no longer expect them; a venue that is missing without
 * being listed here is an error.
 */
export const removedVenues: readonly string[] = [];
