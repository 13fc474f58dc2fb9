import sharp from 'sharp';

/** Places of a picture whose colours stand in for it, as shares of its width and height: the corners, then the middle. */
const places = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0.5, 0.5],
] as const;
const grid = 5;

/** What a picture is blurred to until it is there: five colours such as `#a86`, of its corners and its middle. */
export async function blurColours(image: Buffer | string): Promise<string> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .resize(grid, grid, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = ([across, down]: readonly [number, number]) => {
    const column = Math.round(across * (grid - 1));
    const row = Math.round(down * (grid - 1));
    const start = (row * grid + column) * info.channels;
    return `#${[...data.subarray(start, start + 3)].map((part) => Math.round(part / 17).toString(16)).join('')}`;
  };
  return places.map(colourAt).join(' ');
}
