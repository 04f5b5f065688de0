import type { Cents, CivilDate } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { RetailerEntry } from '../../books/index.ts';

interface Difference {
  retailerId: string;
  differenceId: string;
  amountCents: Cents;
  /** Of the line. */
  on: CivilDate;
  at: Date;
}

const entryOf =
  (event: 'BANK_DIFFERENCE' | 'BANK_DIFFERENCE_END', sign: 1 | -1) =>
  ({ retailerId, differenceId, amountCents, on, at }: Difference): RetailerEntry => ({
    retailerId,
    event,
    subjectId: differenceId,
    at,
    on,
    postings: [
      { account: 'cash_at_bank', amountCents: cents(sign * amountCents) },
      { account: 'bank_differences', amountCents: cents(0 - sign * amountCents) },
    ],
  });

/** The bank moved it, and the books do not say why: it stands in an account of its own. */
export const differenceEntry = entryOf('BANK_DIFFERENCE', 1);
/** The books say why, by other entries. */
export const endedEntry = entryOf('BANK_DIFFERENCE_END', -1);
