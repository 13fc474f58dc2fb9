import fc from 'fast-check';

/** Any UTF-16 units, also halves of a character. The unit "binary" of fast-check takes two seconds of processor at its first use. */
export const anyText = (maxLength?: number) =>
  fc.array(fc.nat(0xffff), { maxLength }).map((units) => String.fromCharCode(...units));
