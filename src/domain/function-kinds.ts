/** The functions of a wedding, in the order of the form. Without their labels, because boot.ts has no messages. */
export const functionKinds = [
  'wedding',
  'reception',
  'sangeet',
  'mehndi',
  'haldi',
  'engagement',
  'other',
] as const;
export type FunctionKind = (typeof functionKinds)[number];
