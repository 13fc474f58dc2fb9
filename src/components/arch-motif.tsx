/** The scalloped arch as an SVG path, 400 by 500. arch-mask.svg has the same path. */
export const archPath =
  'M4 496V232H17A41 41 0 0 1 28.9 164.7A41 41 0 0 1 63.1 105.5A41 41 0 0 1 115.5 61.7A41 41 0 0 1 179.8 38.4Q197.6 28.7 200 6Q202.4 28.7 220.2 38.4A41 41 0 0 1 284.5 61.7A41 41 0 0 1 336.9 105.5A41 41 0 0 1 371.1 164.7A41 41 0 0 1 383 232H396V496Z';

interface ArchMotifProps {
  readonly className?: string | undefined;
  /** Without the lamp, so that an icon fits in. */
  readonly empty?: boolean;
}

/** The arch with a lamp as a line drawing: the placeholder of a missing picture. */
export function ArchMotif({ className, empty = false }: ArchMotifProps) {
  return (
    <svg className={className} viewBox="0 0 400 500" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={archPath} strokeWidth="4" />
      <path d={archPath} strokeWidth="3" transform="translate(32 40) scale(.84 .92)" opacity=".6" />
      {!empty && (
        <path
          d="M200 236c34 44 34 84 0 92c-34-8-34-48 0-92zM136 356h128c-12 34-40 48-64 48s-52-14-64-48z"
          strokeWidth="4"
        />
      )}
    </svg>
  );
}
