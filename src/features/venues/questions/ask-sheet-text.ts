/** One question of the sheet; `answer` is absent where it was not told. */
export interface AskAnswer {
  readonly question: string;
  /** What it costs when the answer comes late. */
  readonly why?: string;
  readonly answer?: string;
}

/** The questions that have no answer yet. */
export function openQuestions(answers: readonly AskAnswer[]): string[] {
  return answers.filter((one) => one.answer === undefined).map((one) => one.question);
}

/** The sheet as plain text, for the clipboard and for WhatsApp (whose *stars* are bold). */
export function askSheetText(venue: string, answers: readonly AskAnswer[]): string {
  const lines = answers.map((one) => `• ${one.question}\n   ${one.answer ?? '*Not told: ask*'}`);
  return [`*Ask before you pay: ${venue}*`, ...lines].join('\n');
}
