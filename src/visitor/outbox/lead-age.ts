/** Older leads are not sent by themselves, in milliseconds: three days. */
export const maxQueuedMs = 3 * 24 * 60 * 60_000;
/** An expired lead stays whole at least this long after it was found expired, in milliseconds: a clock that was wrong may be right by then. */
export const minExpiredMs = 24 * 60 * 60_000;

/** When this browser first saw a lead without a usable time, and when it first found it expired. Milliseconds since 1970. */
export interface AgeMarks {
  readonly seenAt?: number | undefined;
  readonly expiredAt?: number | undefined;
}

interface LeadAge {
  /** When the lead was stored; when it was first seen, if that time is missing or in the future. */
  readonly since: number;
  readonly isExpired: boolean;
  /** It was found expired `minExpiredMs` ago, and still is. */
  readonly isOver: boolean;
  /** What to store beside the lead. */
  readonly marks: AgeMarks;
}

/** How old a lead is by a clock that may have been wrong when it was stored, or may be wrong now. */
export function ageOf(queuedAt: unknown, marks: AgeMarks, now: number): LeadAge {
  const isPast = (time: unknown): time is number => typeof time === 'number' && time > 0 && time <= now;
  const seenAt = isPast(queuedAt) ? undefined : isPast(marks.seenAt) ? marks.seenAt : now;
  const since = isPast(queuedAt) ? queuedAt : (seenAt ?? now);
  const isExpired = now - since > maxQueuedMs;
  const expiredAt = !isExpired ? undefined : isPast(marks.expiredAt) ? marks.expiredAt : now;
  return {
    since,
    isExpired,
    isOver: expiredAt !== undefined && now - expiredAt >= minExpiredMs,
    marks: { seenAt, expiredAt },
  };
}
