import type { FactId } from './facts.ts';

/** Ids that older builds have sent and stored, and that the webhook keeps: of questions to venues, and of owners' answers. */
export const oldQuestionIds: Readonly<Record<string, FactId>> = {
  tax: 'foodTax',
  advance: 'advanceShare',
  cancellation: 'refund',
  closing: 'eveningCloses',
  decorationFrom: 'decoration',
  power: 'generator',
};
export const oldAnswerIds: Readonly<Record<string, FactId>> = {
  advance: 'advanceShare',
  outsideDecoration: 'outsideDecorator',
};

const oldIds = { ...oldQuestionIds, ...oldAnswerIds };

/** The present id of a fact that an older build has named. */
export const presentId = (id: string): string => (Object.hasOwn(oldIds, id) ? (oldIds[id] ?? id) : id);
