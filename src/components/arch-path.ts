/** The scalloped (multifoil) arch in a box of 400 by 500, as an SVG path: a picture's mask, its hairline, a motif. */
export const archPath =
  'M4 496V232H17A41 41 0 0 1 28.9 164.7A41 41 0 0 1 63.1 105.5A41 41 0 0 1 115.5 61.7A41 41 0 0 1 179.8 38.4Q197.6 28.7 200 6Q202.4 28.7 220.2 38.4A41 41 0 0 1 284.5 61.7A41 41 0 0 1 336.9 105.5A41 41 0 0 1 371.1 164.7A41 41 0 0 1 383 232H396V496Z';
