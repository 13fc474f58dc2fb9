import { useRef } from 'react';
import { istDate, istToday } from '../../domain/clock.ts';
import { isDate } from '../../domain/dates.ts';
import { m } from '../../i18n/compiled/messages.js';
import type { LeadPayload } from './lead-schema.ts';

/** Questions to the visitor by field; a field in a list has its path as name, as in `LeadResult`. */
export type Questions = Readonly<Record<string, string>>;

/**
 * What a form asks about before it sends, because it may be a mistake: an incomplete phone number, and a day or time that
 * has passed by the device's clock, which may be wrong. `asked` are fields that it has asked about before.
 */
export function questionsAbout(
  payload: LeadPayload,
  asked: readonly string[] = [],
  now: Date = new Date(),
): Questions {
  const passed = passedFields(payload, now).filter((field) => !asked.includes(field));
  return {
    ...(isCompletePhone(payload.phone) ? {} : { phone: m.leads_phone_incomplete() }),
    ...Object.fromEntries(passed.map((field) => [field, m.leads_passed()])),
  };
}

function passedFields(payload: LeadPayload, now: Date): readonly string[] {
  if ('functions' in payload)
    return payload.functions.flatMap(({ dates }, index) =>
      dates.flatMap((date, position) =>
        hasPassed(date, now) ? [`functions.${index}.dates.${position}`] : [],
      ),
    );
  if (!('date' in payload)) return [];
  if (hasPassed(payload.date, now)) return ['date'];
  return 'time' in payload && istDate(payload.date, payload.time) <= now ? ['time'] : [];
}

/** Whether a `YYYY-MM-DD` is before today in India; other texts are not. */
export const hasPassed = (date = '', now?: Date): boolean => isDate(date) && date < istToday(now);

/** Eight digits, as a landline without its city code, to the fifteen of the longest number; in any script. */
function isCompletePhone(phone: string): boolean {
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= 8 && digits <= 15;
}

/** A second submission within this is part of a double tap or of a held Enter key: too early to have read a question. */
const doubleTapMs = 1_000;

/** Whether a form asks about this text: once. The next submission of the same text confirms it. */
export function useAskOnce(): (text: string) => boolean {
  const asked = useRef({ text: '', at: 0 });
  return (text) => {
    const now = performance.now();
    const { current: last } = asked;
    if (last.text === text && now - last.at > doubleTapMs) return false;
    asked.current = { text, at: now };
    return true;
  };
}
