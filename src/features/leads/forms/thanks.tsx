import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { whatsAppLink } from '../../../content/whatsapp-draft.ts';
import { leadReference } from '../../../domain/lead-reference.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { StopCallingLink } from '../contact/contact-links.tsx';

/** The `ref` of an answer that replaces its form: a second Enter in place of the removed submit button does nothing. */
export const focusOnce = (element: HTMLElement | null) => element?.focus();

interface ReferenceProps {
  /** Of the lead, or of several that had waited. */
  readonly ids: readonly string[];
}

const referenceOf = (ids: readonly string[]) => ids.map(leadReference).join(', ');

/** "Your request K7Q4M". */
export function Reference({ ids }: ReferenceProps) {
  return (
    <p>
      <ParaglideMessage
        message={m.leads_reference}
        inputs={{ reference: referenceOf(ids) }}
        markup={{ strong: ({ children }) => <strong>{children}</strong> }}
      />
    </p>
  );
}

interface ThanksProps extends ReferenceProps {
  /** The function's message: it thanks, and a further line says who calls and by when. */
  readonly message: string;
  /** Replaces the first line. */
  readonly first?: string | undefined;
}

/** The thanks for a lead: what the function says, the reference, and what to do if nobody calls. */
export function Thanks({ ids, message, first }: ThanksProps) {
  const [line, ...notes] = message.split('\n');
  const reference = referenceOf(ids);
  return (
    <div className="stack gap-2">
      <p>{first ?? line}</p>
      <Reference ids={ids} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        <span>{m.leads_not_called()}</span>{' '}
        <a href={whatsAppLink({ about: m.drafts_not_called(), reference })} target="_blank" rel="noopener">
          {m.contact_whatsapp()}
        </a>
      </p>
      <p>
        <StopCallingLink reference={reference} />
      </p>
    </div>
  );
}
