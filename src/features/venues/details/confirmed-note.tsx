import type { Confirmation } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';
import styles from './confirmed-note.module.css';

/** Since when the venue stands by what is above it; nothing where it has not confirmed it. */
export function ConfirmedNote({ confirmed }: { readonly confirmed: Confirmation | undefined }) {
  return confirmed ? (
    <small className={`muted ${styles.note}`}>{m.venues_confirmed({ date: confirmed.text })}</small>
  ) : null;
}
