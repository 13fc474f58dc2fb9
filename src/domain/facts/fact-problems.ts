import { m } from '../../i18n/compiled/messages.js';
import { formatNumber, formatShare } from '../format.ts';
import { type Asked, limitsOf } from './fact-kinds.ts';
import type { FactProblem } from './read-fact.ts';

/** What is wrong with an answer, and what to write. */
export function problemText(problem: FactProblem, asked: Asked | undefined): string {
  const { min, max, maxLength } = limitsOf(asked ?? { kind: 'text' });
  switch (problem) {
    case 'not-a-number':
    case 'not-whole':
      return m.owners_problem_number();
    case 'not-a-share':
    case 'not-a-tax':
      return m.owners_problem_percent();
    case 'not-a-charge':
      return m.owners_problem_charge();
    case 'too-low':
      return m.owners_problem_low({ min: formatNumber(min) });
    case 'too-high':
      return m.owners_problem_high({ max: max < 1 ? formatShare(max) : formatNumber(max) });
    case 'not-a-time':
      return m.owners_problem_time();
    case 'line-break':
      return m.owners_problem_line();
    case 'too-long':
      return m.owners_problem_long({ max: maxLength });
    case 'not-latin':
      return m.owners_problem_latin();
    case 'not-devanagari':
      return m.owners_problem_hindi();
    case 'missing':
      return m.owners_problem_missing();
    case 'not-yes-or-no':
      return m.owners_problem_yes_no();
    default:
      return m.owners_problem_other();
  }
}
