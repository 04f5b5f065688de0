import { type CreditReason, type CreditReasonCode, creditReasons } from '@balcao/contract';

/** What a customer is told of a decision at most. */
const MOST = 4;

export interface Explanation {
  /** For the customer: neutral where it is about fraud, nothing twice. */
  sentences: string[];
  /** Whose data it was, for who contests it. */
  sources: string[];
  /** Days until a new request makes sense; null when no reason says. */
  retryAfterDays: number | null;
  /** For the staff: every reason. */
  staff: { code: CreditReasonCode; text: string }[];
}

/** What is told of the reasons of a decision. */
export function explain(codes: readonly CreditReasonCode[]): Explanation {
  const reasons = codes.map((code): CreditReason => creditReasons[code]);
  const told = reasons.filter((reason, at) => reasons.findIndex(({ customer }) => customer === reason.customer) === at);
  const shown = told.slice(0, MOST);
  const days = reasons.flatMap(({ retryAfterDays }) => retryAfterDays ?? []);
  return {
    sentences: shown.map(({ customer }) => customer),
    sources: [...new Set(shown.flatMap(({ dataSource }) => dataSource ?? []))],
    retryAfterDays: days.length > 0 ? Math.max(...days) : null,
    staff: codes.map((code) => ({ code, text: creditReasons[code].staff })),
  };
}
