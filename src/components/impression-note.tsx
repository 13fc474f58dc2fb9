import { m } from '../i18n/compiled/messages.js';
import type { PictureSource } from './picture-view.tsx';

interface ImpressionNoteProps {
  readonly pictures: readonly (Pick<PictureSource, 'impression'> | undefined)[];
  readonly className?: string | undefined;
}

/** Stands beside a heading that promises photographs: says that the pictures, or some of them, are artist's impressions. */
export function ImpressionNote({ pictures, className }: ImpressionNoteProps) {
  const existing = pictures.filter((picture) => picture !== undefined);
  const impressions = existing.filter(({ impression }) => impression);
  if (impressions.length === 0) return null;
  const part = impressions.length < existing.length ? 'some' : 'all';
  return <p className={className}>{m.gallery_impressions({ part })}</p>;
}
