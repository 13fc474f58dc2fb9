import { archPath } from './arch-path.ts';

interface ArchMotifProps {
  readonly className?: string | undefined;
  /** Without the lamp: something else stands in it. */
  readonly empty?: boolean;
}

/** The scalloped arch as a line drawing with a lamp in it: holds the place of a picture that is not there. */
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
