import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Icon } from '../../../components/icon.tsx';
import { createLazy, LazyBoundary } from '../../../components/lazy-boundary.tsx';
import type { EventDetails } from '../../../domain/event-details.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { PageHold } from '../../../lib/page-holds.ts';
import { useUrlSearch } from '../../../lib/use-url-search.ts';
import { useQuotesText } from '../../../stores/quotes-store.ts';
import type { TotalVenue } from '../total.ts';
import styles from './quotes.module.css';
import type { QuoteTarget } from './quotes-view.tsx';

const view = createLazy(() => import('./quotes-view.tsx').then((module) => module.QuotesView));
const dialog = createLazy(() => import('./quote-dialog.tsx').then((module) => module.QuoteDialog));

interface QuotesProps {
  /** The venues of the page. */
  readonly venues: readonly TotalVenue[];
  readonly eventDetails: EventDetails | undefined;
  /** Whether it also shows quotes of other venues, and asks for those of the shortlist. */
  readonly showsOthers?: boolean;
}

/** The form that was opened last. Escape closes it, and what was typed stays. */
interface OpenForm {
  /** Its form is a new one. */
  readonly id: number;
  readonly target: QuoteTarget;
  readonly isOpen: boolean;
  readonly isTyped: boolean;
}

/** What each venue quoted, beside our estimate. Its code is loaded where there are quotes, that of its form with the tap. */
export function Quotes({ venues, eventDetails, showsOthers = false }: QuotesProps) {
  const hasQuotes = useQuotesText() !== '';
  const param = useUrlSearch().get('quotes') ?? '';
  const [form, setForm] = useState<OpenForm>();
  const [removed, setRemoved] = useState<{ readonly putBack: () => void }>();
  const isEmpty = !hasQuotes && param === '';
  if (isEmpty && !eventDetails) return null;

  function open(target: QuoteTarget) {
    setRemoved(undefined);
    setForm((last) =>
      last?.isTyped && last.target.venue === target.venue && last.target.quote?.id === target.quote?.id
        ? { ...last, isOpen: true }
        : { id: (last?.id ?? 0) + 1, target, isOpen: true, isTyped: false },
    );
  }
  const offerPutBack = (putBack: () => void) => setRemoved({ putBack });
  const close = () => setForm(undefined);
  return (
    <section className={isEmpty ? `${styles.section} screen-only` : styles.section} aria-labelledby="quotes">
      <h2 id="quotes">{m.quotes_title()}</h2>
      {isEmpty ? (
        <p>{m.quotes_lede()}</p>
      ) : (
        <LazyBoundary
          source={view}
          props={{ venues, showsOthers, eventDetails, param, onOpen: open, onRemove: offerPutBack }}
          loading={<PageHold />}
          failed={failed}
        />
      )}
      {removed && (
        <p className={styles.below} role="status">
          <span>{m.quotes_removed()}</span>
          {/* The button that opened the form is gone with its quote. */}
          <Button
            variant="quiet"
            autoFocus
            onClick={() => {
              removed.putBack();
              setRemoved(undefined);
            }}
          >
            {m.shortlist_put_back()}
          </Button>
        </p>
      )}
      {eventDetails && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => open({})}>
          <Icon name="plus" />
          {m.quotes_add()}
        </Button>
      )}
      {form && (
        <LazyBoundary
          key={form.id}
          source={dialog}
          props={{
            ...form,
            venues,
            asksShortlist: showsOthers,
            eventDetails,
            onClose: close,
            onDismiss: () => setForm((last) => (last?.isTyped ? { ...last, isOpen: false } : undefined)),
            onType: () => setForm((last) => last && { ...last, isTyped: true }),
            onRestart: () => setForm((last) => last && { ...last, id: last.id + 1, isTyped: false }),
            onRemove: (putBack) => {
              close();
              offerPutBack(putBack);
            },
          }}
          loading={form.isOpen && <Plain onClose={close}>{m.leads_loading()}</Plain>}
          failed={(reloadButton) => form.isOpen && <Plain onClose={close}>{failed(reloadButton)}</Plain>}
        />
      )}
    </section>
  );
}

const failed = (reloadButton: ReactNode) => (
  <div>
    <p>{m.total_failed()}</p>
    {reloadButton}
  </div>
);

/** While the form's code is loading, or cannot be loaded. */
function Plain({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <Dialog open onClose={onClose} title={m.quotes_form_title()}>
      <div role="status">{children}</div>
    </Dialog>
  );
}
