/** Slugs of the specification's venues that the operator has removed on purpose; the tests expect all others. */
export const takenAway: readonly string[] = [];
