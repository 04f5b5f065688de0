import type { Cents, CivilDate } from '@balcao/contract';
import { cents } from '@balcao/credit-math';

export interface BalanceFacts {
  on: CivilDate;
  /** As the bank says it. */
  statementCents: Cents;
  /** As the books hold it without what only statements say. */
  booksCents: Cents;
  /** Sum of lines without books, up to that day. */
  onlyAtBankCents: Cents;
  /** Sum of what the books moved up to that day and no line has. */
  onlyInBooksCents: Cents;
  /** What the bank moved up to that day and the books later, less what was the other way about. */
  inTransitCents: Cents;
}

/** The balance of a statement against the books': each part as it moves the difference, and what no part explains. */
export function checkBalance({ on, statementCents, booksCents, inTransitCents, ...open }: BalanceFacts) {
  const difference = cents(statementCents - booksCents);
  const onlyInBooks = cents(0 - open.onlyInBooksCents);
  const unexplained = cents(difference - open.onlyAtBankCents - onlyInBooks - inTransitCents);
  return {
    on,
    statement: statementCents,
    books: booksCents,
    difference,
    onlyAtBank: open.onlyAtBankCents,
    onlyInBooks,
    inTransit: inTransitCents,
    unexplained,
  };
}
