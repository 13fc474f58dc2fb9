import { useState } from 'react';

export interface ReadMoreState {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Whether "About" and the expert notes are unfolded: each by itself, or both at once (`together`). */
export function useReadMore(together: boolean): {
  readonly about: ReadMoreState;
  readonly notes: ReadMoreState;
} {
  const [aboutOpen, setAboutOpen] = useState(false);
  const [notesOpen, setNotesOpen] = useState(false);
  const about = { open: aboutOpen, onOpenChange: setAboutOpen };
  return { about, notes: together ? about : { open: notesOpen, onOpenChange: setNotesOpen } };
}
