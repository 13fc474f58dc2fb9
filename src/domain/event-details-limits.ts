/** The highest numbers of event details; `name` is the length of a function's name in code points. */
export const eventDetailsLimits = { guests: 5000, rooms: 200, functions: 6, name: 40 } as const;
