import { createLazy, LazyBoundary } from '../../components/lazy-boundary.tsx';
import type { ToldNotesProps } from './told-notes-list.tsx';

const list = createLazy(() => import('./told-notes-list.tsx').then((module) => module.ToldNotesList));

/** What stands beside the total of a hall that told the family something: its code is loaded there alone. */
export function ToldNotes(props: ToldNotesProps) {
  return props.venue.told && <LazyBoundary source={list} props={props} />;
}
