import { Button } from '../../../components/button.tsx';
import type { EventDetails } from '../../../domain/event-details.ts';
import { shareOnTop } from '../../../domain/facts/fact-rules.ts';
import { formatRupeeRange, formatShare } from '../../../domain/format.ts';
import type { Quote } from '../../../domain/quote.ts';
import { spokenName } from '../../../domain/venue-facts.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { openCallBackDialog } from '../../../visitor/lead-store.ts';
import { compareQuote, type QuoteAdvance, type QuoteComparison, type QuoteLine } from '../quote.ts';
import type { TotalVenue } from '../total.ts';
import {
  describeDifference,
  describeNoDifference,
  describeQuoted,
  describeRest,
  formatQuoteAmount,
  lineLabel,
  listQuestions,
} from './quote-text.ts';
import styles from './quote-view.module.css';

interface QuoteViewProps {
  readonly quote: Quote;
  /** Its place among several of one venue. */
  readonly number: number | undefined;
  readonly venue: TotalVenue;
  readonly eventDetails: EventDetails | undefined;
  /** Omit where it cannot be changed. */
  readonly onChange: (() => void) | undefined;
}

/** What a venue quoted beside our estimate, what they differ by, and what the family has to ask. */
export function QuoteView({ quote, number, venue, eventDetails, onChange }: QuoteViewProps) {
  const compared = compareQuote(quote, venue, eventDetails);
  const noDifference = describeNoDifference(quote, compared);
  return (
    <article className={styles.quote}>
      <p className={styles.for}>
        {number !== undefined && <strong>{`${m.quotes_number({ number })} `}</strong>}
        <span>{describeQuoted(compared.changed ?? compared.functions)}</span>
      </p>
      <Figures quote={quote} compared={compared} venue={venue} />
      {compared.difference && <p className={styles.difference}>{describeDifference(compared.difference)}</p>}
      {noDifference && <p className={styles.difference}>{noDifference}</p>}
      {describeRest(compared).map((text) => (
        <p key={text} className={styles.rest}>
          {text}
        </p>
      ))}
      {compared.questions.length > 0 && (
        <p className={styles.questions}>
          <strong>{m.quotes_ask()}</strong> <span>{listQuestions(compared, true).join(' · ')}</span>
        </p>
      )}
      <div className={`${styles.actions} screen-only`}>
        {compared.questions.length > 0 && (
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => openCallBackDialog({ control: 'quote', about: aboutOf(compared, venue.name) })}
          >
            {m.venues_ask_the_venue()}
          </Button>
        )}
        {onChange && (
          <Button
            id={quote.id}
            variant="quiet"
            aria-haspopup="dialog"
            aria-label={number === undefined ? undefined : m.quotes_change_number({ number })}
            onClick={onChange}
          >
            {m.quotes_change()}
          </Button>
        )}
      </div>
    </article>
  );
}

interface FiguresProps {
  readonly quote: Quote;
  readonly compared: QuoteComparison;
  readonly venue: TotalVenue;
}

function Figures({ quote, compared, venue }: FiguresProps) {
  const { lines, quoted, ours, advance } = compared;
  if (lines.length === 0 && !advance.quoted && !advance.ours) return null;
  const hasBalance = advance.quoted?.later || advance.ours?.later;
  return (
    <table className={styles.figures}>
      <caption className="visually-hidden">{m.quotes_caption({ name: spokenName(venue) })}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{m.quotes_they()}</th>
          <th scope="col">{m.quotes_ours()}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row
            key={line.id}
            label={lineLabel(line, quote, compared, shareOnTop(venue.foodTax))}
            quoted={amountText(line.quoted)}
            ours={amountText(line.ours)}
            className={line.isOurPrice && styles.ourPrice}
          />
        ))}
        {quoted && (
          <Row
            label={m.quotes_total()}
            quoted={formatQuoteAmount(quoted)}
            ours={ours && formatQuoteAmount(ours)}
            className={styles.total}
          />
        )}
        <Row
          label={m.total_advance_now()}
          quoted={advanceText(advance.quoted)}
          ours={advanceText(advance.ours)}
        />
        {hasBalance && (
          <Row
            label={m.total_balance_later()}
            quoted={advance.quoted?.later && formatRupeeRange(advance.quoted.later)}
            ours={advance.ours?.later && formatRupeeRange(advance.ours.later)}
          />
        )}
      </tbody>
    </table>
  );
}

function amountText(amount: QuoteLine['quoted']): string | undefined {
  return amount === 'included' ? m.quotes_included() : amount && formatQuoteAmount(amount);
}

function advanceText(advance: QuoteAdvance | undefined): string | undefined {
  if (advance?.now) return formatRupeeRange(advance.now);
  return advance?.share === undefined ? undefined : formatShare(advance.share);
}

interface RowProps {
  readonly label: string;
  /** A dash without. */
  readonly quoted: string | undefined;
  readonly ours: string | undefined;
  readonly className?: string | undefined;
}

function Row({ label, quoted = '–', ours = '–', className }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      <td>{quoted}</td>
      <td>{ours}</td>
    </tr>
  );
}

/** What the family was told stays with it: we learn the questions alone. */
function aboutOf(compared: QuoteComparison, name: string): string {
  return m.quotes_about({
    name,
    functions: describeQuoted(compared.functions),
    questions: listQuestions(compared, false).join(' · '),
  });
}
