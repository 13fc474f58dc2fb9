interface ArchMotifProps {
  readonly className?: string;
}

/** The scalloped arch as a line drawing: a frame, and a place that waits for its picture. */
export function ArchMotif({ className }: ArchMotifProps) {
  return <svg className={className} viewBox="0 0 400 500" aria-hidden="true" />;
}
